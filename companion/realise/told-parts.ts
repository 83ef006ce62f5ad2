import type { Scene } from '#companion/policy/plan.ts';
import { sentencesOf } from '#companion/policy/read-apart.ts';
import { quick } from '#companion/quick-pattern.ts';
import { splitClauses } from '#companion/understand/clauses.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { writtenIn } from '#companion/written.ts';
import { withoutLead } from './lead-words.ts';
import { MOST } from './may-tell.ts';
import { type Piece, told } from './told-sentence.ts';
import { WHO_I_AM, worthOf } from './told-worth.ts';
import { isSpoken, runsOn } from './whole-clause.ts';

const written = writtenIn('realise/told-parts');

/** Nobody says more in one breath: where one thing stops in there is a guess. */
const BREATH = 30;
const OWN_TOO = /^(?:and |or )?I\b/i;
/** What comes before an "and" often only leads up to what comes after it. */
const SET_UP = 0.3;
/** A reason alone leaves out what it is for. */
const REASON = 0.6;
/** Who somebody is stands in front of the matter, and is not it. */
const WHO = 1;
const LATE = 0.3;
const BESIDE = 0.3;
/** What comes before a "but" is not the point. */
export const TURNED = 0.8;
const SO_THAT = written('so-that');
/** "He made it in Excel, my marks in one column": a list that was cut off. */
const LISTS_ON = written('lists-on');
/** "I would like it if she saw": cut out of it, the wish would be a fact. */
const UNREAL = written('unreal');
const POINTS = quick(/^(?:that|this|these|those|it|it's)\b/i);
const SPEAKS_OF = quick(/^(?:that|this|it|it's|they|he|she|he's|she's|they're)\b/i);

/** The second speaks of the first, or both weigh. */
export function sideBySide(one: Piece, two: Piece, shift: number): Piece[] {
  const text = `${one.text} ${two.text}`;
  const joins = (SPEAKS_OF.test(two.text) && !POINTS.test(one.text)) || Math.min(one.worth, two.worth) >= 1;
  return joins && countWords(text) <= MOST ? [{ text, worth: Math.max(one.worth, two.worth) + shift + BESIDE }] : [];
}

/** The clauses of a sentence that is too long or too loose to be told whole, and every two that stand side by side. */
export function partsOf(sentence: string, scene: Scene, apart: Understanding): Piece[] {
  if (isSpoken(sentence) && (runsOn(sentence) || countWords(sentence) > BREATH)) return [];
  const clauses = splitClauses(sentence);
  // "I don't sleep, I don't eat, I just mark": a list of three is whole or nothing.
  if (clauses.length < 2 || (clauses.length > 2 && clauses.every(({ text }) => OWN_TOO.test(text)))) return [];
  const pieces: Piece[] = [];
  for (const [at, { text, contrast, because }] of clauses.entries()) {
    const next = clauses[at + 1];
    const from = sentence.indexOf(text);
    const to = next === undefined ? -1 : sentence.indexOf(next.text, from + text.length);
    const both = to < 0 || next === undefined ? '' : sentence.slice(from, to + next.text.length);
    const pair = both === '' || LISTS_ON.test(both) ? null : told(both, scene, apart);
    const late = (last: number) => (last === clauses.length - 1 ? LATE : 0);
    const turned = clauses.slice(at + 1).some((one) => one.contrast);
    const turnedLater = clauses.slice(at + 2).some((one) => one.contrast);
    if (pair !== null && next !== undefined)
      pieces.push({
        text: pair.text,
        cut: true,
        worth:
          Math.max(weigh(text, contrast), weigh(next.text, next.contrast)) +
          BESIDE -
          (WHO_I_AM.test(both) ? WHO : 0) +
          late(at + 1) -
          (turnedLater ? TURNED : 0),
      });
    // "So he doesn't worry": what for, and no fact.
    const hung = at > 0 && (/^that\b/i.test(text) || UNREAL.test(sentence.slice(0, from)));
    const one = hung || SO_THAT.test(text) || LISTS_ON.test(text) ? null : told(text, scene, apart, { contrast });
    const less = (turned ? TURNED : next === undefined ? 0 : SET_UP) + (because ? REASON : 0);
    if (one !== null) pieces.push({ ...one, cut: true, worth: one.worth + late(at) - less });
  }
  return pieces;
}

const weigh = (clause: string, contrast: boolean) => worthOf(withoutLead(clause), contrast);

/** What the heaviest clause of it weighs, whether it may be told or not. */
export function heaviest(sentence: string): number {
  return Math.max(0, ...splitClauses(sentence).map(({ text, contrast }) => weigh(text, contrast)));
}

/** The sentences, also where a dash or a semicolon parts them; two dots in the middle of one are a breath. */
export function partsBetweenMarks(text: string): string[] {
  const plain = text
    .replace(/\.{2,}\s*(?=[a-z])/g, ' ')
    .replace(/(\d)\s*([ap])\.\s?m\b\.?/gi, '$1$2m')
    .replace(/(\d)\s+([ap])m\b/gi, '$1$2m');
  return sentencesOf(plain)
    .flatMap((one) => one.split(/[;—]/))
    .map((one) => one.trim())
    .filter((one) => countWords(one) > 0);
}
