import type { Exercise } from '#companion/exercises/exercise.schema.ts';
import { contraOf, namedExercise } from '#companion/exercises/select-exercises.ts';
import { shuffled } from '#companion/hash.ts';
import { NO_EXERCISE, noteOffered, wasUsed } from '#companion/state.ts';
import type { Grammar } from '#companion/understand/grammar.ts';
import { findNumber } from '#companion/understand/people.ts';
import { countWords, fold, toTokens } from '#companion/understand/plain-text.ts';
import { says } from '#companion/understand/reading.ts';
import { writtenIn } from '#companion/written.ts';
import { offerTwo } from './advise.ts';
import { onWhen } from './answer-when.ts';
import { isNight } from './ask-now.ts';
import { asksForCalm } from './asks-ideas.ts';
import { leftExercise } from './exercise-to-talk.ts';
import { resumeExercise, startExercise } from './exercise-turn.ts';
import { contraValues } from './exercise-turn-contra.ts';
import { exercisesWithin } from './few-minutes.ts';
import { refusesExercise } from './no-exercise.ts';
import { onEnds } from './number-ends.ts';
import { choices, readPick, suitingExercises, takeOption } from './offers.ts';
import { anchor, close, line, linesOf, maybe, type Part, type Plan, plan, question, type Scene } from './plan.ts';
import { isUnasked, numberNow } from './ratings.ts';
import { sentencesOf } from './read-apart.ts';
import { isReady } from './ready.ts';

const written = writtenIn('policy/answer-last-question');

/** "yes", "4", "the second one": read against what the last reply asked. Null where the message is something else. */
export function answerLastQuestion(scene: Scene): Plan | null {
  const expect = scene.state.expect;
  if (expect === null) return null;
  if ((scene.read.acts.has('bye') || scene.read.acts.has('thanks')) && scene.read.words <= 8) return null;
  if (expect.kind === 'confirm') return onConfirm(scene);
  if (expect.kind === 'permit') return onPermit(scene);
  if (expect.kind === 'pick') return onPick(scene, expect.options ?? []);
  if (expect.kind === 'scale') return onScale(scene);
  if (expect.kind === 'ends') return onEnds(scene, expect.options?.[0] ?? '');
  if (expect.kind === 'when') return onWhen(scene);
  if (expect.kind === 'resume') return onResume(scene);
  return null;
}

function onConfirm(scene: Scene): Plan | null {
  const { read } = scene;
  if (read.acts.has('yes') && read.words <= 6)
    return isReady(scene) && !scene.grammar.turnsClauses
      ? permit(scene, [line('after_yes')])
      : plan('confirmed', 'explore', [line('after_yes'), question]);
  if ((read.acts.has('no') && read.words <= 4) || (read.acts.has('disagree') && read.words <= 2))
    return plan('repair.ask', 'focus', [line('repair_ask')], { expect: { kind: 'open' } });
  if (read.acts.has('disagree') || read.acts.has('no')) {
    // What was wrong does not come back.
    scene.state.keep = [];
    return plan('repair', 'focus', [
      line('repair_thanks'),
      anchor,
      ...(scene.anchors.length === 0 && scene.grammar.turnsClauses ? [maybe('rest')] : []),
      question,
    ]);
  }
  return null;
}

/** Asks leave before any idea. */
export function permit(scene: Scene, lead: Part[]): Plan {
  scene.state.toldAtOffer = scene.state.told;
  noteOffered(scene.state, 'permit');
  return plan('permit', 'choose', [...lead, line('permit')], {
    expect: { kind: 'permit' },
    cards: [permitCard(scene)],
  });
}

function permitCard(scene: Scene) {
  const { labels } = scene.lines;
  return choices('permit', [
    { id: 'talk', label: labels.keep_talking ?? 'Keep talking' },
    { id: 'step', label: labels.small_step ?? 'A small step' },
  ]);
}

/** Where the last reply named talking and trying, which came first. */
function talkingCameFirst({ state: { lastReply }, grammar }: Scene): boolean {
  const ask = lastReply.slice(Math.max(0, lastReply.lastIndexOf('.')));
  const talk = fold(ask).search(grammar.reading.talks);
  const step = fold(ask).search(grammar.reading.tries);
  return talk >= 0 && (step < 0 || talk < step);
}

function onPermit(scene: Scene): Plan | null {
  const { read } = scene;
  if (read.words > 14) return null;
  if (read.acts.has('disagree') && !read.acts.has('yes') && read.words <= 5)
    return plan('repair.ask', 'focus', [line('repair_ask')], { expect: { kind: 'open' } });
  const placed = read.acts.has('first') ? 'first' : read.acts.has('second') ? 'second' : null;
  const talk = placed !== null && (placed === 'first') === talkingCameFirst(scene);
  if (talk || (placed === null && (read.acts.has('wish_heard') || (read.acts.has('no') && !read.acts.has('yes'))))) {
    return plan('listen.on', 'talk', [line('keep_listening'), question]);
  }
  if (
    read.acts.has('wish_do') ||
    read.acts.has('yes') ||
    placed !== null ||
    read.acts.has('ask_advice') ||
    read.acts.has('unsure')
  ) {
    return (
      offerTwo(scene, [line('offer_lead')]) ??
      plan('step.open', 'choose', [line('step_open')], { expect: { kind: 'when' } })
    );
  }
  return null;
}

function onPick(scene: Scene, options: string[]): Plan | null {
  const { read, grammar } = scene;
  if (read.words > 25) return null;
  if (read.acts.has('wish_heard') && read.words <= 4)
    return plan('listen.on', 'talk', [line('keep_listening'), question]);
  // "Something that takes 3 minutes" chooses neither.
  if (exercisesWithin(scene, []).length > 0) return offerTwo(scene, [line('offer_lead')]);
  // In English a pick was read before (after-ideas.ts).
  const picked = grammar.turnsClauses ? null : readPick(scene, options);
  if (picked !== null) return takeOption(picked, scene);
  if (read.acts.has('wish_heard') || read.acts.has('no') || read.acts.has('neither'))
    return plan('listen.on', 'talk', [line('keep_listening'), question]);
  if (read.acts.has('unsure')) {
    const first = options[0];
    return plan('pick.help', 'choose', [line('pick_help')], { expect: first ? { kind: 'pick', options } : null });
  }
  return null;
}

const COUNTS = written('counts');
/** "It was 8 before": where the number came from, told with it. */
const BEFORE = written('before');

/** "7 to 5ish": what it was, and what it is. */
const FROM_TO = written('from-to');

/** Towards the end a number closes and opens nothing. */
const LATE_NUMBER = 8;

/** A number given as an answer; from 8 on the body comes first. */
export function onScale(scene: Scene): Plan | null {
  const { state, read } = scene;
  // "Nothing much, just bored" skips nothing: it tells how the day is.
  const tells = scene.grammar.turnsClauses && read.cues.length > 0;
  if (read.acts.has('skip') && state.expect?.kind === 'scale' && !tells)
    return plan('scale.skip', 'explore', [line('scale_skip'), question]);
  // "9 weeks old", "fourteen patients": a count of something is no answer to how it is.
  const counts = scene.grammar.turnsClauses && COUNTS.test(read.clean);
  const moved = scene.grammar.turnsClauses ? FROM_TO.exec(read.clean) : null;
  const value =
    moved !== null ? Number(moved[2]) : read.words <= 12 && !counts ? findNumber(read.clean, 10, scene.grammar) : null;
  if (value === null) return null;
  const told = scene.grammar.turnsClauses ? BEFORE.exec(read.clean) : null;
  const named = moved?.[1] ?? told?.[1] ?? told?.[2];
  const old = named !== undefined && Number(named) !== value ? Number(named) : state.intensity;
  if (named !== undefined) state.intensityFirst = old ?? value;
  state.intensity = value;
  state.intensityAt = state.turn;
  state.phase = 'explore';
  const slots = { value: String(value), old: old === null ? null : String(old) };
  // From 8 on the body comes first, whatever it is.
  if (value < 8 && isUnasked(scene)) return numberNow(scene, value, old);
  // Enough has been asked by now; the number can stand.
  const late = scene.grammar.turnsClauses && state.turn >= LATE_NUMBER;
  const last = state.asked >= 2 || late ? close(scene) : question;
  if (old !== null && old !== value && value < 8)
    return plan('scale.change', 'explore', [line('scale_change', slots), last], { slots });
  if (value >= 8 && (state.told > 0 || state.topics.length + state.feelings.length > 0)) {
    const body = suitingExercises(scene).find((exercise) => exercise.kind === 'body');
    if (body) {
      return plan('scale.high', 'choose', [line('scale_high', slots), line('offer_one', { first: body.offer })], {
        expect: { kind: 'pick', options: [`exercise:${body.id}`] },
        slots,
      });
    }
  }
  const heavy = state.feelings.some((id) => scene.lines.feelings.some((one) => one.id === id && one.kind !== 'warm'));
  const name = value <= 3 ? 'scale_low' : value <= 6 ? 'scale_middle' : 'scale_good';
  // A six that nobody asked for is in the middle of something: that says more than the number and "noted".
  if (scene.grammar.turnsClauses && state.told > 2 && state.level === 0 && name === 'scale_middle')
    return plan('scale', 'checkin', [line(name, slots)], { slots });
  return plan(
    'scale',
    'checkin',
    [line(state.told > 2 || (heavy && name === 'scale_good') ? 'scale_noted' : name, slots), last],
    { slots },
  );
}

function onResume(scene: Scene): Plan | null {
  const { read } = scene;
  if (read.acts.has('resume') || read.acts.has('second')) return resumeExercise(scene);
  if (/\bfinish\b/i.test(read.clean) && read.words <= 3) return resumeExercise(scene);
  return plan('detour', 'explore', [anchor, line('detour_open')]);
}

/** Ready at once, and safe for nearly everybody. */
const GENTLE = new Set(['sigh-breathing', 'ground-54321', 'box-breathing']);
/** Asked for calm, the body goes first by day as well. */
const CALMS = written('calms');
const CALMS_ELSEWHERE = written('calms-elsewhere');

/** "Can we do the spa": nothing of ours is meant. */
const OTHER_DOING = written('other-doing');

/** A parent who grounds somebody for a week. */
const GROUNDED = written('grounded');
/** "I need help with revising not breathing". */
const NOT_IT = written('not-it');
/** "And don't say do a breathing thing". */
const NO_SUCH_THING = written('no-such-thing');

/** "can we do the breathing one": a wish by name needs no permission. */
export function exerciseByName(scene: Scene): Plan | null {
  const { read, state } = scene;
  if (read.acts.has('resume') && state.exercises.length > 0) return resumeExercise(scene);
  if (refusesExercise(scene) || leftExercise(scene)) return null;
  if ([NOT_IT, GROUNDED, NO_SUCH_THING].some((words) => words.test(read.clean))) return null;
  const named = namedExercise(read.clean, scene.exercises.values());
  if (named !== null && (read.acts.has('wish_exercise') || isRequest(scene, named))) {
    // Asked for by name, what was turned down before is wanted again.
    delete state.signs?.[NO_EXERCISE];
    return startExercise(named, scene, yesFirst(named, scene));
  }
  if (OTHER_DOING.test(read.clean)) return null;
  const calmNow = scene.grammar.turnsClauses && asksForCalm(read.clean);
  if ((!read.acts.has('wish_exercise') && !calmNow) || read.words > 16) return null;
  const suiting = suitingExercises(scene);
  // At night, with nothing to be solved before morning, the body goes first.
  const forBody =
    calmNow || isNight(scene.localHour) || (scene.grammar.turnsClauses ? CALMS : CALMS_ELSEWHERE).test(read.clean);
  const calm = forBody
    ? (suiting.find(({ id }) => GENTLE.has(id)) ?? suiting.find(({ kind }) => kind === 'body'))
    : undefined;
  // For this very minute the one that needs no check first.
  const wantsCalm = calmNow || (!scene.grammar.turnsClauses && forBody);
  const atOnce = wantsCalm ? suiting.find(({ id }) => id === 'sigh-breathing') : undefined;
  const best =
    atOnce ?? exercisesWithin(scene, suiting)[0] ?? calm ?? suiting[0] ?? scene.exercises.get('ground-54321');
  return best && !wasUsed(scene.state, `auto:${best.id}`)
    ? startExercise(best, scene, calmNow ? [] : yesFirst(best, scene))
    : null;
}

/** Whoever asks "can we" hears a yes before the first instruction. */
function yesFirst(exercise: Exercise, scene: Scene): string[] {
  const [first] = exercise.steps;
  const { read, lines, seed } = scene;
  if (contraOf(exercise, contraValues(scene)) !== null) return [];
  const asks = /\b(?:can|could|may|shall) (?:we|I|you)\b/i.test(read.clean);
  const says = first !== undefined && 'say' in first ? first.say : [];
  if (!asks || says.some((text) => /^Yes\b/.test(text))) return [];
  const [yes] = shuffled(linesOf(lines.families.exercise_yes), seed);
  return yes === undefined ? [] : [yes];
}

/** "box breathing please" or "help me make a safety plan" asks for it; "I can't breathe" tells something. */
function isRequest({ read, grammar, exercises }: Scene, named: Exercise): boolean {
  if (/\btalk\b/i.test(read.clean)) return false;
  // "Can't step out of a moving train lol. The senses one then": the last sentence asks.
  const last = sentencesOf(read.clean).at(-1) ?? read.clean;
  const words = countWords(last);
  if (says(grammar.reading.requests, last)) return words <= 10;
  const [first = ''] = toTokens(last);
  // "I couldn't breathe. Everyone was staring at me." names nothing in its last words.
  if (namedExercise(last, exercises.values()) !== named) return false;
  return words <= 5 && !/^(?:i|my|he|she|they|we)$/.test(first) && (grammar.turnsClauses || !speaks(first, grammar));
}

/** Begins with the one who speaks or somebody else: it tells, and asks for nothing. */
function speaks(word: string, { self, others }: Grammar): boolean {
  return self.has(word) || others.has(word);
}
