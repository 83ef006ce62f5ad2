import { oneDraft } from './drafts.ts';
import { anchor, line, maybe, type Part, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "Is it normal", "how long does it last" and "should I say something" are asked once, late and short,
// and a question given back to them is the worst answer there is. What can be said without knowing the person is said:
// what holds for most, what speaks for it, where to ask. What nobody may say from here is left to a doctor.

const HOW_LONG =
  /\bwhat(?:'s|s| is) normal (?:after|with|for)\b|\bhow many (?:days|weeks|months|years) (?:till|until|before|does|do|is|to)\b|\b(?:how long|when) (?:does|will|do|is|until|before|till|can|could|would)\b(?! (?:i|we) have\b)[^?]{0,40}\b(?:last|go on|goes on|take|takes|stop|stops|end|ends|better|easier|away|over|pass|passes|feel|like this|normal)\b/i;
const NORMAL =
  /\b(?:is|isn't) (?:it|that|this) (?:normal|usual|common)\b|\bis it (?:really |so |very |a bit |too )?(?:weird|strange|odd|wrong|bad|mad|crazy|terrible|awful|daft|silly|ok|okay) (?:(?:that|to|if|when|for) )?(?:I |me )?(?:(?:still|just|also|don't|not|can't|haven't|to|kind of|sort of|secretly|always|sometimes|never) )*(?:feel|felt|feeling|want|wanted|miss|missed|cry|cried|crying|need|hate|love|wish|wished|dread|think|talk|speak|chat|be (?:angry|sad|relieved|tired|jealous|scared|happy|glad|lonely|nervous|bored|upset)|am|was|get|laugh|enjoy\w*|relieved|sad|angry|keep|dream|see|hear)\b|\bdoes any(?:one|body)(?: else)?\b|\bam I the only (?:one|person)\b|\bis it (?:just|only) me\b(?! or\b)|\b(?:if|whether) (?:this|it|that)(?:'s| is) (?:normal|usual|common|ok|okay)\b|\b(?:normal|usual|common) (?:that|to|for)\b|\bdo(?:es)? (?:other people|everyone|everybody|others) (?:feel|get|have|do)\b/i;
const OTHERS_DO =
  /\bnormal (?:that|for|if) (?:he|she|they|him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend|dad|mum|mom|father|mother|boss|ex))\b/i;
/** Of the body, or of what a doctor has to look at: nobody says "yes" to that from here. */
const FOR_A_DOCTOR =
  /\b(?:chest|heart|bleed\w*|blood|lumps?|dizzy|faint\w*|weight|periods?|pills?|tablets?|medic\w+|dose|voices?|seizures?|vomit\w*|throw(?:ing)? up|pain|swollen|rash)\b/i;
/** To these a yes would say the opposite. */
const ASKED_ILL =
  /\bis(?:n't)? (?:it|that|this) (?:really |so |very |a bit |too )?(?:weird|strange|odd|wrong|bad|mad|crazy|terrible|awful|daft|silly)\b|\bam I the only\b|\bis it (?:just|only) me\b/i;
const TOLD_ASK =
  /\b(?:he|she|they|my [\w-]+|mum|mom|dad|people|doctor|teacher|nurse) (?:asks?|asked|wondered|said|says) (?:me )?(?:if|whether)\b/i;
const TALKS_TO_THE_DEAD =
  /\b(?:talk|speak|chat|say good (?:night|morning)) to (?:him|her|them\b|(?:a |the |his |her |their )*(?:photo|picture|grave|urn|chair))/i;
const FEELS_NOTHING =
  /\b(?:not (?:to )?feel|feel nothing|don't feel|feeling nothing|numb|can't cry|haven't cried|no tears)\b/i;
const SHOULD =
  /\b(?:should|shall|do you (?:think|reckon)) I (?:should )?(?:just |really |still |even |maybe |now )*((?:tell|say|apologi[sz]e|talk|speak|bring|mention|ask|write|ring|call|text|send (?:her|him|them))\b[^?.!,]{0,40})/i;
const LONG = 20;
const POINTS_BACK = 5;

/** A plain question with a plain answer: what holds for most people, and no question back. */
export function plainQuestion(scene: Scene): Plan | null {
  const { read, state, grammar } = scene;
  if (!grammar.turnsClauses || read.words > LONG || state.level >= 2 || state.topics.includes('abuse')) return null;
  return weighed(scene) ?? whyHurts(scene) ?? howLong(scene) ?? isItNormal(scene) ?? shouldSay(scene);
}

function firstOf({ lines, state, read }: Scene, prefix: string): string | undefined {
  const ids = [...read.topics.map(({ id }) => id), ...state.topics].map((id) => ALIKE[id] ?? id);
  return ids.map((id) => `${prefix}_${id}`).find((name) => lines.families[name] !== undefined);
}

/** What has the same course. */
const ALIKE: Readonly<Record<string, string>> = {
  'pet-loss': 'grief',
  'pregnancy-loss': 'grief',
  divorce: 'breakup',
  immigration: 'moving',
  burnout: 'low-mood',
  nightmares: 'sleep',
};

/** Help with weighing it was offered a moment ago: a yes takes it up. */
function weighed({ read, state, lines }: Scene): Plan | null {
  const offered = state.signs?.['weigh-offered'] === state.turn - 1;
  const takes = read.acts.has('yes') || read.acts.has('fine') || /^(?:how|help|please)\b/i.test(read.clean);
  if (!offered || !takes || read.words > 4 || lines.families.info_weigh === undefined) return null;
  return plan('answer.weigh', 'explore', [line('info_weigh')]);
}

const WHY_HURTS =
  /^(?:then |so |but |and )*why (?:does|do|did|is|am) (?:it|this|that|I) (?:still |always |even |just )?(?:feel(?:s|ing)? (?:like this|like that|this way|so \w+|bad|guilty|sad|awful|wrong)|hurts?(?: so(?: much| bad(?:ly)?)?)?|so hard)\W*$/i;

/** "Then why does it feel like this", with or without its mark. */
function whyHurts({ read, state, lines }: Scene): Plan | null {
  if (!WHY_HURTS.test(read.clean) || state.told < 2 || lines.families.why_hurts === undefined) return null;
  return plan('answer.why', 'explore', [line('why_hurts')]);
}

/** How long it lasts, by what it is; null where that isn't asked. */
export function howLong(scene: Scene): Plan | null {
  const { read, state, lines } = scene;
  if (
    !HOW_LONG.test(read.clean) ||
    (state.told < 1 && read.topics.length === 0) ||
    lines.families.info_long_any === undefined
  )
    return null;
  return plan('answer.long', 'info', [line(firstOf(scene, 'info_long') ?? 'info_long_any')]);
}

/** Of these a plain fact can be told; a quarrel with a sister is another matter each time. */
const HAS_A_COURSE = new Set(
  'grief pet-loss pregnancy-loss new-baby breakup panic sleep low-mood loneliness social-anxiety caregiving moving immigration illness job-loss burnout worry'.split(
    ' ',
  ),
);

/** Whether others have it too: what can be said without knowing the person. */
export function isItNormal(scene: Scene): Plan | null {
  const { read, state, lines } = scene;
  // What another one asked is not asked of us.
  const own = read.clean.replace(/["“][^"”]*["”]/g, '');
  if (TOLD_ASK.test(own) || !NORMAL.test(own) || lines.families.normal_sure === undefined) return null;
  const answer = (...parts: Part[]) => plan('normal', 'info', parts);
  if (OTHERS_DO.test(read.clean)) return answer(line('normal_others'));
  if (FOR_A_DOCTOR.test(read.clean)) return answer(line('should_doctor'));
  if (TALKS_TO_THE_DEAD.test(read.clean)) return answer(line('normal_talk_dead'));
  // "Is that normal" points back at what was told.
  const told = read.words <= POINTS_BACK ? [...state.recent.slice(-6), read.clean].join('. ') : read.clean;
  if ((state.signs?.perinatal ?? 0) >= 2 || state.topics.includes('new-baby')) return answer(line('normal_baby'));
  if (FEELS_NOTHING.test(told)) return answer(line('normal_numb'));
  const topic = [...read.topics.map(({ id }) => id), ...state.topics].find((id) => HAS_A_COURSE.has(id));
  const felt = read.feelings[0]?.id;
  const fact = felt === undefined ? undefined : `info_feeling_${felt}`;
  const about = [fact, topic === undefined ? undefined : `info_${topic}`].find(
    (name) => name !== undefined && lines.families[name] !== undefined,
  );
  return answer(
    line(state.level >= 1 || ASKED_ILL.test(own) ? 'is_normal' : 'normal_sure'),
    ...(about === undefined ? [] : [maybe(about)]),
  );
}

const SECRETS = new Set(['cheating', 'gambling', 'debt', 'alcohol']);

/** What people who share a house or an office fall out over, named in the asking. */
const SMALL_THING =
  /\b((?:the|that|her|his|their) (?:milk|food|fridge|dishes|plates|washing[- ]up|bins?|rubbish|noise|music|mess|laundry|heating|thermostat|parking|note|post-?it|shower|bathroom|kitchen|mugs?|cups?|bills?|charger|door|cat|dog|emails?|joke|smell))\b/i;

/** "Should I tell him": a leaning with its reason, and words where there are some; null where it is no such question. */
export function shouldSay(scene: Scene): Plan | null {
  const { read, state, lines } = scene;
  const deed = SHOULD.exec(read.clean)?.[1];
  if (deed === undefined || state.told < 2 || lines.families.should_yours === undefined) return null;
  state.signs = { ...state.signs, 'words-given': state.turn };
  const others = state.signs?.['others-habit'] !== undefined;
  const secret =
    [...SECRETS].some((id) => state.topics.includes(id)) ||
    ['gambling', 'debt', 'alcohol'].some((id) => (state.signs?.[id] ?? 0) >= 2);
  const kept = secret && !others;
  const words = oneDraft(scene, kept);
  const said = (name: string, withWords = true) =>
    plan('advice.should', 'choose', [
      ...(read.clauses.length > 1 || /[.,] /.test(read.clean) ? [anchor] : []),
      line(name),
      ...(withWords && words !== null ? [{ kind: 'text' as const, text: words }] : []),
    ]);
  if (/^apologi|\bsorry\b/i.test(deed)) return said('should_sorry', false);
  if (/\b(?:doctor|gp|nurse|midwife)\b/i.test(deed)) return said('should_doctor');
  if (state.topics.includes('identity')) return said('should_safe', false);
  if (/\b(?:kids|children|son|daughter)\b/i.test(deed)) return said('should_children');
  const thing = SMALL_THING.exec(read.clean)?.[1]?.toLowerCase();
  if (thing !== undefined && lines.families.should_small !== undefined)
    return plan('advice.should', 'choose', [line('should_small', { thing })]);
  return said(kept ? 'should_secret' : 'should_yours');
}
