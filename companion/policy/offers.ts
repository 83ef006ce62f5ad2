import type { Exercise } from '#companion/exercises/exercise.schema.ts';
import { BODY_FIRST, bestOfTwoKinds, contraOf, rankExercises } from '#companion/exercises/select-exercises.ts';
import { sharedWords } from '#companion/realise/nearest.ts';
import { NO_EXERCISE, noteOffered } from '#companion/state.ts';
import { fold, isWord, toTokens, upperFirst } from '#companion/understand/plain-text.ts';
import type { Card } from '#shared/chats/cards.contract.ts';
import { isForNow, isLate } from './ask-now.ts';
import { lessFirst } from './drink.ts';
import { startExercise } from './exercise-turn.ts';
import { contraValues } from './exercise-turn-contra.ts';
import { exercisesWithin } from './few-minutes.ts';
import { ANY_TOPIC, headOf, ideasFor, ideaText, isDoableNow } from './ideas.ts';
import { groundedIdeas, knownIdeas } from './known-ideas.ts';
import { anchor, line, meaning, type Part, type Plan, plan, type Scene } from './plan.ts';
import { mainStep, splitPlan } from './plan-words.ts';

/** What is left to offer when a feeling is very loud and nothing else fits: the senses, and a person. */
const WHEN_LOUD = ['ground-54321', 'reach-out'];

/** Exercises that suit now, best first. */
export function suitingExercises(scene: Scene): Exercise[] {
  const { state, read } = scene;
  if (state.signs?.[NO_EXERCISE] !== undefined) return [];
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

const offerOf = (exercise: Exercise): Offered => ({
  id: `exercise:${exercise.id}`,
  text: exercise.offer,
  label: exercise.title,
});

const TENSE = 6;

/** Two things of different kinds, named in one sentence; the person picks. Null where nothing fits. */
export function offerTwo(scene: Scene, lead: Part[], move = 'offer'): Plan | null {
  const { state, lines } = scene;
  const loudest = (state.intensity ?? 0) >= BODY_FIRST;
  const known = loudest ? [] : knownIdeas(scene);
  const fresh = known.filter((idea) => !state.offers.includes(idea.id));
  // Asked for now, what can be done now; a class next week is no answer.
  const doable = isForNow(scene) ? fresh.filter(({ id }) => isDoableNow(lines, id)) : [];
  const ideas = apart(doable.length > 0 ? doable : fresh);
  const advised = scene.read.acts.has('ask_advice');
  const tense = (state.intensity ?? 0) >= TENSE || scene.read.feelings.some((feeling) => feeling.kind === 'high');
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
  const fits = loud || state.intensity !== null || scene.read.patterns.length > 0;
  const other = fits ? (exercises[0] ?? ideas[1]) : (ideas[1] ?? exercises[0]);
  const second = first === ideas[0] ? other : exercises[1];
  // Asked for advice, with no idea on the matter: an exercise on something else would be a dodge.
  const feeling = scene.read.feelings.length > 0 && !scene.grammar.turnsClauses;
  if (advised && known.length === 0 && state.intensity === null && !feeling) return null;
  const { turnsClauses } = scene.grammar;
  const [only, ...others] = ideas;
  if (turnsClauses && only && wantsOne(scene) && lines.families.offer_single) return offerOne(scene, only, lead, move);
  // Whoever asks for ideas has to have a choice: where one fits alone, one that fits nearly any trouble stands beside it.
  const wider =
    turnsClauses && advised && only && others.length === 0 && !tense
      ? anyIdeas(scene).find(({ id }) => id !== only.id)
      : undefined;
  if (only && wider) return offerPair(scene, [only, wider], lead, move);
  if (!first || !second) return null;
  const wantsIdeas = (advised || (turnsClauses && !tense)) && ideas.length >= 2;
  return offerPair(scene, wantsIdeas && ideas[0] && ideas[1] ? [ideas[0], ideas[1]] : [first, second], lead, move);
}

const ALIKE = 3;

/** The first, and what is another thing than it: two ways to say one idea leave nothing to choose. */
function apart<T extends { text: string }>(ideas: readonly T[]): T[] {
  const [first] = ideas;
  return ideas.filter((idea) => first === undefined || idea === first || sharedWords(idea.text, first.text) < ALIKE);
}

const ONE =
  /\b(?:one|single) (?:\w+ ){0,2}(?:idea|thing|step|tip|suggestion)\b|\ba (?:very |really )?small one\b|\bsomething (?:very |really )?small\b|\bone small\b/i;

/** "Maybe one idea. A small one": two would be twice what was asked for. */
function wantsOne({ read, grammar }: Scene): boolean {
  return grammar.turnsClauses && read.words <= 10 && ONE.test(read.clean);
}

/** One idea, with a way out and no question. */
function offerOne(scene: Scene, idea: Offered, lead: Part[], move: string): Plan {
  const { state, lines } = scene;
  noteOffered(state, idea.id);
  state.toldAtOffer = state.told;
  const cards: Card[] = [
    choices('offer', [
      { id: idea.id, label: idea.label ?? shortLabel(idea.text) },
      { id: 'talk', label: lines.labels.keep_talking ?? 'Keep talking' },
    ]),
  ];
  const before = lead.filter((part) => part.kind !== 'family' || part.name === 'advice_no_life');
  const less = lessFirst(scene, [idea.id]);
  return plan(move, 'choose', [...before, ...less, line('offer_single', { first: idea.text })], {
    expect: { kind: 'pick', options: [idea.id] },
    cards,
  });
}

/** Two options in one sentence, with what has to be known before them. */
export function offerPair(scene: Scene, pair: [Offered, Offered], lead: Part[], move: string): Plan {
  const { state, lines } = scene;
  noteOffered(state, ...pair.map((entry) => entry.id));
  state.toldAtOffer = state.told;
  const cards: Card[] = [
    choices('offer', [
      ...pair.map((entry) => ({ id: entry.id, label: entry.label ?? shortLabel(entry.text) })),
      { id: 'talk', label: lines.labels.keep_talking ?? 'Keep talking' },
    ]),
  ];
  const options = pair.map((entry) => entry.id);
  const less = lessFirst(scene, options);
  const before = less.length > 0 ? less : lead;
  return plan(move, 'choose', [...before, line('offer_two', { first: pair[0].text, second: pair[1].text })], {
    expect: { kind: 'pick', options },
    cards,
  });
}

/** Two small steps that fit nearly any trouble, those for the situation that was told first. Null where none are left. */
export function offerAnyTwo(scene: Scene, lead: Part[] = [anchor]): Plan | null {
  const [first, second] = anyIdeas(scene);
  if (first && wantsOne(scene) && scene.lines.families.offer_single) return offerOne(scene, first, lead, 'advice');
  return first && second ? offerPair(scene, [first, second], lead, 'advice') : null;
}

function anyIdeas(scene: Scene): Offered[] {
  const { state, lines, read } = scene;
  const said = [state.opening ?? '', ...state.recent, read.clean].join('. ');
  const ideas = groundedIdeas(ideasFor(lines, [ANY_TOPIC], said, { now: isLate(scene) }), scene);
  return apart(ideas).filter(({ id }) => !state.offers.includes(id));
}

/** "What would you do?" asks the program what it would do with a life. */
const ASKS_US =
  /\bwhat (?:would|wld|wud) (?:you|u) (?:even |honestly |actually |really )*(?:do|say|pick|choose)\b(?! (?:with (?!this|that|it\b|him|her|them|me\b)|if (?:you|it) (?:won|had)))|\bif (?:you|u) (?:were|was) (?:me|in my (?:place|shoes|position))\b|\bwhich (?:one )?would (?:you|u) (?:pick|choose|take)\b/i;

/** It is told so first, in a short sentence; then come the ideas, as what people do. */
function ownLead({ read, grammar, lines }: Scene): Part[] | null {
  const told = /\b(?:asks?|asked|says?|said|goes|wrote|texted)\b.*\bwhat (?:would|wld)\b/i.test(read.clean);
  const asked = grammar.turnsClauses && lines.families.advice_no_life && ASKS_US.test(read.clean) && !told;
  return asked ? [line('advice_no_life')] : null;
}

const SETTLED = 0.7;
const MUCH_TOLD = 5;
/** With this much told a plain ask for help is answered, and never with a question alone. */
const SOME_TOLD = 1;
const LATE_ENOUGH = 2;

/** Outright asked for advice: one reflection, then two options. */
export function adviseTwo(scene: Scene): Plan | null {
  const { state, read, lines } = scene;
  // A matter of its own that no topic knows: ideas on something else would not answer it.
  const settled = (state.topicWeights[0] ?? 0) >= SETTLED;
  const other =
    !scene.grammar.turnsClauses && read.topics.length + read.feelings.length === 0 && read.words >= 9 && !settled;
  // Asked a second time, or after much was told, a general and honest step is better than one more question back.
  const enough = scene.grammar.turnsClauses ? SOME_TOLD : MUCH_TOLD;
  const late = scene.grammar.turnsClauses && state.turn >= LATE_ENOUGH;
  const heard = state.offers.includes('advice') || state.told > enough || late;
  const again = heard && lines.families.advice_general !== undefined;
  const open = again ? 'advice_general' : lines.families.ask_tried ? 'ask_tried' : 'advice_open';
  noteOffered(state, 'advice');
  state.toldAtOffer = state.told;
  const own = ownLead(scene);
  return (
    (other ? null : offerTwo(scene, own ?? [anchor, { ...meaning }], 'advice')) ??
    (heard || own !== null ? offerAnyTwo(scene, own ?? [anchor]) : null) ??
    plan('advice.open', 'explore', [...(own ?? [anchor]), line(open)], { expect: { kind: 'open' } })
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

const OWN_HOUR =
  /\b(?:in the morning|tomorrow|tonight|before (?:the day is over|you lie down|bed)|a day, on paper|each day|every day|once a week|each week|at that hour)\b/i;

/** What was picked after an offer: an exercise begins, an idea becomes a small plan. */
export function takeOption(option: string, scene: Scene): Plan | null {
  const [kind, id = ''] = option.split(':');
  if (kind === 'exercise') {
    const exercise = scene.exercises.get(id);
    return exercise ? startExercise(exercise, scene) : null;
  }
  const idea = ideaText(scene.lines, option);
  if (idea === undefined) return null;
  // A step of the person's own that has its time is not pushed out by an idea of ours.
  const held = scene.state.planLent ? null : scene.state.plan;
  const own = held !== null && splitPlan(mainStep(held)).when !== null;
  if (own && scene.lines.families.idea_beside) return plan('plan.beside', 'choose', [line('idea_beside', { idea })]);
  scene.state.plan = idea.replace(/[,:;].*$/, '').slice(0, 120);
  scene.state.planLent = true;
  const chosen = line('idea_chosen', { idea: scene.grammar.turnsClauses ? headOf(idea) : idea });
  const now = isLate(scene) && isDoableNow(scene.lines, option) && scene.lines.families.plan_now !== undefined;
  if (now) return plan('plan.first', 'choose', [chosen, line('plan_now')], { slots: { idea } });
  // An idea that names its own hour needs no other one.
  if (scene.grammar.turnsClauses && OWN_HOUR.test(idea))
    return plan('plan.first', 'choose', [chosen, line('plan_made')], { slots: { idea } });
  return plan('plan.first', 'choose', [chosen, line('ask_first_step')], {
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
  if (['neither', 'bot_script', 'misread', 'disagree'].some((act) => read.acts.has(act))) return null;
  if (options.length === 2 && /\bthe other\b/i.test(read.clean) && read.words <= 8) return options[1] ?? null;
  if (read.acts.has('first')) return options[0] ?? null;
  if (read.acts.has('second')) return options[1] ?? null;
  if (read.acts.has('both') || (read.acts.has('yes') && read.words <= 3)) return options[0] ?? null;
  if (/\?/.test(read.text) || /\bwhat if\b/i.test(read.clean)) return null;
  const { small } = scene.grammar.reading;
  const words = new Set(longWords(read.clean).filter((word) => !small.has(word)));
  const scored = options.map((option) => {
    const [kind, id = ''] = option.split(':');
    const text =
      kind === 'exercise'
        ? `${scene.exercises.get(id)?.offer} ${scene.exercises.get(id)?.title}`
        : ideaText(scene.lines, option);
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
export function labelOf({ exercises, lines }: Scene, option: string): string {
  const [kind, id = ''] = option.split(':');
  if (kind === 'exercise') return exercises.get(id)?.title ?? '';
  return shortLabel(ideaText(lines, option) ?? '');
}
