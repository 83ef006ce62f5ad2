import { writtenIn } from '#companion/written.ts';
import { ANSWERED } from './answer-to.ts';
import { bankReader } from './banks.ts';
import { matterAnswer } from './matter-answers.ts';
import { hasUnsaid, line, linesOf, type Plan, plan, type Scene } from './plan.ts';
import { questionIn } from './question-in.ts';
import { sentencesOf } from './read-apart.ts';

// Why is this hard? "What should I ask her?" is no wish for a message, "do tablets change who you are?" asks nothing of the
// program, and "the gas or the rent?" wants to hear one of the two. The words of the question decide, with the matter in
// it or in the last two messages and never from further back; what is not surely meant here is left to all other answers.

const written = writtenIn('policy/direct-answers');

const directOf = bankReader(({ direct }) => direct);

/** Where somebody may come to harm, plain sense is not enough. */
const NEVER = written('never');

/** Messages before this one that may name the matter. */
const BACK = 2;
/** "What do I say when I ring them": what they are may stand a little further back. */
const BACK_OF_IT = 4;
const REFERS = /\b(?:it|that|this|them|they)\b/i;
const POINTS_MOST = 11;
/** So short, it names no matter of its own. */
const BARE_MOST = 6;
/** "Am I killing him?", of an old dog. */
const AN_ANIMAL = written('an-animal', 'gi');
/** Two short answers are all one reply bears. */
const MOST = 2;
/** "Is that true?": what is asked stands in the message. */
const POINTS = written('points');

/** "I want to know what to ask her": a question all the same. */
const WANTS_TO_KNOW = written('wants-to-know');

/** "What do you mean by that": asked of our own words. */
const ASKS_BACK = written('asks-back');

/** Common questions that have a good answer in public guidance or plain sense; null for all others. */
export function directAnswer(scene: Scene): Plan | null {
  const { read, state, grammar } = scene;
  if (!grammar.turnsClauses || state.level >= 2) return null;
  const ofMatter = matterAnswer(scene);
  if (ofMatter !== null) return ofMatter;
  const families = sentencesOf(read.clean)
    .filter(
      (one) =>
        !ASKS_BACK.test(one) && (WANTS_TO_KNOW.test(one) || questionIn({ read: { ...read, clean: one } }) !== null),
    )
    .flatMap((one) => directTo(POINTS.test(one) ? read.clean : one, scene) ?? []);
  const [first, ...more] = [...new Set(families)];
  if (first === undefined) return null;
  state.signs = { ...state.signs, [ANSWERED]: state.turn };
  // One question back is enough: a second answer stands only where the first one asks nothing.
  const second = more.filter((family) => !asks(first, scene) || !asks(family, scene)).slice(0, MOST - 1);
  const ordered = asks(first, scene) ? [...second, first] : [first, ...second];
  return plan(
    'asked',
    'info',
    ordered.map((family) => line(family)),
    { expect: { kind: 'open' }, mayRepeat: true },
  );
}

/** The family that answers this question; null where none surely does, or all of it was said before. */
export function directTo(
  asked: string,
  { read, state, lines }: Pick<Scene, 'read' | 'state' | 'lines'>,
): string | null {
  const words = asked.split(' ').length;
  const points = words <= BARE_MOST || (REFERS.test(asked) && words <= POINTS_MOST);
  const near = [...state.recent.slice(points ? -BACK_OF_IT : -BACK), read.clean].join(' . ');
  if (NEVER.test(near.replace(AN_ANIMAL, ' '))) return null;
  const found = directOf(lines).find(
    (one) =>
      one.asks.test(asked) &&
      (one.about?.test(near) ?? true) &&
      !(one.not?.test(near) ?? false) &&
      !(one.unless?.test(asked) ?? false),
  );
  if (found === undefined) return null;
  return hasUnsaid(found.family, { state, lines }) ? found.family : null;
}

const asks = (family: string, { lines }: Scene): boolean =>
  linesOf(lines.families[family]).every((text) => text.includes('?'));
