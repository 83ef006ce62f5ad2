import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { noteUsed, wasUsed } from '#companion/state.ts';
import { lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "It hurts", "mostly fine", "lol whatever" and "it's on plants" are too short for any topic, and a
// receipt or a question of feelings lets the one thing in them fall. Each of these sayings means much the same whoever
// says it, so each has its own few words; whatever else stands in the message leaves it to the others.

const LEAD = '(?:(?:yeah|yes|yep|yea|ok|okay|well|no|oh|and|but|i guess|honestly|lol|haha|hm+)[ ,.!]+)*';
const TAIL = '(?:[ ,]+(?:a lot|so much|too|tbh|though|still|you know|i guess|really|lol|haha|anyway))*[.!]*$';
const saying = (source: string) => new RegExp(`^${LEAD}${source}${TAIL}`, 'i');

const HURTS = saying(
  '(?:it|that|this) (?:really |just |still |does |did |kind of |kinda |all )*(?:hurts?|stings?|stung|aches)',
);
const WAVES_OFF = saying("(?:whatever|idc|idrc|I don't really care|it's whatever)");
const MOSTLY =
  /^(?:(?:yeah|well|ok|okay|i guess|i'm|i am|hm+)[ ,.]+)*(?:mostly|sort of|kind of|kinda|more or less|half|fairly|nearly|almost) (?:fine|ok|okay|alright|all right|good|over (?:it|him|her|them))[.!]*$/i;
const REMARKS =
  /^(?:(?:oh|ah|well|ok|okay|hm+|wow|huh)[ ,.]+)*(?:(?:how|that's|that is|so|very|quite|it's)[ ,]+)*(?:curious|interesting|odd|strange|funny|weird|fascinating|neat|clever|spooky|creepy|wow|huh)[.!]*$/i;
const FIRST_WORDS =
  /\b(?:not sure|don't know|do not know|no idea|never know|unsure) (?:of )?(?:how|where|what) (?:to|one|I|you|people|does one|it|this|these things)\b[^.!?]{0,12}\b(?:begins?|starts?|works?|say|do(?:es)? this|write)(?=[.,!]|$)|(?:^|\bI(?:'ve| have)? )never (?:done|tried|used|written) (?:this|anything like this|one of these|to one of these)\b/i;
const ABOUT_WHAT =
  /^(?:it's|it is|its|they're) (?:all )?(?:on|about) ([a-z][a-z' -]{2,40}?)(?:[ ,]+(?:lol|haha|btw|i guess|i think|mostly))*[.!]*$/i;
const A_PIECE =
  /\b(?:essay|dissertation|thesis|paper|presentation|speech|report|project|article|chapter|assignment|coursework|novel|book|song|poem|play|film|podcast|blog|lecture|the talk|a talk)\b/i;
const NOT_A_SUBJECT =
  /^(?:me|us|him|her|them|you|my|his|our|their|fire|time|hold|top|purpose|the (?:way|phone|table|floor|whole)|and off|tv|again|now|how|what|why|to)\b/i;
const WITHOUT_ADVICE =
  /\b(?:I )?(?:don't|do not|didn't|never) (?:want|need|ask(?:ed)? for) (?:any |your |more )?(?:advice|tips|a solution|solutions|fixing|a plan)(?: (?:about|on|for|with) ((?:the|my|his|her|their) [a-z]+(?: [a-z]+)?))?[.!]*$/i;
const UNSURE_OF =
  /^(?:idk|dunno|I don't know|not sure|no idea)[ ,.]+(?:just |mostly |maybe )?(school|work|home|college|family|maths?)[.!]*$/i;
const WORDS_MOST = 16;

const ABOUT: Readonly<Record<string, string>> = { work: 'work', home: 'home', family: 'home' };

/** A saying of a few words that means much the same whoever says it. Null where the message says more, or less. */
export function plainSaying(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  const { clean } = read;
  if (!grammar.turnsClauses || state.level >= 2 || read.words > WORDS_MOST || /\?/.test(read.text)) return null;
  if (lines.families.say_hurts === undefined) return null;
  const picks = state.expect !== null && state.expect.kind !== 'open' && state.expect.kind !== 'scale';
  if (state.turn <= 1 && state.told <= 1 && FIRST_WORDS.test(clean))
    return plan('first.words', 'explore', [line('say_first_words')]);
  const matter = UNSURE_OF.exec(clean)?.[1]?.toLowerCase();
  if (matter !== undefined && state.told < 2)
    return once(scene, `ask_short_${ABOUT[matter] ?? 'school'}`, { lead: `${upperFirst(matter)}, then.` });
  if (picks || state.turn === 0) return null;
  const what = WITHOUT_ADVICE.exec(clean);
  if (what !== null) {
    state.wish = 'heard';
    const named = what[1] === undefined ? null : swapPronouns(what[1], null);
    return plan('listen.on', 'talk', [line(named === null ? 'say_no_advice' : 'say_no_advice_on', { what: named })]);
  }
  const chooses = /\bor\b[^.?!]*\?\s*$/.test(state.lastReply);
  if (HURTS.test(clean)) return once(scene, 'say_hurts');
  if (WAVES_OFF.test(clean) && !chooses) return once(scene, 'say_waves_off');
  if (MOSTLY.test(clean)) return once(scene, 'say_mostly');
  if (REMARKS.test(clean) && /\bprogram\b/i.test(state.lastReply)) return once(scene, 'say_remark');
  return aPiece(scene);
}

/** Said a second time in one talk it would be a habit of ours. */
function once({ state }: Scene, family: string, { lead }: { lead?: string } = {}): Plan | null {
  if (wasUsed(state, `once:${family}`)) return null;
  noteUsed(state, `once:${family}`);
  const before = lead === undefined ? [] : [{ kind: 'text' as const, text: lead }];
  return plan('saying', 'explore', [...before, line(family)]);
}

/** "It's on plants", of an essay told of before: what it is about is worth a word. */
function aPiece({ read, state, gate }: Scene): Plan | null {
  const what = ABOUT_WHAT.exec(read.clean)?.[1];
  const told = [state.opening ?? '', ...state.recent].join(' . ');
  if (what === undefined || NOT_A_SUBJECT.test(what) || !A_PIECE.test(told) || !gate.passes(what)) return null;
  if (read.feelings.length > 0 || /\b(?:suicid\w*|death|dying|abuse|rape|self[- ]?harm)\b/i.test(what)) return null;
  return plan('saying', 'explore', [line('say_about_piece', { What: upperFirst(what), what: lowerFirst(what) })]);
}
