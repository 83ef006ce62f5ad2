import type { Scene } from '#companion/policy/plan.ts';
import { wasUsed } from '#companion/state.ts';
import { countWords, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { STRONG } from './anchor-spans.ts';
import { AGAINST_OWN } from './anchors.ts';
import { swapPronouns } from './swap-pronouns.ts';

// Why is this hard? To name one thing out of a message shows that it was read, in two or three words and without
// handing the whole of it back. Without a dictionary no program knows a noun from a verb ("my stomach drops"). So a
// thing is only what stands between an owner or an article and a word that can't go on with it; in doubt it is nothing.

const written = writtenIn('realise/named-thing');

/** Numbers in words, and what stands for one. */
export const NUMBER =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\w+)?|a couple of|a few';
const THING = written('thing', 'gi');
/** "Six years", "fourteen nights": with a number even an empty word says something. */
const COUNTED = written('counted');
const SPANS = written('spans');
/** "I promised her Thursdays": she, and not what is hers. */
const TO_HER = written('to-her');
/** Where it was: the little word belongs to it ("on the bathroom floor", "behind the bins"). */
const WHERE = written('where');
/** Somebody's own. */
const OWNED = /^(?:my|our|his|her|their)$/i;
/** Nothing a reply should open with: empty words, the means of harm, what the body is judged by, a name one calls oneself. */
export const EMPTY = written('empty');
const LOOSE_END = written('loose-end');
/** "My stomach drops": a word on -s after another may be what it does. */
const MAY_BE_DONE = /(?:[^su]s)$/i;
/** "She called me the quiet one", "like the last fool": said of somebody, not named. */
const SAID_OF = written('said-of');
/** Somebody's name for a person says who, and nothing of what it was. */
export const PERSON = written('person');
export const OWNED_BY_KIN = written('owned-by-kin', 'gi');
const TAIL = written('tail', '');
const WORDS_MAX = 6;
/** "Your feet" is a scrap, "the letter from your sister" a thing. */
const WORDS_MIN = 3;
/** A thing in passing ("the fence") opens nothing. */
const WORTH_MIN = 0.5;

interface Found {
  text: string;
  worth: number;
}

/** What the message names by its own words, the weightiest first, each as a few words that stand alone: "Your sister's letters". */
export function namedThings(scene: Scene): string[] {
  const { read, state, gate, grammar } = scene;
  if (!grammar.turnsClauses || read.words < 4 || /\?\s*$/.test(read.text)) return [];
  const last = state.lastReply.toLowerCase();
  const found: Found[] = [];
  for (const [at, clause] of read.clauses.entries()) {
    if (clause.question || AGAINST_OWN.test(clause.text)) continue;
    for (const hit of clause.text.matchAll(THING)) {
      const [, owner = '', noun = ''] = hit;
      const before = clause.text.slice(0, hit.index);
      const words = noun.split(' ');
      const head = words.at(-1) ?? '';
      if (
        SAID_OF.test(before) ||
        /\b(?:painted|dyed) $/i.test(before) ||
        (/^her$/i.test(owner) && TO_HER.test(before)) ||
        /\b(?:not|never|no|without)\b|n't\b/i.test(before)
      )
        continue;
      const counted = COUNTED.test(owner) && SPANS.test(noun);
      const tail = TAIL.exec(clause.text.slice((hit.index ?? 0) + hit[0].length));
      const more = tail && !EMPTY.test(tail[3] ?? '') && !LOOSE_END.test(tail[3] ?? '') ? tail[0] : '';
      if ((EMPTY.test(noun) && !counted && more === '') || LOOSE_END.test(head) || head.length < 3) continue;
      if (
        words.length > 1 &&
        MAY_BE_DONE.test(head) &&
        !/^(?:\d|two|three|four|five|six|seven|eight|nine|ten|a )/.test(owner)
      )
        continue;
      // "The 6 week check": the number is no count of it. "Two years ago" is when, and no matter.
      if (/^\d+$/.test(owner) && !/s$/.test(head)) continue;
      if (counted && /^ ago\b/i.test(clause.text.slice((hit.index ?? 0) + hit[0].length))) continue;
      // "My sponsor Phil" is somebody.
      if (words.length > 1 && /^[A-Z][a-z]/.test(head)) continue;
      if (/\b(?:aloud|loud)$|\bsame\b/i.test(noun)) continue;
      if (words.some((word) => PERSON.test(word)) && owner.toLowerCase() !== 'two') continue;
      // "The front door", "a free bet": what has no owner, no number and nothing that belongs to it is a scrap.
      if (!OWNED.test(owner) && !counted && more === '') continue;
      const where = WHERE.exec(before)?.[1] ?? '';
      const whole = `${where} ${owner} ${noun}${more}`.trim();
      const turned = gate.passes(whole) && !gate.holds(whole) ? swapPronouns(whole, null) : null;
      if (turned === null || countWords(turned) > WORDS_MAX || (countWords(turned) < WORDS_MIN && !counted)) continue;
      const text = upperFirst(turned.replace(OWNED_BY_KIN, "$1's"));
      if (wasUsed(state, text) || last.includes(turned.toLowerCase())) continue;
      found.push({ text, worth: worthOf(clause.text, owner, turned) + at / 10 });
    }
  }
  return found
    .filter(({ worth }) => worth >= WORTH_MIN)
    .sort((a, b) => b.worth - a.worth)
    .map(({ text }) => text);
}

function worthOf(clause: string, owner: string, turned: string): number {
  const heavy = clause.match(STRONG)?.length ?? 0;
  return (
    Math.min(heavy, 2) * 0.6 +
    (/^(?:my|our|his|her|their)$/i.test(owner) ? 0.5 : 0) +
    Math.min(countWords(turned) - 1, 4) * 0.3 +
    (/\d|years|weeks|months/i.test(turned) ? 0.5 : 0)
  );
}
