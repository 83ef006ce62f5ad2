import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { asDistress } from './distress.ts';
import { mark, type SafetyFlowState } from './flow-state.ts';
import { plainOf } from './others-care.ts';
import { namesABaby } from './own-baby.ts';
import { personOffered } from './person-offered.ts';
import { toldAs } from './told-as.ts';
import { type Answering, naming, type Planned, pick, pickFrom, say } from './wording.ts';
import { recipientIn } from './words-asked.ts';

// Why is this hard? "I want to put this hammer through his kneecaps", "what's stopping me, not a lot", "gonna do it" hold
// the words of somebody who thinks of dying, and whoever means another man is asked about his own life until he drives off.
// So a tool at hand and a wish to hurt somebody who is pointed at are put together over the talk, and from then on every
// word is read in that matter: how near it is, that he stopped, whom he could ring.

const written = writtenIn('safety-flow/harm-meant');
const WISH = written('wish');
const NOT_WISHED = written('not-wished');
/** The tool is with them, and they know where the other one is: two halves that are asked about. */
const ARMED = written('armed');
const FINDS_THEM = written('finds-them');
const AT_WORK = written('at-work');
const UNDER_WAY = written('under-way');
/** They stopped, turned round, put it away. */
const TURNED = written('turned');
/** Somebody is with them or on the phone. */
const SAFE_WITH = written('safe-with');
/** What makes it hard to tell the one they could ring. */
const OF_TELLING = written('of-telling');
const DESERVES = written('deserves');
/** We took it for something else, and are told so. */
const PUT_RIGHT = written('put-right');
const OWN_DEATH = written('own-death');
const TAKEN_BACK = written('taken-back');

/** A gun of theirs, wherever it is kept: beside a threat it is no sign that they mean themselves. */
const GUN = written('gun');
const NOT_GUN = written('not-gun');
/** He'll pay for it, I'll make her sorry. */
const THREAT = written('threat');
/** Whoever is in danger is the other one. */
const THEIR_DANGER = written('their-danger');
const A_CHILD = written('a-child');

/** Stands in `once` from the message on in which somebody meant to hurt another. */
const MEANT = 'harm-meant';
const ASKED = 'harm-asked';
const STOPPED = 'harm-stopped';
const HALVES = 'told.harm-armed';
/** A gun was told of in this talk, and stands in `once` from then on. */
const WITH_GUN = 'harm-gun';
const RULE_GUN = 'told.harm-gun';
/** On the way there, or there. */
const RULE_NEAR = 'told.harm-under-way';

/** "Brother in law Dean", "my ex Mark": how they call whom they mean. */
const NAMED =
  /\b(?:in[- ]law|ex|boss|manager|neighbou?r|landlord|mate|husband|wife|boyfriend|girlfriend|partner|cousin|uncle|colleague|flatmate|brother|sister|dad|stepdad|teacher|called|named|about|man|guy|bloke|woman),? ([A-Z][a-z]{2,11})\b/g;

/** The messages small and straight, and every name of the talk as `qq`, in capitals or none. */
function withoutNames(talk: readonly string[]): string[] {
  const names = [...new Set(talk.flatMap((one) => [...one.matchAll(NAMED)].map(([, name = '']) => name)))];
  const plain = talk.map(plainOf);
  if (names.length === 0) return plain;
  const named = new RegExp(`\\b(?:${names.join('|')})\\b`, 'gi');
  return plain.map((one) => one.replace(named, 'qq'));
}

const wishes = (text: string): boolean => WISH.test(text) && !NOT_WISHED.test(text);
const armed = (texts: readonly string[]): boolean => texts.some((one) => ARMED.test(one) && !AT_WORK.test(one));
const isMeant = (flow: SafetyFlowState | null): boolean => flow?.once.includes(MEANT) === true;

const tellsGun = (text: string): boolean => GUN.test(text) && !NOT_GUN.test(text);

/** A threat is out, and a gun is told of or it is said whose danger it is; a parent's fear of their own hands is another matter. */
function isThreatMeant(text: string, texts: readonly string[], flow: SafetyFlowState | null): boolean {
  const whole = texts.join('. ');
  if (TAKEN_BACK.test(text) || namesABaby(whole) || A_CHILD.test(whole)) return false;
  const heard = flow?.situation === 'harm_others';
  const theirs = THEIR_DANGER.test(text) && (heard || texts.some((one) => THREAT.test(one)));
  return theirs || (heard && tellsGun(text));
}

/** What somebody who means to hurt another says comes to in this talk. English. */
export function ofHarmMeant(
  assessment: Assessment,
  said: string,
  before: readonly string[],
  flow: SafetyFlowState | null,
): Assessment {
  const texts = withoutNames([...before, said]);
  const text = texts.at(-1) ?? '';
  const stands = isMeant(flow);
  if (OWN_DEATH.test(text) && assessment.level >= 2) return assessment;
  const withTool = armed(texts);
  const asked = flow?.once.includes(ASKED) === true;
  const wished = wishes(text) && (withTool || stands || asked || TOOL_NAMED.test(text));
  const yes =
    asked && !stands && (SAYS_YES.test(text) || (flow?.situation === 'harm_others' && !TAKEN_BACK.test(text)));
  const threat = !stands && isThreatMeant(text, texts, flow);
  if (stands || wished || yes || threat) {
    const rules = ['told.harm-meant', ...assessment.rules.filter((rule) => rule.startsWith('harm.'))];
    if (texts.some(tellsGun)) rules.push(RULE_GUN);
    if (UNDER_WAY.test(text) && !TURNED.test(text))
      return toldAs(assessment, 3, 'harm_to_others', [...rules, RULE_NEAR]);
    // A gun that weighs as an emergency is one still, only whose danger it is was put right.
    if (threat && assessment.level === 3) return toldAs(assessment, 3, 'harm_to_others', rules);
    const heard = assessment.level >= 2 || assessment.ask || wished || yes || threat || THEIR_DANGER.test(text);
    return heard && !TURNED.test(text) ? toldAs(assessment, 2, 'harm_to_others', rules) : asDistress(assessment, []);
  }
  const here = ARMED.test(text) || FINDS_THEM.test(text);
  const both = here && !AT_WORK.test(text) && withTool && texts.some((one) => FINDS_THEM.test(one));
  if (!both || asked || !BESIDE.includes(assessment.category)) return assessment;
  // Whoever sits before a house with a knife of their own is not the one who has to lock the door.
  return toldAs(assessment, assessment.level < 2 ? 1 : assessment.level, 'harm_to_others', [HALVES]);
}
/** What is heard beside such halves, and would send whoever holds the tool behind a locked door. */
const BESIDE: readonly string[] = [
  'none',
  'distress',
  'abuse_violence',
  'third_party_risk',
  'psychosis_mania',
  'suicide_imminent',
];
const TOOL_NAMED = written('tool-named');
const SAYS_YES =
  /^\W*(?:yes|yeah|yep|yup|aye|maybe|i am|i might|so what|damn right|too right|course i am|dunno|i don'?t know|kind of|kinda|sort of)\b/i;

/** What is said to whoever means to hurt somebody: the next step away from it, and that they stopped is held. */
export function planHarmMeant(turn: Answering): Planned | null {
  const { flow, input, level } = turn;
  if (input.dark === undefined) return null;
  const { rules } = input.assessment;
  if (rules.includes(HALVES)) {
    mark(flow, ASKED);
    if (level >= 2) flow.situation = 'harm_others';
    return say(turn, pick(turn, level >= 2 ? 'harm.asked-near' : 'harm.asked'), 'safety-harm_others');
  }
  const text = straighten(input.text);
  if (
    level < 2 &&
    flow.once.includes(ASKED) &&
    !isMeant(flow) &&
    TAKEN_BACK.test(text) &&
    !flow.once.includes(BELIEVED)
  ) {
    mark(flow, BELIEVED);
    const believed = pick(turn, 'harm.believed');
    if (believed !== null) turn.lead = believed;
    return null;
  }
  if (rules.includes('told.harm-meant')) mark(flow, MEANT);
  if (rules.includes(RULE_GUN)) mark(flow, WITH_GUN);
  if (!isMeant(flow) || level < 2) return null;
  flow.situation = 'harm_others';
  flow.pending = null;
  return say(turn, stepOf(turn, text), level === 3 ? 'safety-now' : 'safety-harm_others');
}
const BELIEVED = 'harm-believed';
const SCRIPT_OVER = 99;
const PUT_AWAY = 'put-away-tool';
const FEW_WORDS = 6;
const OF_THE_DEAD = written('of-the-dead');
/** What becomes of the gun until somebody is there. */
const BEFORE_THEY_COME = written('before-they-come');
const ASKS_TO_RING = written('asks-to-ring');

/** What is asked with a gun in the talk: where it goes until somebody comes, and whether to ring at all. */
function askedOfGun(turn: Answering, text: string): string | null {
  if (BEFORE_THEY_COME.test(text)) return pick(turn, 'harm.gun-before');
  return ASKS_TO_RING.test(text) ? pick(turn, 'harm.gun-call') : null;
}

function stepOf(turn: Answering, text: string): string | null {
  const { flow, input, level } = turn;
  const near = input.assessment.rules.includes(RULE_NEAR);
  const asked = flow.once.includes(WITH_GUN) ? askedOfGun(turn, text) : null;
  if (asked !== null) return asked;
  if (!near && TURNED.test(text)) {
    mark(flow, STOPPED);
    const away = turn.heard.names.has(PUT_AWAY) ? pick(turn, `harm_others.said.${PUT_AWAY}`) : null;
    const turned = away ?? pick(turn, 'harm.turned');
    if (turned !== null) return turned;
  }
  if (near) flow.once = flow.once.filter((name) => name !== STOPPED);
  if (!near && SAFE_WITH.test(text)) return pick(turn, 'harm.with-somebody') ?? pick(turn, 'harm.held');
  // "My brother was my side": whoever is dead or gone is not rung.
  const who = near || OF_THE_DEAD.test(text) ? null : (personOffered(input.text) ?? recipientIn(input.text));
  const gun = flow.once.includes(WITH_GUN);
  const stopped = flow.once.includes(STOPPED);
  // "I stopped" is no word for somebody who has not.
  const ring = gun && !stopped ? 'harm.gun-ring' : OF_TELLING.test(text) ? 'harm.tell' : 'harm.ring';
  const offered = who === null ? null : pickFrom(turn, naming(turn.lines.replies[ring], who));
  if (offered !== null) return offered;
  if (stopped) {
    const held = pick(turn, 'harm.held');
    // What is told later is answered as what it is, and no script of steps begins anew.
    if (held === null || level < 3) flow.step = SCRIPT_OVER;
    const tells = level < 3 && input.assessment.level < 2 && turn.heard.words > FEW_WORDS;
    return tells ? null : held;
  }
  const sorry = !near && PUT_RIGHT.test(text) ? pick(turn, 'harm.misread') : null;
  const withGun = gun ? pick(turn, near ? 'harm.gun-near' : 'harm.gun-kept') : null;
  if (withGun !== null) return [sorry, withGun].filter((part) => part !== null).join(' ');
  const pool = near ? 'harm.near' : DESERVES.test(text) ? 'harm.deserves' : 'harm.first';
  const step = pick(turn, pool) ?? pick(turn, near ? 'harm.first' : 'harm.next') ?? pick(turn, 'harm.next');
  return step === null ? null : [sorry, step].filter((part) => part !== null).join(' ');
}
