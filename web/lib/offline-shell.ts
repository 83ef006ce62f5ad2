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
