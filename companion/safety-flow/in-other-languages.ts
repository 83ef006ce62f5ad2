import type { Assessment } from '#companion/risk/assess.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import { asDistress } from './distress.ts';
import { isAdmitted, mark, type SafetyFlowState, SOMEONE_NEAR, TAKEN } from './flow-state.ts';
import { isGuess, withoutGuess } from './guess.ts';
import type { Heard } from './hearing.ts';
import { OWN_LIFE } from './wording.ts';

// Why is this hard? English has modules for every way in which an alarm is wrong (alarm.ts, plain-denial.ts, not-me.ts,
// whose-danger.ts); the other languages had none, and whoever said "das sagt man nur so" or "não sou eu, é a minha amiga"
// was asked on. What matters most is read here by cues of the content (safety/taken-back.yaml): one saying that was taken
// for a danger, somebody else's danger, somebody's voice. Each stops at a word of the writer's own.

/** Stands in `once` where the writer was afraid for somebody: a sign of theirs told later is theirs. */
const AFRAID = 'afraid-for';
/** Stands in `once` where one saying was heard, and where more than that was: no word takes that back. */
const SAYING = 'saying';
const MORE = 'more-than-a-saying';

/** Rules over a few words that people also say of noise, exams and bosses, and the model's guess. */
const OF_A_SAYING = /^(?:kill|wish|violence|open|strain|model)$/;
/** Rules that hear what the writer wishes, thinks, has at hand or did: never somebody else's. */
const OF_THE_WRITER =
  /^(?:wish|kill|kill-soon|think|harm|means|place|place-leap|spot|edge|ready|intent|attempt|attempt-old|method)$/;
const OF_ONESELF: readonly RiskCategory[] = [
  'suicide_passive',
  'suicide_active',
  'suicide_imminent',
  'self_harm',
  'medical_emergency',
];

/**
 * What was heard of a danger that is somebody else's: where this message says so, or tells a sign of it in a talk about
 * them. A sign beside the name is a worry of level 2 whatever was heard. A wish of one's own, something admitted or
 * swallowed keeps everything as it was.
 *
 * @param names what the cues of the language found in this message (hearing.ts)
 */
export function ofSomebodyElse(
  assessment: Assessment,
  names: ReadonlySet<string>,
  flow: SafetyFlowState | null,
): Assessment {
  // "She told me everybody would be better off without her": who it is and the sign stand in one sentence.
  const saysIt = names.has('whose.says-it');
  const named = saysIt || names.has('whose.afraid-for') || names.has('whose.not-me');
  const sign = saysIt || names.has('whose.sign');
  const theirs = named || (sign && (flow?.situation === 'third_party' || flow?.once.includes(AFRAID) === true));
  const ofWriter = assessment.rules.some((rule) => OF_THE_WRITER.test(rule));
  // "Es geht um meinen Freund, er hat Schluss gemacht, ich will sterben": both were heard, and the writer's own comes first.
  if (ofWriter && assessment.category === 'third_party_risk')
    return { ...assessment, category: 'suicide_passive', categories: ['suicide_passive', 'third_party_risk'] };
  const own = names.has('whose.me-too') || ofWriter;
  if (!theirs || own || (flow !== null && isBornOut(flow))) return assessment;
  const category = 'third_party_risk' as const;
  // "Not me, my friend", to a question of ours: what raised it was told of her.
  const asked = names.has('whose.not-me') && (flow?.pending ?? null) !== null;
  if (assessment.level < 2 && (sign || asked))
    return { ...assessment, level: 2, category, categories: [category], rules: ['told.other-wish'], sure: true };
  return OF_ONESELF.includes(assessment.category) ? { ...assessment, category, categories: [category] } : assessment;
}

const TOLD_AT_HOME = /^sign\.2\.abuse_violence\./;

/**
 * "Am Samstag hat er mich am Arm gepackt": violence told of in so many words, and only the model hears more in it. The
 * script for violence at home asks at once whether the person is safe; "is somebody in danger?" would put it in doubt.
 * Words of this very minute, a weapon or a throat keep what the model heard.
 */
export function ofHome(assessment: Assessment, names: ReadonlySet<string>): Assessment {
  const told = [...names].some((name) => TOLD_AT_HOME.test(name)) && !names.has('home.at-once');
  const guessed = assessment.level === 3 && assessment.rules[0] === 'model' && assessment.category === 'abuse_violence';
  return told && guessed ? { ...assessment, level: 2, rules: withoutGuess(assessment.rules), sure: true } : assessment;
}

const OF_HARM = /^(?:harm|model|strain)$/;

/** "Queimei-me no forno sem querer": a burn that just happened is none of one's own hand, where a word for burns is all that was heard. */
export function ofAnAccident(assessment: Assessment, names: ReadonlySet<string>): Assessment {
  const only = assessment.category === 'self_harm' && assessment.rules.every((rule) => OF_HARM.test(rule));
  return only && names.has('harm.by-accident') ? asDistress(assessment) : assessment;
}

const OF_VOICES = /^(?:voices|model|strain)$/;

const OF_OTHERS = /^(?:other|model|strain)$/;

/** "Mein Sohn will nicht mehr in die Schule": what somebody else wants no more of is named, and it is not life. */
export function ofAnErrand(assessment: Assessment, names: ReadonlySet<string>): Assessment {
  const only = assessment.category === 'third_party_risk' && assessment.rules.every((rule) => OF_OTHERS.test(rule));
  return only && names.has('whose.errand') && !names.has('whose.sign') ? asDistress(assessment) : assessment;
}

/** "Je prends mon téléphone": taken by oneself, and by nobody who watches. Another rule or sign beside it stands. */
export function ofOwnPhone(assessment: Assessment, names: ReadonlySet<string>): Assessment {
  const only = assessment.category === 'abuse_violence' && assessment.rules.every((rule) => OF_PHONE.test(rule));
  const told = [...names].some((name) => TOLD_AT_HOME.test(name));
  return only && !told && names.has('home.own-phone') ? asDistress(assessment) : assessment;
}

const OF_PHONE = /^(?:abuse|model|strain)$/;

/** "Le ton de sa voix me fait peur": somebody's voice, and none that nobody else hears. */
export function ofAVoice(assessment: Assessment, names: ReadonlySet<string>): Assessment {
  const only = assessment.category === 'psychosis_mania' && assessment.rules.every((rule) => OF_VOICES.test(rule));
  return only && names.has('voice.of-somebody') ? asDistress(assessment) : assessment;
}

const OF_HELP = /^(?:model|strain)$/;
const ARRIVALS = ['help-comes', 'arrived-safe', 'friend-held', 'friend-goes'];
/** Beside one of these whoever comes ends nothing. */
const STILL_NEAR = ['means', 'taken', 'says-goodbye', 'unsafe', 'no-call-at-all', 'not-joking'];

/** "Me ha dicho que viene ahora mismo, que deja todo", in a danger: help that comes is none, where only the model thinks so. */
export function ofHelpThatComes(
  assessment: Assessment,
  names: ReadonlySet<string>,
  flow: SafetyFlowState | null,
): Assessment {
  const begun = flow !== null && flow.situation !== null && !flow.once.includes(TAKEN);
  const only = begun && assessment.level >= 2 && assessment.rules.every((rule) => OF_HELP.test(rule));
  const arrives = ARRIVALS.some((name) => names.has(name)) && !STILL_NEAR.some((name) => names.has(name));
  return only && arrives ? asDistress(assessment) : assessment;
}

/** Who lives two doors away, takes the keys, is there already or rings. */
const NAMES_SOMEONE = ['names-near', 'hands-over', 'handed-over', 'helper-rings', 'with-person', 'people-near'];

/** Turns the talk to whoever it is about, and keeps for a word that takes it back whether more than a saying was heard. */
export function noteOthers(flow: SafetyFlowState, assessment: Assessment, { names }: Heard): void {
  if (NAMES_SOMEONE.some((name) => names.has(name))) {
    mark(flow, SOMEONE_NEAR);
    // Who comes to mind, and what stands in the way, need not be asked any more.
    if (flow.situation === 'suicide') for (const step of ['person', 'barrier']) mark(flow, step);
  }
  if (names.has('whose.afraid-for') || names.has('whose.says-it')) mark(flow, AFRAID);
  const ofOwn = flow.situation !== null && OWN_LIFE.includes(flow.situation);
  if (names.has('whose.not-me') && !names.has('whose.me-too') && ofOwn && !isBornOut(flow)) {
    flow.situation = 'third_party';
    flow.step = 0;
    flow.pending = null;
    flow.doubt = null;
  }
  if (assessment.level < 2) return;
  const isSaying = assessment.rules.every((rule) => OF_A_SAYING.test(rule)) && !flow.once.includes(SAYING);
  mark(flow, isSaying ? SAYING : MORE);
  if (isSaying && isGuess(assessment)) mark(flow, GUESSED);
}

/** "No, estoy en peligro" has the words of "no estoy en peligro". */
const NO_AND_THEN = /(?:^|\s)(?:no|n[ãa]o)\s*[,.;!]+\s*(?:que )?(?:s[íi],? )?(?:estoy|estou|t[ôo])(?!\p{L})/iu;

/**
 * True where one saying is all that was heard in this talk, and the person says that it was one, or that nobody is in
 * danger, or that they do not want to die. A hedge, an answer that admitted anything and all other dangers stand.
 */
export function wasASaying(
  flow: SafetyFlowState,
  { assessment, previousLevel, text = '' }: { assessment: Assessment; previousLevel: RiskLevel; text?: string },
  { names, answer }: Heard,
): boolean {
  const says = names.has('back.saying') || saysWhatItIs(flow, answer, names);
  const denies = (names.has('back.no-danger') && !NO_AND_THEN.test(text)) || names.has('back.not-dying');
  // "I don't want to die, I just want it to stop" is half a yes.
  if (!says && !(denies && !names.has('back.but') && !assessment.rules.includes('open'))) return false;
  if (names.has('back.hedged') || answer === 'yes' || answer === 'unsure' || assessment.level >= 2) return false;
  if (previousLevel < 2 && flow.pending === null) return false;
  const situation = flow.situation ?? 'suicide';
  const isOfSayings = OWN_LIFE.includes(situation) || situation === 'harm_others';
  return isOfSayings && flow.once.includes(SAYING) && !flow.once.includes(MORE) && !isBornOut(flow);
}

/** Stands in `once` where nothing but the model's guess was heard. */
const GUESSED = 'only-guessed';

/**
 * "¿Qué? No, estoy hablando de un partido": to a mere guess, a no or puzzlement with what it was about is an answer,
 * at level 3 as well.
 */
function saysWhatItIs(flow: SafetyFlowState, answer: Heard['answer'], names: ReadonlySet<string>): boolean {
  if (!flow.once.includes(GUESSED)) return false;
  const turnsDown = (answer === 'no' && !names.has('answer.no.not')) || names.has('puzzled') || names.has('back.what');
  return names.has('back.misread') && turnsDown;
}

/** Something was admitted or swallowed: nothing turns that into a saying or into somebody else's. */
const isBornOut = (flow: SafetyFlowState): boolean => isAdmitted(flow) || flow.once.includes(TAKEN);
