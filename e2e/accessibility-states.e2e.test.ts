import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { type ScriptedModel, startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import { openSmtpInbox, type SmtpInbox } from '#server/testing/smtp-inbox.ts';
import { axeFindings, THEME_RULES, ZOOM_LOCK } from './axe.ts';
import { CHROMIUM, openBrowser } from './browser.ts';
import { DESIGN_SHOT, openDesign } from './design-server.ts';
import { openKit, type Shot, WIDTHS } from './gallery-kit.ts';
import { ALL_SHOTS } from './gallery-shots.ts';
import { comeIn, openPerson } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

// Why is this hard? Every state of the gallery, in two themes and with and without zoom, is hundreds of looks. So each
// state is reached once and looked at twice: by daylight as it comes, by lamplight with the profile's pinch zoom. Each
// state has one width here; `npm run test:deep` takes every state at both, with every rule in either theme.

const DEEP = process.env.ALCOVE_DEEP === '1';

/** Forms, the drawer and large text are tightest on a phone; the rest has the most on screen at a desk. */
const onPhone = ({ name }: Shot): boolean =>
  /^(authpage|anonymous|signup|forgot|sidebar|help|header|leave|chat-(tone|language|level)|text-250)/.test(name);
const LOOKS: [string, readonly Shot[]][] = DEEP
  ? [
      ['360', ALL_SHOTS],
      ['1440', ALL_SHOTS],
    ]
  : [
      ['360', ALL_SHOTS.filter(onPhone)],
      ['1440', ALL_SHOTS.filter((shot) => !onPhone(shot))],
    ];

const VIEWPORT = 'meta[name="viewport"]';

/** As the switch in the profile makes the page, and back: an address that differs only after its # loads nothing anew. */
async function withZoom<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const viewport = page.locator(VIEWPORT);
  const locked = (await viewport.getAttribute('content')) ?? '';
  const set = (content: string) => viewport.evaluate((meta, value) => meta.setAttribute('content', value), content);
  await set(locked.replace(/maximum-scale=\S+ user-scalable=no/, 'maximum-scale=5, user-scalable=yes'));
  try {
    return await look();
  } finally {
    await set(locked);
  }
}

/** /design shows everything twice, once in each theme: what must be there once in a page is there twice in this one. */
const found = (name: string, findings: string[]): string[] =>
  findings.filter((finding) => name !== DESIGN_SHOT.name || !finding.startsWith('landmark-unique'));

describe.skipIf(!CHROMIUM)('axe', () => {
  let browser: Browser;
  let server: RunningServer;
  let model: ScriptedModel;
  let inbox: SmtpInbox;
  let design: Awaited<ReturnType<typeof openDesign>>;

  beforeAll(async () => {
    [browser, model, inbox] = await Promise.all([openBrowser(), startScriptedModel(), openSmtpInbox()]);
    server = await runServer({
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_BASE_URL: model.url,
      MODEL_NAME: 'scripted',
      SMTP_URL: inbox.url,
    });
    design = await openDesign(server.origin);
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all([design?.close(), server?.remove(), model?.close(), inbox?.close()]);
  });

  describe.each(LOOKS)('at %s pixels', (width, shots) => {
    let open: Awaited<ReturnType<typeof openKit>> | null = null;
    afterAll(() => open?.close());

    test.each(shots)('finds nothing but the zoom lock, and nothing with zoom: $name', async ({ name, take }) => {
      // Whoever comes next begins with people of their own.
      onTestFailed(async () => {
        await open?.close();
        open = null;
      });
      open ??= await openKit(browser, server.origin, { model, inbox, width, design: design.origin });
      const page = await take(open.kit);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      expect(found(name, await axeFindings(page))).toEqual([ZOOM_LOCK]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      const zoomed = await withZoom(page, () => axeFindings(page, DEEP ? null : THEME_RULES));
      expect(found(name, zoomed)).toEqual([]);
      await open.endShot();
    });
  });

  test('the switch for pinch zoom in the profile leaves nothing to find, on this page and on the next ones', async () => {
    const { page, context } = await openPerson(browser, server.origin, WIDTHS['360']);
    await comeIn(page);
    await page.goto('/profile');
    await page.getByRole('switch', { name: 'Allow zooming with two fingers' }).click();
    await expect.poll(() => axeFindings(page, THEME_RULES)).toEqual([]);
    for (const path of ['/profile', '/chat', '/suggestions', '/']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect([path, await axeFindings(page)]).toEqual([path, []]);
    }
    await context.close();
  });
});
