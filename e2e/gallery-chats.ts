import type { Page } from 'playwright-core';
import { type Kit, newChat, type Shot, showSidebar } from './gallery-kit.ts';
import { RARE_SHOTS } from './gallery-rare.ts';
import { chatEntries, comeIn, say, send, whole } from './person.ts';

/** Every form a reply may take, in the ninety words that the server lets a reply have; it ends a longer one there. */
const LONG = [
  '## What a week like that does',
  'Two things stand out, and **neither** is about you being weak:',
  '1. You slept under five hours, four nights in a row.\n2. Nobody took over the work of the two who left.',
  '> A tired mind reads everything as urgent.',
  'Small things that have helped others:\n\n- writing the mails down, and *closing the lid*\n- asking for `one` project to be moved',
  'Which would be the least effort tonight?',
].join('\n\n');

const SLOW = {
  text: 'That was a lot to carry through one week. You stayed late three times and still thought of everybody else first. No wonder the evenings feel so short now. Your body has been asking for rest in its own quiet way.',
  rate: 12,
};

const guidedChat =
  (...turns: string[]) =>
  async ({ guided }: Kit) => {
    const page = await newChat(await guided());
    for (const turn of turns) await say(page, turn);
    return page;
  };

const card = (page: Page) => page.getByRole('region', { name: /^Exercise/ });

/** Says what is needed until the exercise asks in the wanted way. */
const exercise = (wanted: (page: Page) => ReturnType<Page['getByRole']>, first: string) => async (kit: Kit) => {
  const page = await newChat(await kit.guided());
  await say(page, first);
  for (let turns = 0; turns < 6 && (await wanted(page).count()) === 0; turns++) await say(page, 'yes, ok');
  await wanted(page).first().waitFor();
  return page;
};

const inSidebar = async (kit: Kit) => {
  const page = await newChat(await kit.guided());
  await say(page, 'Small things make me so nervous lately');
  await showSidebar(page);
  await chatEntries(page).first().waitFor();
  return page;
};

const entryMenu = async (kit: Kit) => {
  const page = await inSidebar(kit);
  await chatEntries(page).first().hover();
  await chatEntries(page)
    .first()
    .getByRole('button', { name: /^Rename or delete/ })
    .click();
  await page.getByRole('menuitem', { name: 'Rename' }).waitFor();
  return page;
};

const fromModel = async (kit: Kit, script: Parameters<Kit['model']['next']>[0], text: string) => {
  const page = await newChat(await kit.withModel());
  kit.model.next(script);
  await send(page, text);
  return page;
};

const signedIn =
  (path: string) =>
  async ({ guided }: Kit) => {
    const page = await guided();
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    return page;
  };

/** The signed-in area in all its states. */
export const CHAT_SHOTS: Shot[] = [
  { name: 'chat-first-minute', take: ({ guided }) => guided() },
  { name: 'chat-empty', take: guidedChat() },
  {
    name: 'chat-guided',
    take: guidedChat(
      'Hey. The last weeks were just a lot',
      'work mostly. two people left and nobody came after them',
      'At night I lie there until 2 or 3 and go through every mail in my head',
    ),
  },
  { name: 'chat-level-1', take: guidedChat('I feel hopeless, everything is pointless lately') },
  { name: 'chat-level-2', take: guidedChat('I keep thinking about killing myself') },
  { name: 'chat-level-3', take: guidedChat('I have the pills in my hand and I am going to take them all tonight') },
  {
    name: 'chat-exercise-scale',
    take: exercise((page) => card(page).getByText('Not at all'), 'Can we do the slow sighs breathing exercise'),
  },
  {
    name: 'chat-exercise-breath',
    take: exercise((page) => card(page).getByText(/in 2/), 'Can we do the slow sighs breathing exercise'),
  },
  {
    name: 'chat-exercise-choice',
    take: exercise(
      (page) => card(page).getByRole('button', { name: 'A bit dizzy' }),
      'Can we do the slow sighs breathing exercise',
    ),
  },
  {
    name: 'chat-streaming',
    take: async (kit) => {
      const page = await fromModel(kit, SLOW, 'Long week, I am done');
      await page.getByText('That was a lot to carry', { exact: false }).waitFor();
      return page;
    },
  },
  {
    name: 'chat-stopped',
    take: async (kit) => {
      const page = await fromModel(kit, { ...SLOW, rate: 24 }, 'I talk and talk');
      await page.getByText('You stayed late', { exact: false }).waitFor();
      await page.getByRole('button', { name: 'Stop the reply' }).click();
      await page.getByText('You stopped this reply.').waitFor();
      return page;
    },
  },
  {
    name: 'chat-cut-off',
    take: async (kit) => {
      const page = await fromModel(kit, { text: SLOW.text, fault: 'cut', at: 30 }, 'What do you make of it');
      await whole(page, 1);
      return page;
    },
  },
  {
    name: 'chat-simple-mode',
    take: async (kit) => {
      const page = await fromModel(kit, { fault: 'reset', at: 0 }, 'I argued with my father again');
      await page.getByText('Answering in simple mode').waitFor();
      return page;
    },
  },
  {
    name: 'chat-markdown',
    take: async (kit) => {
      const page = await fromModel(kit, { text: LONG }, 'What should I look at first?');
      await whole(page, 1);
      return page;
    },
  },
  {
    name: 'chat-versions',
    take: async (kit) => {
      const page = await fromModel(kit, { text: 'First way of saying it.' }, 'Say something kind');
      await whole(page, 1);
      kit.model.next({ text: 'Another way of saying it.' });
      await page.getByRole('button', { name: 'Answer again' }).click();
      await page.getByRole('button', { name: 'Earlier version' }).waitFor();
      return page;
    },
  },
  {
    name: 'chat-offline-unsent',
    take: async (kit) => {
      const page = await kit.alone();
      await comeIn(page);
      await say(page, 'Trains are late and so am I');
      await page.context().setOffline(true);
      await send(page, 'I missed the interview because of it');
      await page.getByText('Not sent yet.').waitFor();
      return page;
    },
  },
  {
    name: 'chat-thinking',
    take: async (kit) => {
      const page = await fromModel(kit, { ttft: 15_000 }, 'Long week, I am done');
      await page.getByText('Thinking about what you said').waitFor();
      return page;
    },
  },
  { name: 'sidebar', take: inSidebar },
  { name: 'sidebar-entry-menu', take: entryMenu },
  {
    name: 'sidebar-rename',
    take: async (kit) => {
      const page = await entryMenu(kit);
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await page.getByRole('textbox', { name: 'New title for this chat' }).waitFor();
      return page;
    },
  },
  {
    name: 'sidebar-delete-dialog',
    take: async (kit) => {
      const page = await entryMenu(kit);
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor();
      return page;
    },
  },
  {
    name: 'help-panel',
    take: async (kit) => {
      const page = await signedIn('/chat')(kit);
      await page.getByRole('button', { name: 'Help', exact: true }).click();
      await page.getByRole('dialog').getByRole('link').first().waitFor();
      return page;
    },
  },
  { name: 'suggestions', take: signedIn('/suggestions') },
  { name: 'profile-anonymous', take: signedIn('/profile'), full: true },
  ...RARE_SHOTS,
];

/** The same at the largest text, chosen where people choose it. */
export const LARGE_TEXT_SHOTS: Shot[] = ['/', '/safety', '/chat', '/profile'].map((path) => ({
  name: `text-250${path === '/' ? '-landing' : path.replace('/', '-')}`,
  full: path !== '/chat',
  take: async (kit) => {
    const page = await kit.alone();
    await comeIn(page);
    await page.goto('/profile');
    await page.getByText('250 %').click();
    await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--text-scale') === '2.5');
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    return page;
  },
}));
