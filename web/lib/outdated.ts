/** What the server has at this address, compared with this page; null where it cannot be asked. */
async function askServer(): Promise<'these pages' | 'other pages' | null> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]')?.getAttribute('src');
  if (!own) return null;
  try {
    const response = await fetch(location.pathname, { cache: 'no-store', headers: { accept: 'text/html' } });
    const html = await response.text();
    if (!html.includes('/assets/')) return null;
    return html.includes(own) ? 'these pages' : 'other pages';
  } catch {
    return null;
  }
}

// Both are called only where a part of a page did not come, so nothing that is being read or written is taken away,
// and a draft is saved on leaving.

/**
 * Loads the page anew if it is older than what the server has; answers whether it does. Scripts that it has not
 * loaded yet may be gone for good then. It cannot go round in circles: the page that comes is the current one.
 */
export async function reloadIfOutdated(): Promise<boolean> {
  if ((await askServer()) !== 'other pages') return false;
  location.reload();
  return true;
}

/**
 * Loads the page anew if the server answers: for a part that failed even when somebody asked for it again. A browser
 * may keep a failed import for as long as the page lives (https://github.com/whatwg/html/issues/6768).
 */
export async function reloadIfReachable(): Promise<void> {
  if (await askServer()) location.reload();
}
