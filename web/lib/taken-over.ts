const LONGEST_MS = 3000;

let settle: () => void = () => {};
let isWaiting = false;
const taken = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Called by the innermost part of a page once it stands. */
export const pageStands = (): void => settle();

/** From here on `whenTakenOver` waits: React takes over a page that the build has drawn. */
export function beginTakeOver(): void {
  isWaiting = true;
  setTimeout(settle, LONGEST_MS);
}

/** Resolves once React has the whole page: news that came earlier would make it finish in one long go. */
export const whenTakenOver = (): Promise<void> => (isWaiting ? taken : Promise.resolve());
