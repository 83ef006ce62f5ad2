import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { NO_EXERCISE } from '#companion/state.ts';
import { countWords, endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { answerTo } from './answer-to.ts';
import { meantThing, restOf } from './complaint-rest.ts';
import { newsIn } from './ending-words.ts';
import { metParts } from './mistakes.ts';
import { RAN, REFUSES, STOPS } from './no-exercise.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { questionIn } from './question-in.ts';

const written = writtenIn('policy/exercise-refused');

const REFUSAL_WORDS = 16;
const TELLS = 5;

/** The no is taken, with its reason where one was given, and nothing else is put up in its place. */
export function noExercise(scene: Scene): Plan | null {
  const { state, read } = scene;
  if (state.signs?.[NO_EXERCISE] !== state.turn) return null;
  if (state.signs?.[RAN] === state.turn || (STOPS.test(read.clean) && !MISTAKEN.test(read.clean)))
    return stopped(scene);
  if (MISTAKEN.test(read.clean)) {
    const meant = meantThing(scene);
    const thing: Part[] = meant === null ? [] : [{ kind: 'text', text: meant }];
    return plan('refused', 'explore', [...thing, line('exercise_not_meant')], { expect: { kind: 'open' } });
  }
  if (read.words > REFUSAL_WORDS) return null;
  const why = reasonOf(scene);
  const parts: Part[] = why === null ? [line('no_exercise_ask')] : [line('no_exercise'), why];
  return plan('refused', 'explore', parts, { expect: { kind: 'open' } });
}

const MISTAKEN = written('mistaken');

/** One that ran is stopped and owned up to, and what they say beside it is met: a question first, then good news. */
function stopped(scene: Scene): Plan {
  const { read } = scene;
  const owned = line('exercise_stopped_sorry');
  const asked = questionIn(scene);
  const answer = asked === null ? null : answerTo(asked, scene);
  if (answer !== null) return plan('refused', 'explore', [owned, ...answer], { expect: { kind: 'open' } });
  const news = newsIn(read.clean);
  const rest = restOf({ ...scene, read: { ...read, clean: read.clean.replace(STOPS, '').replace(/^\W+/, '') } });
  const met =
    news !== null
      ? [line(`news_${news}`)]
      : rest === null || countWords(rest) < TELLS
        ? []
        : metParts({ ...scene, read: scene.reread(rest) });
  return plan('refused', 'explore', [owned, ...met], { expect: { kind: 'open' } });
}

function reasonOf({ read, gate }: Scene): Part | null {
  const [only, ...more] = read.clean
    .split(/[.!?;,]+\s*|\s+(?=(?:because|cos|cause|but)\b)/i)
    .map((one) => one.replace(/^(?:(?:because|cos|cause|but|and|so)\b[ ,]*)+/i, ''))
    .filter((one) => countWords(one) >= 3 && /^(?:I|it|they|he|she)\b/i.test(one))
    .filter((one) => !REFUSES.some((words) => words.test(one)));
  const turned = only === undefined || more.length > 0 || !gate.passes(only) ? null : swapPronouns(only, null);
  return turned === null ? null : { kind: 'text', text: endWithStop(upperFirst(turned)) };
}
