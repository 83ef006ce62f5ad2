import { type ComponentType, use } from 'react';
import { loadTexts, type Namespace } from '#web/lib/i18n.ts';

/** Specification §9: how long a page's script may take. */
const CHUNK_TIMEOUT_MS = 120_000;

export interface LazyPage {
  /** Fetches script and texts; a page that was preloaded draws at once, without a fallback. */
  preload: () => Promise<ComponentType>;
  /** The page's component once it is there. */
  loaded: () => ComponentType | null;
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('chunk timeout')), CHUNK_TIMEOUT_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** A page whose script and catalogues are fetched together on first need. A failed fetch may be tried again. */
export function lazyPage(load: () => Promise<ComponentType>, ...namespaces: Namespace[]): LazyPage {
  let component: ComponentType | null = null;
  let pending: Promise<ComponentType> | null = null;
  const fetchAll = async () => {
    const [page] = await Promise.all([load(), ...namespaces.map(loadTexts)]);
    component = page;
    return page;
  };
  return {
    preload: () => {
      pending ??= withTimeout(fetchAll()).catch((error: unknown) => {
        pending = null;
        throw error;
      });
      return pending;
    },
    loaded: () => component,
  };
}

/** Draws a lazy page; suspends while it is on its way. */
export function PageView({ page }: { page: LazyPage }) {
  const Page = page.loaded() ?? use(page.preload());
  return <Page />;
}
