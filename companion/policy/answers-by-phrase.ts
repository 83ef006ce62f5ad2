import type { AnswerContent } from '#companion/content.schema.ts';
import { patternOf, withShapes } from '#companion/understand/cue-phrases.ts';
import { countWords, fold, toTokens } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { onceFor } from './banks.ts';
import { asksNow, firstOf } from './cue-lines.ts';
import { asking, hasUnsaid, line, type Plan, plan, type Scene } from './plan.ts';
import { twoWays } from './two-ways.ts';

// Why is this hard? English has banks of answers found by regular expressions of its own (direct-answers.ts). In the other
// languages "Soll ich ihm noch mal schreiben?" at the end of three sentences was passed over: only messages of a few
// words were looked at for a question. Here the question itself is looked for, whatever was told before it.

const written = writtenIn('policy/answers-by-phrase');

/** "Je dois lui écrire ou attendre": by its own words a question, with a mark or without. */
const ASKS_UNMARKED = written('asks-unmarked');

/** The turn of the last answer. */
export const PHRASE_ANSWERED = 'phrase-answered';

/** Messages before this one that may name the matter. */
const BACK = 2;
/** So many words after the question, and they have gone on. */
const AFTER = 14;
/** "was soll ich ihr denn sagen": so short, it asks without its mark. */
const UNMARKED_MOST = 9;
/** What is asked without a question stands near the end. */
const LAST = 2;

interface Answer extends AnswerContent {
  fits: (text: { asked: string | null; last: string; near: string }) => boolean;
}

const answersOf = onceFor(({ answers, shapes }): readonly Answer[] =>
  (answers ?? []).map((answer) => {
    const one = (phrases: readonly string[] | undefined) =>
      phrases === undefined ? null : patternOf(withShapes(phrases, shapes), 'u');
    const [asks, says, not] = [one(answer.asks), one(answer.says), one(answer.not)];
    const about = (answer.about ?? []).map((phrase) => one([phrase]));
    return {
      ...answer,
      fits: ({ asked, last, near }) =>
        ((asked !== null && asks?.test(asked) === true) || says?.test(last) === true) &&
        about.every((matter) => matter?.test(near) === true) &&
        not?.test(near) !== true,
    };
  }),
);

/** The text in the form in which phrases are held against it. */
const searched = (text: string): string =>
  ` ${toTokens(text)
    .filter((token) => token !== ',')
    .join(' ')}  `;

/** The last question of the message that is still the last word of it; quoted questions are somebody else's. */
function questionOf({ read, grammar }: Scene): string | null {
  const sentences = sentencesIn(read.clean.replace(/"[^"]*"/g, '"'));
  const marked = sentences.findLastIndex((one) => /\?\W*$/.test(one));
  const last = sentences.at(-1) ?? '';
  const unmarked =
    (countWords(last) <= UNMARKED_MOST && grammar.asks.has(toTokens(last)[0] ?? '')) || ASKS_UNMARKED.test(fold(last));
  const at = unmarked ? sentences.length - 1 : marked;
  if (at < 0 || countWords(sentences.slice(at + 1).join(' ')) > AFTER) return null;
  return sentences[at] ?? null;
}

export const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?…\n])\s+/).filter((one) => one.trim() !== '');

/**
 * The answer to a plain question at the end of what was told, in a language whose answers stand in `answers`. The first in
 * the order of the file decides; what none of them answers gets an honest word where it is asked of one's own life, and
 * null where no question is asked or others answer it.
 */
export function answeredByPhrase(scene: Scene): Plan | null {
  const { read, state, lines, grammar } = scene;
  if (grammar.turnsClauses) return null;
  if (lines.answers === undefined) return twoWays(scene);
  const inDanger = state.level >= 2;
  const asked = questionOf(scene);
  const text = {
    asked: asked === null ? null : searched(asked),
    last: searched(sentencesIn(read.clean).slice(-LAST).join(' ')),
    near: searched([...state.recent.slice(-BACK), read.clean].join(' . ')),
  };
  for (const answer of answersOf(lines)) {
    if ((inDanger && answer.inDanger !== true) || !answer.fits(text)) continue;
    const said = firstOf(answer.line, scene);
    if (said === null) continue;
    const ask = /\?\s*$/.test(said) || !asksNow(scene) ? null : firstOf(answer.ask ?? [], scene);
    state.signs = { ...state.signs, [PHRASE_ANSWERED]: state.turn };
    return plan('asked', 'info', [{ kind: 'text', text: said }, ...asking(ask)], { expect: { kind: 'open' } });
  }
  const ways = twoWays(scene);
  if (ways !== null) return ways;
  return inDanger ||
    asked === null ||
    !/\?\W*$/.test(asked.trim()) ||
    isForOthers(asked, scene) ||
    !hasUnsaid('asks_unknown', scene)
    ? null
    : plan('asked', 'info', [line('asks_unknown')], { expect: { kind: 'open' } });
}

/** What may stand beside a question and asks for nothing itself. */
const MANNERS = /^(?:greet|thanks|bye|bye_bed|laugh|cue_\w+|good_news)$/;

/** Asked of the program, a wish with a policy of its own, or a bare "why?": others answer that. */
function isForOthers(asked: string, { read, grammar }: Scene): boolean {
  const words = toTokens(asked);
  if ([...read.acts].some((act) => !MANNERS.test(act))) return true;
  return (
    words.length < 4 || words.some((word) => grammar.you.has(word)) || !words.some((word) => grammar.self.has(word))
  );
}
