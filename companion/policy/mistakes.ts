import { LEARNING } from '#companion/realise/anchors.ts';
import { ownWords } from '#companion/realise/own-words.ts';
import { splitClauses } from '#companion/understand/clauses.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { ANSWERED, answerTo } from './answer-to.ts';
import { wordsAsked } from './asks-words.ts';
import { askedBefore, askedBeside, matterOf, meantThing } from './complaint-rest.ts';
import { complaintIn, type Mistake } from './complaint-words.ts';
import { newsIn } from './ending-words.ts';
import { choices } from './offers.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { kindOf } from './question-in.ts';
import { telling } from './telling.ts';

// Why is this hard? A script misreads, and says so too seldom. "I said neither", "what do you mean" and "do you even
// read" are the moments that decide whether anybody stays: handed back as one more piece of a story they prove that
// nobody listens. So every one of them is owned first, in few plain words. Then comes what was still open: a question
// that was passed over, the good news that was missed, what was put right. Where none of it is sure, nothing is added.

const MARK = 'mistakes';
const OFTEN = 2;
const KEEPS_QUIET = 6;
/** A told piece longer than this is read out, and not taken up. */
const TAKEN_UP = 14;
/** So much beside a complaint is a story of its own. */
const TELLS = 6;
const LEAST = 3;
const GLAD_MOST = 8;

/** Owns a misreading before anything else is said, and goes on with what the person put in its place. */
export function mistakes(scene: Scene): Plan | null {
  const { state, read, lines, grammar } = scene;
  if (!grammar.turnsClauses || lines.families.mistake_wrong === undefined || state.turn === 0) return null;
  // Less asking and less echoing are granted by their own lines (manner.ts), and words that are asked for are given.
  if (['fewer_questions', 'fewer_echoes'].some((act) => read.acts.has(act))) return null;
  if (wordsAsked(read.clean, read.words, state.recent) !== null || WRITES_FOR_ME.test(read.clean)) return null;
  const kind =
    complaintIn(read.clean, read.words, state.lastReply, state.recent.join(' . ')) ??
    (GLAD.test(read.clean) && read.words <= GLAD_MOST && !/\bgood news\b/i.test(read.clean) ? 'wrong' : null);
  if (kind === null || (kind === 'useless' && state.level >= 2)) return null;
  const asked = askedBeside(scene);
  // "I don't understand. Why alarm clock?" asks nothing but what we meant.
  const answer =
    asked === null || (kind === 'unclear' && countWords(asked) < WHOLE && /^(?:why|what|which|who)\b/i.test(asked))
      ? null
      : (answerTo(asked, scene) ?? plainlyUnknown(asked));
  // How to do a thing is answered by those who know ways.
  if (asked !== null && answer === null && kindOf(asked)?.family === 'asks_how') return null;
  const times = (state.signs?.[MARK] ?? 0) + 1;
  state.signs = { ...state.signs, [MARK]: times };
  // What was read wrong must not speak again.
  state.keep = [];
  if (kind === 'keeps') state.quiet = KEEPS_QUIET;
  if (read.acts.has('bye')) return plan('wrap', 'wrap', [line('mistake_bye'), line('bye_short')], { mayRepeat: true });
  const owned = line(`mistake_${kind}`);
  if (GLAD.test(read.clean)) return owns([line('mistake_glad')]);
  const news = newsIn(read.clean);
  if (news !== null) return owns([owned, line(`news_${news}`)]);
  const answered = answer ?? openBefore(kind, scene);
  if (answered !== null) return owns([owned, ...answered]);
  const meant = meantThing(scene);
  if (meant !== null) return owns([{ kind: 'text', text: meant }, line('mistake_wrong')]);
  const told = toldBeside(scene);
  if (told !== null) return owns([kind === 'unclear' ? line('mistake_wrong') : owned, told]);
  const matter = matterOf(scene, TELLS);
  if (matter !== null) return metBeside(owned, { ...scene, read: matter });
  if (times > OFTEN || kind === 'useless') return oftenMissed(scene);
  return owns([owned, ...after(kind, times, scene)]);
}

const WHOLE = 5;

/** A whole question that nothing here can answer; a scrap with a mark is no question. */
const plainlyUnknown = (asked: string): Part[] | null =>
  countWords(asked) >= WHOLE && kindOf(asked)?.family === 'asks_any' ? [line('asks_any')] : null;

/** "It's a GOOD thing": it was taken too heavily. */
const GLAD =
  /\b(?:it's|it is|that's|it was) (?:actually |meant to be )?an? (?:good|happy|nice|funny|lovely) (?:thing|one|memory|story)\b|\b(?:it's|it is|that's) good news\b/i;
const WRITES_FOR_ME = /\b(?:write|draft|word) (?:it |this |one )?for me\b/i;

const WORDS_BACK = 3;
const ASKED_WORDS =
  /\b(?:what|how) (?:do|should|can|could|would) I (?:even |just )?(?:say|write|word|put|phrase|text|open|reply)\b|\b(?:first|opening|one|a|another) (?:sentence|line)\b|\bword (?:it|this|that)\b|\bwording\b/i;

const owns = (parts: Part[]): Plan => plan('repair', 'focus', parts, { expect: { kind: 'open' } });

function oftenMissed({ lines }: Scene): Plan {
  return plan('repair', 'focus', [line('mistake_often')], {
    expect: { kind: 'open' },
    cards: [
      choices('repair', [
        { id: 'talk', label: lines.labels.keep_talking ?? 'Keep talking' },
        { id: 'step', label: lines.labels.small_step ?? 'A small step' },
      ]),
    ],
  });
}

/** Owned, and then what they tell is met as it would be by itself, without a word that fits everything. */
function metBeside(owned: Part, apart: Scene): Plan {
  return owns([owned, ...metParts(apart)]);
}

/** What can surely be said to the rest of a message that begins with something else. */
export function metParts(apart: Scene): Part[] {
  const { clean, words } = apart.read;
  const told = words <= TAKEN_UP && !LEARNING.test(clean) && !LEARNS.test(clean);
  return telling(apart).parts.filter(
    (part) =>
      (part.kind !== 'told' || told) &&
      (part.kind !== 'family' || !/^telling_(?:plain|full|go_on|lost|missed|asked|hush)|_ask$/.test(part.name)),
  );
}

/** With nothing to take up: what the muddled line was for, or one plain question, and never both. */
function after(kind: Mistake, times: number, scene: Scene): Part[] {
  // Words that were asked for and never came are what is missing most.
  const wanted = scene.state.recent.slice(-WORDS_BACK);
  if (kind !== 'hurt' && [...wanted, scene.read.clean].some((text) => ASKED_WORDS.test(text)))
    return [line('mistake_offer_words')];
  if (kind === 'unclear' && matterOf(scene, 2) === null)
    return [line(scene.state.lastReply.includes('?') ? 'mistake_meant_ask' : 'mistake_meant_go')];
  if (kind === 'wrong' && times === 1) return [line('mistake_ask')];
  return kind === 'keeps' || kind === 'unclear' ? [] : [line('mistake_offer')];
}

/** A question that was put just before and got no answer. */
function openBefore(kind: Mistake, scene: Scene): Part[] | null {
  const { state } = scene;
  if (kind === 'keeps' || kind === 'hurt' || state.signs?.[ANSWERED] === state.turn - 1) return null;
  const asked = askedBefore(scene);
  return asked === null ? null : answerTo(asked, scene);
}

/** "I don't have work. I just told you that. I sit in the car park": what stands beside the complaint, told back. */
function toldBeside(scene: Scene): Part | null {
  const apart = matterOf(scene, LEAST);
  if (apart === null || LEARNS.test(scene.read.clean) || LEARNING.test(scene.read.clean)) return null;
  // All of it where it is little; else what they say last.
  const pieces = apart.clean.split(/[.!?]+\s*|,\s+(?=(?:I|I'm|it's)\b)/).map((one) => one.trim());
  const last = pieces.findLast((one) => SAYS_IT.test(one) && countWords(one) > LEAST && countWords(one) <= TAKEN_UP);
  const clean = apart.words <= TAKEN_UP && SAYS_IT.test(apart.clean) ? apart.clean : last;
  if (clean === undefined || /^no\b/i.test(clean) || countWords(clean) <= LEAST) return null;
  const read = { ...apart, clean, text: clean, words: countWords(clean), clauses: splitClauses(clean) };
  const text = ownWords({ ...scene, read }, read);
  return text === null ? null : { kind: 'text', text };
}

/** The grammar of somebody who is learning is not handed back. */
const LEARNS =
  /\bI (?:not|no) \w+|\bonly I \w+|^(?:he|she|they) (?:not|no) \w+|\bis (?:good|ok)\?|\b(?:he|she|boss|husband|wife|teacher) (?:say|want|have|go|come|make|not)\b(?! to\b)|\b(?:this|it) (?:make|is not help)\b|\bwill be \d+ years\b|\bhave \d+ years\b/i;

/** A whole sentence about somebody, with no "just" or "there's no more" in it that belongs to the complaint. */
const SAYS_IT =
  /^(?:(?:no|and|but|well|so|it's just that)[ ,]+)*(?:I(?:'m|'ve|'d)?|he|she|they|we|it(?:'s)?|my|his|her) (?!mean\b|meant\b|guess\b|just (?:don't|think)\b)[\w']+ [\w']+/i;
