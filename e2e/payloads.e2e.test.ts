import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '#server/testing/hostile-texts.ts';
import { CHROMIUM } from './browser.ts';
import { newcomers } from './journey.ts';
import { replies, SOON, say, whole } from './person.ts';

const HIDDEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;
/** What one page shows at once; more would only be slower. */
const LOT = 60;

/** What of a page would be a hole: code that ran, foreign things, links off our own pages, handlers in attributes. */
function holesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const holes: string[] = [];
    if ('hostile' in window) holes.push('code ran');
    const own = (address: string) => new URL(address, location.href).origin === location.origin;
    for (const element of document.querySelectorAll('*')) {
      for (const { name } of element.attributes) if (/^on|^srcdoc$|^ping$/i.test(name)) holes.push(`attribute ${name}`);
    }
    for (const link of document.querySelectorAll('main a[href], aside a[href]')) {
      const href = link.getAttribute('href') ?? '';
      // Numbers come from the help lines alone, never out of a text.
      if (!own(href) && !/^(tel|sms):/.test(href)) holes.push(`link ${href}`);
      if (href.includes('5550100')) holes.push('a number out of a text');
    }
    for (const image of document.querySelectorAll('main img')) {
      const source = image.getAttribute('src') ?? '';
      if (!own(source)) holes.push(`image ${source}`);
    }
    for (const name of ['iframe', 'object', 'embed', 'base', 'form[action*="elsewhere"]', 'main script', 'main style'])
      if (document.querySelector(name)) holes.push(name);
    return holes;
  });
}

describe.skipIf(!CHROMIUM)('hostile texts', () => {
  const here = newcomers();

  test('in replies run nothing, load nothing, lead nowhere, and read as they are', async () => {
    const { page, person } = here;
    await say(page, 'work was long today');
    await whole(page, 1);
    let lot: readonly string[] = [];
    // The model itself is not asked: its own checks would hold most of these back before a page had to.
    await page.route(/\/messages(\?.*)?$/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { messages: Record<string, unknown>[] };
      for (const message of body.messages) if (message.role === 'assistant') message.text = lot.join('\n\n');
      await route.fulfill({ response: answer, json: body });
    });
    await page.route('**/api/opening*', (route) =>
      route.fulfill({ status: 404, json: { error: { code: 'http.not_found', message: '' } } }),
    );
    for (let from = 0; from < HOSTILE_TEXTS.length; from += LOT) {
      lot = [`lot ${from} begins`, ...HOSTILE_TEXTS.slice(from, from + LOT)];
      await page.goto(page.url());
      await replies(page).last().getByText(`lot ${from} begins`).waitFor(SOON);
      expect(await holesOf(page)).toEqual([]);
      expect(await replies(page).last().textContent()).not.toMatch(HIDDEN);
    }
    const told = person.troubles.filter((trouble) => !trouble.includes('404'));
    expect(told).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('in titles, names, messages, drafts, plans and the journal do nothing either', async () => {
    const { page, person } = here;
    const { origin } = here.server;
    await say(page, 'work was long today');
    await whole(page, 1);
    const session = (await (await page.request.get(`${origin}/api/auth/session`)).json()) as { user: { uid: string } };
    const home = `${origin}/api/users/${session.user.uid}`;
    const send = async (method: 'patch' | 'put' | 'post', path: string, data: unknown) => {
      const answer = await page.request[method](`${home}${path}`, { data, headers: { origin } });
      expect(answer.status(), path).toBeLessThan(300);
    };
    const chats = (await (await page.request.get(`${home}/chats`)).json()) as { chats: { id: string }[] };
    const chat = chats.chats[0]?.id ?? '';
    const pieces = HOSTILE_TEXTS.filter((_, at) => at % 8 === 0);
    const all = `here it begins\n${pieces.join('\n')}`.slice(0, 7_900);
    await send('patch', `/chats/${chat}`, { title: pieces.join(' ').slice(0, 190) });
    await send('patch', '', { displayName: (pieces[0] ?? '').slice(0, 80) });
    await send('put', '/safetyPlan', { parts: { signs: all.slice(0, 900), company: all.slice(900, 1800) } });
    await send('post', `/chats/${chat}/messages`, { id: crypto.randomUUID(), text: all });
    await send('put', `/chats/${chat}/draft`, { text: all });
    await page.reload();
    await page.getByText('here it begins').first().waitFor(SOON);
    expect(await holesOf(page)).toEqual([]);
    for (const path of ['/profile', '/profile?view=plan', '/suggestions?view=journal', '/suggestions']) {
      await page.goto(path);
      await page.getByRole('main').waitFor();
      expect(await holesOf(page), path).toEqual([]);
    }
    expect(person.troubles.filter((trouble) => !trouble.includes('404'))).toEqual([]);
  });

  test('would be noticed if a page acted on one', async () => {
    const { page, person } = here;
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.setAttribute('href', 'https://elsewhere.example');
      link.setAttribute('ping', '/nothing');
      document.querySelector('main')?.append(link);
      const image = document.createElement('img');
      image.src = 'https://elsewhere.example/p.png';
      document.querySelector('main')?.append(image);
      Object.assign(window, { hostile: 1 });
    });
    expect(await holesOf(page)).toEqual([
      'code ran',
      'attribute ping',
      'link https://elsewhere.example',
      'image https://elsewhere.example/p.png',
    ]);
    await expect.poll(() => person.troubles.some((trouble) => trouble.startsWith('policy: img-src')), SOON).toBe(true);
  });
});
