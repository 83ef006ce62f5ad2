import { type ComponentType, use } from 'react';
import { loadTexts, type Namespace } from '#web/lib/i18n.ts';

/** Specification §9: how long a page's script may take. */
const CHUNK_TIMEOUT_MS = 120_000;

export interface LazyPage {
  (): React.ReactNode;
  /** Fetches script and texts; a page that was preloaded draws at once, without a fallback. */
  preload: () => Promise<void>;
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
  let Loaded: ComponentType | null = null;
  let pending: Promise<void> | null = null;

  const preload = () => {
    pending ??= withTimeout(Promise.all([load(), ...namespaces.map(loadTexts)])).then(
      ([component]) => {
        Loaded = component as ComponentType;
      },
      (error: unknown) => {
        pending = null;
        throw error;
      },
    );
    return pending;
  };

  const Page = () => {
    if (!Loaded) use(preload());
    return Loaded ? <Loaded /> : null;
  };
  return Object.assign(Page, { preload });
}
