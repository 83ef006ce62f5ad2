import { writtenIn } from '#companion/written.ts';
import { told } from './plain-answer.ts';
import type { Scene } from './plan.ts';
import { questionIn } from './question-in.ts';
import { sentencesOf } from './read-apart.ts';

// Why is this hard? "Get up or stay in bed?" and "should I just tell him?" want a yes or a no from somebody, now. For small
// things there is a sensible one that does no harm if it's wrong. It is given only where the words name just that thing,
// and never where telling somebody may bring harm, or a body or the law would have to be known.

const written = writtenIn('policy/straight-answers');

interface Straight {
  family: string;
  words: RegExp;
  /** What must be in the talk, or must not be. */
  told?: RegExp;
  not?: RegExp;
  /** Its lines ask nothing, so another answer may stand beside it. */
  plain?: true;
}

const of = (family: string, words: RegExp, more: Partial<Straight> = {}): Straight => ({ family, words, ...more });

const NIGHT = /\b(?:sleep\w*|bed|night|awake|insomnia|alarm|[1-4] ?a\.?m|tired)\b/i;
/** What somebody else's anger, or a rule, could turn into harm. */
const NOT_TOLD = written('not-told');

const STRAIGHT: readonly Straight[] = [
  of('straight_rise', written('straight-rise'), {
    told: NIGHT,
    plain: true,
  }),
  of('straight_rise', written('straight-rise-2'), {
    told: written('straight-rise-told'),
    plain: true,
  }),
  of('straight_coffee_no', written('straight-coffee-no'), {
    told: NIGHT,
    not: written('straight-coffee-no-not'),
    plain: true,
  }),
  of('straight_list', written('straight-list'), {
    not: /\b(?:letters?|will|food|calories|goodbye)\b/i,
  }),
  of('straight_read_bed', written('straight-read-bed'), {
    plain: true,
  }),
  of('straight_phone_bed', written('straight-phone-bed'), {
    told: /\b(?:sleep\w*|bed|night|awake)\b/i,
    not: /\b(?:his|her|their|ring|call|text|message)\b/i,
    plain: true,
  }),
  of('straight_phone_write', written('straight-phone-write')),
  of('straight_alarm', written('straight-alarm'), { plain: true }),
  // A small annoyance is no confession.
  of('straight_say', written('straight-say'), {
    not: NOT_TOLD,
  }),
  of('straight_tell', written('straight-tell'), {
    not: NOT_TOLD,
  }),
  of('straight_ask', written('straight-ask'), {
    not: NOT_TOLD,
  }),
  of('straight_knock', written('straight-knock'), {
    not: NOT_TOLD,
  }),
  of('straight_help', written('straight-help'), { not: /\bpolice|court\b/i }),
  of('straight_talk', written('straight-talk'), {
    not: /\btalk to you\b|\bhurt/i,
  }),
  of('straight_walk', written('straight-walk'), {
    not: written('straight-walk-not'),
  }),
  of('straight_no', written('straight-no'), {
    not: written('straight-no-not'),
  }),
  of('straight_rest', written('straight-rest'), {
    not: /\b(?:pills?|tablets?|meds?|medication|driv\w+|wheel|baby)\b/i,
  }),
  of('straight_me', written('straight-me')),
];

/** The families that answer the yes-or-no and either-or questions in a message; none where no sensible answer is known. */
export function straightAnswers(scene: Scene, asked: string | null = null): string[] {
  const { read, state, lines } = scene;
  if (state.level >= 2 || lines.families.straight_tell === undefined) return [];
  const all = told(scene);
  const view = VIEW_WANTED.test(read.clean);
  const found = sentencesOf(asked ?? read.clean)
    .map((one) => (view ? one.replace(TORN, 'should I ') : one))
    .filter((one) => questionIn({ read: { ...read, clean: one } }) !== null)
    .flatMap((one) => STRAIGHT.find((kind) => fits(kind, one, all)) ?? []);
  const different = found.filter(({ family }, at) => found.findIndex((one) => one.family === family) === at);
  const plain = different.filter((one) => one.plain).slice(0, 2);
  const asks = different.find((one) => !one.plain);
  return [...plain.slice(0, asks === undefined ? 2 : 1), ...(asks === undefined ? [] : [asks])].map(
    ({ family }) => family,
  );
}

/** "I asked myself should I tell her. What would you do": the view is wanted of what stands before it. */
const VIEW_WANTED = /\bwhat (?:would|do) you (?:do|think|say|reckon)\b|\byes or no\b/i;
const TORN = written('torn');

const fits = (kind: Straight, asked: string, all: string) =>
  kind.words.test(asked) && (kind.told?.test(all) ?? true) && !(kind.not?.test(all) ?? false);

const YES_OR_NO = /\byes or no\b|\byes\/no\b|\by\/n\b/i;
const EITHER = written('either');

const WHICH = written('which');

/** For a yes-or-no or an either-or of which nothing is known: a way to choose, and no bare "I don't know". */
export const chooseBetween = (asked: string): string | null =>
  EITHER.test(asked) || WHICH.test(asked) ? 'straight_either' : YES_OR_NO.test(asked) ? 'straight_yes_no' : null;

const ASKED_QUESTION = /\b(?:question|ask you|they ask|they'll ask)\b[^?.]*\?\W*$/i;
const ASKED_WORDS = written('asked-words');

/** "Which question do you hope they won't ask?": the question that follows is the answer, and not put to the program. */
export function answersWithQuestion({ state, read }: Scene, asked: string): string | null {
  if (/\b(?:you think|would you|can you|do you (?:mean|know))\b/i.test(asked)) return null;
  // With a plea of their own they have turned to the program after all.
  if (/\b(?:should|shall) I\b|\b(?:what|how) (?:do|can|could) I\b|\?.*\?/i.test(read.clean)) return null;
  if (ASKED_QUESTION.test(state.lastReply)) return 'own_question';
  return ASKED_WORDS.test(state.lastReply) && /\byou\b/i.test(asked) ? 'own_words_said' : null;
}
