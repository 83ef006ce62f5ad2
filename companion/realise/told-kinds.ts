import { isFirstName } from '#companion/understand/first-names.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';

// Why is this hard? To ask about the very thing somebody told, a line has to know who did it, and whether it was, is or
// will be. So each kind takes a whole clause with a plain subject; what is not surely of a kind is none, and silence
// about it is better than a question that doesn't fit.

const written = writtenIn('realise/told-kinds');

/** Nobody is asked what they would have liked to say to whoever hurt them, nor told how it looked. */
const VIOLENT = written('violent');

interface Told {
  /** Of wordings: `told_x` says, `told_x_ask` asks. */
  family: string;
  who?: string;
  day?: string;
  part?: string;
}

const kind = (family: string, words: RegExp, slot?: 'who' | 'day' | 'part') => ({ family, slot, words });
const by = (family: string, words: RegExp) => kind(family, words, 'who');

/** The surest first. */
const KINDS = [
  kind('told_body', written('told-body'), 'part'),
  kind('told_masked', written('told-masked')),
  kind('told_sleepless', written('told-sleepless')),
  kind('told_put_down', written('told-put-down'), 'who'),
  kind('told_absent', written('told-absent')),
  kind('told_forgot', written('told-forgot')),
  kind('told_crowd', written('told-crowd')),
  by('told_unaware', written('told-unaware')),
  kind('told_unaware', written('told-unaware-2'), 'who'),
  kind('told_unaware', written('told-unaware-3'), 'who'),
  kind('told_unanswered', written('told-unanswered'), 'who'),
  kind('told_nobody', written('told-nobody')),
  by('told_used', written('told-used')),
  by('told_never_did', written('told-never-did')),
  by('told_asked', written('told-asked')),
  by('told_silent', written('told-silent')),
  by('told_silent', written('told-silent-2')),
  by('told_gave', written('told-gave')),
  by('told_hard', written('told-hard')),
  by('told_spread', written('told-spread')),
  by('told_wants', written('told-wants')),
  by('told_expects', written('told-expects')),
  by('told_said', written('told-said')),
  by('told_acted', written('told-acted')),
  kind('told_kept', written('told-kept')),
  kind('told_found', written('told-found')),
  kind('told_said_self', written('told-said-self')),
  kind('told_deed', written('told-deed')),
  kind('told_wished', written('told-wished')),
  kind('told_never', written('told-never')),
  kind('told_there', written('told-there')),
] as const;

/** "It's Tuesday" says what day it is. */
const IS_THAT_DAY = written('is-that-day');
/** Past, or a habit: the day named is not still to come. */
const BEHIND = written('behind');
/** Without one of these a day is when it happens each week ("they drink on Saturday"). */
const COMING = written('coming');
const AHEAD = written('ahead');
const DAY_NAME = /(?:mon|tues|wednes|thurs|fri|satur|sun)day/i;
/** How somebody is called where something is done to them. */
const OBJECT: Readonly<Record<string, string>> = { he: 'him', she: 'her', they: 'them' };

/** "Pauline rang": by its capital and a verb that only a person goes with. */
const NAME = written('name', '');

/** What kind of thing a clause tells, with whom or what an answer can name; null where it is not surely of any. */
export function toldIn(clause: string): (Told & { whom?: string }) | null {
  const first = NAME.exec(clause)?.[1];
  // "Divorce came through": a capital at the start of a sentence makes no name.
  const name = first !== undefined && isFirstName(first) ? first : undefined;
  const told = name === undefined ? null : toldIn(clause.replace(NAME, 'she '));
  if (name !== undefined) return told?.who === 'she' ? { ...told, who: name, whom: name } : told;
  if (VIOLENT.test(clause)) return null;
  const day = AHEAD.exec(clause)?.[1];
  if (day !== undefined && COMING.test(clause) && !BEHIND.test(clause) && !IS_THAT_DAY.test(clause))
    return { family: 'told_ahead', day: dayName(day) };
  for (const { family, words, slot } of KINDS) {
    const hit = words.exec(clause);
    if (hit === null) continue;
    const value = slot === undefined ? undefined : hit.groups?.[slot];
    if (slot === undefined || value === undefined) return { family };
    if (slot !== 'who') return { family, [slot]: value.toLowerCase() };
    const who = personName(value);
    return { family, who, whom: OBJECT[who] ?? who };
  }
  return null;
}

/** "On friday" is Friday: a day is named with its capital and without its little word. */
function dayName(day: string): string {
  const name = DAY_NAME.exec(day)?.[0];
  if (name === undefined) return day.toLowerCase();
  return upperFirst(name.toLowerCase());
}

/** "Boss" and "my boss" are both "your boss"; "his mum" stays his. */
function personName(word: string): string {
  const plain = word.toLowerCase();
  if (plain === 'him') return 'he';
  if (plain === 'her') return 'she';
  if (/^(?:(?:he|she|they)$|his |her |the )/.test(plain)) return plain;
  if (/^(?:mr|mrs|ms|miss|dr) /.test(plain)) return plain.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return `your ${plain.replace(/^(?:my|our) /, '')}`;
}
