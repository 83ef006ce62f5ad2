import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { wasOfOwnDanger } from './flow-state.ts';
import { type Answering, naming, OWN_LIFE, type Planned, pick, pickFrom, say } from './wording.ts';

// Why is this hard? "Last time they locked me up" is not a story beside the matter: it is why nobody will be rung. A
// number and a next step after it tell the person that nobody reads, and the door shuts. So what stands in the way is
// met first, honestly and without a promise, with one smaller way round it.

/** What stands between somebody and help. */
export type Barrier =
  | 'kids'
  | 'locked'
  | 'watched'
  | 'phone'
  | 'papers'
  | 'cost'
  | 'far'
  | 'parents'
  | 'tried'
  | 'burden'
  | 'passed-on';

const HELP =
  'doctors?|gps?|nurses?|hospitals?|clinic|ward|psych\\w*|therap\\w+|counsell?or|shrink|social (?:worker|services)|health visitor|midwife|crisis (?:team|line)|samaritans|help ?lines?|hot ?lines?|lines?|numbers?|police|cops|teachers?|school';
const KIN = 'mum|mom|mam|maw|mother|dad|father|parents|folks|nan|gran|sister|brother|husband|wife|partner|family';

const KINDS: readonly (readonly [kind: Barrier, words: RegExp])[] = [
  [
    'kids',
    quick(
      /\b(?:take|took|takes|taking|taken) (?:my |the |our )?(?:baby|babies|child|children|kids|wee ones?|son|daughter|boys?|girls?|him|her|them)\b(?: \w+)?(?: (?:off|from|away from) me\b| away\b)|\b(?:they|she|he|social|cps|services)(?:'ll| will|'d| would| gonna| are going to)? (?:just )?take (?:my |the |our )(?:baby|child|children|kids|son|daughter)\b|\blose (?:custody|my (?:kids|children|baby|son|daughter))\b/i,
    ),
  ],
  [
    'locked',
    quick(
      /\b(?:locked|lock|sectioned|section|committed|commit|strapped|restrained|kept|held|put|threw|hospitali[sz]ed) (?:me|us) (?:up|in|away|down|there|inside|for \w+ (?:days|weeks|months))\b|\b(?:got|was|been|being|be|get) (?:sectioned|committed|locked up|locked in|hospitali[sz]ed|put (?:in|on) (?:a |the )?(?:ward|hold))\b|\bsection(?:ed)? me\b|\b(?:back (?:in|into|to) (?:that|the)|go(?:ing)? (?:in|into|to) that) (?:ward|psych\w*|unit|hospital)\b|\bgo(?:ing)? (?:in|into|to) the (?:ward|psych\w*|unit)\b/i,
    ),
  ],
  [
    'watched',
    quick(
      /\b(?:checks?|reads?|looks? (?:at|through)|goes through|takes?|tracks?|counts?|sees?|monitors?|has) (?:my |the |all my )(?:phone|messages|texts|calls?|call log|airtime|credit|history|location|bill|password)\b/i,
    ),
  ],
  [
    'phone',
    quick(
      /\b(?:can'?t|cannot|can not|couldn'?t|don'?t|won'?t|hate|never|not able to|scared to|afraid to) (?:\w+ ){0,2}(?:(?:talk|speak|talking|speaking) (?:on|over|by) the phone|do (?:phone )?calls?|phone calls?|phones?|(?:ring|call|phone) (?:any(?:one|body|where)|people|them|up|strangers|a line|a number))\b|\b(?:walls? (?:is|are|r) (?:\w+ )?(?:thin|paper)\b|(?:thin|paper) walls|they(?:'d| would|'ll) (?:all )?hear|someone (?:would|will|might) hear)\b|\b(?:i am|i'?m) (?:deaf|mute|hard of hearing)\b/i,
    ),
  ],
  [
    'papers',
    quick(
      /\b(?:no|without|not have|don'?t have|expired|lost my) (?:\w+ ){0,2}(?:papers?|visa|documents|passport|permit|status)\b|\b(?:visa|permit|papers) (?:\w+ ){0,2}(?:expired|not good|no good|ran out|finished)\b|\b(?:illegal(?:ly)? here|undocumented|deport\w*|immigration|(?:send|sent) (?:me|us) (?:back|home to my country))\b/i,
    ),
  ],
  [
    'cost',
    quick(
      /\b(?:no|lost (?:my|the)|don'?t have|haven'?t got|without) (?:\w+ ){0,2}(?:insurance|medicare|medicaid|coverage|health ?care|sick pay)\b|\b(?:can'?t|cannot|couldn'?t|could never) (?:\w+ )?(?:afford|pay)\b.{0,40}\b(?:doctors?|therap\w+|help|hospital|ambulance|that|it|one|any|session|treatment)\b|\b(?:ambulance|hospital|therap\w+|doctors?) (?:is|are|costs?|bill) (?:\w+ ){0,3}(?:expensive|thousands?|money|hundreds?|too much|a fortune)\b|\bno money for (?:\w+ ){0,2}(?:doctors?|therap\w+|help|that|hospital)\b/i,
    ),
  ],
  [
    'far',
    quickPattern(
      `\\b(?:${HELP}) (?:\\w+ ){0,3}(?:is|are|its|it's) (?:\\w+ ){0,3}(?:hours?|miles|kilomet\\w+|km|far)\\b|\\b(?:wait(?:ing)? ?list|list (?:is|until|till|for)|wait is|months? wait|weeks? wait|months? (?:for|to get|until|till|before)(?: \\w+){0,3} (?:appointment|see|${HELP}))\\b|\\b(?:no|isn'?t (?:a|any)|not (?:a|any)) (?:${HELP}) (?:\\w+ ){0,2}(?:here|near|in (?:my|this|our) (?:village|town|area|valley|island)|for miles|out here)\\b`,
      'i',
    ),
  ],
  [
    'parents',
    quickPattern(
      `\\blast time\\b.{0,60}\\b(?:${KIN})\\b|\\blast time (?:she|he|they) (?:cried|went (?:mad|mental|crazy|off)|screamed|shouted|flipped|freaked|lost it|hit)\\b`,
      'i',
    ),
  ],
  [
    'tried',
    quickPattern(
      `\\b(?:last time|once before|the one time|when) I (?:\\w+ ){0,2}(?:called|rang|phoned|told|asked|went|saw|tried|texted|said|reached)\\b|\\b(?:tried|did|been (?:to|through)|had) (?:\\w+ ){0,2}(?:${HELP}|therapy|counsell?ing|meds|pills|all that|that already)\\b.{0,60}\\b(?:nothing|not|no|never|didn'?t|useless|worse|waste|help\\w*|hold|hung up|laughed|joke|point)\\b|\\bon hold\\b|\\b(?:they|he|she|doctors?|nurses?) (?:just|only) (?:weigh\\w*|tell\\w*|told|give|gave|say|said|ask\\w*|read|look\\w*|laugh\\w*|hand\\w*|sent|send)\\b|(?<!\\bI\\b[^.!?]{0,25})\\b(?:did|do|does) (?:nothing|sweet|fuck all|sod all|f all)\\b`,
      'i',
    ),
  ],
  [
    'burden',
    quickPattern(
      `(?:\\bnot|\\bnever|n'?t) (?:want to |wanna |going to |gonna )?(?:be|become|being) (?:a |another |one more |just another )(?:burden|thing|problem|worry|job|weight|bother|nuisance)\\b|\\b(?:she|he|they|(?:my |the )?(?:${KIN}|kids|friends?|mates?|son|daughter)) (?:\\w+ )?(?:has|have|had|got|have got|'s got|'ve got) (?:\\w+ ){0,2}(?:enough|plenty|so much|too much|(?:her|his|their) own)\\b|\\b(?:would|'d|will|'ll|gonna|would just|would only) (?:just |only )?(?:worry|panic|fret|break (?:her|his|their)|kill (?:her|him|them))(?: too much| sick| her| him| them)?\\b|\\b(?:don'?t|do not|didn'?t|won'?t|not) (?:want|wanna|like|wish) to (?:bother|worry|upset|burden|scare|trouble|dump|put (?:this|it|that|all (?:of )?this|any of this|more) on|do that to|go through that again)\\b`,
      'i',
    ),
  ],
  [
    'passed-on',
    quickPattern(
      `\\b(?:don'?t|do not|dont|pls dont|not) (?:\\w+ )?(?:say|tell|make|send|ask) (?:me )?(?:to )?(?:go to |tell |see |call |ring )?(?:a |the |my |any )?(?:${HELP}|${KIN}|anyone|anybody)\\b|\\b(?:she|he|they)(?:'d| would|'ll| will|d| have to| has to| must)? (?:just |only |then |probably )?(?:tell|ring|phone|call|inform|report) (?:it |this |that )?(?:to )?(?:them|my|the|your|${KIN}|police|school|work|boss|everyone|everybody)\\b|\\b(?:told|rang|phoned|called) my (?:${KIN}|boss|school)\\b`,
      'i',
    ),
  ],
];

/** What this message says stands in the way of help, or null. English. */
export function barrierIn(text: string): Barrier | null {
  const plain = straighten(text);
  return KINDS.find(([, words]) => words.test(plain))?.[0] ?? null;
}

/** Fears that the ordinary talk meets by itself (policy/help-fear.ts) as long as nothing is in danger. */
const OF_TALK: readonly Barrier[] = ['kids', 'passed-on'];

/** The answer to what stands in the way; null where none was named, or all was said to it. */
export function planBarrier(turn: Answering): Planned | null {
  const { input, level, flow } = turn;
  const kind = input.barrier ?? null;
  if (kind === null || (level < 2 && (OF_TALK.includes(kind) || !hasGround(turn, kind)))) return null;
  // "Better than losing you" is for whoever thinks of dying, and not for whoever would not wake a midwife.
  const isOther = flow.situation !== null && !OWN_LIFE.includes(flow.situation);
  if (kind === 'burden' && level === 3 && isOther) return null;
  const named = kind === 'burden' && level < 3 && (level === 2 || wasOfOwnDanger(flow)) ? takeUpNamed(turn) : null;
  if (named !== null) return named;
  // Held with a husband, a visa is a matter of law (told.ts), and no ambulance is spoken of.
  if (kind === 'papers' && flow.situation === 'abuse') return null;
  const urgent = level === 3 ? pick(turn, `l3.barrier.${kind}`) : null;
  const text = urgent ?? pick(turn, `barrier.${kind}`);
  if (text === null) return null;
  flow.once.push('barrier');
  flow.pending = 'person';
  return say(turn, text, 'safety-barrier');
}

const OFFERS = quick(/\b(?:maybe|perhaps|probably|could|might|i (?:guess|suppose))\b/i);

/** Who it could be was asked, or somebody is thought of, and the worry for them is said in the same breath: they are the answer. */
function takeUpNamed(turn: Answering): Planned | null {
  const { flow, input, lines } = turn;
  const who = input.person ?? null;
  if (who === null || !(flow.once.includes('person') || OFFERS.test(input.text)) || flow.once.includes('named'))
    return null;
  const text = pickFrom(turn, naming(lines.replies['barrier.burden.named'], who));
  if (text !== null) flow.once.push('named', 'barrier');
  return say(turn, text, 'safety-named');
}

/** Something of danger was asked about in this talk: only then is a phone that is hated a barrier. A ward is one anyway. */
const hasGround = ({ flow, level }: Answering, kind: Barrier): boolean =>
  (level >= 1 && (kind === 'locked' || flow.once.length > 0)) || (flow.once.length > 0 && flow.asked);
