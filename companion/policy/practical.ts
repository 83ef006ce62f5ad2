import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { planSaid } from './plan-words.ts';
import { wordsToSay } from './say-words.ts';

// Why is this hard? "How do I get through the dinner" and "how do I start it" ask for something that can be done, and a
// question given back, or an idea on another matter, passes them over. What is asked stands in the message, what it is
// about mostly stands before it: so each answer here has words for both, and what none fits goes on to the ideas.

interface Answer {
  family: string;
  asks: RegExp;
  /** What the talk has to be about. */
  about?: RegExp;
}

const SAY =
  /\b(?:what|how) (?:do|should|can|could|would|am|might) (?:i|it) (?:even |ever |actually |supposed to )*(?:say|write|put|word|tell|reply|answer|respond|ask|bring)\b|\bwhat should it say\b|\bhelp me (?:to )?(?:word|write|say)\b|\bhow to (?:say|word|ask|tell)\b/i;
const HELPS =
  /\b(?:what (?:helps|can i do|should i do|do i do|could i do)|how (?:do|can) i (?:deal|cope|manage|calm|stop|not|get (?:over|through|past)))\b|\bany (?:tips|advice|ideas)\b/i;
const GATHERING =
  /\b(?:dinner|lunch|wedding|party|christmas|thanksgiving|eid|barbecue|bbq|reunion|funeral|in-?laws|family (?:visit|thing|do|gathering)|holidays?)\b/i;
const SPEECH =
  /\b(?:toast|speech|presentation|present(?:ing)?|eulogy|talk in front|speak(?:ing)? in (?:front|public)|speak up|reading aloud)\b/i;
const OWED =
  /\b(?:owes?(?: me)?|owed|lent|lend|borrowed|pay (?:me )?back|money back|the rent he|the rent she|rent (?:he|she|they) owes?)\b/i;
const STUDY =
  /\b(?:essay|thesis|dissertation|chapter|assignment|homework|paper|exam|revision|coursework|report|project|deadline|words on)\b/i;
const HOME = /\b(?:flat|room|kitchen|house|apartment|mess|laundry|dishes|clean(?:ing)?|tidy)\b/i;

/** In order: the first that fits what is asked and what it is about. */
const ANSWERS: readonly Answer[] = [
  {
    family: 'do_medicine',
    asks: /\b(?:does|do|is|are|can i take|should i take)\b.{0,20}\b(?:melatonin|valerian|magnesium|cbd|antihistamines?|sleeping pills?|ibuprofen|paracetamol|supplements?|st john'?s wort)\b/i,
  },
  {
    family: 'do_gathering',
    asks: /\bhow (?:do|can|will|am|should) i (?:\w+ )?(?:get|make it|last|survive|cope|sit|manage|handle)\b/i,
    about: GATHERING,
  },
  {
    family: 'do_remark',
    asks: SAY,
    about:
      /\b(?:comments?|remarks?|digs?|jokes?|asks? every time|keeps asking)\b.{0,50}\b(?:my|me|on|about|at)\b|\b(?:they|he|she|everyone|people) (?:always )?asks? (?:me )?(?:why|when|if|about)\b/i,
  },
  {
    family: 'do_speech_long',
    asks: /\bhow long (?:should|does|is|must|can)\b.*\b(?:toast|speech|presentation|talk|it|eulogy)\b/i,
    about: SPEECH,
  },
  {
    family: 'do_speech_start',
    asks: /\bhow (?:do|should|can|could|would) i (?:even )?(?:start|begin|open)\b|\bwhat(?:'s| is) a good (?:start|opening|first line)\b/i,
    about: SPEECH,
  },
  { family: 'do_speech_nerves', asks: HELPS, about: SPEECH },
  { family: 'do_interview', asks: /\b(?:do|should|can) i (?:tell|say|admit)\b.{0,20}\bnervous\b/i },
  {
    family: 'do_thank',
    asks: /\bhow (?:do|can|should|could|would) i (?:even |ever )?(?:thank|say (?:a )?thank)\b|\bwhat (?:do|can|could) i (?:give|get) (?:him|her|them) (?:to say thank|as a thank)/i,
  },
  {
    family: 'do_good_news',
    asks: SAY,
    about:
      /\b(?:rub(?:bing)? it in|without (?:bragging|gloating)|out of work|didn'?t (?:make|get) (?:it|in|the)|got (?:rejected|turned down)|two of them applied|applied (?:too|as well)|passed over)\b/i,
  },
  {
    family: 'do_money',
    asks: /\bhow (?:do|can|should|could) i (?:ask|get|say|tell|bring|put|word)\b|\bwhat (?:do|should|can|would) i (?:say|write)\b|\bhelp me (?:to )?(?:word|write)\b/i,
    about: OWED,
  },
  {
    family: 'do_friends',
    asks: /\bhow (?:do|can|does|would) (?:you|i|people|one|anyone) (?:even )?(?:make|find|get to know) (?:new )?(?:friends|people|anyone|anybody)\b/i,
  },
  { family: 'do_pack', asks: /\bwhat (?:should|do|shall) i (?:even )?(?:pack|bring|take)\b/i },
  {
    family: 'do_meeting',
    asks: /\bhow (?:do|should|can) i (?:even )?(?:run|lead|start|hold|open)\b.{0,20}\b(?:meeting|team|group)\b/i,
  },
  {
    family: 'do_note',
    asks: SAY,
    about: /\b(?:neighbou?r|upstairs|next door|flatmate)\b.*\b(?:note|letter|noise|loud|drums|music|door)\b/i,
  },
  {
    family: 'do_noise',
    asks: /\bwhat (?:should|can|do|could) i (?:even )?do\b/i,
    about:
      /\b(?:neighbou?rs?|upstairs|next door)\b.*\b(?:drums?|noise|loud|music|shout\w*|bark\w*|parties|midnight)\b/i,
  },
  { family: 'do_boss', asks: /\b(?:should|do) i (?:tell|say to|talk to) (?:my )?(?:boss|manager|work)\b/i },
  {
    family: 'do_break_down',
    asks: /\b(?:break (?:it|this|that) (?:down|up)|in (?:small(?:er)? )?(?:steps|pieces))\b/i,
  },
  { family: 'do_plan', asks: /\b(?:make|need|help (?:me )?with|have) a plan\b.*|\bhelp me plan\b/i },
  {
    family: 'do_study_start',
    asks: /\b(?:where|how|what) (?:do|should|can|could|would) i (?:even )?(?:start|begin|do first)\b|\bdon'?t (?:even )?know where to (?:start|begin)\b/i,
    about: STUDY,
  },
  {
    family: 'do_home_start',
    asks: /\b(?:where|how|what) (?:do|should|can|could|would) i (?:even )?(?:start|begin|do first)\b|\bdon'?t (?:even )?know where to (?:start|begin)\b/i,
    about: HOME,
  },
  {
    family: 'fine_ex',
    asks: /\b(?:is it|am i) (?:weird|normal|ok|okay|bad|stupid|wrong|strange|mad)\b.*\b(?:friends|talk|text)\w*\b.*\b(?:ex|exes)\b/i,
  },
  {
    family: 'fine_words',
    asks: /^(?:but |or |and |hm+,? )?(?:is|was|isn't|does) (?:that|it|this) (?:too |a bit |sound |come across |really |so )*(?:rude|mean|harsh|blunt|pushy|petty|cold|much|bossy|aggressive|short|needy|direct)\b(?! (?:to|if|of)\b)/i,
  },
  {
    family: 'fine_deed',
    asks: /\bis (?:it|that) (?:too |a bit |so )?(?:weird|odd|strange|silly|stupid|cheesy|dumb) (?:to|if i) (?:just )?(?:knock|bake|ask|write|give|say|bring|send|invite|thank|text|call|go|wave|leave)\b/i,
  },
  {
    family: 'fine_leave',
    asks: /\bis it (?:too |really |so )?(?:rude|mean|bad|ok|okay|wrong|weird) (?:to|if i) (?:just )?(?:leave|go|skip|miss|say no|not (?:go|come)|stay home|cancel)\b/i,
  },
  { family: 'fine_ignore', asks: /^(?:so |but )?can i (?:just )?(?:ignore|avoid|not (?:talk|speak|answer|reply))\b/i },
  {
    family: 'do_bed_start',
    asks: /\b(?:where|how|what) (?:do|should|can|could|would) i (?:even )?(?:start|begin|do first|get up)\b/i,
    about: /\b(?:out of bed|get up|in bed|getting up)\b/i,
  },
];

const WHAT_IF = /^(?:(?:and|but|ok|okay|so|yeah|hm+)[, ]+)*what if\b/i;
/** What is feared of a step ahead, and what can be done then. */
const OUTCOMES: readonly Answer[] = [
  {
    family: 'if_blank',
    asks: /\bi (?:\w+ )?(?:freeze|go blank|blank|forget|shake|stutter|go red|lose my (?:words|thread|place))\b/i,
  },
  {
    family: 'if_stuck',
    asks: /\b(?:nothing comes|get stuck|can'?t (?:think|write|start|concentrate|focus)|sit there)\b/i,
  },
  {
    family: 'if_angry',
    asks: /\b(?:he|she|they|my \w+)(?:'s| gets?| is| goes?| are| shouts?| starts?)? ?(?:mad|angry|furious|cross|upset|loud|shouting|shouts?|yells?)\b/i,
  },
  { family: 'if_joke', asks: /\b(?:laughs?|jokes?|makes? (?:a joke|fun)|brushes? it off)\b/i },
  {
    family: 'if_silent',
    asks: /\b(?:ignores?|doesn'?t (?:answer|reply|write back|respond|text back)|leaves? me on (?:read|seen)|never answers?|don'?t (?:answer|reply|respond))\b/i,
  },
  {
    family: 'if_thinks',
    asks: /\b(?:he|she|they|people|everyone) thinks? (?:that )?(?:I'm|I am|it's|less of me|badly)/i,
  },
  { family: 'if_notice', asks: /\b(?:he|she|they) (?:notice|ask why|asks why|find out i muted)/i },
  {
    family: 'if_no',
    asks: /\b(?:says? no|say no|refuses?|doesn'?t have it|can'?t pay|won'?t (?:pay|do it)|turns? me down|doesn'?t want to)\b/i,
  },
  {
    family: 'if_fail',
    asks: /\bi (?:\w+ )?(?:fail|flunk|don'?t pass|mess (?:it )?up)\b/i,
    about: /\b(?:exam|test|resit|class|course|stats|maths?|quiz|driving)\b/i,
  },
  { family: 'if_bed', asks: /\bi (?:just )?(?:go back to|stay in|end up in) bed\b/i },
  { family: 'if_undone', asks: /\bi (?:don'?t|forget to|can'?t) (?:do|manage|keep|stick)\b/i },
  {
    family: 'if_again',
    asks: /\bi (?:do|say|lose|snap|shout|yell)\b.*\bagain\b|\bit happens again\b/i,
    about: /\b(?:kids?|son|daughter|shout\w*|yell\w*|snapp\w*|sorry)\b/i,
  },
];

const DARK =
  /\b(?:hurts? me|hit|hits|kill\w*|die|dying|suicid\w*|scared of (?:him|her)|beat\w*|knife|weapon|self[- ]?harm|cut(?:ting)? myself|drunk|overdos\w*)\b/i;
const ASK_WORDS = 24;
const BARE_HOW = /^(?:(?:but|and|ok|so) )?how(?: though| tho)?\W*$/i;
const AGAIN =
  /\b(?:what (?:was|is|were|'s) (?:my|the|our) (?:\w+ )?(?:plan|step)|what did i (?:say|want to do|plan|decide)|what was i going to do|remind me (?:what|of (?:my|the) plan))\b/i;
const SO_WHAT =
  /^(?:ok|okay|so|right|and|well)[, ]+(?:so )?what (?:do|should|will) i do (?:tomorrow|today|tonight|then|first|on \w+day)\W*$/i;

function contextOf({ state, read }: Scene): string {
  return [state.opening ?? '', ...state.recent, read.clean].join(' . ').replace(/\s+/g, ' ');
}

/** "I want to thank her." "how": the question is about what was wished just before. */
function askedIn({ read, state }: Scene): string {
  if (!BARE_HOW.test(read.clean)) return read.clean;
  const wished = /\bI (?:just |really )?(?:want|have|need|would like|'d like|wanna) to ([^.!?]+)/i.exec(
    state.recent.at(-1) ?? '',
  )?.[1];
  return wished === undefined ? read.clean : `how do I ${wished}`;
}

/** A plain question of daily life gets a plain answer; the plan that was made is said again when it is asked for. */
export function practical(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || read.words > ASK_WORDS || state.level >= 2 || state.topics.includes('abuse'))
    return null;
  const again = planAgain(scene);
  if (again !== null) return again;
  const idea = ideaAsked(scene);
  if (idea !== null) return idea;
  const context = contextOf(scene);
  if (DARK.test(context)) return null;
  const asked = askedIn(scene);
  const fits = ({ family, asks, about }: Answer) =>
    lines.families[family] !== undefined && asks.test(asked) && (about?.test(context) ?? true);
  const outcome = WHAT_IF.test(asked) ? OUTCOMES.find(fits) : undefined;
  if (outcome !== undefined) return plan('answer.if', 'choose', [line(outcome.family)], { expect: { kind: 'open' } });
  if (WHAT_IF.test(asked)) return null;
  const answer = ANSWERS.find(fits);
  if (answer === undefined) return fearOfBegging(scene, context);
  const saying = SAY.test(asked);
  // A wish in their own words is a better first line than one that would do for any neighbour.
  const own = saying && FOR_ANY.has(answer.family) ? wordsToSay(scene) : null;
  if (own?.kind === 'family' && own.name === 'say_own') return null;
  state.offers = [...state.offers, 'advice'].slice(-16);
  state.toldAtOffer = state.told;
  if (saying) state.signs = { ...state.signs, 'words-given': state.turn };
  const starts = /^do_(?:plan|break_down|study_start|home_start)$/.test(answer.family);
  if (starts) state.signs = { ...state.signs, planning: state.turn };
  return plan('answer.practical', 'choose', [line(answer.family)], { expect: { kind: starts ? 'when' : 'open' } });
}

const THING_ASKED = /^(?:maybe |like |or |with )*((?:a|an|some) [a-z]+(?: [a-z]+)?)(?: lol| haha| maybe)?\?$/i;
const IDEA_TURNS = 2;

/** "A note?", right after it was asked what to do: an idea of one's own, and it may well do. */
function ideaAsked({ read, state, lines, gate }: Scene): Plan | null {
  const asked = THING_ASKED.exec(read.text.trim());
  const idea = asked?.[1]?.toLowerCase();
  const lately = state.offers.includes('advice') && state.told - state.toldAtOffer <= IDEA_TURNS;
  if (idea === undefined || !lately || !gate.passes(idea) || lines.families.idea_could === undefined) return null;
  if (/\b(?:drink|beer|wine|pills?|knife|gun|fight|lie)\b/.test(idea)) return null;
  return plan('answer.idea', 'choose', [line('idea_could', { idea_c: upperFirst(idea) })], {
    expect: { kind: 'open' },
  });
}

const FOR_ANY = new Set(['do_note', 'do_text']);

function planAgain(scene: Scene): Plan | null {
  const { read, state, lines } = scene;
  if (lines.families.own_again === undefined || !(AGAIN.test(read.clean) || SO_WHAT.test(read.clean))) return null;
  if (state.plan === null)
    return AGAIN.test(read.clean)
      ? plan('plan.again', 'choose', [line('own_none')], { expect: { kind: 'when' } })
      : null;
  return plan('plan.again', 'choose', [line('own_again', { plan: planSaid(state.plan, scene) })]);
}

const BEGS =
  /\bI (?:don'?t|do not|won'?t|hate|refuse|can'?t)\b.{0,16}\bbeg(?:ging)?\b|\b(?:feels?|like|as if I'm|I'm) begging\b/i;

/** "I don't want to beg", where something is owed: that fear has an answer. */
function fearOfBegging({ read, lines }: Scene, context: string): Plan | null {
  if (!BEGS.test(read.clean) || !OWED.test(context) || lines.families.not_begging === undefined) return null;
  return plan('answer.begging', 'explore', [line('not_begging')]);
}

/** A piece said back as it stands after "and": "sit next to his dad"; null where it can not be turned. */
export function pieceSaid(text: string, { gate }: Pick<Scene, 'gate'>): string | null {
  return gate.passes(text) ? swapPronouns(text, null) : null;
}
