import { sharedWords } from '#companion/realise/nearest.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { countWords, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { requestIn } from './advice-request.ts';
import { ideaAsked } from './asks-ideas.ts';
import { wordsAsked } from './asks-words.ts';
import { ASKS_WHAT, complaintIn, isComplaint, isOfGoodWord, plainly } from './complaint-words.ts';
import { restAfterEnd } from './ending-words.ts';
import { isHandedBack } from './handed-back.ts';
import type { Plan, Scene } from './plan.ts';
import { questionIn } from './question-in.ts';
import { asksView } from './view-of-plan.ts';

// Why is this hard? "What do you mean? Nobody left. Should I ring her?" is a complaint, a correction and a question, and only
// the last two are what the person came with. So the complaint is taken off, and what is left is read and answered as if it
// had been said by itself; where nothing is left, what was passed over a message before it is.

const written = writtenIn('policy/complaint-rest');

/** What a message would be answered with by itself. */
export type Onward = (scene: Scene) => Plan;

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[?.!])\s+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** "I said I nearly fell asleep": what stands behind it is the matter. */
const SAID_IT = written('said-it');
const REQUESTS = written('requests');

/** The message without the complaint, as it would stand by itself; null where nothing but the complaint was said. */
export function restOf(scene: Scene): string | null {
  const { read, state } = scene;
  const inside = askedInside(read.clean);
  const said = sentencesOf(plainly(read.clean));
  // Where one sentence could not be followed, a short question beside it asks after our line.
  const lost = said.some((one) => complaintIn(one, countWords(one), '') === 'unclear');
  const kept = said
    .filter((one) => inside === null || askedInside(one) === null)
    .filter((one) => !lost || !/\?\W*$/.test(one) || countWords(one) > SHORT || /\bI\b/.test(one) || asksView(one))
    .flatMap((one) => restOfSentence(one, state.lastReply) ?? []);
  const text = [...kept, ...(inside === null ? [] : [`${inside}?`])].join(' ');
  if (/^(?:the |a )?\w+ or (?:the |a )?\w+\W*$/i.test(text)) return null;
  return countWords(text) < (/\?\W*$/.test(text) ? 2 : LEAST) ? null : text;
}

const LEAST = 3;
const LEAD = written('lead');
/** What goes on behind a comma: "nobody's dead or anything, I just feel stupid". */
const GOES_ON = written('goes-on');

function restOfSentence(sentence: string, lastReply: string): string | null {
  if (asksBackShort(sentence, lastReply) || isOfGoodWord(sentence, lastReply)) return null;
  const after = sentence.replace(SAID_IT, '');
  if (after === sentence && isHandedBack(sentence, lastReply)) return pieceBehind(sentence);
  const said = after.replace(ABOUT_SAYING, '');
  const one = restAfterEnd(said) ?? said;
  if (one === '') return null;
  const asks =
    wordsAsked(one, countWords(one), []) !== null ||
    (REQUESTS.test(one) && complaintIn(one, countWords(one), '') === null);
  if (asks || !isComplaint(one)) return one.replace(LEAD, '');
  const pieces = one.split(GOES_ON);
  const rest = pieces
    .slice(1)
    .filter((piece) => !isComplaint(piece))
    .join(', ');
  return countWords(rest) < LEAST ? null : rest;
}

/** ", that's all I meant", ", that's what I'm telling you": said of the saying, and no part of the matter. */
const ABOUT_SAYING = written('about-saying');

/** "Them? I should like her to say nothing": what goes on behind the mark, or behind a comma. */
function pieceBehind(sentence: string): string | null {
  const rest = sentence
    .split(/\?+\s*|,\s+(?=(?:(?:and|but|so|it's|it is) )?(?:I|I'm|I've|it|he|she|they|we|my)\b)/i)
    .slice(1)
    .join(', ');
  return countWords(rest) < LEAST ? null : rest;
}

/** "Did what?", "which picture?", "why a group?": a piece of our line, handed back. */
const asksBackShort = (one: string, reply: string) =>
  countWords(one) <= SHORT &&
  (/^(?:how|who|where|when)\b.*\bwhat\b/i.test(one) ||
    ASKS_WHAT.test(one) ||
    (/\?\W*$/.test(one) && sharedWords(one, reply) > 0));

const SHORT = 5;

const WANTS_TO_KNOW = written('wants-to-know');
const ASKED_PLAINLY = written('asked-plainly');
/** "I asked how you argue with bored", "I was asking you how to get him to stop". */
const ASKED_HOW = written('asked-how');
const MEANT_PLAN = /\bI mean(?:t)? (?:the|my) (?:plan|idea)\b/i;
/** "I asked whether to tell my sister", "I need to know whether to fly home". */
const WHETHER_TO = written('whether-to');
/** "I asked if therapy is worth it". */
const ASKED_OF_THING = written('asked-of-thing');
/** "I asked whether you could help me with an opening line". */
const ASKED_OF_US = written('asked-of-us');
/** "I asked whether you think that's too much". */
const ASKED_VIEW = written('asked-view');
const AUX: Readonly<Record<string, string>> = {
  "'ve": 'have',
  "'s": 'is',
  "'d": 'would',
  "'ll": 'will',
  "'re": 'are',
  "'m": 'am',
};

/** "I asked if it was silly" asks "was it silly". Null where nothing is asked so. */
export function askedInside(clean: string): string | null {
  const plain = ASKED_PLAINLY.exec(clean)?.[1];
  if (plain !== undefined) return plain;
  const ofUs = ASKED_OF_US.exec(clean);
  if (ofUs !== null) return `${ofUs[1]} you ${ofUs[2]}`;
  const view = ASKED_VIEW.exec(clean)?.[1];
  if (view !== undefined) return `do you think ${view}`;
  const way = ASKED_HOW.exec(clean)?.[1];
  if (way !== undefined)
    return way
      .replace(/^how (?:to|you|one|I) (?!should|can|could)/i, 'how do I ')
      .replace(/^(how|what|who|where|when) I (should|can|could)/i, '$1 $2 I')
      .replace(/^(what|who|where|when|why) I (?!should|can|could|am|was)/i, '$1 do I ')
      .replace(/^what you think\b/i, 'what do you think');
  if (MEANT_PLAN.test(clean)) return 'what do you think of it';
  const whether = WHETHER_TO.exec(clean)?.[1];
  if (whether !== undefined) return `should I ${whether}`;
  const thing = ASKED_OF_THING.exec(clean);
  if (thing !== null && !/^(?:I|you|he|she|it|they|we)\b/i.test(thing[1] ?? ''))
    return `${thing[2]} ${thing[1]} ${thing[3]}`;
  const said = WANTS_TO_KNOW.exec(clean)?.[1];
  const found =
    said === undefined
      ? null
      : /^(\w+)(?:('s|'d|'ll|'re|'m|'ve)| (should|would|will|could|can|is|was|am|are|were|does|did|might))\b (.+)$/i.exec(
          said.trim(),
        );
  const verb = found?.[3] ?? AUX[found?.[2] ?? ''];
  return found === null || verb === undefined ? null : `${verb} ${found[1]} ${found[4]}`;
}

/** What they wanted in a message a while ago, in so many messages: a question, words or an idea. Newest first. */
export function wantedBefore(scene: Scene, back: number): string[] {
  const { read, state } = scene;
  if (back <= 0) return [];
  return state.recent
    .slice(-back)
    .reverse()
    .flatMap((text) => {
      const before = scene.reread(text);
      const then = { ...scene, read: before };
      const advice = requestIn(then);
      if (wordsAsked(before.clean, before.words, []) !== null || ideaAsked(then) !== null || advice?.soft === false)
        return text;
      if (complaintIn(text, countWords(text), '') !== null) return askedInside(text) ?? [];
      return questionIn({ read: { ...read, clean: before.clean } }) ?? [];
    });
}

/** "No, I mean my manager", "you got that wrong, it was my uncle who laughed", "not my boss. A customer". */
const MEANT = written('meant');

/** "No, she. My manager is a woman". */
const WHO_IT_IS = /^(?:no|nope|sorry|actually|wait|oh)[,. ]+(she|he|they)(?=[.,!;]|$)/i;

/** "I meant the spa weekend": the thing itself, said to them; null where it can't be. */
export function meantThing({ read, gate }: Scene): string | null {
  const thing = MEANT.exec(read.clean)?.[1] ?? WHO_IT_IS.exec(read.clean)?.[1];
  const turned = thing === undefined || !gate.passes(thing) ? null : swapPronouns(thing, null);
  return turned === null ? null : `${upperFirst(turned)}, then.`;
}
