import { answeredAlready } from '#companion/realise/just-told.ts';
import { isParrot, writesLearnt } from '#companion/realise/own-words.ts';
import { partsBetweenMarks } from '#companion/realise/told-parts.ts';
import { told } from '#companion/realise/told-sentence.ts';
import { wasUsed } from '#companion/state.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { writtenIn } from '#companion/written.ts';
import { asking, linesOf, type Part, type Plan, plan, type Scene, saying } from './plan.ts';
import type { TellingKind } from './telling-kinds.ts';

// Why is this hard? Of a story of three sentences nobody can know the matter beforehand; but how its last sentence is built
// says what a listener asks next, whatever it is about. Who can't tell somebody is asked what would come of it, who is
// scared that something happens what it would mean, who wants something what stands in its way. So the sentence that the
// message leads up to is told back, and asked the question of its shape.

const written = writtenIn('policy/focus-ask');

/** The shapes of a sentence, the one that says most first; each has a family of questions and one of words. */
const SHAPES: readonly (readonly [string, RegExp])[] = [
  ['hides', written('hides')],
  ['cannot_say', written('cannot-say')],
  ['fears', written('fears')],
  ['fears_to', written('fears-to')],
  ['torn', written('torn')],
  ['unsure', written('unsure')],
  ['if_then', written('if-then')],
  ['wants', written('wants')],
  ['keeps', written('keeps')],
  ['cannot', written('cannot')],
  ['hears', written('hears')],
  ['feels', written('feels')],
];

/** Said of the talk, a hedge or an aside: not what a message leads up to. */
const ASIDE = written('aside');
/** Fewer words are an answer, and have their own ways. */
const LEAST = 14;
const SENTENCE_LEAST = 4;
const ECHO_MOST = 17;
/** So many questions running, and this reply asks none. */
const ROW = 2;

/** The sentence a longer message leads up to: its last one that tells something. */
export function focusIn(clean: string): string | null {
  const sentences = partsBetweenMarks(clean).filter((one) => countWords(one) >= SENTENCE_LEAST && !ASIDE.test(one));
  return sentences.at(-1) ?? null;
}

/** The last sentence of a longer message told back, and the question its shape asks for; null where it has none. */
export function focusAsk(scene: Scene, apart: Understanding, kind?: TellingKind): Plan | null {
  const { read, state, lines } = scene;
  if (read.words < LEAST || state.level >= 2 || (state.plain ?? 0) > 0 || /\?/.test(read.text)) return null;
  // A hard word for oneself, or good news, has lines of its own.
  if (kind === 'good' || kind === 'harsh') return null;
  const focus = focusIn(read.clean);
  if (focus === null) return null;
  const half = focus.split(/,? but |,? and (?=I\b)/i).at(-1) ?? focus;
  const shape = SHAPES.find(([, built]) => built.test(half))?.[0];
  if (shape === undefined || lines.families[`focus_${shape}_ask`] === undefined) return null;
  const echo = echoOf([focus, half], scene, apart);
  const ask = mayAsk(scene) ? fresh(`focus_${shape}_ask`, scene) : null;
  const word = echo === null || ask === null ? fresh(`focus_${shape}`, scene) : null;
  const parts: Part[] = [
    ...(echo === null ? [] : [{ kind: 'told', text: echo } as const]),
    ...saying(word),
    ...asking(ask),
  ];
  // A bare question shows nobody that they were heard.
  if (echo === null && word === null) return null;
  return plan(ask === null ? 'reflect' : 'reflect.ask', 'explore', parts);
}

const mayAsk = ({ state }: Scene): boolean => (state.quiet ?? 0) === 0 && state.asked < ROW;

function echoOf(sentences: readonly string[], scene: Scene, apart: Understanding): string | null {
  if (writesLearnt(scene)) return null;
  for (const sentence of new Set(sentences)) {
    const piece = told(sentence, scene, apart, { most: ECHO_MOST });
    if (piece !== null && !wasUsed(scene.state, piece.text) && !isParrot(piece.text, scene)) return piece.text;
  }
  return null;
}

/** A line of the family that was not said yet and asks nothing that was told. */
function fresh(family: string, scene: Scene): string | null {
  const { lines, state } = scene;
  const found = linesOf(lines.families[family]).find(
    (one) => !wasUsed(state, one) && !(one.endsWith('?') && answeredAlready(one, scene)),
  );
  return found ?? null;
}
