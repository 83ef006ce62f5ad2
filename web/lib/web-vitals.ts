import { largestBurst, slowInteraction } from './vital-figures.ts';

/** How the open page has felt so far. Milliseconds, but for `shift`, which is a share of the window. */
export interface WebVitals {
  /** Until the server's first byte. */
  firstByte: number | null;
  firstPaint: number | null;
  /** Until the largest part of the page stood (LCP). */
  largestPaint: number | null;
  /** The longest wait after a tap or key, but for one in fifty (INP). */
  interaction: number | null;
  /** How far things jumped by themselves (CLS). */
  shift: number;
}

type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean };
type InteractionEntry = PerformanceEntry & { interactionId?: number };

const interactions = new Map<number, number>();
const shifts: { at: number; value: number }[] = [];
let firstPaint: number | null = null;
let largestPaint: number | null = null;
let observed = false;

function observe<Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void): void {
  // Browsers throw on kinds they do not know; such a figure stays unknown.
  try {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Entry);
    });
    observer.observe({ type, buffered: true, ...(type === 'event' ? { durationThreshold: 40 } : {}) });
  } catch {}
}

/** Begins to listen; what happened before is told by the browser's own buffer. */
export function watchWebVitals(): void {
  if (observed || typeof PerformanceObserver !== 'function') return;
  observed = true;
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    largestPaint = startTime;
  });
  observe<ShiftEntry>('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (!hadRecentInput) shifts.push({ at: startTime, value });
  });
  observe<InteractionEntry>('event', ({ interactionId, duration }) => {
    if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  });
}

/** The figures of this page so far. They live in this tab's memory and nobody is sent them. */
export function readWebVitals(): WebVitals {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return {
    firstByte: navigation?.responseStart ?? null,
    firstPaint,
    largestPaint,
    interaction: slowInteraction([...interactions.values()]),
    shift: largestBurst(shifts),
  };
}
