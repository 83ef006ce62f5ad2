import type { ExerciseStep } from '#companion/exercises/exercise.schema.ts';
import { findNumber } from '#companion/understand/people.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';

// Why is this hard? A step that waits for a text takes every text, and people say much that is none: a time, "ok", a
// doubt, a question, what they have just understood. Filed as an answer it comes back as a thought or a reason, and
// the person sees that nobody was listening. Each pattern is narrow: in doubt it is an answer.

const written = writtenIn('policy/exercise-remark');

/** What a message is, where it is no answer to the step that waits. */
export type Remark =
  | 'time'
  | 'number'
  | 'assent'
  | 'no'
  | 'clarify'
  | 'elsewhere'
  | 'doubt'
  | 'worse'
  | 'knows'
  | 'plan'
  | 'harsh'
  | 'told'
  | 'disclosure';

const TIME = written('time');
const ASSENT = written('assent');
const NO = written('no');
const CLARIFY = written('clarify');
const DOUBT = written('doubt');
const WORSE = written('worse');
const KNOWS = written('knows');
/** "You're not a failure" names it and turns it down. */
const KINDER = written('kinder');
const CONTENT = /\bknow\b.{0,12}\b(?:that|it's|he|she|they|how to|where)\b/i;
const REMARK_WORDS = 12;
/** Done in front of the page, with nothing written of it. */
const DONE = written('done');
/** "I put the phone in the kitchen" names no smell. */
const TELLS = written('tells');
const COMMENTS = written('comments');
const BLOW = written('blow');
const BLOW_WORDS = 5;

/** Steps whose answer may well be a time or a plain yes. */
function takesAnything(step: ExerciseStep): boolean {
  return 'wants' in step && (step.wants === 'moment' || step.wants === 'any');
}

/** What the message is instead of an answer; null where it may be one. English: other languages need patterns of their own. */
export function remarkOf(step: ExerciseStep, scene: Scene, planned: boolean): Remark | null {
  const { read, grammar } = scene;
  if (!grammar.turnsClauses) return null;
  const text = read.clean;
  if (read.words <= REMARK_WORDS) {
    if (CLARIFY.test(text)) return 'clarify';
    if (WORSE.test(text)) return 'worse';
    if (DOUBT.test(text)) return 'doubt';
    if (KNOWS.test(text) && !CONTENT.test(text)) return 'knows';
  }
  const written = 'ask' in step && step.ask === 'text';
  const listed = 'wants' in step && step.wants === 'list';
  if ((!written || listed) && read.words >= BLOW_WORDS && read.personal && BLOW.test(text)) return 'disclosure';
  // "That was nice though" picks none of what was listed.
  if ('ask' in step && step.ask === 'pick' && COMMENTS.test(text) && read.words >= 3) return 'told';
  if (!written) return null;
  const wants = 'wants' in step ? step.wants : undefined;
  if (wants !== 'moment' && /^\d{1,3}[.!]?$/.test(text.trim())) return 'number';
  if (takesAnything(step)) return null;
  if (wants === 'kind' && scene.gate.harshName(text) !== null && !KINDER.test(text)) return 'harsh';
  if (planned && wants !== undefined && wants !== 'kind') return 'plan';
  if (listed && DONE.test(text)) return 'no';
  if (listed && TELLS.test(text)) return 'told';
  if (TIME.test(text)) return 'time';
  if (ASSENT.test(text)) return 'assent';
  if (NO.test(text)) return 'no';
  const asks = /\?\s*$/.test(read.text);
  return asks && /\b(?:do|are|can|could|would|will|should|have) you\b|\byour?\b/i.test(text) ? 'elsewhere' : null;
}

/** "bench, pigeons, a bag": things around, named instead of a word that a breath is done. */
export function namesThings(text: string): boolean {
  const items = text.split(/[,;\n]+/).map((item) => item.trim());
  return (
    items.length >= 3 &&
    items.every((item) => item !== '' && countWords(item) <= 4) &&
    !/\b(?:i|i'm|am|feel|better|worse|done|ok|okay|dizzy|calm\w*|scared)\b|\d/i.test(text)
  );
}

const SAME = written('same');

/** "the same" where a number was asked for a second time. */
export function saysSame(text: string): boolean {
  return SAME.test(text.trim());
}

const RATED = written('rated');

/** The number in "done, it's about a 5": a rating given before it was asked for. Null where none is. */
export function earlyRating(text: string, scene: Scene): number | null {
  return scene.grammar.turnsClauses && RATED.test(text.trim())
    ? findNumber(text.replace(/ ?\/ ?10| out of (?:10|ten)/i, ''), 10, scene.grammar)
    : null;
}
