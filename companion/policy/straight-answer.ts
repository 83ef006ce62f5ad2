import { line, maybe, type Plan, plan, type Scene } from './plan.ts';
import { wrap } from './wrap.ts';

// Why is this hard? "Do you get bored" and "you didn't answer me" are asked of the program, and the nearest stock line
// about programs is not yet an answer. Each question here has its own words and its own lines; what none of them fits
// goes on to the broader ones in small-talk.ts.

const ASKED: readonly (readonly [family: string, words: RegExp])[] = [
  [
    'straight_no_tips',
    /\b(?:let me guess|I (?:bet|guess|suppose)|bet|you're (?:going to|gonna)|are you (?:going to|gonna)|is this where you|you'll|you want me to|don't (?:just )?(?:tell|ask) me to|if you (?:tell|ask) me to|not (?:going to|gonna) tell me to)\b[^.!]{0,40}\b(?:breath\w*|meditat\w+|mindful\w*|journal\w*|count to (?:ten|10)|yoga|gratitude|a (?:nice )?(?:walk|bath)|drink (?:more |some )?water|positive thinking|think positive)\b/i,
  ],
  [
    'straight_your_turn',
    /(?<!\b(?:said|asked|says|why|if|me) )\b(?:wouldn't|wouldnt) (?:you|u)(?: (?:be|feel(?: (?:like that|the same|it|that way))?|too|have(?: been)?|mind))*[.!?]*$/i,
  ],
  [
    'straight_bad_question',
    /^(?:(?:well|ok|okay|ugh|god|wow|lol|no|sorry|but)[ ,.]+)*(?:that's|that is|that was|this is|what|such) (?:such )?(?:an? |the )?(?:\w+ )?(?:stupid|dumb|daft|silly|weird|pointless|odd|strange|rubbish|terrible|bad|shit|crap|ridiculous|idiotic|lame|useless) (?:question|thing to ask)[.!]*$/i,
  ],
  [
    'straight_unanswered',
    /\b(?:that's not an answer|that isn't an answer|that's no answer|you (?:didn't|haven't|never|still haven't) answer(?:ed)?\b|(?:that|this) (?:wasn't|isn't|is not|was not) (?:my question|what I asked)|not what I asked|answer (?:me|the question|my question)\b|you're (?:dodging|avoiding) (?:it|the question|my question))/i,
  ],
  [
    'straight_turned_back',
    /\byou(?:'re|'ve)? (?:always |just |only |keep |kept )*(?:turn|turned|turning|throw|throwing|put|putting|push|pushing|bounce|bouncing|hand|handing|give|giving) (?:it|that|this|everything|all of it|the question|my questions?|things) (?:back |round |around )*(?:on|to|at|onto) me\b|\byou(?:'re| always| just| only| keep)* (?:answer|answering) (?:a |my |every |all my )?questions? with (?:a |another |more )?questions?\b/i,
  ],
  [
    'straight_repeated',
    /\byou(?:'ve)? (?:already|just) (?:said|asked|told me) (?:that|this|it)\b|\byou (?:said|asked|told me|asked me) (?:that|this|it|the same(?: thing)?) (?:already|before|earlier|twice|just now|a (?:minute|moment|second) ago|last time|again)\b|\byou (?:keep|kept) (?:saying|asking) (?:that|the same|it)\b|\bsaid that (?:already|before)\b/i,
  ],
  [
    'straight_bored',
    /\bdo(?:n't)? you (?:ever |not |never )*(?:get|feel|grow) (?:bored|tired|fed up|sick|annoyed)\b|\bare you (?:bored|tired|fed up)\b|\b(?:am I|is this) boring you\b/i,
  ],
  [
    'straight_reading',
    /\bare you (?:even |actually |really |still )*(?:reading|listening|paying attention|there)\b(?! (?:for|any)\b)|\bdo you (?:even |actually |really )*(?:read|listen to|understand|get|hear|take in) (?:this|that|me|any of (?:this|it)|what I|a word)\b/i,
  ],
  [
    'straight_remember',
    /\b(?:do|will|can|don't) you (?:even |still |actually )*remember (?:me|this|anything|what I (?:said|told|wrote)|us|my name)\b/i,
  ],
  [
    'straight_who_reads',
    /\bwho (?:else )?(?:reads|sees|can see|can read|gets to see|gets to read) (?:this|these|it|any of)\b/i,
  ],
  [
    'straight_like',
    /\bdo you (?:even |actually |really )*(?:like|hate|care about) me\b|\bdo you (?:even |actually |really )*care\W*$/i,
  ],
  [
    'straight_for',
    /\bwhat (?:are|r) you (?:even |actually |really )*(?:for|good for)\b|\bwhat(?:'s| is) the point of you\b/i,
  ],
  [
    'straight_feelings',
    /\bdo you (?:even |actually |really )*(?:have (?:any )?feelings|feel (?:anything|things|stuff|it|sad|happy|pain|lonely))\b|\bcan you feel\b/i,
  ],
];
const TO_TELL =
  /\b(?:should|shall|do|think) (?:that )?I (?:should )?(?:just |really |even )?(?:tell|come clean|admit|confess|be honest)\b/i;
const TOLD_TOO = 12;
/** Praise for the program as if it were somebody. */
const PRAISED =
  /\b(?:you|u)(?:'re|r| are| r|'ve been| have been) (?:really |such |so |a |an |the |very |my |too |always |one |just |truly |honestly )*(?:(?:(?:good|kind|nice|sweet|lovely|great|wonderful|amazing|best|caring|wise|beautiful|real|true|only|lovely|decent|old) )*(?:person|human|human being|man|woman|lady|girl|guy|friend|soul|heart|angel|mate|listener|therapist)|kind|sweet|lovely|caring|wise|gentle|patient|warm|thoughtful|nice(?: to me)?|good to me|kind to me)\b(?! (?:of|to (?:him|her|them))\b)|\b(?:you|u) (?:really |actually |truly |always )*(?:understand|get) me\b|\b(?:you|u) have (?:a )?(?:\w+ )?heart\b/i;
const NO_PRAISE = /\b(?:not|n't|if|never|think|supposed|pretend|why|who|hope|wish|people|everyone|they)\b|n't\b|\?/i;

/** A question to the program, or a complaint of its answers: a straight answer to just that, then the floor back. */
export function straightAnswer(scene: Scene): Plan | null {
  const { read, grammar, state, lines } = scene;
  if (!grammar.turnsClauses || read.words > TOLD_TOO || state.level >= 2) return null;
  // "He says: are you even listening" is told of somebody else.
  if (
    /\b(?:he|she|they|my [\w-]+|people|boss|teacher) (?:\w+ ){0,3}(?:says?|said|asks?|asked|goes|told)\b/i.test(
      read.clean,
    )
  )
    return null;
  if (PRAISED.test(read.clean) && !NO_PRAISE.test(read.clean) && lines.families.straight_praise !== undefined) {
    const ends = read.acts.has('bye') || (read.acts.has('thanks') && (state.plan !== null || state.thanks > 0));
    if (ends) return wrap(scene, 'straight_praise');
    if (read.acts.has('thanks')) state.thanks += 1;
    return plan('bot.praise', 'talk', [line('straight_praise')]);
  }
  const family = ASKED.find(([, words]) => words.test(read.clean))?.[0];
  if (family === undefined || lines.families[family] === undefined) return null;
  // Only where something was asked is there a question to take back.
  if (family === 'straight_bad_question' && !state.lastReply.includes('?')) return null;
  if (family === 'straight_bad_question') return plan('bot.question', 'info', [line(family)]);
  if (family === 'straight_your_turn') return plan('bot.straight', 'info', [line(family)]);
  if (family === 'straight_no_tips')
    return plan('bot.straight', 'info', [line(state.told > 1 ? family : 'straight_no_tips_first')]);
  if (family === 'straight_unanswered') {
    const asked = askedBefore(scene);
    // They had told something, and it was met with a question: there is nothing they could say again.
    const told = asked === null && state.asked > 0 && state.told > 0 && !/\?\s*$/.test(state.recent.at(-1) ?? '');
    if (told && lines.families.straight_unanswered_told)
      return plan('bot.unanswered', 'info', [line('straight_unanswered_told')]);
    return asked === null
      ? plan('bot.unanswered', 'info', [line(family)])
      : plan('bot.unanswered', 'info', [line('straight_unanswered_asked', { asked })]);
  }
  // What was asked was whether to tell it: to that there is a leaning, with its reason.
  const ofTelling = family === 'straight_turned_back' && state.recent.slice(-3).some((text) => TO_TELL.test(text));
  if (ofTelling && lines.families.straight_turned_tell)
    return plan('bot.straight', 'info', [line('straight_turned_tell')]);
  if (family === 'straight_repeated') return plan('bot.repeated', 'info', [line(family)]);
  return plan('bot.straight', 'info', [line(family), state.told > 0 ? maybe('floor_back') : line('back_to_person')]);
}

const QUOTED_WORDS = 12;

/** The person's own question of a moment ago, without its mark: there may be one in a reply, and at its end. */
function askedBefore({ state, gate }: Scene): string | null {
  const last = state.recent.at(-1)?.trim() ?? '';
  const asked = /([^.!?"]+)\?\s*$/.exec(last)?.[1]?.trim();
  if (asked === undefined || asked.split(' ').length > QUOTED_WORDS || asked.split(' ').length < 3) return null;
  return gate.passes(asked) ? asked : null;
}
