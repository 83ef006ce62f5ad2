import { straighten } from '#companion/understand/plain-text.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import type { AnsweredIn } from './answers-to-checks.ts';
import { CARE_OVER, mark, type SafetyFlowState, TAKEN } from './flow-state.ts';
import { BESIDE } from './friend.ts';
import { isGuess } from './guess.ts';
import type { Heard } from './hearing.ts';
import { type Care, careIn, isGoneAgain, isHelpedAlready, isWithKin, tellsKin } from './others-care.ts';
import { putBack } from './put-back.ts';
import type { Situation } from './safety-content.ts';
import { type Answering, naming, type Planned, pick, pickFrom, say } from './wording.ts';

// Why is this hard? Once the other person is with doctors, the talk is no longer about them. It is about whoever rang: the
// what-ifs, the hands that shake, who sits beside them in the corridor. Nothing is to be done, and that must be said.

/** Stand in `once`: somebody was sent for, those in danger were reached, are looked after, or have died. */
const CALLED = 'care-called';
const RANG = 'care-rang';
const REACHED = 'care-reached';
const KIN_KNOWS = 'kin-knows';
const WITH = 'care-with';

const OF_OTHERS: readonly (Situation | null)[] = [
  'third_party',
  'medical',
  'other_hurt',
  'other_ill',
  'other_food',
  null,
];
const MOST_TIMES = 2;

/** True from the message on in which somebody else's danger was over. */
export const isOthersOver = (flow: SafetyFlowState | null): boolean => flow?.once.includes(CARE_OVER) === true;

const I_RANG = /\b(?:i|we|i've|ive)(?: have| just)? (?:rang|called?|phoned|dialled|dialed|got)\b/i;
const WITH_ME =
  /\b(?:i'?m|we'?re|here|there|going|sitting|waiting|way)\b[^.!?]{0,20}\bwith (?:my |our )?(?:mum|mom|dad|sister|brother|friend|mate|wife|husband|partner|girlfriend|boyfriend|flatmate|parents|family|aunt|uncle|cousin|neighbou?r|nan|gran|[A-Z][a-z]{2,})\b|\b(?:mum|mom|dad|sister|brother|friend|mate|wife|husband|partner|girlfriend|boyfriend|flatmate|aunt|uncle|cousin|neighbou?r|nan|gran|[A-Z][a-z]{2,})(?:'s| is|s)? (?:just )?(?:here|with me|beside me|next to me|sitting with me|holding me|got here|arrived)\b/;
const COMING = /\b(?:driving|coming|on (?:his|her|their|the) way|flying|getting (?:the|a) (?:train|bus|taxi))\b/i;
const SHAKES =
  /\b(?:shak(?:e|es|ing|y)|trembl\w+|heart (?:is )?(?:racing|pounding|hammering)|feel sick|going to be sick|can'?t (?:stop crying|breathe properly|stop shaking|feel my)|numb|freezing|so cold|legs? (?:gone|like jelly))\b/i;
const WHAT_IF =
  /\bwhat if (?:i|she|he|they)\b[^.!?]{0,12}\b(?:hadn'?t|hadnt|had not|didn'?t|didnt|wasn'?t|wasnt|been (?:too )?late|had been)\b|\bif i (?:hadn'?t|hadnt|had not|didn'?t|didnt|wasn'?t|had (?:been|come|waited|slept))\b|\b(?:five|ten|a few) minutes later\b/i;
const NOTICED =
  /\b(?:should(?:'?ve| have| of)? i (?:have )?(?:noticed|known|seen|said|asked|done|rung|gone|been)|i should(?:'?ve|ve| have| of) (?:noticed|known|seen|said|asked|done|rung|gone|been|locked)|(?:did|do)n'?t (?:even )?(?:notice|see (?:it|the signs)|realise|ask)|didnt (?:even )?(?:notice|see|realise|ask)|why didn'?t i|(?:my|all my|is it my) fault|feel (?:so |really )?(?:bad|guilty|awful|terrible)|blame (?:myself|me)|worst (?:mum|mom|dad|friend|mother|father|parent)|bad (?:mum|mom|dad|friend|mother|father|parent)|how (?:did|could) i (?:not|miss)|left (?:it|them) (?:on|out|in))\b/i;
const AGAIN =
  /\b(?:what if|scared|afraid|worried|if) (?:that )?(?:s?he|they)(?:'ll| will|ll)? (?:does|do|tries|try|comes? home)\b[^.!?]*|\bdo(?:es)? it again\b|\btr(?:y|ies) (?:it )?again\b/i;
const NEXT =
  /\b(?:what (?:will|do|would|happens?|are they) (?:\w+ )?(?:happen|do|going to|now|next|to (?:him|her|them))|will they (?:keep|let|section|send|lock)|can they (?:keep|section)|when can i (?:see|visit)|are they allowed)\b/i;
const ANGRY = /\b(?:angry|furious|so mad|pissed|how could (?:s?he|they)|selfish)\b/i;
const WAITS =
  /\b(?:waiting|corridor|hallway|nobody tells|no one tells|haven'?t heard|no news|don'?t know (?:yet|anything)|they (?:won'?t|wont|don'?t|dont) (?:tell|say)|alone|on my own|by myself|just sitting)\b/i;
const NO_DANGER =
  /\b(?:i'?m|im|i am|we'?re) not (?:the one )?(?:in (?:any )?danger|in danger)\b|\b(?:i'?m|im|i am) (?:safe|fine|ok|okay|alright|all right)\b(?! with)|\bnobody(?:'s| is)? in danger\b/i;
const RELIEF =
  /\b(?:s?he'?s|they'?re|theyre|s?he is|they are) (?:\w+ )?(?:fine|ok|okay|all right|alright|home|back home|asleep|better|playing|awake|smiling|eating|talking)\b|\bso relieved\b|\bwants? toast\b/i;
const BURDEN =
  /\bresponsible\b|\btoo much for me\b|\bcan'?t (?:do|carry|hold) (?:this|it)\b|\bon my shoulders\b|\ball on me\b/i;
/** What was promised to them was told so that they live: that is no sign that was overlooked. */
const PROMISE =
  /\b(?:br(?:oke|oken|eak|eaking)|kept?|keep) (?:my|the|a|her|his|their) (?:promise|word|trust|secret)\b|\b(?:betray\w*|snitch\w*|grass(?:ed|ing)|behind (?:her|his|their) back)\b|\bpromised (?:her|him|them|not to|i would)/i;
const AFTER: readonly (readonly [what: string, words: RegExp])[] = [
  ['promise', PROMISE],
  ['what-if', WHAT_IF],
  ['again', AGAIN],
  ['notice', NOTICED],
  ['next', NEXT],
  ['shaking', SHAKES],
  ['angry', ANGRY],
  ['burden', BURDEN],
  ['relief', RELIEF],
  ['waiting', WAITS],
];

const WAS_OTHER =
  /\b(?:it|that)(?:'s| was|s) (?:not me\b|my (?:\w+ )?(?:mum|mom|dad|sister|brother|friend|mate|wife|husband|partner|girlfriend|boyfriend|flatmate|aunt|uncle|cousin|son|daughter)\b|(?:him|her)\b)|\bnot me,? (?:my|him|her|it)\b|\bi (?:didn'?t|didnt|haven'?t|havent) (?:take|taken|do|done) (?:anything|it)\b[^.!?]{0,12}\b(?:my (?:\w+ )?\w+|he|she|it was)\b/i;
const WAS_ME =
  /\bit (?:was|is|'?s) (?:about )?me\b|\b(?:i'?m|im|i am|i was) (?:talking|writing) about (?:me|myself)\b|\b(?:no|what|which) friend\b|\b(?:there is|theres|there's) no (?:friend|other)\b|\bnot (?:a|my) friend\b.{0,12}\bme\b/i;

/** "It was my brother", "what friend, it was me": whom the danger is about is put right by who told it. */
export function putRight(flow: SafetyFlowState, text: string): void {
  putBack(flow, straighten(text));
  const own = flow.situation === 'suicide' || flow.situation === 'self_harm';
  if (own && flow.once.includes(TAKEN) && WAS_OTHER.test(text)) {
    flow.situation = 'third_party';
    flow.once = flow.once.filter((name) => name !== TAKEN);
    flow.step = 1;
  } else if (flow.situation === 'third_party' && WAS_ME.test(text)) {
    flow.situation = 'suicide';
    flow.step = 0;
    flow.safe = false;
    delete flow.from;
  }
}

/** Books how far help for somebody else has come, and gives the level that follows: what is over makes 2 of 3. */
export function noteCare(flow: SafetyFlowState, input: AnsweredIn, heard: Heard, level: RiskLevel): RiskLevel {
  const text = straighten(input.text ?? '');
  if (level < 2 && input.previousLevel < 2) return level;
  const { category } = input.assessment;
  const begins = category === 'third_party_risk' || category === 'medical_emergency';
  if (!OF_OTHERS.includes(flow.situation) || (flow.situation === null && !begins)) return level;
  if (heard.names.has(BESIDE)) mark(flow, BESIDE);
  if (tellsKin(text)) mark(flow, KIN_KNOWS);
  if (WITH_ME.test(text)) mark(flow, WITH);
  if (isGoneAgain(text)) {
    flow.once = flow.once.filter((name) => ![CARE_OVER, REACHED].includes(name));
    flow.safe = false;
    return level;
  }
  const care = careNow(flow, text, category === 'third_party_risk');
  if (care !== null && I_RANG.test(text)) mark(flow, RANG);
  if (care === 'called' || care === 'reached') mark(flow, care === 'called' ? CALLED : REACHED);
  const over = care === 'kept' || care === 'mine' || care === 'in-care' || care === 'well' || care === 'died';
  if (over) {
    mark(flow, CARE_OVER);
    flow.safe = true;
    flow.doubt = null;
    flow.pending = null;
    delete flow.from;
  }
  if (!isOthersOver(flow)) return level;
  const own = input.assessment.level >= 2 && !begins && !isGuess(input.assessment);
  if (own) return level;
  if (care === 'died' || care === 'well' || NO_DANGER.test(text) || heard.safe === 'word') return level < 1 ? level : 1;
  return level === 3 ? 2 : level;
}

/** With nothing told before, these are an end only where help itself is there. */
const FROM_THE_FIRST: readonly (Care | null)[] = ['died', 'in-care', 'well', 'called', 'mine'];

function careNow(flow: SafetyFlowState, text: string, ofThem: boolean): Care | null {
  const care = careIn(text);
  const kept = (flow.once.includes(KIN_KNOWS) && isWithKin(text)) || isHelpedAlready(text);
  // A patient of one's own, or a mother in a ward, is no end of a danger that nobody told.
  if (flow.situation === null && !FROM_THE_FIRST.includes(care)) return ofThem && kept ? 'kept' : null;
  if (care !== null && care !== 'reached') return care;
  return kept ? 'kept' : care;
}

/** What is said to whoever sent for help, and to what comes after; undefined where help is not there yet. */
export function answerCare(turn: Answering): Planned | null | undefined {
  const { flow, input } = turn;
  const text = straighten(input.text);
  // Of one's own body: "they said come in now" is a way to go, and no wait for a crew.
  if (flow.situation === 'medical' && turn.heard.names.has('told-to-come')) return undefined;
  const news = [CARE_OVER, REACHED, CALLED].find((name) => isNew(turn, name));
  if (news === undefined && !isOthersOver(flow) && !flow.once.includes(CALLED)) return undefined;
  if (!OF_OTHERS.includes(flow.situation) || isGoneAgain(text)) return undefined;
  const own = input.assessment.level >= 2 && !/third_party|medical|distress/.test(input.assessment.category);
  if (own && !isGuess(input.assessment)) return undefined;
  // "She's up, I'll ask her now. What if she says yes?" is no news of a call that got through.
  if (news === REACHED && ['if-yes', 'said-yes'].some((name) => turn.heard.names.has(name))) return undefined;
  if (news !== undefined) return withBody(turn, newsOf(turn, news, text), text);
  if (!isOthersOver(flow)) {
    // Help is on the way: the body may shake, and nobody is told to ring again.
    if (SHAKES.test(text)) return care(turn, 'shaking');
    return careIn(text) === 'called' ? care(turn, 'called') : undefined;
  }
  if (NO_DANGER.test(text) && !NOTICED.test(text) && !WHAT_IF.test(text)) {
    const said = care(turn, flow.once.includes(WITH) ? 'no-danger.with' : 'no-danger');
    if (said) return said;
  }
  for (const [what, words] of AFTER) {
    if (!words.test(text)) continue;
    const said = care(turn, what === 'waiting' && flow.once.includes(WITH) ? 'waiting.with' : what);
    if (said) return said;
  }
  const person = input.person ?? null;
  if (person !== null && (COMING.test(text) || WITH_ME.test(text))) {
    const pool = WITH_ME.test(text) ? 'care.company.here' : 'care.company';
    const said = pickFrom(turn, naming(turn.lines.replies[pool], person));
    if (said) return say(turn, said, 'safety-care');
  }
  return null;
}

const isNew = ({ flow, input }: Answering, name: string): boolean =>
  flow.once.includes(name) && input.flow?.once.includes(name) !== true;

function newsOf({ flow, input }: Answering, news: string, text: string): string {
  if (news === CALLED) return flow.once.includes(RANG) ? 'called' : 'called.other';
  if (news === REACHED) return flow.once.includes(CALLED) ? 'reached' : 'reached.uncalled';
  const kind = careIn(text);
  if (kind === 'died' || kind === 'well' || kind === 'mine') return kind;
  if (input.level < 1) return 'in';
  if (kind !== 'in-care') return isHelpedAlready(text) ? 'asked' : 'kept';
  if (flow.once.includes(WITH)) return 'in.with';
  return flow.once.includes(RANG) ? 'in.rang' : 'in';
}

/** Hands that shake in the same breath are met in one line, and then no question is put. */
function withBody(turn: Answering, what: string, text: string): Planned | null | undefined {
  const body = SHAKES.test(text) ? pick(turn, 'care.body') : null;
  const said = care(turn, what);
  if (!said || body === null) return said;
  const statements = said.text.split(/(?<=[.?!])\s+/).filter((sentence) => !sentence.endsWith('?'));
  return { ...said, text: [...statements, body].join(' ') };
}

function care(turn: Answering, what: string): Planned | null {
  const times = turn.flow.once.filter((name) => name === `care.${what}`).length;
  if (times >= MOST_TIMES) return null;
  turn.flow.once.push(`care.${what}`);
  return say(turn, pick(turn, `care.${what}`), 'safety-care');
}
