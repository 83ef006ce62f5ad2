/** A page that was just opened goes to its top and takes the focus first, 50 ms after the navigation. */
export const AFTER_PAGE_CHANGE = 100;
const MARKED_MS = 3500;
const FADES_MS = 700;

/** Brings the place that a search led to into sight, gives it the focus and marks it, or what is given, for a while. */
export function landOn(element: HTMLElement, marked: HTMLElement = element): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
  marked.dataset.landed = '';
  setTimeout(() => {
    marked.dataset.landed = 'leaving';
    setTimeout(() => delete marked.dataset.landed, FADES_MS);
  }, MARKED_MS);
}
