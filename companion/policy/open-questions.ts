import { line, type Plan, plan, type Scene } from './plan.ts';
import { sentencesOf } from './read-apart.ts';

// Why is this hard? Most of what people ask a program like this can't be answered by one. A question that is told back or
// passed over is the surest sign that nobody is there; an honest "I can't know that", with a question that helps them
// on, is an answer. So every question gets one, by what is asked for.

/** What is asked for, in the order it is looked for, and the family of lines that meets it. */
const ASKED: readonly (readonly [family: string, words: RegExp])[] = [
  [
    'asks_can_help',
    /\b(?:can|could|will|would) (?:you|u|this)(?: \w+){0,2} help\b(?! (?:him|her|them)\b)|\bis there (?:any|a) point (?:in|to) (?:this|talking)\b/i,
  ],
  ['asks_recall', /\b(?:do|can) (?:you|u) (?:even |still )?(?:remember|know) (?:what|who|why|which|my|anything)\b/i],
  [
    'asks_safe',
    /\b(?:is|would|was) (?:it|that|this) (?:safe|ok|okay|all right|alright|fine|dangerous|bad|harmful)(?: for (?:me|him|her|them))? (?:to|if)\b|\bcan I (?:take|mix|stop|drink|leave (?:him|her|them|the baby|my (?:baby|son|daughter|kid|child)))\b/i,
  ],
  [
    'asks_blame',
    /\b(?:am|was) I (?:\w+ ){0,2}(?:bad|wrong|selfish|horrible|awful|terrible|mean|cruel|lazy|weak|stupid|silly|crazy|mad|pathetic|overreacting|unreasonable|dramatic|too \w+|the problem|to blame)\b|\b(?:is|was) (?:it|this|that) (?:\w+ )?(?:my fault|selfish|silly|stupid|weird|pathetic|crazy|mad|strange|wrong of me|bad of me|mean of me|too late|too much)\b/i,
  ],
  [
    'asks_normal',
    /\b(?:is|was) (?:it|this|that) (?:\w+ )?normal\b|\bdo(?:es)? (?:other people|everyone|anyone else|anybody else)\b|\bam I the only one\b/i,
  ],
  [
    'asks_should',
    /(?<!\b(?:what|how|who|where|when|which)(?: else| on earth)? )\b(?:should|shall) (?:I|we)\b|(?<!\b(?:what|how|who|where|when)(?: else| on earth)? )\bdo I (?:just )?(?:tell|text|call|ring|go|stay|leave|say|ask|write|wait|quit)\b|\bwould it be better (?:to|if)\b/i,
  ],
  [
    'asks_will',
    /\bwhat if\b|\bwhat (?:happens|happen|would happen) (?:if|when)\b|\b(?:will|would|is|are) (?:I|it|he|she|they|this|that|things) (?:\w+ )?(?:ever|going to|gonna|get|be|stop|end|work|come|change|forgive|notice|hate|leave|find)\b/i,
  ],
  [
    'asks_rules',
    /\b(?:can|could|may|must|are) (?:they|he|she|my (?:boss|landlord|landlady|employer|manager|school|ex|bank|company)|the (?:bank|landlord|council|school|company|police))(?: \w+){0,3}(?: \w+)*\?|\b(?:legal|legally|illegal|allowed|my rights|evict\w*|put me out|benefits?|visa|custody|contract|notice period|sick pay|deposit|tax)\b|\bhow (?:much|many) (?:is|are|does|do|should|would|will)\b|\bwho (?:do|can|should) I (?:call|contact|ask|report|speak)\b/i,
  ],
  ['asks_why', /\bwhy\b/i],
  [
    'asks_view',
    /\b(?:do|did|don't) (?:you|u) (?:really |even |also )?(?:think|believe|reckon|agree|mean it|see)\b|\bwhat (?:do|would|did) (?:you|u) (?:think|say|do|make)\b|\byour (?:opinion|view|take)\b/i,
  ],
];

const ASKS_HOW =
  /\bhow (?:do|can|could|should|would|does|am|on earth)\b|\bwhat (?:can|could|do|should|else can|am) I\b|\bwhat else\b|\b(?:any|some) (?:ideas?|tips?|advice|suggestions?)\b|\bgive me (?:something|anything|an? )\b/i;
/** Asked without a mark at the end, as people type. */
const UNMARKED =
  /^(?:(?:so|and|but|ok|okay|well|then|lol|yeah|anyway)[ ,.]+)*(?:(?:what|how|why|when|where|who|which) (?:do|does|did|can|could|should|would|am|is|are|was|will|else|if|now|about)\b|(?:should|can|could|is|am|are|do|does|did|will|would|shall) (?:I|it|he|she|they|we|you|u|this|that|there|my)\b)/i;
/** Asked by somebody in the story. */
const REPORTED =
  /\b(?:he|she|they|people|everyone|my [\w-]+|boss|mum|mom|dad) (?:\w+ )?(?:ask(?:s|ed)?|said|says|goes|was like|texted|wrote)\b/i;

/** The question the message ends on, if it is one to be answered: not one of somebody in the story. */
export function questionIn({ read }: Pick<Scene, 'read'>): string | null {
  const last = sentencesOf(read.clean).at(-1) ?? '';
  const asks = /\?\W*$/.test(last) || UNMARKED.test(last);
  return asks && !REPORTED.test(last) ? last : null;
}

/** A plain answer to whatever is asked; null where nothing is. What others answer more closely never comes here. */
export function openQuestion(scene: Scene): Plan | null {
  const { lines, read } = scene;
  const asked = questionIn(scene);
  if (asked === null || lines.families.asks_any === undefined) return null;
  const family = ASKED.find(([, words]) => words.test(asked))?.[0];
  if (family === 'asks_recall') return recalled(scene);
  const name = family ?? (ASKS_HOW.test(asked) || read.acts.has('ask_advice') ? 'asks_how' : 'asks_any');
  return plan('asked', 'info', [line(name)], { expect: { kind: 'open' } });
}

/** What was told first and what stayed with it, in the person's own words. */
function recalled({ state }: Scene): Plan {
  const [first, ...more] = state.keep;
  if (first === undefined) return plan('asked', 'info', [line('asks_recall_none')], { expect: { kind: 'open' } });
  const last = more.at(-1);
  return plan(
    'asked',
    'info',
    [last === undefined ? line('asks_recall', { first }) : line('asks_recall_two', { first, last })],
    { expect: { kind: 'open' } },
  );
}
