import { upperFirst } from '#companion/understand/plain-text.ts';
import { asksForIdeas } from './asks-ideas.ts';
import { ideaText } from './ideas.ts';
import { adviseTwo, labelOf, offerAnyTwo, offerTwo, takeOption } from './offers.ts';
import { ownPlan } from './own-plan.ts';
import { withI } from './own-step.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? After two ideas people answer in every way there is: "the latter", "neither really, something else",
// "what do you mean", "for how long", "and if I begin and cannot finish". Heard as an ordinary message each of these gets
// an echo, or, worse, becomes the step itself. So for some turns after an offer they are read as what they are about it.

const SINCE_OFFER = 5;
const LEAD =
  "(?:(?:ok|okay|oh|hm+|um+|er+m*|well|so|and|but|yes|yeah|aye|right|fine|alright|honestly|actually|maybe|probably|no|nah|I think|I guess|I suppose|i'd say)\\b[ ,.]*)*";
const TAIL =
  '(?:[ ,.]+(?:then|though|tho|maybe|please|perhaps|dear|love|mate|really|on reflection|I (?:guess|suppose|think)|probably|ta|thanks|to be honest))*[.!?]*$';
const whole = (words: string) => new RegExp(`^${LEAD}(?:${words})${TAIL}`, 'i');

const TAKES =
  "(?:I(?:'ll| will|'d| would)? (?:just |rather )?(?:have|take|try|do|pick|choose|go (?:with|for)|like|prefer)|let's (?:do|try)|go with|start with|make it)";
const SECOND =
  '(?:the )?(?:second|2nd|latter|last|other|2|two|bottom|number (?:two|2)|option (?:two|2|b))(?: (?:one|1|idea|thing))?';
const FIRST = '(?:the )?(?:first|1st|former|1|one|top|number (?:one|1)|option (?:one|1|a))(?: (?:one|1|idea|thing))?';
/** A pick stands at the start, and a reason may come after it. */
const picks = (which: string) =>
  new RegExp(
    `^${LEAD}(?:${TAKES} )?${which}(?=${TAIL.slice(0, -1)}$|[.,;!] | (?:is|sounds?|seems?|looks?|would|feels?|might|because|cos|it's|that's|I(?:'ll|'d| think| guess| can| could| like)|please)\\b)`,
    'i',
  );
const PICKS_SECOND = picks(SECOND);
const PICKS_FIRST = picks(FIRST);
/** "Not the first": of two the other is left. */
const NOT_THIS = whole('(?:not|anything but) the (first|second|former|latter|last)(?: one| idea)?');
/** "I'll have the second one the breathing does my head in": taken in so many words, whatever comes after. */
const TAKEN = new RegExp(`^${LEAD}${TAKES} the (first|former|second|latter|other) (?:one|idea)\\b`, 'i');
const PICKS_BOTH = whole("(?:I(?:'ll| will)? (?:do|try|take) )?both(?: of (?:them|those))?");
const WHICH_ONE = whole("(?:I(?:'ll| will) (?:try|do|take) )?(?:that|this|that one|this one)");
/** "The paper one": named by a word of it. */
const BY_WORD = whole("(?:I(?:'ll| will) (?:try|do|take|have) )?the ([a-z]+) (?:one|idea|thing)");
const MEANT = whole(
  "(?:what|how) (?:do|d'?you|did) ?(?:you|u|ya)? mean(?: by (?:that|it|this))?|meaning what|(?:I )?(?:don't|dont) (?:get|understand) (?:it|that|them|the (?:first|second)(?: one)?)|what are (?:they|those)|(?:can|could|would|will) you (?:please )?explain(?: .{0,24})?|(?:please )?explain(?: please)?|I (?:could not|couldn't|did not|didn't|do not|don't) (?:follow|understand)(?: (?:it|that|you|them))?|come again|which two",
);
const MORE = whole(
  '(?:(?:have you |you )?(?:got )?(?:anything|something|somethin|sth|summat) (?:else|different|smaller|easier|simpler|lighter|more \\w+)|(?:an|any) ?other(?: (?:one|ideas?))?s?|other ideas?|more ideas?|what else(?: (?:is there|have you got))?|(?:a |one )?(?:smaller|easier|different|simpler|shorter|lighter) (?:one|idea|step|thing)|(?:neither|none)\\b.{0,14}(?:something|anything) else)',
);
const REFUSES = whole(
  "(?:I ?)?(?:'d|would) rather not\\b[^.?!]{0,40}|(?:(?:I|it|that|this) ?)?(?:couldn't|can't|cannot|can not|won't|wouldn't|don't (?:want|think I can|fancy)(?: to)?|would never|'d never|'d rather not|would rather not|rather not|isn't|is not|'s not|not doing|not)(?: (?:do|manage|try|want|be doing|going to|for|my|work|me|thing|happen|write|ask|tell|say|anything|anyone|anybody|either|neither|that|this|it|them|those|any|of|either of|a|one|really))*",
);
const WORRY =
  /\b(?:if|suppose|supposing|should) (?:I|it) (?:be (?=unable))?(?:(?:begin|start|try|do) (?:it )?(?:and|but) (?:then )?(?:I )?)?(?:(?:really|just|still) )?(?:bottle|chicken|mess|forget|lose (?:my )?nerve|back out|can(?:'?t|not| not)|could(?:n'?t| not)|do(?:n'?t| not)|fail|stop|unable|give up|get stuck|run out|am too (?:tired|slow)|won'?t|have (?:no|not|the)|(?:am|be|should be) (?:unable|not able)|lose (?:heart|interest))(?: (?:have|it|out|up|discipline|strength|energy|to|half ?way|midway|again|manage|finish|do|keep|go|get|carry|end|help|work|see)\b.{0,24})?[.!?]*$/i;
const HOW_LONG = whole(
  "(?:should|must) (?:it|this|that) be (?:very )?long|does (?:it|that|this) take long|(?:for )?how (?:long|much|many minutes)(?: (?:for|of it|should (?:it|I|that)|do I|does it|would|is|must)\\b.{0,24})?|how long(?:'s| is) (?:it|that|enough).{0,12}",
);
const WHICH_FIRST = whole(
  "which (?:one )?(?:of them )?(?:first|should I.{0,16}|do I.{0,16}|is (?:the )?(?:better|easier|easiest|best|simplest|smallest|smaller))|(?:I'll take )?the (?:easy|easier|easiest|small|smaller|smallest|shorter|shortest|quick|quicker|simple|simpler) (?:one|idea)",
);
const WHEN = whole('when(?: (?:should I|do I|would|is best|is good|would be best|exactly)\\b.{0,16})?');
const HOW = whole(
  'how(?: (?:though|tho))?|(?:but )?how (?:do|would|should|does|can) (?:I|you|one) (?:even |actually )?(?:start|begin|do (?:it|that|this)|go about (?:it|that))|where (?:do|would|should) I (?:even )?(?:start|begin)|what (?:do|should|would) I (?:even |actually )?(?:do|start with|begin with) first',
);
const AMOUNT =
  /^(?:(?:well|ok|okay|maybe|yes|so)[ ,]+)*((?:\d+|an?|one|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty|half an?) (?:minutes?|mins?|hours?|pages?|lines?|sentences?))\b(?! (?:ago|late|later|early|old|away|after|before|into|in|on|off|from|to (?:my|the)))(?: (?:is|I|sounds?|would|might|could)\b[^.!?]*)?(?:[.,;!]|$)/i;
const TOO_MUCH = /^[^,.;]* (?:is|are|would be|seems?) (?:far |a bit |way )?too (?:much|long|many)[,.; ]+(?:but )?/i;

/** What is said to ideas that were put up just now, and of the one that was taken. */
export function afterIdeas(scene: Scene): Plan | null {
  const { state, grammar } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || scene.read.words > 24) return null;
  const read = { ...scene.read, clean: withWholeDay(scene.read.clean) };
  scene.read = read;
  const lent = state.plan !== null && state.planLent === true;
  const { lastOffer } = state;
  const open = lastOffer !== undefined && state.turn - lastOffer.turn <= SINCE_OFFER && state.expect?.kind !== 'scale';
  if (open && lastOffer.options.length > 0) {
    const picked = onOffer(scene, lastOffer.options);
    if (picked !== null) return picked;
  }
  const told = state.told >= 2 && (state.plan === null || lent) && !(lent && HOW.test(read.clean));
  if (told && asksForIdeas(scene) && scene.lines.families.ideas_meant) return adviseTwo(asking(scene));
  if (lent || open) return onStep(scene, lent);
  // Nothing was put up yet: "ok but how" is the asking for it.
  return HOW.test(read.clean) && read.words <= 4 && state.told >= 2 && state.plan === null
    ? adviseTwo(asking(scene))
    : null;
}

const SHORT_DAY =
  /^((?:ok|okay|yes|maybe|on|this|next|say)[ ,]+)?(mon|tues?|weds?|thurs?|thur?|fri|sat|sun)\.?(?=$|(?<!sat|sun)[ ,]+at\b|[ ,]+(?:after|before|morning|evening|night|afternoon|lunch|eve)\b|[ ,]+(?:at )?\d)/i;
const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

/** "Fri after footy": the day in full, so that it is read as one. */
function withWholeDay(text: string): string {
  return text.replace(SHORT_DAY, (_all, before: string | undefined, day: string) => {
    const full = DAYS.find((name) => name.startsWith(day.slice(0, 3).toLowerCase())) ?? day;
    return `${before ?? ''}${upperFirst(full)}`;
  });
}

function onOffer(scene: Scene, options: string[]): Plan | null {
  const { read, state } = scene;
  const text = read.clean;
  const [first = '', second = first] = options;
  const named = (option: string) => nameOf(scene, option);
  const pick = { expect: { kind: 'pick' as const, options } };
  if (MEANT.test(text))
    return options.length === 2
      ? plan('pick.meant', 'choose', [line('ideas_meant', { first: named(first), second: named(second) })], pick)
      : null;
  if (MORE.test(text)) return moreIdeas(scene);
  // Words given for a talk are picked in the same way, and later ones than the ideas are meant.
  if ((state.signs?.['words-given'] ?? -1) > (state.lastOffer?.turn ?? 0)) return null;
  const taken = TAKEN.exec(text)?.[1]?.toLowerCase();
  if (WHICH_FIRST.test(text) && options.length === 2)
    return plan('pick.which', 'choose', [line('ideas_which_first', { first: named(first) })], pick);
  if (/\?\s*$/.test(read.text)) return null;
  const not = NOT_THIS.exec(text)?.[1]?.toLowerCase();
  if (not !== undefined && options.length === 2)
    return takeOption(/second|latter|last/.test(not) ? first : second, scene);
  if (PICKS_SECOND.test(text) || (taken !== undefined && /second|latter|other/.test(taken)))
    return takeOption(second, scene);
  if (PICKS_FIRST.test(text) || taken !== undefined) return takeOption(first, scene);
  if (PICKS_BOTH.test(text) && options.length === 2) {
    const one = takeOption(first, scene);
    return one === null || first.startsWith('exercise:') || one.move !== 'plan.first'
      ? one
      : { ...one, parts: [line('ideas_both', { first: named(first) }), ...one.parts.slice(1)] };
  }
  if (WHICH_ONE.test(text))
    return options.length === 1
      ? takeOption(first, scene)
      : plan('repair.which', 'choose', [line('ideas_which', { first: named(first), second: named(second) })], pick);
  const word = BY_WORD.exec(text)?.[1]?.toLowerCase();
  if (word === undefined) return null;
  const spoken = (option: string) => `${labelOf(scene, option)} ${ideaText(scene.lines, option) ?? ''}`.toLowerCase();
  const speaks = options.filter((option) => spoken(option).includes(word.slice(0, 5)));
  const [only, ...others] = speaks;
  if (only !== undefined && others.length === 0) return takeOption(only, scene);
  return options.length === 2
    ? plan('repair.which', 'choose', [line('ideas_which', { first: named(first), second: named(second) })], pick)
    : null;
}

/** What it is, up to its first comma, as it was put. */
function nameOf({ lines, exercises }: Scene, option: string): string {
  const [kind, id = ''] = option.split(':');
  const text = kind === 'exercise' ? exercises.get(id)?.offer : ideaText(lines, option);
  return (text ?? '').replace(/[,:;(].*$/, '');
}

/** As if it had been asked for outright: then an exercise on something else is no answer. */
function asking(scene: Scene): Scene {
  scene.read = { ...scene.read, acts: new Set([...scene.read.acts, 'ask_advice' as const]) };
  return scene;
}

/** Others than those that were put up; where none are left it is said. */
function moreIdeas(scene: Scene): Plan {
  const { state } = scene;
  if (state.planLent) {
    state.plan = null;
    delete state.planLent;
  }
  return (
    offerTwo(asking(scene), [line('offer_lead')]) ??
    offerAnyTwo(scene, []) ??
    plan('neither.own', 'explore', [line('ideas_spent')], { expect: { kind: 'open' } })
  );
}

function onStep(scene: Scene, lent: boolean): Plan | null {
  const { read, state } = scene;
  const text = read.clean;
  const asks = (family: string) => plan('plan.ask', 'choose', [line(family)], lent ? { expect: { kind: 'when' } } : {});
  if (WORRY.test(text) && state.plan !== null)
    return plan('answer.if', 'choose', [line('step_unfinished')], lent ? { expect: { kind: 'when' } } : {});
  if (HOW_LONG.test(text)) return asks('step_how_long');
  if (lent && WHEN.test(text)) return asks('step_when');
  if (lent && HOW.test(text)) return asks('step_begin');
  const amount = lent ? AMOUNT.exec(text.replace(TOO_MUCH, ''))?.[1] : undefined;
  if (amount !== undefined && !scene.grammar.reading.day.test(text))
    return plan('plan.amount', 'choose', [line('step_amount', { amount: upperFirst(amount) })], {
      expect: { kind: 'when' },
    });
  // "Could ask Dean, he's sound": the "I" left out makes a step and no question.
  if (/^(?:could|might) \w/i.test(text) && withI(text) !== text && !/\?/.test(read.text)) {
    const own = ownPlan(scene);
    if (own !== null) return own;
  }
  if (REFUSES.test(text) && read.words <= 10 && read.feelings.length === 0) {
    if (lent) {
      state.plan = null;
      delete state.planLent;
    }
    return plan('neither.own', 'explore', [line('step_refused')], { expect: { kind: 'open' } });
  }
  return null;
}
