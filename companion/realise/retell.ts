import type { Scene } from '#companion/policy/plan.ts';
import { wasUsed } from '#companion/state.ts';
import { splitClauses } from '#companion/understand/clauses.ts';
import { countWords, endWithStop, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { STRONG } from './anchor-spans.ts';
import { AGAINST_OWN, LEARNING } from './anchors.ts';
import { brokenShape } from './broken-shapes.ts';
import { withOwnHalf } from './elided-subject.ts';
import { isTender } from './openings.ts';
import { righted } from './righted.ts';
import { tellToYou } from './tell-to-you.ts';
import { isAnswerOnly, isOwnTongue, isSpoken, isWhole, runsOn } from './whole-clause.ts';

// Why is this hard? Where nothing written fits, a stock line says that nobody listened, and a word cut out of the
// message says little more. What is always true and always theirs is the sentence itself: its words in their order,
// told to "you". So nothing is parsed or shortened here beyond a joining word at its start and a "lol" at its end; what
// can't be told so is not told at all.

const WORDS_MIN = 3;
const WORDS_MAX = 24;
/** Of several sentences less: more would be reading back. */
const SEVERAL_MAX = 20;
const LONG_SENTENCE = 22;

/** A guess about somebody else's mind that would sound like a verdict, even as a view. */
const HOSTILE =
  /\b(?:hates?|despises?|better off|deserves?|laugh\w*|judg\w*|blam\w*|thinks? (?:nothing|little|less|badly|the worst|i|i'm|my))\b/i;
/** A question without its mark. */
const ASKED =
  /^(?:(?:can|could|is|are|do|does|did|should|would|will|am|was|were|has|have|may) (?:I|he|she|it|they|we|this|that|there|my|the|any\w*|some\w*)\b|(?:what|how|why|which|where|when|who|whose)(?:'s\b| (?:\w+ )?(?:is|are|do|does|did|can|could|should|would|will|am|was|were|has|have)\b(?! I\b.*,)))/i;
/** Irony, a condition, a maybe: told back as it stands it would be taken as meant. */
const UNSAID =
  /^(?:like (?:it's|that's)|as if|what if|if only|maybe|perhaps|imagine|guess (?:what|who)|who knows|which|whose|whatever$|never mind|anyway|that's (?:it|all)|I (?:mean|suppose|guess|agree|understand|see|hope so|think so)$)/i;

/** The message, or the part of it that weighs most, told to the person in their own words; null where it can't be. */
export function retell(scene: Scene): string | null {
  const { read, state, grammar } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || read.words < WORDS_MIN) return null;
  if (isTender(scene) || isAnswerOnly(read.clean)) return null;
  const told = RETOLD.get(read) ?? { text: tellBest(scene) };
  RETOLD.set(read, told);
  return told.text === null || wasUsed(state, told.text) ? null : told.text;
}

/** A reply is put together in several tries, and the message stays the same. */
const RETOLD = new WeakMap<Scene['read'], { text: string | null }>();

function tellBest(scene: Scene): string | null {
  const sentences = sentencesOf(scene.read.clean);
  const told = sentences.map((sentence) => tell(sentence, scene));
  let best: { text: string; worth: number } | null = null;
  for (let from = 0; from < told.length; from += 1) {
    let text = '';
    for (let to = from; to < told.length; to += 1) {
      const next = told[to];
      if (next === null || next === undefined) break;
      text = text === '' ? next : `${text} ${next}`;
      const words = countWords(text);
      if (words > (to > from ? SEVERAL_MAX : WORDS_MAX)) break;
      const worth = worthOf(text) + (to === told.length - 1 ? 0.6 : 0);
      const says = words > WORDS_MIN || isWhole(text);
      if (words >= WORDS_MIN && says && (best === null || worth > best.worth)) best = { text, worth };
    }
  }
  return best?.text ?? null;
}

function worthOf(text: string): number {
  const words = countWords(text);
  return (
    (text.match(STRONG)?.length ?? 0) * 1.5 + Math.min(words, 20) * 0.15 + (/\byou(?:r|'\w+)?\b/i.test(text) ? 1 : 0)
  );
}

/** Sentences, and of one that is too long the clauses at its end. */
function sentencesOf(text: string): string[] {
  const plain = text.replace(/(\d)\s*([ap])\.?\s?m\b\.?/gi, '$1$2m').replace(/(\d)\.(?=\d)/g, '$1:');
  return (plain.match(/[^.!?…;\n—]+[.!?…;\n—]*/g) ?? []).flatMap((raw) => {
    const sentence = raw.trim();
    if (countWords(sentence) <= LONG_SENTENCE && !(isSpoken(sentence) && runsOn(sentence))) return [sentence];
    return /\?/.test(sentence) ? [] : splitClauses(sentence).map((clause) => clause.text);
  });
}

function tell(raw: string, { gate, read, state }: Scene): string | null {
  if (/\?\W*$|[*#@<>/\\]|https?:/.test(raw)) return null;
  const sentence = righted(bared(raw));
  const words = countWords(sentence);
  if (words === 0 || words > WORDS_MAX || UNSAID.test(sentence) || ASKED.test(sentence) || isAnswerOnly(sentence))
    return null;
  if (AGAINST_OWN.test(sentence) || LEARNING.test(sentence) || isOwnTongue(sentence)) return null;
  // Of words that were cut out of a long sentence, only what is whole can stand.
  const cut = countWords(read.clean) > LONG_SENTENCE && !/[.!?;\n—]$/.test(raw) && !read.clean.endsWith(raw);
  if ((cut && (!isWhole(sentence) || runsOn(sentence))) || runsFar(sentence)) return null;
  if (isSpokenTo(state) && (words > SPOKEN_MAX || !isWhole(sentence))) return null;
  const guesses = gate.guesses(sentence);
  if (!gate.passes(sentence) && !(guesses && !HOSTILE.test(sentence))) return null;
  const one = read.people.length === 1 ? (read.people[0]?.word ?? null) : null;
  const told = tellToYou(withOwnHalf(sentence), one);
  if (told === null) return null;
  // What goes on in somebody else is the person's guess, and stays one.
  const turned = SUPPOSED.test(raw) ? `${told.replace(/[.!,]+$/, '')}, you think` : told;
  const text = endWithStop(guesses ? `From where you stand, ${lowerFirst(turned)}` : upperFirst(turned));
  return brokenShape(text) === null ? text : null;
}

const SUPPOSED = /^(?:and |but |so )*(?:she|he|they)\b.{6,60}\bI (?:think|guess|suppose|reckon)\W*$/i;

/** One sentence run into another for so long that nobody could follow it; a comma of their own holds it together. */
const FAR = 10;
function runsFar(sentence: string): boolean {
  return sentence.split(/, | (?=(?:and|but|so) )/).some((part) => countWords(part) >= FAR && runsOn(part));
}

/** Somebody who speaks into a phone: where their sentences stop is anybody's guess, so only a short whole one counts. */
const SPOKEN_MAX = 10;
function isSpokenTo({ opening, recent }: Scene['state']): boolean {
  return [opening ?? '', ...recent].some(isSpoken);
}

const FIRST =
  /^(?:(?:(?:and|but|because(?! of)|cos|plus|also|lol|yeah|yes|yep|nah|tbh|honestly|basically|anyway|literally|to be honest|I mean|oh|ugh|um+|hm+|mate|bro|dude|(?:right|ok|well) so|(?:ok|okay|no)(?= (?:I|he|she|they|we|it|my|so|but|and)\b))[,.]?|(?:so|well|ok|okay|no|like|right|look|see|sorry|hi|hey|hello|man|god|in fact|actually|idk|I don't know),) +)+/i;
const LAST =
  /(?:[,.]? *\b(?:lol|haha\w*|lmao|tbh|to be honest|honestly|though|tho|you know|I guess|I suppose|I think|idk|if that makes sense|or something|or whatever|so yeah|anyway|and all that|and stuff)|, (?:mate|pal|man|bro|love))+ *$/i;

/** Without the word that joins it to what came before, and the shrug after it. */
function bared(raw: string): string {
  return raw
    .replace(/[.!?…;\n—,]+$/, '')
    .trim()
    .replace(FIRST, '')
    .replace(LAST, '')
    .replace(/[.,;:\s-]+$/, '');
}
