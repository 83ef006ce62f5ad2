/**
 * True where the server has newer pages than this one: their entry script is another. Then scripts that this page
 * has not loaded yet may be gone for good, and only loading it anew helps.
 */
async function isOutdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]');
  if (!own) return false;
  try {
    const response = await fetch(location.pathname, { cache: 'no-store', headers: { accept: 'text/html' } });
    const html = await response.text();
    return html.includes('/assets/') && !html.includes(own.getAttribute('src') ?? '');
  } catch {
    return false;
  }
}

/**
 * Loads the page anew if it is older than what the server has; answers whether it does. Called only where a part
 * of a page did not come, so nothing that is being read or written is taken away, and a draft is saved on leaving.
 * It cannot go round in circles: the page that comes is the current one.
 */
export async function reloadIfOutdated(): Promise<boolean> {
  if (!(await isOutdated())) return false;
  location.reload();
  return true;
}
