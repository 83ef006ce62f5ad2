import { keepOfflineShell } from './offline-shell.ts';
import { watchWebVitals } from './web-vitals.ts';

/** What can wait until the page stands and the browser has nothing better to do. */
export function afterLoad(): void {
  watchWebVitals();
  void keepOfflineShell();
}
