import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

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
  /** Where this hook itself left the scroller, and how high the content was then. */
  const own = useRef({ top: 0, height: 0 });
  const [atEnd, setAtEnd] = useState(true);

  const settle = useCallback((box: HTMLElement) => {
    box.scrollTop = box.scrollHeight;
    own.current = { top: box.scrollTop, height: box.scrollHeight };
  }, []);

  const toEnd = useCallback(() => {
    held.current = true;
    setAtEnd(true);
    if (scroller.current) settle(scroller.current);
  }, [settle]);

  // Before the first paint: a chat opens at its end and is never seen anywhere else.
  useLayoutEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return;
    const distance = () => box.scrollHeight - box.scrollTop - box.clientHeight;
    const onScroll = () => {
      if (distance() <= SLACK) held.current = true;
      // Above where we left it without the content having shrunk: only the reader does that.
      else if (box.scrollTop < own.current.top - 1 && box.scrollHeight >= own.current.height) held.current = false;
      setAtEnd(held.current);
    };
    // Runs in every frame in which a height changed, before any scroll event of that change is told.
    const follow = () => {
      if (held.current) settle(box);
      setAtEnd(held.current || distance() <= SLACK);
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
  }, [settle]);

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
