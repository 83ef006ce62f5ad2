import { writtenIn } from '#companion/written.ts';
import { thingTold } from './matter-thing.ts';
import { ownStep } from './own-step.ts';
import { line, type Part, type Scene } from './plan.ts';

// Why is this hard? After a miss "how do you feel about that?" is one more reply that could stand under any message. What was
// put right has its own next question: of a fear what is feared, of somebody what is wished of them, of a want what stands
// in its way. Each is asked in everyday words, and none says anything about the matter that could be wrong.

const written = writtenIn('policy/question-about');

const FEAR = written('fear');
const ANGER = written('anger');
const LOW = written('low');
const TIRED = written('tired');
const BORED = /\b(?:bored|boring|nothing to do)\b/i;
const WANTS = written('wants');
/** "I wish it was over": what stands in the way of that is not asked. */
const OVER = /\b(?:over|end|stop|gone|quiet|peace)\b/i;
const OWN = written('own');
const NOT_SO = /\b(?:don't|not|never|didn't|wasn't|isn't|no) (?:\w+ )?\w+/gi;
const CANT = written('cant');
/** What somebody does or says; what he or she only is, nothing is wished of. */
const THEY_DO = written('they-do');
const SHE = written('she');
const HE = written('he');
const HINDERED = written('hindered');
/** "I'm not scared": what is denied hinders nothing. */
const NOT_I = /\bI'm not [^.!?]*[.!?]/gi;
/** What somebody puts right or is set against is no step of theirs. */
const PUTS_RIGHT = written('puts-right');
const DARK = written('dark');

/** The question a listener would ask about just this; a good word where a step of their own is named. */
export function questionAbout({ read, lines, ...scene }: Scene): Part {
  const text = read.clean;
  const apart = { read, lines, ...scene };
  const has = (name: string) => lines.families[name] !== undefined;
  const step = DARK.test(text) ? undefined : ownStep(apart);
  if (step !== undefined && !HINDERED.test(text.replace(NOT_I, ' ')) && !PUTS_RIGHT.test(step))
    return line('telling_step');
  const name = kindIn(text, read.people.length > 0 || PRONOUN.test(text));
  if (name === 'mistake_on' || !has(name)) {
    const thing = DARK.test(text) || !has('about_thing') ? undefined : thingTold(apart);
    return thing === undefined ? line('mistake_on') : line('about_thing', { thing });
  }
  return name === 'about_them' ? line(name, whom(text)) : line(name);
}

const PRONOUN = /\b(?:he|she|they)\b/i;

function kindIn(text: string, people: boolean): string {
  if (DARK.test(text)) return 'mistake_on';
  // Of somebody else and not of themselves: what they feel is not asked of him or her.
  if (people && THEY_DO.test(text) && !OWN.test(text)) return 'about_them';
  const said = text.replace(NOT_SO, ' ');
  const feels = FEELINGS.find(([, words]) => words.test(said))?.[0];
  if (feels !== undefined) return feels;
  const found = KINDS.find(([, words]) => words.test(text))?.[0] ?? 'mistake_on';
  if (found === 'about_them' && !people) return 'mistake_on';
  return found === 'about_want' && OVER.test(text) ? 'mistake_on' : found;
}

const FEELINGS: readonly (readonly [family: string, words: RegExp])[] = [
  ['about_fear', FEAR],
  ['about_anger', ANGER],
  ['about_bored', BORED],
  ['about_tired', TIRED],
  ['about_low', LOW],
];
const KINDS: readonly (readonly [family: string, words: RegExp])[] = [
  ['about_want', WANTS],
  ['about_them', THEY_DO],
  ['about_cant', CANT],
];

function whom(text: string): Record<string, string> {
  const [she, he] = [SHE.test(text), HE.test(text)];
  return she === he ? { they: 'they', them: 'them' } : she ? { they: 'she', them: 'her' } : { they: 'he', them: 'him' };
}
