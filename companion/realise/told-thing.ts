import type { Scene } from '#companion/policy/plan.ts';
import { wasUsed } from '#companion/state.ts';
import type { Clause } from '#companion/understand/clauses.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { strip } from './anchors.ts';
import { type Wording, wordings } from './choose-wording.ts';
import { toldIn } from './told-kinds.ts';

// Why is this hard? A message of three clauses tells three things, and a question about the wrong one passes the
// person by. The clause told last is the one still in the air, so it is looked at first, and questions of the sender's
// are left to those who answer them.

const written = writtenIn('realise/told-thing');

/** In danger nothing is asked that leads away from it. */
const ASKS_UNTIL = 1;
const WORDS_FOR_IT: readonly (readonly [family: string, words: RegExp])[] = [
  ['hint_maybe', written('words-for-it-hint-maybe')],
  ['hint_again', /\bagain\b(?! (?:tomorrow|on|next|soon)\b)/i],
  ['hint_first', /\bfor the first time\b/i],
  ['hint_anymore', /\b(?:any ?more|no longer|not any longer)\b/i],
  ['hint_years', written('words-for-it-hint-years')],
];

/** What may be asked about the thing that was told; none of it fits another kind of thing. */
export function toldAsks(scene: Scene): Wording[] {
  return scene.state.level > ASKS_UNTIL ? [] : told(scene, '_ask');
}

/** A true line about the thing that was told, or about the word in it that weighs ("again", "maybe"). */
export function toldWords(scene: Scene): Wording[] {
  return [...told(scene, ''), ...hints(scene)];
}

function told(scene: Scene, ending: '' | '_ask'): Wording[] {
  const { read, grammar, lines, tone, state, seed } = scene;
  if (!grammar.turnsClauses || /\?\s*$/.test(read.text)) return [];
  const clause = (one: Clause) => toldIn(strip(one.text));
  const found = [...read.clauses]
    .reverse()
    .filter((one) => !one.question)
    .map(clause)
    .find((one) => one !== null);
  if (!found) return [];
  const { family, who, whom, day, part } = found;
  const slots = { who, whom, day, part, Who: who && upperFirst(who), Day: day && upperFirst(day) };
  return wordings(lines.families[`${family}${ending}`], tone, slots, state, seed).filter(
    ({ source }) => !wasUsed(state, source),
  );
}

function hints({ read, grammar, lines, tone, state, seed }: Scene): Wording[] {
  if (!grammar.turnsClauses) return [];
  return WORDS_FOR_IT.filter(([, words]) => words.test(read.clean))
    .flatMap(([family]) => wordings(lines.families[family], tone, {}, state, seed))
    .filter(({ source }) => !wasUsed(state, source));
}
