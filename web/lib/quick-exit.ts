import { instanceInPage } from './instance-in-page.ts';
import { SEALED_STORES } from './sealed-store-names.ts';

/** Where quick exit leads unless the operator chose: a page nobody wonders about, without advertising, in any language. */
const NEUTRAL_PAGE = 'https://www.wikipedia.org/';
const PRESSES = 3;
const WITHIN_MS = 5000;
/** Kept for this tab only: it was left, and Back must not show what stood here. */
const LEFT = 'left';

/** Where the other tabs of this browser hear that one was left. */
const CHANNEL = 'alcove-exit';
/** What the specification keeps in local storage, and our own: which chat was open, the picture's address. */
const KEPT = ['activeChatId', 'cachedPic'];

/** The server locks the session or ends it, and changes a cookie; the request outlives this page. */
function tellServer(): void {
  try {
    void fetch('/api/auth/leave', { method: 'POST', keepalive: true, credentials: 'same-origin' }).catch(() => {});
  } catch {}
}

/** One for hearing and telling: a second one of this page would be told as well, and its leaving would break off ours. */
let channel: BroadcastChannel | null = null;

function tabs(): BroadcastChannel | null {
  try {
    channel ??= new BroadcastChannel(CHANNEL);
  } catch {}
  return channel;
}

function tellOtherTabs(): void {
  try {
    tabs()?.postMessage('left');
  } catch {}
}

/** Hides everything at once, then replaces this page in the history by a neutral one; every other tab does the same. */
export function leaveNow({ first = true }: { first?: boolean } = {}): void {
  const root = document.documentElement;
  root.hidden = true;
  document.title = '';
  if (first) {
    tellServer();
    tellOtherTabs();
  }
  // What this device keeps of the person goes too, and the pages kept for offline, which would tell what stood here;
  // the browser finishes this once the page has let go.
  if (typeof indexedDB !== 'undefined') for (const name of SEALED_STORES) indexedDB.deleteDatabase(name);
  void wipeOfflineShell();
  // The back-forward cache may bring this very document back: it stays hidden and starts afresh at the front door.
  window.addEventListener('pageshow', (event) => event.persisted && location.replace('/'));
  try {
    sessionStorage.setItem(LEFT, '');
    for (const key of KEPT) localStorage.removeItem(key);
  } catch {}
  location.replace(instanceInPage()?.quickExitUrl ?? NEUTRAL_PAGE);
}

/** Takes the offline shell (web/service-worker.mjs) off this device, with its worker: nothing tells that somebody was here. */
export async function wipeOfflineShell(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const [names, registrations] = await Promise.all([caches.keys(), navigator.serviceWorker.getRegistrations()]);
    const shells = names.filter((name) => name.startsWith('alcove-shell-'));
    await Promise.all([
      ...shells.map((name) => caches.delete(name)),
      ...registrations.map((kept) => kept.unregister()),
    ]);
  } catch {}
}

/** True where Back, a reload or a restored tab leads into pages that were left. Opening Alcove anew ends that. */
export function returnsAfterLeaving(): boolean {
  const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  try {
    if (how?.type === 'navigate') sessionStorage.removeItem(LEFT);
    return sessionStorage.getItem(LEFT) !== null;
  } catch {
    return false;
  }
}

/** Counts presses of Shift alone; answers true on the third within five seconds. Pure but for what it remembers. */
export function shiftCounter(): (key: string, at: number) => boolean {
  let presses: number[] = [];
  return (key, at) => {
    if (key !== 'Shift') {
      presses = [];
      return false;
    }
    presses = [...presses.filter((time) => at - time < WITHIN_MS), at];
    return presses.length >= PRESSES;
  };
}

/** Listens on the whole document: Shift three times, and any link or button marked `data-quick-exit`, with or without the app. */
export function listenForQuickExit(): void {
  const others = tabs();
  if (others) others.onmessage = () => leaveNow({ first: false });
  const counts = shiftCounter();
  let alone = false;
  document.addEventListener('keydown', (event) => {
    alone = event.key === 'Shift' && !event.repeat;
    // A letter between the presses is typing, not a wish to leave.
    if (event.key !== 'Shift') counts(event.key, event.timeStamp);
  });
  document.addEventListener('keyup', (event) => {
    if (event.key === 'Shift' && alone && counts('Shift', event.timeStamp)) leaveNow();
  });
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-quick-exit]')) return;
    event.preventDefault();
    leaveNow();
  });
}
