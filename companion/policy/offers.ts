import type { Exercise } from '#companion/exercises/exercise.schema.ts';
import { BODY_FIRST, bestOfTwoKinds, contraOf, rankExercises } from '#companion/exercises/select-exercises.ts';
import { isSettled } from '#companion/realise/meaning-choices.ts';
import { nearestFirst } from '#companion/realise/nearest.ts';
import { fold, isWord, toTokens, upperFirst } from '#companion/understand/plain-text.ts';
import type { Card } from '#shared/chats/cards.contract.ts';
import { startExercise } from './exercise-turn.ts';
import { contraValues } from './exercise-turn-contra.ts';
import { anchor, line, meaning, type Part, type Plan, plan, type Scene } from './plan.ts';

/** What is left to offer when a feeling is very loud and nothing else fits: the senses, and a person. */
const WHEN_LOUD = ['ground-54321', 'reach-out'];

/** Exercises that suit now, best first. */
export function suitingExercises(scene: Scene): Exercise[] {
  const { state, read } = scene;
  const values = contraValues(scene);
  const ranked = rankExercises(scene.exercises.values(), {
    topics: [...new Set([...read.topics.map((topic) => topic.id), ...state.topics])],
    feelings: [...new Set([...read.feelings.map((feeling) => feeling.id), ...state.feelings])],
    patterns: read.patterns,
    values,
    distress: state.intensity,
    done: state.doneExercises,
  });
  if ((state.intensity ?? 0) < BODY_FIRST) return ranked;
  const always = WHEN_LOUD.flatMap((id) => scene.exercises.get(id) ?? []).filter(
    (exercise) => contraOf(exercise, values) === null && !state.doneExercises.includes(exercise.id),
  );
  return [...new Set([...ranked, ...always])];
}

interface Offered {
  id: string;
  text: string;
  /** For the chip; the first words of the text where absent. */
  label?: string;
}

/** Two things of different kinds, named in one sentence; the person picks. Null where nothing fits. */
export function offerTwo(scene: Scene, lead: Part[], move = 'offer'): Plan | null {
  const { state, lines } = scene;
  // A topic that was only touched on is no ground for an idea.
  const lasting = state.topics.filter((_, at) => (state.topicWeights[at] ?? 0) >= (at === 0 ? 1.3 : 1.6));
  const sure = scene.read.topics.map((topic) => topic.id).filter((id) => isSettled(id, scene));
  const topicIds = [...sure, ...lasting];
  const loudest = (state.intensity ?? 0) >= BODY_FIRST;
  const known = (loudest ? [] : topicIds).flatMap((id) =>
    (lines.topics.find((topic) => topic.id === id)?.ideas ?? []).map((text, at) => ({
      id: `idea:${id}:${at}`,
      text,
    })),
  );
  const open = known.filter(
    (idea, at, all) => all.findIndex((other) => other.id === idea.id) === at && !state.offers.includes(idea.id),
  );
  const ideas = nearestFirst(open, (idea) => idea.text, [...state.keep, scene.read.clean].join(' '));
  const suiting = suitingExercises(scene);
  const exercises = [...new Set([...bestOfTwoKinds(suiting), ...suiting])]
    .map((exercise) => ({ id: `exercise:${exercise.id}`, text: exercise.offer, label: exercise.title }))
    .filter((entry) => !state.offers.includes(entry.id));
  const first = ideas[0] ?? exercises[0];
  // A body or thought exercise beside an idea where the feeling is loud or the thoughts are harsh; else two ideas.
  const loud = lines.feelings.some(
    (feeling) => feeling.kind === 'high' && state.feelings.slice(0, 2).includes(feeling.id),
  );
  const fits = loud || state.intensity !== null || scene.read.patterns.length > 0;
  const other = fits ? (exercises[0] ?? ideas[1]) : (ideas[1] ?? exercises[0]);
  const second = first === ideas[0] ? other : exercises[1];
  // Asked for advice, with no idea on the matter: an exercise on something else would be a dodge.
  if (
    scene.read.acts.has('ask_advice') &&
    known.length === 0 &&
    state.intensity === null &&
    scene.read.feelings.length === 0
  )
    return null;
  if (!first || !second) return null;
  const wantsIdeas = scene.read.acts.has('ask_advice') && ideas.length >= 2;
  const pair: Offered[] = wantsIdeas && ideas[0] && ideas[1] ? [ideas[0], ideas[1]] : [first, second];
  state.offers = [...state.offers, ...pair.map((entry) => entry.id)].slice(-16);
  state.toldAtOffer = state.told;
  const cards: Card[] = [
    choices('offer', [
      ...pair.map((entry) => ({ id: entry.id, label: entry.label ?? shortLabel(entry.text) })),
      { id: 'talk', label: lines.labels.keep_talking ?? 'Keep talking' },
    ]),
  ];
  return plan(move, 'choose', [...lead, line('offer_two', { first: pair[0]?.text, second: pair[1]?.text })], {
    expect: { kind: 'pick', options: pair.map((entry) => entry.id) },
    cards,
  });
}

/** Outright asked for advice: one reflection, then two options. */
export function adviseTwo(scene: Scene): Plan | null {
  // A matter of its own that no topic knows: ideas on something else would not answer it.
  const other = scene.read.topics.length + scene.read.feelings.length === 0 && scene.read.words >= 7;
  // Asked a second time, a general and honest step is better than one more question back.
  const again = scene.state.offers.includes('advice') && scene.lines.families.advice_general !== undefined;
  const open = again ? 'advice_general' : 'advice_open';
  scene.state.offers = [...scene.state.offers, 'advice'].slice(-16);
  return (
    (other ? null : offerTwo(scene, [anchor, { ...meaning }], 'advice')) ??
    plan('advice.open', 'explore', [anchor, line(open)], { expect: { kind: 'open' } })
  );
}

export function choices(id: string, options: { id: string; label: string }[]): Card {
  return { type: 'choices', id, kind: 'reply', options };
}

const LABEL_LENGTH = 56;
/** A chip that was cut does not end on a word that waits for another. */
const LOOSE_END =
  /(?: (?:a|the|an|this|how|what|where|who|when|which|before|until|without|her|its|their|isn't|was|is|has|dir|sich|bis|danach|bei|vorher|was|wie|wann|wo|so|noch|über|ce|cet|cette|ces|qui|quand|où|dont|au|aux|combien|quelques|sur|chaque|cuando|donde|como|sobre|sin|hasta|antes|quem|quando|onde|sem|até|of|to|for|with|and|or|your|you|that|in|at|on|de|la|el|los|las|un|una|que|y|o|con|en|por|para|a|al|del|tu|lo|le|les|des|du|une|et|ou|à|elle|il|avec|pour|dans|ton|ta|tes|sa|son|ses|der|die|das|den|dem|ein|eine|einen|einem|und|oder|mit|zu|zur|zum|an|auf|für|dein|deine|deinem|deinen|im|am|um|um zu|do|da|os|as|uma|e|com|em|seu|sua))+$/i;

/** The first words of an option, for a chip. */
export function shortLabel(text: string): string {
  const words = text.replace(/[,:;(].*$/, '').split(' ');
  let label = '';
  for (const word of words) {
    if (label !== '' && label.length + word.length > LABEL_LENGTH) break;
    label = label === '' ? word : `${label} ${word}`;
  }
  return upperFirst(label.replace(LOOSE_END, ''));
}

/** What was picked after an offer: an exercise begins, an idea becomes a small plan. */
export function takeOption(option: string, scene: Scene): Plan | null {
  const [kind, id = '', at = '0'] = option.split(':');
  if (kind === 'exercise') {
    const exercise = scene.exercises.get(id);
    return exercise ? startExercise(exercise, scene) : null;
  }
  const idea = scene.lines.topics.find((topic) => topic.id === id)?.ideas?.[Number(at)];
  if (idea === undefined) return null;
  scene.state.plan = idea.replace(/[,:;].*$/, '').slice(0, 120);
  return plan('plan.first', 'choose', [line('idea_chosen', { idea }), line('ask_first_step')], {
    expect: { kind: 'when', options: ['idea'] },
    slots: { idea },
  });
}

/** The option a message means: by place, by words, or null. */
export function readPick(scene: Scene, options: string[]): string | null {
  const { read } = scene;
  const said = bare(read.clean);
  const tapped = options.find((option) => bare(labelOf(scene, option)) === said);
  if (tapped !== undefined) return tapped;
  if (read.acts.has('neither')) return null;
  if (read.acts.has('first')) return options[0] ?? null;
  if (read.acts.has('second')) return options[1] ?? null;
  if (read.acts.has('both') || (read.acts.has('yes') && read.words <= 3)) return options[0] ?? null;
  if (/\?/.test(read.text) || /\bwhat if\b/i.test(read.clean)) return null;
  const { small } = scene.grammar.reading;
  const words = new Set(longWords(read.clean).filter((word) => !small.has(word)));
  const scored = options.map((option) => {
    const [kind, id = '', at = '0'] = option.split(':');
    const text =
      kind === 'exercise'
        ? `${scene.exercises.get(id)?.offer} ${scene.exercises.get(id)?.title}`
        : scene.lines.topics.find((topic) => topic.id === id)?.ideas?.[Number(at)];
    const overlap = longWords(text ?? '').filter((word) => words.has(word)).length;
    return { option, overlap };
  });
  const [best, next] = scored.sort((a, b) => b.overlap - a.overlap);
  return best && best.overlap > (next?.overlap ?? 0) && read.words <= 12 ? best.option : null;
}

function longWords(text: string): string[] {
  return fold(text).match(/\p{L}{4,}/gu) ?? [];
}

function bare(text: string): string {
  return toTokens(text).filter(isWord).join(' ');
}

/** What its chip says, and so what is sent by a tap. */
function labelOf({ exercises, lines }: Scene, option: string): string {
  const [kind, id = '', at = '0'] = option.split(':');
  if (kind === 'exercise') return exercises.get(id)?.title ?? '';
  return shortLabel(lines.topics.find((topic) => topic.id === id)?.ideas?.[Number(at)] ?? '');
}
