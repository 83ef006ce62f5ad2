import { BODY_FIRST, bestOfTwoKinds } from '#companion/exercises/select-exercises.ts';
import { isSettled } from '#companion/realise/meaning-choices.ts';
import { noteOffered } from '#companion/state.ts';
import { ideaAsked } from './asks-ideas.ts';
import { hasPlainWords } from './cue-lines.ts';
import { exercisesWithin } from './few-minutes.ts';
import { adviseIdea, giveIdea } from './give-idea.ts';
import { type Idea, ideasFor } from './ideas.ts';
import { offerOf, offerPair, suitingExercises } from './offers.ts';
import { anchor, line, meaning, type Part, type Plan, plan, type Scene } from './plan.ts';

/** A topic that was only touched on is no ground for an idea, nor one that weighs far less than the talk's matter. */
const LASTING = 0.7;
const NEAR_TOP = 0.6;
const TENSE = 6;

/** Ideas on what the talk is about, in languages whose ideas stand on their topics; what the question names goes first. */
function topicIdeas(scene: Scene): Idea[] {
  const { state, lines, read } = scene;
  const most = state.topicWeights[0] ?? 0;
  const lasting = state.topics.filter((_, at) => (state.topicWeights[at] ?? 0) >= Math.max(LASTING, most * NEAR_TOP));
  const now = read.topics.map(({ id }) => id);
  const said = [state.opening ?? '', ...state.recent, ...state.keep, read.clean].join('. ');
  const named = read.acts.has('ask_advice') ? ideasFor(lines, now, said) : [];
  return named.length > 1 ? named : ideasFor(lines, [...lasting, ...now.filter((id) => isSettled(id, scene))], said);
}

/** Two things of different kinds, named in one sentence; in English what surely fits, be it one. Null where nothing does. */
export function offerTwo(scene: Scene, lead: Part[], move = 'offer'): Plan | null {
  const { state, lines, read } = scene;
  if (scene.grammar.turnsClauses) return giveIdea(scene, {}, lead);
  const loudest = (state.intensity ?? 0) >= BODY_FIRST;
  const known = loudest ? [] : topicIdeas(scene);
  const ideas = known.filter((idea) => !state.offers.includes(idea.id));
  const advised = read.acts.has('ask_advice');
  const tense = (state.intensity ?? 0) >= TENSE || read.feelings.some((feeling) => feeling.kind === 'high');
  const suitable = suitingExercises(scene);
  const [short, alternative] = exercisesWithin(scene, suitable).map(offerOf);
  if (short && alternative) return offerPair(scene, [short, alternative], lead, move);
  // Asked what to do about a matter, a slow walk through the body is no answer.
  const suiting = suitable.filter((exercise) => tense || !advised || exercise.kind !== 'body');
  const exercises = [...new Set([...bestOfTwoKinds(suiting), ...suiting])]
    .map(offerOf)
    .filter((entry) => !state.offers.includes(entry.id));
  const first = ideas[0] ?? exercises[0];
  // A body or thought exercise beside an idea where the feeling is loud or the thoughts are harsh; else two ideas.
  const loud = lines.feelings.some(
    (feeling) => feeling.kind === 'high' && state.feelings.slice(0, 2).includes(feeling.id),
  );
  const fits = loud || state.intensity !== null || read.patterns.length > 0;
  const other = fits ? (exercises[0] ?? ideas[1]) : (ideas[1] ?? exercises[0]);
  const second = first === ideas[0] ? other : exercises[1];
  // Asked for advice, with no idea on the matter: an exercise on something else would be a dodge.
  if (advised && known.length === 0 && state.intensity === null && read.feelings.length === 0) return null;
  if (!first || !second) return null;
  return offerPair(scene, advised && ideas[0] && ideas[1] ? [ideas[0], ideas[1]] : [first, second], lead, move);
}

const SETTLED = 0.7;
const MUCH_TOLD = 5;

/** Outright asked for advice: one reflection and two options, or in English an idea. */
export function adviseTwo(scene: Scene): Plan {
  const { state, read, lines } = scene;
  if (scene.grammar.turnsClauses) return adviseIdea(scene, ideaAsked(scene) ?? {});
  // A matter of its own that no topic knows: ideas on something else would not answer it.
  const settled = (state.topicWeights[0] ?? 0) >= SETTLED;
  const other = read.topics.length + read.feelings.length === 0 && read.words >= 9 && !settled;
  // Asked a second time, or after much was told, a general and honest step is better than one more question back.
  const heard = state.offers.includes('advice') || state.told > MUCH_TOLD;
  const again = heard && lines.families.advice_general !== undefined;
  const open = again ? 'advice_general' : lines.families.ask_tried ? 'ask_tried' : 'advice_open';
  noteOffered(state, 'advice');
  state.toldAtOffer = state.told;
  // Where cues say what was told, pieces of sentences and lines of whole topics are kept out of it.
  const lead = hasPlainWords(lines) ? [] : [anchor, { ...meaning }];
  return (
    (other ? null : offerTwo(scene, lead, 'advice')) ??
    plan('advice.open', 'explore', [...lead.slice(0, 1), line(open)], { expect: { kind: 'open' } })
  );
}
