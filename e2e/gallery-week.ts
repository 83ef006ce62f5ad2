import type { Page } from 'playwright-core';
import { fillDays } from './checkin-days.ts';
import type { Kit, Shot } from './gallery-kit.ts';
import { comeIn, composer, say } from './person.ts';

const TALK = [
  'My boss gives me new work every hour and I worry about it',
  'My sister Lena came by on Sunday and that was good',
  'I am going to ask my boss for one day off on Monday',
];

/** A talk, what was kept of it, exercises and check-ins: a week that holds something of each. */
export async function fillWeek(page: Page, lines: readonly string[] = TALK): Promise<void> {
  await page.evaluate(async () => {
    const send = (method: string, path: string, body: object) =>
      fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const { user } = await (await fetch('/api/auth/session')).json();
    await send('PUT', '/api/auth/consents', { storeChats: true, memory: true, sendToModel: false });
    for (const [at, after] of [3, 7].entries()) {
      const time = new Date(Date.now() - at * 60_000).toISOString();
      const id = `0190a000-0000-7000-9000-00000000000${at}`;
      const run = { id, exercise: 'sigh-breathing', startedAt: time, endedAt: time, finished: true, level: 0 };
      await send('POST', `/api/users/${user.uid}/exercises`, { ...run, before: 7, after, kept: [] });
    }
  });
  await page.goto('/chat');
  await composer(page).waitFor();
  for (const line of lines) await say(page, line);
  await page.evaluate(async () => {
    const send = (method: string, path: string, body: object) =>
      fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const { user } = await (await fetch('/api/auth/session')).json();
    const home = `/api/users/${user.uid}`;
    const { chats } = await (await fetch(`${home}/chats`)).json();
    await send('POST', `${home}/chats/${chats[0].id}/end-session`, { reason: 'suggestions' });
    const { memories } = await (await fetch(`${home}/memories`)).json();
    for (const { id } of memories) await send('PATCH', `${home}/memories/${id}`, { status: 'active' });
  });
  await fillDays(page, 20);
}

async function openWeek(kit: Kit, fill?: (page: Page) => Promise<void>): Promise<Page> {
  const page = await kit.alone();
  await comeIn(page);
  await fill?.(page);
  await page.goto('/suggestions?view=week');
  await page.getByRole('heading', { name: 'Your week', level: 1 }).waitFor();
  return page;
}

/** The week without anything in it, with something of each, and after hard days. */
export const WEEK_SHOTS: Shot[] = [
  {
    name: 'week-empty',
    full: true,
    take: async (kit) => {
      const page = await openWeek(kit);
      await page.getByRole('heading', { name: 'One question to take along' }).waitFor();
      return page;
    },
  },
  {
    name: 'week-full',
    full: true,
    take: async (kit) => {
      const page = await openWeek(kit, fillWeek);
      await page.getByRole('heading', { name: 'Your check-ins' }).waitFor();
      await page.getByText('Show as a table').click();
      return page;
    },
  },
  {
    name: 'week-hard',
    full: true,
    take: async (kit) => {
      const page = await openWeek(kit, (page) => fillWeek(page, ['I want to kill myself tonight', 'no', 'not now']));
      const help = page.getByRole('region', { name: 'People who are there now' });
      await help.getByRole('link').first().waitFor();
      return page;
    },
  },
];
