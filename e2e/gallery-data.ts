import type { Page } from 'playwright-core';
import type { Kit, Shot } from './gallery-kit.ts';
import { comeIn } from './person.ts';

const AT = '2025-05-01T10:00:00Z';
const message = (sender: string, text: string) => ({ sender, text, created_at: AT });
const talk = (uuid: string, name: string, said: string) => ({
  ...{ uuid, name, created_at: AT },
  chat_messages: [
    message('human', said),
    message('assistant', 'That sounds like a long evening. What stayed with you?'),
  ],
});
const EXPORT = JSON.stringify([
  talk('a', 'The trams at night', 'The trams wake me and then I lie there counting'),
  talk('b', 'A letter to the landlord', 'How do I say it without being rude'),
  talk('c', '', 'What is a weir'),
]);

/** The part of the profile about their own data. */
async function atData(kit: Kit): Promise<Page> {
  const page = await kit.alone();
  await comeIn(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Make the archive' }).waitFor();
  await page.getByRole('heading', { name: 'Your data', exact: true }).evaluate((it) => it.scrollIntoView());
  return page;
}

async function choosing(kit: Kit): Promise<Page> {
  const page = await atData(kit);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file', exact: true }).click(),
  ]);
  const buffer = Buffer.from(EXPORT);
  await chooser.setFiles({ name: 'conversations.json', mimeType: 'application/json', buffer });
  await page.getByRole('checkbox', { name: 'The trams at night' }).check();
  return page;
}

/** Taking everything out, bringing it in, and chats from elsewhere. */
export const DATA_SHOTS: Shot[] = [
  {
    name: 'profile-data',
    take: async (kit) => {
      const page = await atData(kit);
      await page.getByRole('button', { name: 'Make the archive' }).click();
      await page.getByRole('button', { name: 'Download', exact: true }).waitFor();
      return page;
    },
  },
  { name: 'profile-choose-chats', take: choosing },
  {
    name: 'chat-brought-in',
    take: async (kit) => {
      const page = await choosing(kit);
      await page.getByRole('button', { name: 'Bring in 1 chat', exact: true }).click();
      await page.getByText(/^1 chat was brought in/).waitFor();
      await page.goto('/chat');
      await page.getByText('Brought in from Claude').waitFor();
      return page;
    },
  },
  {
    name: 'authpage-bring-along',
    full: true,
    take: async (kit) => {
      const page = await kit.alone();
      await comeIn(page);
      await page.goto('/authpage');
      await page.getByRole('checkbox', { name: 'Bring what you have here along' }).waitFor();
      return page;
    },
  },
];
