import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { normalisePath } from '#shared/site/paths.ts';
import { askAgain } from '#web/app/lazy-page.tsx';

/** Specification §9: pages scroll to their top this long after a navigation. */
const SCROLL_DELAY_MS = 50;

export function scrollToTop(): void {
  window.scrollTo({ top: 0 });
}

/** After a navigation: focus goes to the new page's start, and the window to the top unless the person went back. */
export function usePageChange(): void {
  const path = normalisePath(useLocation().pathname);
  const how = useNavigationType();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    askAgain();
    const timer = setTimeout(() => {
      const main = document.getElementById('main');
      if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
      if (how !== 'POP') scrollToTop();
    }, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [path, how]);
}
