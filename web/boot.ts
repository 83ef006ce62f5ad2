import { followAppearance } from './lib/appearance.ts';
import { leaveNow, listenForQuickExit, returnsAfterLeaving } from './lib/quick-exit.ts';
import { applyViewport } from './lib/viewport.ts';

// The little that every page needs before it is painted. A page that came complete from the build waits for idle
// time or the first touch before React takes it over; an empty one starts at once.

followAppearance();
applyViewport(location.pathname);
listenForQuickExit();

let started = false;
function start(): void {
  if (started) return;
  started = true;
  void import('./main.tsx').then((app) => app.start());
}

function whenWanted(): void {
  const complete = document.getElementById('root')?.firstElementChild;
  if (!complete) {
    start();
    return;
  }
  for (const event of ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'] as const) {
    document.addEventListener(event, start, { once: true, passive: true });
  }
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 4000 });
  else setTimeout(start, 1500);
}

if (returnsAfterLeaving()) leaveNow();
else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', whenWanted);
else whenWanted();
