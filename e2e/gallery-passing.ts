import type { Page } from 'playwright-core';
import { type Kit, newChat, type Shot } from './gallery-kit.ts';
import { comeIn, composer, say } from './person.ts';

const accountMenu = async (kit: Kit) => {
  const page = await kit.guided();
  await page.goto('/mission');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
  return page;
};

const chatMenu = (name: RegExp, entry: string) => async (kit: Kit) => {
  const page = await newChat(await kit.guided());
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: entry }).waitFor();
  return page;
};

/** A signed-in page of its own, loaded again while `answer` stands in for what the server says at `address`. */
const withAnswer =
  (address: RegExp, path: string, answer: 'never' | 'refuses', until: (page: Page) => Promise<void>) =>
  async (kit: Kit) => {
    const page = await kit.alone({ serviceWorkers: 'block' });
    await comeIn(page);
    if (path === '/chat') await say(page, 'Small things make me so nervous lately');
    // What comes early may hold the answer too.
    await page.route('**/api/opening*', (route) => route.fulfill({ json: { answers: {} } }));
    await page.route(address, (route) =>
      answer === 'never'
        ? undefined
        : route.fulfill({ status: 400, json: { error: { code: 'http.input_invalid', message: 'no' } } }),
    );
    await page.goto(path);
    await until(page);
    return page;
  };

const taste = (text: string, until: (page: Page) => Promise<void>) => async (kit: Kit) => {
  const page = await kit.alone();
  await page.goto('/', { waitUntil: 'networkidle' });
  const field = page.getByRole('textbox', { name: 'Your words' });
  await field.fill(text);
  await field.press('Enter');
  await until(page);
  return page;
};

/** What is open only for a moment, and what people see when something does not come. */
export const PASSING_SHOTS: Shot[] = [
  { name: 'header-account-menu', take: accountMenu },
  {
    name: 'leave-dialog',
    take: async (kit) => {
      const page = await accountMenu(kit);
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).waitFor();
      return page;
    },
  },
  { name: 'chat-tone-menu', take: chatMenu(/^Tone:/, 'Gentle listener') },
  { name: 'chat-language-menu', take: chatMenu(/^Language:/, 'Deutsch') },
  {
    name: 'chat-edit',
    take: async (kit) => {
      const page = await newChat(await kit.guided());
      await say(page, 'Small things make me so nervous lately');
      await page.getByRole('article', { name: 'You' }).click();
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('textbox', { name: 'Edit your message' }).waitFor();
      return page;
    },
  },
  {
    name: 'chat-too-long',
    take: async (kit) => {
      const page = await newChat(await kit.guided());
      await composer(page).fill('No end to this week. '.repeat(390));
      await page.getByText('over the limit', { exact: false }).waitFor();
      await page.evaluate(() => new Promise((done) => setTimeout(done, 1)));
      return page;
    },
  },
  {
    name: 'chat-help-folded',
    take: async (kit) => {
      const page = await newChat(await kit.guided());
      await say(page, 'I keep thinking about killing myself');
      // On a phone it comes folded.
      if (kit.width !== '360') await page.getByRole('button', { name: /Show less/ }).click();
      await page.getByRole('button', { name: /Show more/ }).waitFor();
      return page;
    },
  },
  {
    name: 'chat-not-opened',
    take: withAnswer(/\/messages(\?|$)/, '/chat', 'refuses', (page) =>
      page.getByRole('heading', { name: 'This chat did not open' }).waitFor(),
    ),
  },
  {
    name: 'chat-opening',
    take: withAnswer(/\/messages(\?|$)/, '/chat', 'never', (page) => page.getByText('Opening your chat').waitFor()),
  },
  {
    name: 'chats-loading',
    take: withAnswer(/\/chats(\?|$)/, '/suggestions', 'never', (page) =>
      page.getByText('Loading chats...').waitFor({ state: 'attached' }),
    ),
  },
  {
    name: 'chats-none',
    take: withAnswer(/\/chats(\?|$)/, '/suggestions', 'refuses', (page) =>
      page.getByText('No chats yet.').waitFor({ state: 'attached' }),
    ),
  },
  {
    name: 'landing-taste-answered',
    full: true,
    take: taste('I am worried about work', (page) => page.getByText('Companion:').nth(1).waitFor()),
  },
  {
    name: 'landing-taste-help',
    full: true,
    take: taste('I keep thinking about killing myself', (page) =>
      page.getByText('You deserve a real person with you on this').waitFor(),
    ),
  },
];
