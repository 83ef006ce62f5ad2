import type { Instance } from '#shared/auth/auth.contract.ts';

let known: Instance | null | undefined;

/** What the server wrote of itself into the page it served; null where a development server left that out. */
export function instanceInPage(): Instance | null {
  if (known === undefined) {
    try {
      known = JSON.parse(document.getElementById('instance')?.textContent ?? 'null') as Instance | null;
    } catch {
      known = null;
    }
  }
  return known;
}
