import { NO_EXERCISE } from '#companion/state.ts';
import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';

// Why is this hard? "No I don't want to do a breathing exercise" holds every word of the wish for one. So it is known by
// the no that stands before the thing, and by what comes between them. After a no the thing refused is gone: it is not
// begun, not put up again, and one that runs is left, until it is asked for by name.

const written = writtenIn('policy/no-exercise');

const TOOL =
  '(?:breathing\\b(?! (?:problem|machine|tube|trouble|difficult))|(?:breathing |stupid |silly |relaxation |mindfulness |grounding |those |these |any |your |more |the )+exercises\\b|(?:an|any|another|the|your|this|that) (?:(?:breathing|silly|stupid|little|relaxation|grounding) )?exercise\\b|exercises\\b|meditat(?:ion|e|ing)\\b|mindfulness\\b|grounding\\b)';
const WONT =
  "(?:(?:don't|do not|won't|will not|not going to|wouldn't) (?:really |even )?(?:want|need|fancy|like|feel like|do|bother|care for)|(?:rather|prefer) not|(?:not|isn't) (?:really )?(?:in the mood|up for|doing|into))";
const BETWEEN = '(?: (?!my\\b|his\\b|her\\b|stop\\b|stopping\\b|leave\\b|end\\b|miss\\b|talk\\b)\\w+){0,4}?';
/** What is hated or had enough of is the thing itself, with nothing between: not "everyone breathing" in an office. */
const DISLIKES = "(?:hate|can't stand|(?:sick|tired|fed up) (?:of|with)) (?:doing |all |those |these |your |any )*";
export const REFUSES: readonly RegExp[] = [
  new RegExp(`\\b${WONT}\\b${BETWEEN} ${TOOL}`, 'i'),
  new RegExp(`\\b${DISLIKES}${TOOL}(?! (?:in|at|near|next|on|like|the|so|when)\\b)`, 'i'),
  new RegExp(
    `^(?:(?:no|nah|please|sorry|look|ok|okay|ugh|I said)[ ,.!]+)*(?:no|not|enough|skip|forget|don't make me)(?: more)?(?: of| with)?(?: the| that| another| any| a)? (?:${TOOL}|breathe\\b)`,
    'i',
  ),
  new RegExp(
    `^(?:\\w+ ){0,2}?${TOOL}(?: (?:stuff|things?))? (?:just |really |always |only )?(?:doesn't|don't|didn't|never|isn't|makes?) (?:work|help|do|for me|me|my thing|it worse)`,
    'i',
  ),
];
/** Stopped or put right in the middle of one: "stop the exercise", "I meant the spa day, not an exercise". */
export const STOPS = written('stops');

/**
 * "No breathing please", "keine Atemübung bitte": an exercise is named to be left out, and no wish is meant. English is
 * read by its shapes, every other language by its act `refuses_exercise`; "j'arrive pas à respirer" is none of it.
 */
export const refusesExercise = ({ read, grammar }: Scene): boolean =>
  grammar.turnsClauses
    ? REFUSES.some((words) => words.test(read.clean)) || STOPS.test(read.clean)
    : read.acts.has('refuses_exercise');

/** Leaves an exercise that runs when one is turned down by name. Call once a turn, before it is gone on with. */
export function noteNoExercise(scene: Scene): void {
  const { state, grammar } = scene;
  if (!grammar.turnsClauses || state.turn === 0 || state.level >= 2 || !refusesExercise(scene)) return;
  const runs = state.exercises.length > 0;
  // "Stop" by itself stops what runs; the exercise says so with its own words (exercise-turn.ts), or there is none.
  const refuses = REFUSES.some((words) => words.test(scene.read.clean));
  if (!runs && !refuses && !/\bexercise/i.test(scene.read.clean)) return;
  if (runs && !refuses && scene.read.words <= BARE) return;
  state.signs = { ...state.signs, [NO_EXERCISE]: state.turn, ...(runs && { [RAN]: state.turn }) };
  state.exercises = [];
  state.expect = null;
}

export const RAN = 'exercise-ran';
const BARE = 3;
