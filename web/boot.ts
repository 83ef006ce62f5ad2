import { normalisePath } from '#shared/site/paths.ts';
import { followAppearance } from './lib/appearance.ts';
import { followDiscreet } from './lib/discreet.ts';
import { askEarly } from './lib/opening.ts';
import { leaveNow, listenForQuickExit, returnsAfterLeaving } from './lib/quick-exit.ts';
import { followViewport } from './lib/viewport.ts';

// The little that every page needs before it is painted. A page that came complete from the build waits for idle
// time or the first touch before React takes it over; an empty one starts at once.

followAppearance();
followDiscreet();
followViewport();
listenForQuickExit();

function whenLoaded(): void {
  const load = () => void import('./lib/after-load.ts').then((late) => late.afterLoad()).catch(() => {});
  if (typeof requestIdleCallback === 'function') requestIdleCallback(load, { timeout: 10_000 });
  else setTimeout(load, 3000);
}

/** True where the build has drawn the page. */
const isDrawn = () => document.getElementById('root')?.firstElementChild != null;

let started = false;
function start(): void {
  if (started) return;
  started = true;
  askEarly(location.pathname, !isDrawn());
  // The chat's own script comes beside the app's, not after it.
  if (normalisePath(location.pathname) === '/chat') void import('./features/chats/chat.page.tsx').catch(() => {});
  void import('./main.tsx').then((app) => app.start());
}

/** Idle time comes before the first paint too, while the page waits for its fonts: then nothing may be in its way. */
function afterFirstPaint(run: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    run();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}

function whenWanted(): void {
  // The page that stands where no network is (web/features/safety/offline.page.tsx) stays as it was drawn.
  if (document.getElementById('offline-help')) {
    window.addEventListener('online', () => location.reload());
    const plan = document.getElementById('kept-plan');
    if (plan) void import('./lib/kept-plan.ts').then((kept) => kept.showKeptPlan(plan)).catch(() => {});
    return;
  }
  if (!isDrawn()) {
    start();
    return;
  }
  for (const event of ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'] as const) {
    document.addEventListener(event, start, { once: true, passive: true });
  }
  afterFirstPaint(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 4000 });
    else setTimeout(start, 1500);
  });
}

const left = returnsAfterLeaving();
if (!left) window.addEventListener('load', whenLoaded, { once: true });
if (left) leaveNow({ first: false });
else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', whenWanted);
else whenWanted();
