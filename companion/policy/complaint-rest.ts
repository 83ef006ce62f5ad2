import { sharedWords } from '#companion/realise/nearest.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { splitClauses } from '#companion/understand/clauses.ts';
import { countWords, upperFirst } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { complaintIn, isComplaint, plainly } from './complaint-words.ts';
import { restAfterEnd } from './ending-words.ts';
import type { Scene } from './plan.ts';
import { questionIn } from './question-in.ts';

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[?.!])\s+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** "I said I nearly fell asleep": what stands behind it is the matter. */
const SAID_IT =
  /^(?:(?:no|but|and|well|look|ok|okay|what|um)[ ,.]+)*(?:I'm (?:telling|saying to)(?: you)?|I (?:just |already |literally |only )*(?:said|say|told you|meant|say again|mean)|as I (?:said|told you))(?: that)?[ ,:]+(?=(?:I|he|she|it|they|we|my|the|he's|she's|it's|I'm|I've|they're)\b)/i;

/** The message without the complaint: what it tells of the matter itself, or null where that is next to nothing. */
export function matterOf({ read, state }: Scene, least: number): Understanding | null {
  const kept = sentencesOf(plainly(read.clean))
    .map((one) => one.replace(SAID_IT, ''))
    .map((one) => restAfterEnd(one) ?? one)
    .filter((one) => one !== '' && !isComplaint(one) && !/\?\W*$/.test(one) && !asksBackShort(one, state.lastReply));
  const text = kept.join(' ');
  if (countWords(text) < least) return null;
  return { ...read, text, clean: text, words: countWords(text), clauses: splitClauses(text) };
}

const asksBackShort = (one: string, reply: string) =>
  /\?\W*$/.test(one) && countWords(one) <= 5 && sharedWords(one, reply) > 0;

const WANTS_TO_KNOW =
  /\b(?:I (?:just |only |really )*(?:want(?:ed)?|need(?:ed)?|asked|was asking|am asking|wondered)(?: you)?(?: to know)?|I'm asking(?: you)?|I'd like to know|tell me|you (?:didn't|haven't|never) (?:say|said|tell me|told me)) (?:if|whether) ((?:I|he|she|it|they|that|this|we)\b[^.?!]+)/i;
const ASKED_PLAINLY =
  /\bI (?:just |only |was )?ask(?:ed|ing)?(?: you)?[:,]? ((?:should|shall|can|could|would|is|was|am|do|does|did|will) (?:I|he|she|it|they|that|this)\b[^.?!]*)/i;
const AUX: Readonly<Record<string, string>> = { "'s": 'is', "'d": 'would', "'ll": 'will', "'re": 'are', "'m": 'am' };

/** "I asked if it was silly" asks "was it silly". Null where nothing is asked so. */
export function askedInside(clean: string): string | null {
  const plain = ASKED_PLAINLY.exec(clean)?.[1];
  if (plain !== undefined) return plain;
  const said = WANTS_TO_KNOW.exec(clean)?.[1];
  const found =
    said === undefined
      ? null
      : /^(\w+)(?:('s|'d|'ll|'re|'m)| (should|would|will|could|can|is|was|am|are|were|does|did|might))\b (.+)$/i.exec(
          said.trim(),
        );
  const verb = found?.[3] ?? AUX[found?.[2] ?? ''];
  return found === null || verb === undefined ? null : `${verb} ${found[1]} ${found[4]}`;
}

/** What they ask beside the complaint, and not of our last words; null where nothing is asked. */
export function askedBeside({ read, state }: Scene): string | null {
  const inside = askedInside(read.clean);
  if (inside !== null) return inside;
  const kept = sentencesOf(read.clean).filter(
    (one) =>
      (!isComplaint(one) || /\b(?:do |did )?you (?:think|reckon)\b/i.test(one)) && !asksBackShort(one, state.lastReply),
  );
  return questionIn({ read: { ...read, clean: kept.join(' ') } });
}

const BACK = 1;
const ASKED_BACK = 3;

/** What they asked a message ago, or some messages ago where they say that they asked. */
export function askedBefore({ read, state }: Scene): string | null {
  const named = /\basked?\b|\bquestion\b/i.test(read.clean);
  for (const text of state.recent.slice(named ? -ASKED_BACK : -BACK).toReversed()) {
    const asked =
      complaintIn(text, countWords(text), '') === null
        ? questionIn({ read: { ...read, clean: text } })
        : askedInside(text);
    if (asked !== null) return asked;
  }
  return null;
}

const MEANT =
  /^(?:(?:no|nah|lol|sorry|haha)[ ,.]+)*I meant? ((?:the|my|a|an|our|his|her) [\w' -]{3,40}?)(?:[.,!]|$| (?:not|and not)\b)/i;

/** "I meant the spa weekend": the thing itself, said to them; null where it can't be. */
export function meantThing({ read, gate }: Scene): string | null {
  const thing = MEANT.exec(read.clean)?.[1];
  const turned = thing === undefined || !gate.passes(thing) ? null : swapPronouns(thing, null);
  return turned === null ? null : `${upperFirst(turned)}, then.`;
}
