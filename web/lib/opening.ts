import type { Opening } from '#shared/chats/opening.contract.ts';
import { normalisePath, showsSidebar } from '#shared/site/paths.ts';
import { readStored } from './storage.ts';

// Why is this hard? A page that opens knows at once what it will ask for, but its script takes longer to come than
// the answers. So boot.ts asks, and the first call for each address takes what was already answered. An answer is
// given out once, and only while nothing can have changed it: the live feed asks about everything since `askedAt`.

const SESSION = '/api/auth/session';
const KEEP_MS = 5000;

type Answers = Opening['answers'];

let session: Promise<unknown> | null = null;
let opening: Promise<Answers | undefined> | null = null;
let askedAt: number | null = null;

async function ask<T>(path: string): Promise<T | undefined> {
  try {
    const answer = await fetch(path, { redirect: 'error', headers: { accept: 'application/json' } });
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    // Asked for again, with all care, by whoever needs it.
    return undefined;
  }
}

/** Asks who is signed in, and for what an empty page needs to be drawn in one go. */
export function askEarly(path: string, isEmpty: boolean): void {
  session = ask(SESSION);
  if (!isEmpty || !showsSidebar(path)) return;
  askedAt = performance.now();
  const chat = normalisePath(path) === '/chat' ? readStored('activeChatId') : null;
  opening = ask<Opening>(`/api/opening${chat === null ? '' : `?chat=${encodeURIComponent(chat)}`}`).then((answer) => {
    setTimeout(forgetAnswers, KEEP_MS);
    return answer?.answers;
  });
}

/** The early answer for this address, once; null where there is none under way. It may turn out undefined. */
export function takeAnswer(path: string): Promise<unknown> | null {
  if (path === SESSION) {
    const answer = session;
    session = null;
    return answer;
  }
  if (opening === null || !path.startsWith('/api/users/')) return null;
  return opening.then((answers) => {
    const answer = answers?.[path];
    if (answers) delete answers[path];
    return answer;
  });
}

/** All that came early, for the first sight of the page. */
export const earlyAnswers = async (): Promise<Answers> => ({ ...(await opening) });

/** From now on everything is asked for afresh: something was written, or news came. */
export function forgetAnswers(): void {
  session = null;
  opening = null;
}

/** When the early answers were asked for, in milliseconds of this page; null where nothing was. */
export const earlySince = (): number | null => askedAt;
