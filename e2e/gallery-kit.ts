import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { ScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import type { SmtpInbox } from '#server/testing/smtp-inbox.ts';
import type { Visit } from './browser.ts';
import { comeIn, openPerson, sidebar } from './person.ts';

export const WIDTHS: Record<string, BrowserContextOptions> = {
  '360': { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  '768': { viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true },
  '1440': { viewport: { width: 1440, height: 900 } },
};

const PATIENCE_MS = 20_000;

/** What a picture may use. People are made on first need and keep their browser for all pictures of one width. */
export interface Kit {
  model: ScriptedModel;
  inbox: SmtpInbox;
  width: string;
  /** Where the development server shows /design. */
  design: string;
  /** Nobody is signed in. */
  visitor: () => Promise<Page>;
  /** Without an account, answered by the guided companion. */
  guided: () => Promise<Page>;
  /** Without an account, answered by the scripted model. */
  withModel: () => Promise<Page>;
  /** A browser of its own for this picture only. */
  alone: (options?: BrowserContextOptions) => Promise<Page>;
}

export interface Shot {
  name: string;
  /** Brings the page into its state and returns it. */
  take: (kit: Kit) => Promise<Page>;
  /** The whole length of the page instead of what the window shows. */
  full?: boolean;
}

export async function openKit(
  browser: Browser,
  origin: string,
  fixed: Pick<Kit, 'model' | 'inbox' | 'width' | 'design'>,
): Promise<{ kit: Kit; endShot: () => Promise<void>; close: () => Promise<void> }> {
  const kept = new Map<string, Promise<Page>>();
  const all: Visit[] = [];
  const single: Visit[] = [];
  const open = async (list: Visit[], options: BrowserContextOptions = {}): Promise<Page> => {
    const person = await openPerson(browser, origin, { ...WIDTHS[fixed.width], ...options });
    person.context.setDefaultTimeout(PATIENCE_MS);
    list.push(person);
    return person.page;
  };
  const once = (who: string, make: () => Promise<Page>): Promise<Page> => {
    const page = kept.get(who) ?? make();
    kept.set(who, page);
    return page;
  };
  const member = async (withModel: boolean): Promise<Page> => {
    const page = await open(all);
    await comeIn(page, { model: withModel });
    return page;
  };
  const closeAll = async (list: Visit[]) => {
    await Promise.all(list.splice(0).map(({ context }) => context.close()));
  };
  const kit: Kit = {
    ...fixed,
    visitor: () => once('visitor', () => open(all)),
    guided: () => once('guided', () => member(false)),
    withModel: () => once('model', () => member(true)),
    alone: (options) => open(single, options),
  };
  return { kit, endShot: () => closeAll(single), close: () => closeAll(all) };
}

/** Untitled chats carry the same name; the button is the first. */
const newChatButton = (page: Page) => sidebar(page).getByRole('button', { name: 'New Chat', exact: true }).first();

/** Opens the drawer where the sidebar is one. */
export async function showSidebar(page: Page): Promise<void> {
  const handle = page.getByRole('button', { name: 'Open the menu' });
  if (await handle.isVisible()) await handle.click();
  await newChatButton(page).waitFor();
}

/** An empty chat of that person. */
export async function newChat(page: Page): Promise<Page> {
  await page.goto('/chat');
  await page.getByRole('textbox', { name: 'Your message' }).waitFor();
  await showSidebar(page);
  await newChatButton(page).click();
  await page.getByText('There is no right way to begin', { exact: false }).waitFor();
  return page;
}
