import { type ComponentType, type ReactNode, use, useEffect } from 'react';
import { loadTexts, type Namespace } from '#web/lib/i18n.ts';
import { withinChunkTimeout } from '#web/lib/load-script.ts';
import { reloadIfOutdated } from '#web/lib/outdated.ts';
import { pageStands } from '#web/lib/taken-over.ts';

export interface LazyPage<Props = object> {
  /** Fetches script and texts; a page that was preloaded draws at once, without a fallback. */
  preload: () => Promise<ComponentType<Props>>;
  /** The page's component once it is there. */
  loaded: () => ComponentType<Props> | null;
}

/** Grows each time somebody asks for what did not come. */
let asked = 0;

/** Lets every part that failed be fetched anew when it is next drawn. */
export function askAgain(): void {
  asked += 1;
}

/** A page whose script and catalogues are fetched together on first need. A failed fetch may be tried again. */
export function lazyPage<Props = object>(
  load: () => Promise<ComponentType<Props>>,
  ...namespaces: Namespace[]
): LazyPage<Props> {
  let component: ComponentType<Props> | null = null;
  let pending: Promise<ComponentType<Props>> | null = null;
  let failed: number | null = null;
  const fetchAll = async () => {
    const [page] = await Promise.all([load(), ...namespaces.map(loadTexts)]);
    component = page;
    return page;
  };
  return {
    preload: () => {
      // React draws a part again when its promise fails: a new one then would suspend for ever instead of failing.
      if (failed !== null && failed !== asked) [pending, failed] = [null, null];
      pending ??= withinChunkTimeout(fetchAll()).catch(async (error: unknown) => {
        // On its way to the current pages: the old one waits, rather than say that something failed.
        if (await reloadIfOutdated()) return new Promise<never>(() => {});
        failed = asked;
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
  useEffect(pageStands, []);
  return <Page />;
}

/** Draws a lazy frame around a page. */
export function FrameView({ frame, children }: { frame: LazyPage<{ children: ReactNode }>; children: ReactNode }) {
  const Frame = frame.loaded() ?? use(frame.preload());
  return <Frame>{children}</Frame>;
}
