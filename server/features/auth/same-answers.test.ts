import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSmtpInbox, type SmtpInbox } from '#server/testing/smtp-inbox.ts';
import {
  type Answer,
  openTestAccounts,
  PASSWORD,
  signUpForm,
  type TestAccounts,
} from '#server/testing/test-accounts.ts';

// Promise 25 of the security note: nobody learns whether an address has an account, in words or from the clock.

const PAIRS = process.env.ALCOVE_DEEP ? 500 : 16;
/** How far from a coin's toss a clock may be: for 500 the promise itself, for few as much as chance allows. */
const ROOM = process.env.ALCOVE_DEEP ? 0.05 : 0.42;
const HOUR = 60 * 60_000;
const KNOWN = 'known@example.org';
const WAITING = 'waiting@example.org';

type Ask = (t: TestAccounts, email: string) => Promise<Answer>;
const ACTS: Record<string, { known: string; ask: Ask }> = {
  'sign-in': {
    known: KNOWN,
    ask: (t, email) => t.browser().post('/api/auth/sign-in', { email, password: `${PASSWORD} not` }),
  },
  'sign-up': { known: KNOWN, ask: (t, email) => t.browser().post('/api/auth/sign-up', signUpForm(email)) },
  reset: { known: KNOWN, ask: (t, email) => t.browser().post('/api/auth/forgot-password', { email }) },
  verify: { known: WAITING, ask: (t, email) => t.browser().post('/api/auth/verify-email/resend', { email }) },
  link: { known: KNOWN, ask: (t, email) => t.browser().post('/api/auth/link', { email }) },
};

/** What an onlooker sees of an answer; the token in a cookie is random each time. */
const seen = ({ status, headers, body }: Answer) => ({
  status,
  body,
  headers: [...headers]
    .filter(([name]) => name !== 'date')
    .map(([name, value]) => [name, value.replace(/^([a-z]|__Host-[a-z])=[^;]+/, '$1=…')]),
});

/** How often a known address takes longer than an unknown one, ties by half: 0.5 tells nothing, 1 everything. */
function areaUnderCurve(known: readonly number[], unknown: readonly number[]): number {
  let wins = 0;
  for (const a of known) for (const b of unknown) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return wins / (known.length * unknown.length);
}

async function open(gridMs: number): Promise<{ t: TestAccounts; inbox: SmtpInbox; close(): Promise<void> }> {
  const inbox = await openSmtpInbox();
  const t = await openTestAccounts('sqlite', { SMTP_URL: inbox.url, AUTH_GRID_MS: String(gridMs) });
  const ann = t.browser();
  await ann.post('/api/auth/sign-up', signUpForm(KNOWN));
  await ann.post('/api/auth/verify-email', { token: /#verify=([\w-]+)/.exec((await inbox.next()).link)?.[1] });
  await t.browser().post('/api/auth/sign-up', signUpForm(WAITING));
  await inbox.next();
  inbox.delay(120);
  const close = async () => {
    inbox.delay(0);
    await t.close();
    await inbox.close();
  };
  return { t, inbox, close };
}

describe('a known and an unknown address', () => {
  let t: TestAccounts;
  let close: () => Promise<void>;
  let count = 0;
  const stranger = () => `stranger${count++}@example.org`;

  async function timesOf(on: TestAccounts, { known, ask }: (typeof ACTS)[string], pairs: number) {
    const took = { known: [] as number[], unknown: [] as number[] };
    const time = async (email: string, into: number[]) => {
      const start = performance.now();
      await ask(on, email);
      into.push(performance.now() - start);
    };
    for (let i = 0; i < pairs; i++) {
      // Limits count by the clock of the platform.
      on.tick(2 * HOUR);
      const turns = [() => time(known, took.known), () => time(stranger(), took.unknown)];
      for (const turn of i % 2 === 0 ? turns : turns.reverse()) await turn();
    }
    return took;
  }

  beforeAll(async () => {
    ({ t, close } = await open(500));
  });
  afterAll(() => close());

  it.each(Object.keys(ACTS))('get the same status, headers and words from %s', async (name) => {
    const { known, ask } = ACTS[name] as (typeof ACTS)[string];
    t.tick(2 * HOUR);
    expect(seen(await ask(t, known))).toEqual(seen(await ask(t, stranger())));
  });

  it('cannot be told apart by the clock, with a mail server that takes its time', { timeout: 3_600_000 }, async () => {
    const areas: Record<string, number> = {};
    // At once, since each waits for the grid most of the time.
    await Promise.all(
      Object.entries(ACTS).map(async ([name, act]) => {
        const took = await timesOf(t, act, PAIRS);
        areas[name] = areaUnderCurve(took.known, took.unknown);
      }),
    );
    if (process.env.ALCOVE_DEEP) console.info('areas under the curve, n =', PAIRS, areas);
    for (const [name, area] of Object.entries(areas)) {
      expect.soft(Math.abs(area - 0.5), `${name}: ${area}`).toBeLessThanOrEqual(ROOM);
    }
  });

  it('could be told apart if the answer waited for the mail: the same look finds it', async () => {
    const bare = await open(0);
    // Better-auth as it comes. A busy machine needs a slower mail server to stand out from.
    bare.inbox.delay(process.env.ALCOVE_DEEP ? 120 : 400);
    const ask: Ask = async (on, email) => {
      const answer = await on.browser().post('/api/auth/link', { email });
      if (email === KNOWN) await bare.inbox.next();
      return answer;
    };
    const took = await timesOf(bare.t, { known: KNOWN, ask }, 12);
    expect(areaUnderCurve(took.known, took.unknown)).toBeGreaterThan(0.5 + ROOM);
    await bare.close();
  });
});
