import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { holdsAStep } from '#companion/state.ts';
import { lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { fearsAnswer } from './plan-doubt.ts';
import { splitPlan } from './plan-words.ts';
import { pieceSaid } from './practical.ts';

// Why is this hard? "And earplugs", "with a drawing", "in the kitchen, not by text" come after a step was named, and
// belong to it. Heard as a topic they are echoed like a disclosure, and heard as a time they tear the step apart. So
// they are put beside it, and the step with its own time stays as it was said.

const ADDS =
  /^(?:(?:ok|okay|oh|yes|yeah)[, ]+)?(?:and|plus|also|and also|and maybe|maybe also)[, ]+(?:then |maybe |I(?:'ll| will| could| can) )?(.{3,70})$/i;
const MANNER =
  /^((?:with|without|in|by|not|face to face|from) (?!(?:the end|a way|general|fact|that case|my own|my head)\b).{3,50})$/i;
const NO_PIECE =
  /^(?:if|I|he|she|they|it|we|you|that|this|there|what|how|why|who|then|so|now|still|nobody|everyone|everybody|my \w+ (?:is|was|will|says?|said)|the \w+ (?:is|was|will))\b|\b(?:don't|didn't|can't|won't|never|isn't|wasn't|hates?|scared|afraid|died|feel|felt|says?|said|was|were|is|are)\b|\?/i;
/** "In the morning" says when, and goes to the time of the step. */
const BEGINS_TIME =
  /^(?:(?:on|at|by|in|before|after|over|not|from|the|this|next|every) )*(?:\d|today|tonight|tomorrow|morning|evening|afternoon|weekend|week|a minute|an hour|an? (?:day|bit|while)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;
/** "Tomorrow the tables" is a second thing with its own time. */
const TIMED_THING =
  /^(?:today|tonight|tomorrow|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day),? (?:the|a|an|my|his|her|their) \w/i;
const OCCASION = /^(?:in|at|on|during|over|from) (?:our|my|the|his|her|their|a) /i;
const WORDS_MOST = 12;
const SECOND_WAY =
  /^(?:then|well|so)[, ]+I(?:'d| would| could|'ll| will| shall| can| might|'m going to) (?!be\b|die\b|cry\b|never\b|not\b|just (?:cry|die|leave)\b)\w+/i;
/** "If he says no I'll wait in the car". */
const IF_THEN =
  /^(?:(?:and|but|well|ok|so)[ ,]+)*if (?:he|she|they|it|not|that)\b[^.?!]{0,40}?[ ,]+(?:then )?I(?:'d| would| could|'ll| can| will) (?!be\b|die\b|cry\b|never\b|not\b|just (?:cry|die|leave)\b)\w+/i;
const IF_TURNS = 2;

/** A thing, a place or a manner that goes with the step in hand: it is put beside it. */
export function planToo(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.plan_too === undefined || state.level >= 2) return null;
  if (secondWay(scene)) return plan('plan.second', 'choose', [line('plan_second_way')]);
  const helps = helpsMe(scene);
  if (helps !== null) return helps;
  const open = holdsAStep(state);
  const noted = state.signs?.['words-given'];
  const saying = noted !== undefined && state.turn - noted <= 5;
  if ((!open && !saying) || read.words > WORDS_MOST || read.feelings.length > 0 || /\?/.test(read.text)) return null;
  const piece = (
    ADDS.exec(read.clean)?.[1] ??
    (open && !/\bnow\b/i.test(read.clean)
      ? MANNER.exec(read.clean.replace(/^(?:maybe|perhaps) /i, ''))?.[1]
      : undefined)
  )?.replace(/[.!,]+$/, '');
  if (piece === undefined || NO_PIECE.test(piece) || ['bye', 'thanks', 'no'].some((act) => read.acts.has(act)))
    return null;
  if (BEGINS_TIME.test(piece) && !TIMED_THING.test(piece)) return null;
  // "In our one to one on Thursday", "at lunch tomorrow": an occasion with its day is the time of the step.
  if (OCCASION.test(piece) && splitPlan(piece).when !== null) return null;
  const more = pieceSaid(lowerFirst(piece).replace(/\s+(?:lol|haha|though)$/i, ''), scene);
  return more === null ? null : plan('plan.too', 'choose', [line('plan_too', { more, more_c: upperFirst(more) })]);
}

const HELPS =
  /^(?:(?:ok|well|yes|yeah|but|and|I think|maybe)[, ]+)*((?:cool|cold|warm|a|an|the|some|music|fresh|going|walking|breathing|counting|sitting|stepping|writing|reading|running|having|holding|putting|listening)\b[^,.!?"]{0,40}?) (?:always |really |sometimes |usually |mostly )?helps?(?: me)?(?: a (?:bit|lot|little)| sometimes| usually| mostly)?[.!]*$/i;

/** "Cool water on my hands helps": what works for them is a step in their own words, and only its moment is missing. */
function helpsMe({ read, state, lines, gate }: Scene): Plan | null {
  const own = HELPS.exec(read.clean)?.[1];
  if (own === undefined || lines.families.plan_helps === undefined || state.told < 2 || !gate.passes(own)) return null;
  if (NO_HELP.test(own) || holdsAStep(state)) return null;
  const what = swapPronouns(lowerFirst(own), null);
  if (what === null) return null;
  state.plan = own.charAt(0).toLowerCase() + own.slice(1);
  delete state.planLent;
  state.toldAtOffer = state.told;
  return plan('plan.helps', 'choose', [line('plan_helps', { what, what_c: upperFirst(what) })], {
    expect: { kind: 'when' },
  });
}

const NO_HELP =
  /\b(?:drink\w*|beer|wine|vodka|weed|smok\w*|cut\w*|pills?|nothing|not|never|scratch\w*|burn\w*|starv\w*)\b/i;

/** "Then I'd ask for part of it", right after "what if he says no": a second way, and not the plan itself. */
function secondWay({ read, state, lines }: Scene): boolean {
  const before = state.recent.slice(-IF_TURNS).some((text) => /\bwhat if\b/i.test(text));
  const feared = holdsAStep(state) && (IF_THEN.test(read.clean) || fearsAnswer(state.recent.at(-1) ?? ''));
  return (
    (before || feared) &&
    (SECOND_WAY.test(read.clean) || (feared && IF_THEN.test(read.clean))) &&
    read.words <= 20 &&
    lines.families.plan_second_way !== undefined
  );
}
