import { type RefObject, useEffect, useRef } from 'react';

/** Every screen begins at its top, with the focus on its heading. @param screen changes with each screen */
export function useScreenHeading(screen: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen begins anew
  useEffect(() => {
    // At the largest text a heading fills the window: scrolled to by the browser, its first lines would be gone.
    heading.current?.focus({ preventScroll: true });
    document.getElementById('main')?.scrollTo({ top: 0 });
  }, [screen]);
  return heading;
}
