interface ScriptPolicy {
  createScriptURL: (url: string) => string;
}
type PolicyFactory = { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };

const WORKER = '/sw.js';

/** Asks the browser to keep the offline shell (web/service-worker.mjs). Built pages only; a browser may refuse. */
export async function keepOfflineShell(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  // The one address that the content policy's `trusted-types sw` is for.
  const policy = trustedTypes?.createPolicy('sw', { createScriptURL: () => WORKER });
  await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER).catch(() => {});
}

/** Takes the shell off this device again, with its worker: nothing tells that somebody was here. */
export async function wipeOfflineShell(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('alcove-shell-')).map((name) => caches.delete(name)));
  } catch {}
}
