import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

// Why is this hard? New text must stay in sight for somebody who reads along and must
// never move somebody who scrolled away, while heights above also change by themselves
// (older pages, content-visibility). So the reader's own scrolling is the only thing that
// lets go or takes hold; growth only ever follows.

/** Pixels from the end that still count as "at the end", for fractional scroll positions. */
const SLACK = 24;

export interface Stick {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** False while the reader is away from the end. */
  atEnd: boolean;
  toEnd: () => void;
}

/** Keeps the end in sight until the reader scrolls up; `firstId` tells when an older page was put on top. */
export function useStickToBottom(firstId: string | undefined): Stick {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const held = useRef(true);
  const last = useRef({ top: 0, height: 0 });
  const [atEnd, setAtEnd] = useState(true);

  const toEnd = useCallback(() => {
    held.current = true;
    setAtEnd(true);
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, []);

  useEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return;
    const onScroll = () => {
      const { scrollTop, scrollHeight, clientHeight } = box;
      const near = scrollHeight - scrollTop - clientHeight <= SLACK;
      // Moving up without the content having shrunk can only be the reader.
      if (near) held.current = true;
      else if (scrollTop < last.current.top - 1 && scrollHeight >= last.current.height) held.current = false;
      last.current = { top: scrollTop, height: scrollHeight };
      setAtEnd(near || held.current);
    };
    const follow = () => {
      if (held.current) box.scrollTop = box.scrollHeight;
      else setAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight <= SLACK);
    };
    const growth = new ResizeObserver(follow);
    growth.observe(inner);
    growth.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    follow();
    return () => {
      growth.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, []);

  // Browsers keep the place by themselves when something grows above it, except at the
  // very top and where they know no scroll anchoring.
  const before = useRef({ id: firstId, height: 0 });
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const anchored = CSS.supports('overflow-anchor', 'auto') && box.scrollTop > 0;
    if (before.current.id !== firstId && before.current.id !== undefined && !held.current && !anchored) {
      box.scrollTop += box.scrollHeight - before.current.height;
    }
    before.current = { id: firstId, height: box.scrollHeight };
  });

  return { scroller, content, atEnd, toEnd };
}
