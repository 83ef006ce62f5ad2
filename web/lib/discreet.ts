import { readAppearance } from './appearance.ts';
import { watchStored } from './storage.ts';

/** What the tab reads in discreet mode, on every page. */
export const NEUTRAL_TITLE = 'Notes';
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Crect x='4' y='2.5' width='16' height='19' rx='2' fill='%23f4f4f4' stroke='%23777' stroke-width='1.6'/%3E%3Cpath d='M8 8h8M8 12h8M8 16h5' stroke='%23777' stroke-width='1.6'/%3E%3C/svg%3E";
const MANIFEST = '/notes.webmanifest';

/** What the page had before, to give it back. */
const before = new Map<Element, string>();

function swap(selector: string, address: string | null): void {
  for (const link of document.querySelectorAll(selector)) {
    if (address !== null) {
      if (!before.has(link)) before.set(link, link.getAttribute('href') ?? '');
      link.setAttribute('href', address);
    } else if (before.has(link)) link.setAttribute('href', before.get(link) ?? '');
  }
}

export const isDiscreet = (): boolean => document.documentElement.dataset.discreet !== undefined;

/** The title of the page, or the one that all pages have in discreet mode. */
export const titleOf = (title: string): string => (isDiscreet() ? NEUTRAL_TITLE : title);

function apply(discreet: boolean): void {
  if (discreet) {
    document.documentElement.dataset.discreet = '';
    document.title = NEUTRAL_TITLE;
  } else delete document.documentElement.dataset.discreet;
  swap('link[rel="icon"], link[rel="apple-touch-icon"]', discreet ? ICON : null);
  swap('link[rel="manifest"]', discreet ? MANIFEST : null);
}

/** One entry in the history, whatever is opened: there is nothing to go back through. */
function keepOneEntry(): void {
  const push = history.pushState.bind(history);
  history.pushState = (...entry) => (isDiscreet() ? history.replaceState(...entry) : push(...entry));
}

/** Dresses the document as plain notes where that was chosen, and follows the choice in any tab. */
export function followDiscreet(): void {
  keepOneEntry();
  apply(readAppearance().discreet);
  watchStored('appearance', () => apply(readAppearance().discreet));
}
