import { holdsAStep } from '#companion/state.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { splitPlan, tidyTime, withTime } from './plan-words.ts';
import { planLine, stepKind, wholePlan } from './step-sure.ts';

// Why is this hard? Once a step is set, people walk round it: another day, "he might say no", "I'll only cry", "it won't
// change anything". Each sounds like a new disclosure, and met as one the step is lost, and
// with it what the person was doing: trying it out in their head. So it is read against the step that is held.

const LEAD =
  "(?:(?:ok|okay|well|but|and|so|then|no|nah|ha|haha|lol|yeah|yes|only|though|mind you|honestly|I think|I bet|I fear|I'm afraid|I know|knowing me|knowing (?:him|her|them)|my worry is|the thing is|the problem is|trouble is|it's just|just that|except)\\b[ ,.:]*(?:that )?)*";
const SOFT = '(?:just |only |probably |definitely |maybe |still |all |always |then |end up |go and )*';
const OTHERS = "(?:he|she|they|everyone|people|my [\\w'-]+|the (?!(?:van|bus|train)s?\\b)[\\w'-]+)";

/** "He might say no", "she won't listen": how the other one may take it, said as a worry. */
const OTHERS_ANSWER = new RegExp(
  `^${LEAD}${OTHERS}(?:(?:'ll| will|'d| would| might| may| could|'s going to| is going to| are going to|'re going to) ${SOFT}(?:not |never |say (?:no|it|that|I|something)|laugh(?! out)|ignore|refuse|shout|yell|cry|hang up|walk out|blame|hate|mind\\b|roll|brush|make (?:a joke|a fuss|a scene|fun|it)|get (?:angry|mad|upset|annoyed|cross|defensive|funny)|be (?:angry|mad|upset|cross|annoyed|disappointed|weird|furious|hurt|off|busy|horrible|awful)|think (?:I|less|that|badly|it)|tell (?:everyone|everybody|my))|(?: won't| wouldn't| will not) \\w+)`,
  'i',
);

/** "I'll only cry", "not sure I dare", "I always say that and then don't". */
const OWN_NERVE = new RegExp(
  `^${LEAD}(?:I(?:'ll| will|'d| would| might| may|'m going to| am going to|'m bound to) ${SOFT}(?:cry|chicken out|bottle it|freeze|forget|mess|go red|go blank|back out|lose my nerve|panic|blurt|ruin|put it off|stand (?:there|around|in (?:a|the) corner)|sit (?:there|on my own|in (?:a|the) corner)|look (?:stupid|silly|daft|weird)|not know what to say|say the wrong|stammer|stutter|faint|blush|choke|burst into tears|get it wrong|make a (?:mess|hash|fool)|not (?:do|manage|dare|say)|never (?:do|manage|dare|say))\\b|(?:I'm |I am )?not sure (?:if )?I (?:can|could|will|dare|have the nerve|'ll)\\b|I (?:don't|do not) (?:know if|think|reckon) I(?:'ll| can| could| will| dare)\\b|(?:that's |it's )?easier said than done|I always say (?:that|it|this|so)\\b|I (?:might|may|could) (?:well )?not (?:do|manage|dare)\\b|(?:I'm|I am|feeling|bit|a bit|a little|kind of)(?: a bit| a little| kind of| so| really)? (?:scared|nervous|afraid|frightened|shaky) (?:about it|of it|though|now|already|just thinking|to(?: do it)?$|$))`,
  'i',
);

/** "My voice goes very small", "I go blank". */
const BODY_FAILS = new RegExp(
  `^${LEAD}(?:my (?:voice|hands?|knees?|legs?|mouth|head|mind|face|heart|stomach)\\b[^.?!]{0,20}\\b(?:becomes?|goes|gets?|shakes?|starts?|turns?|closes?|dries|fails?|races?|will)\\b|I (?:always |just |usually )?(?:go (?:blank|red|quiet|shaky|to pieces|all)|get (?:tongue[- ]tied|shaky|flustered|nervous|so nervous)|freeze|stammer|stutter|clam up|lose my (?:words|nerve|voice))\\b)[^?]{0,40}$`,
  'i',
);

/** "I'm seeing her Sunday", "she's in on Tuesday": when they meet is the time of a step that has none. */
const MEETS =
  /^(?:(?:ok|well|and|but|so|yeah|yes)[ ,]+)*(?:I(?:'m| am|'ll be| will be)? (?:see|seeing|meet|meeting|visit|visiting|with|back|there|working with)|(?:he|she|they|it)(?:'s| is|'re| are|'ll be)(?: back| home| in| here| coming| on| there| off| round| over| my \w+ \w+)?)\b/i;

/** "I doubt it will change anything", "what good would it do". */
const NO_USE =
  /^(?:(?:ok|okay|well|but|and|so|no|nah|yeah|honestly|though|mind you|only)[ ,.]+)*(?:(?:(?:I )?(?:doubt|don't think|don't reckon|can't imagine|don't know (?:if|that)|don't see how|can't see how|'m not sure)|not sure(?: if)?|not that|doubt)(?: that)? (?:it|that|this)(?:'ll| will| would|'d|'s going to)? (?:really |actually |even )?(?:change|help|work|make (?:a |any |much )|do (?:any|much|a lot)|fix|matter|solve)|(?:it |that |this )?(?:won't|wouldn't|will not|'ll never|probably won't|might not|may not) (?:really |actually |even )?(?:change|help|work|make (?:a |any |much )|do (?:any|much)|fix|matter|solve)|(?:what's|what is) the (?:point|use)\b|(?:what|much) good (?:would|will) (?:it|that) do)\b/i;

const DAY_BIT =
  '(?:on |this |next )?(?:today|tonight|tomorrow|this (?:evening|afternoon|morning|weekend)|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)';
/** "Or no, Friday, Sunday our lad is here"; "actually Thursday"; "not tomorrow, Monday". */
const OTHER_DAY = new RegExp(
  `^(?:(?:no|or|actually|wait|sorry|hm+|oh|hang on|scrap that|rather|better|well|but|ok|okay|make (?:it|that)|let's say|I mean|make|not ${DAY_BIT}[^,.!?]{0,24})(?:[ ,.]+|$))+(${DAY_BIT}(?: (?:at|after|before|over|in the|morning|evening|night|lunch|afternoon|instead|when)\\b[^,.]{0,30})?|(?:after|before|at|over|during) [^,.!?]{2,30})(?=$|[,.!]| )(.{0,60})$`,
  'i',
);
const DAY_IN = new RegExp(`\\b${DAY_BIT}\\b`, 'i');
const MEET_DAY = new RegExp(
  `\\b${DAY_BIT}(?: (?:at|after|before|over|morning|evening|night|afternoon|lunch)\\b[^,.?!]{0,24})?`,
  'i',
);
const WORDS_MOST = 20;

/** "Maybe not the photo, maybe just the hand cream she likes": one thing of the step for another. */
const OTHER_THING =
  /^(?:(?:hm+|or|actually|well|no|but|wait|ok)[ ,.]+)*(?:maybe |perhaps )?not ((?:the|a|an|my|his|her|our|their) [^,.;!?]{2,30}?)[,.;]+ ?(?:but |maybe |perhaps |rather |just |only |more |like )*((?:the|a|an|my|his|her|our|their|some) [^,.;!?]{2,50})[.!]*$/i;

/** It is taken back. */
const DROPS =
  /^(?:(?:actually|ok|okay|no|nah|hm+|sorry|you know what|wait)[ ,.]+)*(?:leave it|let's leave it|scrap (?:it|that)|I(?:'m| am) not (?:doing|going to do) (?:it|that)|I won't do (?:it|that)|I(?:'ve| have)? changed my mind|not doing (?:it|that))[.! ]*$/i;

/** "What if I don't do it": nothing is known yet of why, and nothing is lost. */
const NOT_DONE =
  /^(?:(?:and|but|ok|okay|so|yeah|hm+)[, ]+)*what if I (?:just |still |really |then |end up )*(?:(?:don't|do not|won't|never|not) (?:do(?:ing)?|manage|start|get (?:round|around) to|keep|stick to|follow through)(?: (?:it|that|this|to it|with it))?|forget(?: (?:it|to|about it))?)\W*$/i;

/** Asked of the step that is held what comes if it stays undone; null for anything else. */
export function notDone({ read, state, grammar, lines }: Scene): Plan | null {
  if (!grammar.turnsClauses || state.plan === null || state.level >= 2) return null;
  if (lines.families.step_not_done === undefined || !NOT_DONE.test(read.clean)) return null;
  return plan('answer.if', 'choose', [line('step_not_done')], { expect: { kind: 'open' } });
}

/** Another day, a doubt or a change of mind, said of the step that is held; null for anything else. */
export function planDoubt(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || !holdsAStep(state) || state.plan === null || lines.families.doubt_other === undefined)
    return null;
  if (read.words > WORDS_MOST || read.acts.has('bye') || read.acts.has('thanks')) return null;
  const text = read.clean.replace(/[.!]+$/, '');
  if (DROPS.test(text)) {
    state.plan = null;
    return plan('plan.drop', 'talk', [line('plan_dropped')]);
  }
  const moved = OTHER_DAY.exec(text);
  if (moved !== null && !/\?|\b(?:I|he|she|they|it) (?:was|felt|had|said|went)\b/i.test(read.text)) {
    const { act, when } = splitPlan(state.plan);
    const fresh = tidyTime((moved[1] ?? '').replace(/ instead$/i, ''));
    // "Actually after school": another hour of the day that was named.
    const day = DAY_IN.test(fresh) ? undefined : DAY_IN.exec(when ?? '')?.[0];
    state.plan = withTime(act, day === undefined ? fresh : `${day}, ${fresh}`);
    delete state.planMaybe;
    const whole = wholePlan(scene);
    if (whole !== null) return plan('plan', 'choose', whole.slice(0, 1));
  }
  const swapped = otherThing(text, scene);
  if (swapped !== null) return swapped;
  if (/\?/.test(read.text) || stepKind(state.plan) === 'none') return null;
  const met = MEETS.test(text) && splitPlan(state.plan).when === null ? MEET_DAY.exec(text)?.[0] : undefined;
  if (met !== undefined) {
    state.plan = withTime(state.plan, /^\w+day\b/i.test(met) && !/^today/i.test(met) ? `on ${met}` : met);
    const whole = wholePlan(scene);
    if (whole !== null) return plan('plan', 'choose', whole);
  }
  if (state.level < 2 && NO_USE.test(text))
    return plan('plan.doubt', 'choose', [line('doubt_use')], { expect: { kind: 'open' } });
  if (OWN_NERVE.test(text) || BODY_FAILS.test(text))
    return plan('plan.doubt', 'choose', [line('doubt_self')], { expect: { kind: 'open' } });
  return OTHERS_ANSWER.test(text)
    ? plan('plan.doubt', 'choose', [line('doubt_other')], { expect: { kind: 'open' } })
    : null;
}

/** The thing named before gives its place to the other one, with the rest of the step as it was. */
function otherThing(text: string, scene: Scene): Plan | null {
  const { state } = scene;
  const [, old = '', fresh = ''] = OTHER_THING.exec(text) ?? [];
  const { act, when } = splitPlan(state.plan ?? '');
  const at = old === '' ? -1 : act.toLowerCase().indexOf(old.toLowerCase());
  if (at < 0) return null;
  const named = `${act.slice(0, at)}${fresh}`;
  state.plan = when === null ? named : withTime(named, when);
  return plan('plan', 'choose', [planLine(state.plan, scene)]);
}
