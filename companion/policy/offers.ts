import type { Exercise } from '#companion/exercises/exercise.schema.ts';
import { BODY_FIRST, contraOf, rankExercises } from '#companion/exercises/select-exercises.ts';
import { NO_EXERCISE, noteOffered } from '#companion/state.ts';
import { fold, isWord, toTokens, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { Card } from '#shared/chats/cards.contract.ts';
import { lessFirst } from './drink.ts';
import { startExercise } from './exercise-turn.ts';
import { contraValues } from './exercise-turn-contra.ts';
import { ideaText } from './ideas.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { takeIdea } from './take-idea.ts';

const written = writtenIn('policy/offers');

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

export interface Offered {
  id: string;
  text: string;
  /** For the chip; the first words of the text where absent. */
  label?: string;
}

export const offerOf = (exercise: Exercise): Offered => ({
  id: `exercise:${exercise.id}`,
  text: exercise.offer,
  label: exercise.title,
});

/** One idea in the words of a family of lines, with a way out. */
export function offerOne(scene: Scene, idea: Offered, family: string, lead: Part[], move: string): Plan {
  const { state, lines } = scene;
  noteOffered(state, idea.id);
  state.toldAtOffer = state.told;
  const cards: Card[] = [
    choices('offer', [
      { id: idea.id, label: idea.label ?? shortLabel(idea.text) },
      { id: 'talk', label: lines.labels.keep_talking ?? 'Keep talking' },
    ]),
  ];
  const less = lessFirst(scene, [idea.id]);
  return plan(move, 'choose', [...lead, ...less, line(family, { first: idea.text })], {
    expect: { kind: 'pick', options: [idea.id] },
    cards,
  });
}

/** Advice said whole, as it stands, with its step on the chip. */
export function offerSaid(
  scene: Scene,
  idea: Offered & { say: string; ask?: string },
  lead: Part[],
  move: string,
): Plan {
  const planned = offerOne(scene, idea, 'idea_one', [], move);
  const said: Part = { kind: 'text', text: idea.ask === undefined ? idea.say : `${idea.say} ${idea.ask}` };
  // It sends to a doctor already, and once is enough.
  const less = /\bdoctor\b/.test(idea.say) ? [] : lessFirst(scene, [idea.id]);
  return { ...planned, parts: [...lead, ...less, said], mayRepeat: true };
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

export function choices(id: string, options: { id: string; label: string }[]): Card {
  return { type: 'choices', id, kind: 'reply', options };
}

/** The longest step of an English idea fits whole: a chip cut in the middle says nothing. */
const LABEL_LENGTH = 96;
/** A chip that was cut does not end on a word that waits for another. */
const LOOSE_END = written('loose-end');

/** The first words of an option, for a chip. */
export function shortLabel(text: string): string {
  const step = text.replace(/[,:;(].*$/, '').trimEnd();
  const words = step.split(' ');
  let label = '';
  for (const word of words) {
    if (label !== '' && label.length + word.length > LABEL_LENGTH) break;
    label = label === '' ? word : `${label} ${word}`;
  }
  return upperFirst(label === step ? label : label.replace(LOOSE_END, ''));
}

/** What was picked after an offer: an exercise begins, an idea becomes a small plan. */
export function takeOption(option: string, scene: Scene): Plan | null {
  const [kind, id = ''] = option.split(':');
  if (kind === 'exercise') {
    const exercise = scene.exercises.get(id);
    return exercise ? startExercise(exercise, scene) : null;
  }
  const idea = ideaText(scene.lines, option);
  if (idea === undefined) return null;
  if (scene.grammar.turnsClauses) return takeIdea(option, scene);
  scene.state.plan = idea.replace(/[,:;].*$/, '').slice(0, 120);
  scene.state.planLent = true;
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
