import type { Exercise, ExerciseStep } from '#companion/exercises/exercise.schema.ts';
import { type Answer, isChip, readAnswer } from '#companion/exercises/read-answer.ts';
import { nextStep, stepOf } from '#companion/exercises/run-exercise.ts';
import { contraOf } from '#companion/exercises/select-exercises.ts';
import { insideSentence, itemsOf, type StepValues, savedValues } from '#companion/exercises/step-values.ts';
import { extraChoices } from '#companion/realise/meaning-choices.ts';
import { sharedWords } from '#companion/realise/nearest.ts';
import { type ExerciseFrame, noteUsed } from '#companion/state.ts';
import type { SavedItem } from '#companion/turn.ts';
import { namesTwoNumbers } from '#companion/understand/numbers.ts';
import { lowerFirst } from '#companion/understand/plain-text.ts';
import { says } from '#companion/understand/reading.ts';
import { readStance } from '#companion/understand/stance.ts';
import { writtenIn } from '#companion/written.ts';
import { complaintIn } from './complaint-words.ts';
import { doesIn, leftOut } from './exercise-acts.ts';
import { exerciseInstead, leavesExercise } from './exercise-instead.ts';
import { saysSame } from './exercise-remark.ts';
import { handToTalk, restForTalk } from './exercise-to-talk.ts';
import { contraValues } from './exercise-turn-contra.ts';
import { leaveToTalk, takeInsight, takeRemark } from './exercise-turn-remark.ts';
import { lateCorrection, parkExercise, pick, splitThought, stopExercise } from './exercise-turn-repair.ts';
import { goTo, repeatStep } from './exercise-turn-run.ts';
import { ownStep } from './own-step.ts';
import { type Plan, plan, type Scene } from './plan.ts';
import { cutAtWord } from './plan-words.ts';
import { kindOf, questionIn } from './question-in.ts';
import { chosenThought, twoThoughts } from './split-thought.ts';

const written = writtenIn('policy/exercise-turn');

const PLAN_LENGTH = 120;
const GOOD_NIGHT = /^(?:ok(?:ay)? |right )?(?:good ?)?(?:night|nite|gn)\W*$/i;
/** A text longer than this is cut in what the exercise remembers; the message itself is kept whole. */
const ANSWER_MAX = 1000;

/** Begins an exercise, or says why it does not suit today. */
export function startExercise(exercise: Exercise, scene: Scene, lead: string[] = [], known: StepValues = {}): Plan {
  const against = contraOf(exercise, contraValues(scene));
  if (against) {
    scene.state.expect = null;
    const text = [...lead, against.say].join(' ');
    return plan(`decline.${exercise.id}`, 'explore', [{ kind: 'texts', texts: [text, against.say] }], {
      mayRepeat: true,
    });
  }
  const { state } = scene;
  const frame: ExerciseFrame = { id: exercise.id, step: '', values: { ...known }, tries: 0, parked: false };
  // A number given a moment ago is not asked for again.
  if (state.intensity !== null && state.turn - state.intensityAt <= 2) frame.values.rate0 = state.intensity;
  state.exercises = [...state.exercises.filter((open) => open.id !== exercise.id), frame].slice(-3);
  return goTo(exercise, frame, exercise.steps[0]?.id ?? null, scene, lead, startExercise);
}

/** The turn of an exercise that is waiting for an answer; null where the person has turned to something else. */
export function continueExercise(scene: Scene): Plan | null {
  const frame = scene.state.exercises.at(-1);
  const exercise = frame && scene.exercises.get(frame.id);
  const step = exercise && frame && stepOf(exercise, frame.step);
  if (!frame || !exercise || !step || frame.parked) return null;
  const { read } = scene;
  const does = (act: string) => doesIn(act, step, scene);
  if (frame.awaits === 'insight') return takeInsight(exercise, frame, scene);
  const other = exerciseInstead(exercise, scene);
  if (other !== null) return startExercise(other, scene);
  const chip = isChip(step, read.clean);
  const out = chip ? null : leavesExercise(scene);
  if (out === 'left') return leaveToTalk(frame, scene);
  if (out === 'refused') return stopExercise(exercise, frame, scene);
  // "Stop here" may be one of the choices.
  if (!chip) {
    if (scene.grammar.turnsClauses && readStance(read, '', false) === 'leaving') return leaveToTalk(frame, scene);
    if (turnsAway(step, scene)) return leaveToTalk(frame, scene);
    if (scene.grammar.turnsClauses && FINISH.test(read.clean)) return stopExercise(exercise, frame, scene);
    if (
      (does('stop') && !tells(step, read.clean) && !ASKS_HOW.test(read.clean)) ||
      (does('bye') && read.words < 6) ||
      GOOD_NIGHT.test(read.clean)
    )
      return stopExercise(exercise, frame, scene);
    const away = does('detour') && read.words > 4;
    if (away) {
      const rest = restForTalk(exercise, step, frame, scene);
      return rest === null ? parkExercise(exercise, frame, scene) : handToTalk(rest, frame, scene);
    }
    if (read.acts.has('why_exercise') && read.words < 14)
      return repeatStep(exercise, frame, scene, exercise.why[frame.tries % exercise.why.length]);
    if (does('leave_topic')) return stopExercise(exercise, frame, scene);
    const late = lateCorrection(frame, step, scene);
    if (late !== null) return repeatStep(exercise, frame, scene, late);
  }
  // Thanks is nobody's answer to a question: it is meant for the talk.
  const thanks = does('thanks') && read.words <= 10 && !chip;
  if (thanks && !answersWithThanks(step, frame, scene)) return leaveToTalk(frame, scene);
  const remark = takeRemark(exercise, frame, step, scene, startExercise);
  if (remark !== undefined) return remark;
  const rest = chip ? null : restForTalk(exercise, step, frame, scene);
  if (rest !== null) return handToTalk(rest, frame, scene);
  const aside = takeAside(exercise, frame, step, scene);
  if (aside !== undefined) return aside;
  const answer = leftOut(step, scene)
    ? { kind: 'skip' as const }
    : (stayedSame(step, frame, scene) ?? readAnswer(step, read.clean, frame.values, scene.grammar));
  if (answer.kind === 'skip' || (answer.kind === 'unclear' && read.acts.has('unsure')))
    return skipStep(exercise, frame, step, scene);
  if (answer.kind === 'unclear' && asksElse(scene)) return leaveToTalk(frame, scene);
  if (answer.kind === 'unclear') return askAgain(exercise, frame, step, scene);
  if (exercise.id === 'thought-record' && step.id === 'thought' && typeof answer.value === 'string') {
    if (frame.values.thoughta !== undefined) answer.value = chosenThought(frame, read);
    else {
      const two = scene.grammar.turnsClauses ? twoThoughts(answer.value) : null;
      if (two !== null) return splitThought(two, exercise, frame);
    }
  }
  return take(exercise, frame, step, answer, scene);
}

/** "Gut, danke" answers how it was, in the languages but English. */
const answersWithThanks = (step: ExerciseStep, frame: ExerciseFrame, { read, grammar }: Scene): boolean =>
  !grammar.turnsClauses && readAnswer(step, read.clean, frame.values, grammar).kind === 'value';

/** "How do I stop them" asks about something else than the exercise. */
const ASKS_HOW = /\bhow (?:do|can|could|would|should) (?:I|you|one|we)\b/i;
const FINISH = written('finish');
const OWN_QUESTION = written('own-question', '');

/** A plain question of their own, or a complaint, where a number or a tap was awaited: the talk answers it. */
function turnsAway(step: ExerciseStep, scene: Scene): boolean {
  const { read, grammar, state } = scene;
  if (!grammar.turnsClauses || ('ask' in step && step.ask === 'text')) return false;
  const held = complaintIn(read.clean, read.words, state.lastReply, state.recent.join(' . '));
  if (held === 'told' || held === 'keeps' || held === 'wrong') return true;
  const asked = questionIn(scene);
  return asked !== null && OWN_QUESTION.test(kindOf(asked)?.family ?? '');
}

/** "Same" where the second number was asked for: it is the first one again. */
function stayedSame(step: ExerciseStep, frame: ExerciseFrame, { read, grammar }: Scene): Answer | null {
  const { rate0 } = frame.values;
  const second = step.id === 'rate1' && typeof rate0 === 'number' && grammar.turnsClauses;
  return second && saysSame(read.clean) ? { kind: 'value', value: rate0 } : null;
}

/** A question of the person's own, where a number or a choice was awaited: it is answered, and the exercise is over. */
function asksElse({ read }: Scene): boolean {
  return read.words >= 4 && ['how_say', 'ask_advice', 'misread', 'bot_human'].some((act) => read.acts.has(act));
}

const ASIDE_WORDS = 4;
const LISTED_WORDS = 7;

/**
 * Something told where a number, a choice or a "done" was awaited. A step of one's own, or telling on, ends the
 * exercise for now: null. A single aside is heard and the step asked once more. Undefined: no aside.
 */
function takeAside(
  exercise: Exercise,
  frame: ExerciseFrame,
  step: ExerciseStep,
  scene: Scene,
): Plan | null | undefined {
  const { read, state } = scene;
  // What the body does is what a timer of a body exercise is for; people and trouble are not.
  const trouble = read.topics.length + read.feelings.length + read.people.length > 0;
  const counts = 'breath' in step || ('timer' in step && exercise.kind === 'body' && trouble);
  // Things to see or hear were asked for, and a trouble is told.
  const listed = 'wants' in step && step.wants === 'list' && trouble && read.words >= LISTED_WORDS;
  const chosen = 'save' in step || ('ask' in step && ['scale', 'choice', 'pick'].includes(step.ask));
  const listens = chosen || listed || counts;
  const [heard] = scene.anchors;
  if (
    !listens ||
    isChip(step, read.clean) ||
    read.words < ASIDE_WORDS ||
    /\d/.test(read.clean) ||
    !heard ||
    read.acts.has('unsure')
  )
    return undefined;
  const answered = readAnswer(step, read.clean, frame.values, scene.grammar);
  const planned = ownStep(scene) !== undefined && read.acts.has('cue_plan');
  if (chosen && answered.kind === 'value' && !('ask' in step && step.ask === 'pick' && planned)) return undefined;
  frame.asides = (frame.asides ?? 0) + 1;
  const leaves = planned || frame.asides >= 2 || (scene.grammar.turnsClauses && state.level < 2);
  if (leaves || !read.personal) return leaves ? leaveToTalk(frame, scene) : undefined;
  // Where clauses are not turned to "you", they stand in quotation marks.
  const lead = scene.grammar.turnsClauses ? heard.text : pick('quote', scene, { quote: heard.bare });
  const [fact] = extraChoices(scene, {}, scene.seed, 'fact');
  const known = fact !== undefined && sharedWords(fact.text, read.clean) > 0 ? ` ${fact.text}` : '';
  if (known !== '' && fact !== undefined) noteUsed(state, fact.source);
  return repeatStep(exercise, frame, scene, `${lead ?? ''}${known}`.trim());
}

function take(
  exercise: Exercise,
  frame: ExerciseFrame,
  step: ExerciseStep,
  answer: Extract<Answer, { kind: 'value' }>,
  scene: Scene,
): Plan {
  const { state, read } = scene;
  const value = typeof answer.value === 'string' ? answer.value.slice(0, ANSWER_MAX) : answer.value;
  frame.values[step.id] = value;
  if ('into' in step && step.into !== undefined) frame.values[step.into] = value;
  if ('options' in step && step.ask === 'multi') noteChosen(frame, step, String(value), scene);
  frame.tries = 0;
  if (/^rate\d/.test(step.id) && typeof value === 'number') {
    state.intensity = value;
    state.intensityAt = state.turn;
  }
  // More of the same, until the list is full or the person has had enough.
  if ('times' in step && step.times !== undefined && itemsOf(value).length < step.times)
    return goTo(exercise, frame, step.id, scene, [], startExercise);
  const corrected =
    typeof value === 'number' &&
    says(scene.grammar.reading.corrects, read.clean) &&
    namesTwoNumbers(read.clean, scene.grammar);
  const lead = corrected ? pick('exercise_corrected', scene, { value: String(value) }) : null;
  const next = answer.goto ?? nextStep(exercise, step.id);
  const turn = goTo(exercise, frame, next, scene, lead === null ? [] : [lead], startExercise);
  const saved = 'save' in step && value === 'yes' ? [keep(exercise, frame, step, scene)] : [];
  return saved.length > 0 ? { ...turn, saved } : turn;
}

/** Each of several choices by its own name, so that later steps can speak of the second one. */
function noteChosen(
  frame: ExerciseFrame,
  step: Extract<ExerciseStep, { options: unknown }>,
  value: string,
  { grammar }: Scene,
): void {
  for (const [at, id] of value.split(', ').entries()) {
    const label = step.options.find((option) => option.id === id)?.label ?? id;
    frame.values[`${step.id}-${at + 1}`] = insideSentence(label, grammar);
  }
}

/** What the person agreed to keep: for the server to store, and for the rest of this chat. */
function keep(
  exercise: Exercise,
  frame: ExerciseFrame,
  step: Extract<ExerciseStep, { save: unknown }>,
  scene: Scene,
): SavedItem {
  const { state } = scene;
  const values = savedValues(exercise, frame.values, [step.save].flat(), scene.grammar);
  const bare = (text: string | undefined) => text?.replace(/[.?!]+$/, '');
  const first = bare(Object.values(values)[0])?.slice(0, PLAN_LENGTH);
  const when = bare(values.when ?? values.slot ?? values.later);
  if (first !== undefined && step.as === 'plan') {
    state.plan = when === undefined || when === first ? first : cutAtWord(`${first}, ${lowerFirst(when)}`);
    delete state.planLent;
  }
  if (first !== undefined && step.as === 'coping') state.keep = [...state.keep, first].slice(-4);
  return { kind: step.as, exerciseId: exercise.id, values };
}

/** "I stop answering" is an answer about stopping; "I want to stop" is none. */
function tells(step: ExerciseStep, text: string): boolean {
  const written = 'ask' in step && !('options' in step) && step.ask !== 'scale';
  return (
    written &&
    /^(?:i|he|she|it|they|we|to|when|my|that)\b/i.test(text) &&
    !/\b(?:want|need|like|rather|have|going|can) (?:to )?(?:stop|quit|end)\b/i.test(text)
  );
}

function skipStep(exercise: Exercise, frame: ExerciseFrame, step: ExerciseStep, scene: Scene, lead?: string): Plan {
  // What was listed so far stays.
  if (!('times' in step) || itemsOf(frame.values[step.id]).length === 0) frame.values[step.id] = '';
  frame.tries = 0;
  return goTo(exercise, frame, nextStep(exercise, step.id), scene, lead ? [lead] : [], startExercise);
}

function askAgain(exercise: Exercise, frame: ExerciseFrame, step: ExerciseStep, scene: Scene): Plan {
  if (scene.read.acts.has('skip')) return skipStep(exercise, frame, step, scene);
  // A number that is not given is not needed.
  const noNumber = scene.grammar.turnsClauses && 'ask' in step && step.ask === 'scale';
  if (noNumber && scene.state.level < 2) return skipStep(exercise, frame, step, scene);
  if (frame.tries >= 1) return skipStep(exercise, frame, step, scene, pick('exercise_move_on', scene) ?? undefined);
  frame.tries += 1;
  const family = 'ask' in step && step.ask === 'scale' ? 'exercise_number' : 'exercise_unclear';
  return repeatStep(exercise, frame, scene, pick(family, scene));
}

/** Takes up the parked exercise on top of the stack. */
export function resumeExercise(scene: Scene): Plan | null {
  const frame = scene.state.exercises.at(-1);
  const exercise = frame && scene.exercises.get(frame.id);
  if (!frame || !exercise) return null;
  frame.parked = false;
  frame.tries += 1;
  return repeatStep(
    exercise,
    frame,
    scene,
    pick('exercise_resumed', scene, { exercise: insideSentence(exercise.title, scene.grammar) }),
  );
}
