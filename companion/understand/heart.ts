// Why is this hard? In a long message most sentences are the way to one of them: what is missed, what can't be borne,
// what one has come to think of oneself. People mark that sentence ("the worst of it is", "what I cannot stand is", "so
// this is what I have become"), and the mark is what is looked for here, never the matter.

import { writtenIn } from '#companion/written.ts';

const written = writtenIn('understand/heart');

export type HeartKind =
  | 'judged'
  | 'judged_role'
  | 'let_down'
  | 'unforgiven'
  | 'worst'
  | 'missed'
  | 'unneeded'
  | 'who_am_i'
  | 'think_of_me'
  | 'covered'
  | 'moaning'
  | 'promise'
  | 'raised'
  | 'not_gone'
  | 'left'
  | 'quiet'
  | 'put_out'
  | 'time'
  | 'no_chance'
  | 'regret'
  | 'was_one'
  | 'ended'
  | 'then_now';

export interface Heart {
  kind: HeartKind;
  /** What is missed, the worst of it, what was given up: the person's own words, not turned yet. */
  what?: string;
  /** A whole clause ("he'd already told his mum"), and not a thing. */
  clause?: boolean;
}

const JUDGED_ROLE: readonly RegExp[] = [
  written('judged-role-1'),
  written('judged-role-2'),
  written('judged-role-3'),
  written('judged-role'),
  written('judged-role-4'),
  written('judged-role-5'),
  written('judged-role-6'),
];
const JUDGED = written('judged');
const LET_DOWN = written('let-down');
const FORGIVE = written('forgive');

const WORST: readonly RegExp[] = [written('worst-1'), written('worst-2'), written('worst-3'), written('worst-4')];
/** Where the next sentence begins, with a comma or an "and" before it. */
const NEXT = written('next');
const NOT_A_WORST = written('not-a-worst');
/** "It comes in my mug, that's the worst bit": said after it. */
const MISSED: readonly RegExp[] = [written('missed-1'), written('missed-2'), written('missed-3')];
const UNNEEDED = written('unneeded');
const WHO_AM_I = written('who-am-i');
/** Said to whoever reads it: the fear of being thought little of. */
const THINK_OF_ME = written('think-of-me');
const COVERED = written('covered');
const MOANING = written('moaning');
const PROMISE = written('promise');
const RAISED = /\b(?:he|she|they) (?:raised me|brought (?:me|us) up|raised us)\b/i;
const NOT_GONE = written('not-gone');
const LEFT = written('left');
const QUIET = written('quiet');
const PUT_OUT = written('put-out');
const TIME = written('time');
const REGRET = written('regret');
const NO_CHANCE = written('no-chance');
const WAS_ONE = written('was-one');
const ENDED = written('ended');
const TAKEN = written('taken');
const NOW = written('now');

/** "I commanded eight hundred men and I cannot make tea" */
const COULD = written('could');

/** How somebody has been hurt, or has hurt, is nothing to be soft about. */
const VIOLENT = written('violent');

/** The sentence everything else in the message leads to, or null: most messages mark none. */
export function heartOf(clean: string): Heart | null {
  if (VIOLENT.test(clean)) return null;
  const role = JUDGED_ROLE.map((rule) => rule.exec(clean)?.[1])
    .find((word) => word !== undefined)
    ?.toLowerCase();
  if (role !== undefined) return { kind: 'judged_role', what: role };
  if (JUDGED.test(clean)) return { kind: 'judged' };
  if (LET_DOWN.test(clean)) return { kind: 'let_down' };
  if (FORGIVE.test(clean)) return { kind: 'unforgiven' };
  for (const rule of WORST) {
    const what = rule.exec(clean)?.[1]?.split(NEXT)[0]?.trim();
    if (what && !NOT_A_WORST.test(what)) return { kind: 'worst', what, clause: isClause(what) };
  }
  if (/\b(?:and|but|,) I (?:don't|do not) miss\b/i.test(clean)) return null;
  for (const rule of MISSED) {
    const what = rule.exec(clean)?.[1]?.trim();
    if (what !== undefined) return { kind: 'missed', what };
  }
  if (WHO_AM_I.test(clean)) return { kind: 'who_am_i' };
  if (THINK_OF_ME.test(clean)) return { kind: 'think_of_me' };
  if (MOANING.test(clean)) return { kind: 'moaning' };
  if (LEFT.test(clean)) return { kind: 'left' };
  if (PROMISE.test(clean)) return { kind: 'promise' };
  if (PUT_OUT.test(clean)) return { kind: 'put_out' };
  if (UNNEEDED.test(clean)) return { kind: 'unneeded' };
  if (COVERED.test(clean)) return { kind: 'covered' };
  if (TIME.test(clean)) return { kind: 'time' };
  if (NO_CHANCE.test(clean)) return { kind: 'no_chance' };
  if (REGRET.test(clean)) return { kind: 'regret' };
  if (RAISED.test(clean)) return { kind: 'raised' };
  if (NOT_GONE.test(clean)) return { kind: 'not_gone' };
  if (QUIET.test(clean)) return { kind: 'quiet' };
  if (WAS_ONE.test(clean)) return { kind: 'was_one' };
  if (yearsEnded(clean) !== null) return { kind: 'ended' };
  const ended = endingIn(clean);
  if (ended !== null) return { kind: 'ended', what: ended };
  return NOW.test(clean) || COULD.test(clean) ? { kind: 'then_now' } : null;
}

const CLAUSE = written('clause');
const isClause = (what: string) => CLAUSE.test(what) && !/^(?:people|everyone|everybody) \w+ing\b/i.test(what);

const DOING: Readonly<Record<string, string>> = {
  'gave up': 'Giving up',
  'give up': 'Giving up',
  'given up': 'Giving up',
  sold: 'Selling',
  sell: 'Selling',
  closed: 'Closing',
  close: 'Closing',
  shut: 'Closing',
  lost: 'Losing',
  'let go of': 'Letting go of',
  'handed over': 'Handing over',
  'handed back': 'Handing back',
  'packed in': 'Packing in',
  'wound up': 'Winding up',
};

/** Taken for a while, and without asking: it came back, and nothing has ended. */
const BORROWED = written('borrowed');

/** "Giving up the lease", "losing my licence": an ending by what was done. */
function endingIn(clean: string): string | null {
  const taken = TAKEN.exec(clean);
  const thing = taken?.[1] ?? taken?.[2] ?? (taken?.[3] ? `the ${taken[3]}` : undefined);
  if (thing !== undefined && !BORROWED.test(clean)) return `Losing ${thing.toLowerCase()}`;
  const ended = ENDED.exec(clean);
  return ended?.[1] && ended[2] ? `${DOING[ended[1].toLowerCase()]} ${ended[2].toLowerCase()}` : null;
}

const YEARS = written('years');
const WORK_OVER = written('work-over');

/** So many years of one thing, and an end to it: "thirty-eight years", as the person put it. */
export function yearsEnded(clean: string): string | null {
  return WORK_OVER.test(clean) ? (YEARS.exec(clean)?.[0] ?? null) : null;
}
