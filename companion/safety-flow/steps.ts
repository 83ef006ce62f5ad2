import { PLAINLY_ASKED, TOOK_BACK, WISHED } from './flow-state.ts';
import { isGuess } from './guess.ts';
import type { Situation } from './safety-content.ts';
import { OPENED } from './told.ts';
import { type Answering, OWN_LIFE, pick } from './wording.ts';

/** "I'd never hurt myself, I'm only worn out": the wish is explained, and not merely not acted on. */
const EXPLAINS =
  /\b(?:only|just) (?:so |really |very |that |dead )*(?:tired|worn|exhausted|knackered|shattered|drained|venting|moaning|joking|a saying|a phrase|an expression|how I talk|dramatic)\b(?! of (?:living|life|being|it|this|trying|everything|fighting))|\bnot (?:about )?(?:my own|mine)\b|\b(?:would|could|'d) never (?:hurt|harm|do|act|leave)\b/i;

/** Keeps that a wish not to be was said outright, until it is explained. */
export function noteWish({ flow, input: { assessment, text } }: Answering): void {
  if (EXPLAINS.test(text)) flow.once = flow.once.filter((name) => name !== WISHED);
  const outright = assessment.level >= 2 && assessment.category === 'suicide_passive' && !isGuess(assessment);
  if (outright && !flow.once.includes(WISHED)) flow.once.push(WISHED);
}

const NOT_SUICIDAL =
  /\bi(?:'?m| am) (?:really |definitely |honestly |actually )?not (?:actually |feeling |really )?suicidal\b(?! (?:right now|today|tonight|at the moment|yet|any ?more))/i;
/** Thinking of death is no wish for it; these are. */
const WISHES_GONE =
  /\b(?:wish\w*|rather|easier if|better off|want(?:ed)? to (?:die|be dead|sleep|disappear|not)|not (?:be here|exist|wake)|n't (?:be here|exist|wake|mind)|never wake)\b/i;
const OF_ACTING =
  /^(?:self\.(?:kill|means|method|attempt|overdose|intent|goodbye|place|edge|drawn)|told\.(?:stopped|treated|taken))/;

/** "I'm not suicidal or anything": it has been asked and answered, and what else was told is what the talk is of. */
export function noteDenied({ flow, input: { assessment, text, dark } }: Answering): void {
  const own = dark !== undefined && (flow.situation === null || flow.situation === 'suicide');
  if (!own || flow.answers.q2 !== undefined || !NOT_SUICIDAL.test(text)) return;
  if (assessment.level === 3 || assessment.rules.some((rule) => OF_ACTING.test(rule))) return;
  flow.answers.q2 = 'no';
  flow.answers.q6 ??= 'no';
  if (!WISHES_GONE.test(text)) flow.once = flow.once.filter((name) => name !== WISHED);
  for (const name of [PLAINLY_ASKED, TOOK_BACK]) if (!flow.once.includes(name)) flow.once.push(name);
}

/** The next step of the script. */
export function ordered(turn: Answering, situation: Situation): string | null {
  const { flow, lines } = turn;
  const name = `${situation}.${flow.step}`;
  const [opened] = flow.once.slice(flow.once.indexOf(OPENED) + 1);
  const ofOpening = flow.once.includes(OPENED) && lines.replies[`${name}.${opened}`] !== undefined;
  if (ofOpening) return pick(turn, `${name}.${opened}`);
  return pick(turn, name);
}

const WISHES_LESS =
  /\b(?:how (?:do|can|could|should|to|long|many|little|much)|tips?|help me|tell me|give me|best way|plan)\b[^.!?]{0,50}\b(?:fast(?:ing)?|eat (?:less|nothing|under)|lose|calories|purg\w*|throw up|burn (?:it )?off|restrict\w*|not (?:eat|cave)|starv\w*|weight|laxatives?)\b/i;

/** Stands in `once` where a faint, a heart or blood was told of. */
const BODY_TOLD = 'body-told';
const OF_FOOD_ITSELF = ['not-deserve', 'asks-zero', 'asks-hunger-off'];

/** Signs of the body come first; a way to eat less, or to undo a meal, is refused where it was asked for, and only there. */
export function ofEating(turn: Answering): string | null {
  const past = turn.heard.names.has('faint-past')
    ? ((turn.heard.names.has('liked-it') ? pick(turn, 'eating.said.liked-it') : null) ?? pick(turn, 'eating.body.past'))
    : null;
  // Asked where it comes from: that answer sends to a doctor as well.
  if (past === null && turn.heard.names.has('is-it-from-this')) return null;
  const { names } = turn.heard;
  const { flow } = turn;
  // "That was on Tuesday", "not dizzy now", to what the body did: it is no sign of this minute.
  const then = names.has('was-then') && flow.once.includes(BODY_TOLD);
  const passed = then && !OF_FOOD_ITSELF.some((name) => names.has(name)) ? pick(turn, 'eating.then') : null;
  if (passed !== null) return passed;
  const body = past ?? (names.has('body') && !then ? pick(turn, 'eating.body') : null);
  if (names.has('body') && !flow.once.includes(BODY_TOLD)) flow.once.push(BODY_TOLD);
  const refused = names.has('asks-zero') ? 'zero' : names.has('asks-hunger-off') ? 'hunger' : null;
  const asked = body === null && refused !== null ? pick(turn, `eating.wished.${refused}`) : null;
  const text = body ?? asked ?? (WISHES_LESS.test(turn.input.text) ? pick(turn, 'eating.wished') : null);
  if (text !== null) flow.step = Math.max(flow.step, 1);
  return text;
}

/** The answer to a danger that is over: company is one thing, a word another, a friend who is safe a third. */
export function downOf({ heard, flow }: Answering): string {
  const situation = flow.situation ?? 'suicide';
  if (situation === 'third_party') return 'l3.down.other';
  if (OWN_LIFE.includes(situation) && heard.names.has('stepped-back') && heard.safe === 'word')
    return 'l3.down.stepped';
  const isCompany = OWN_LIFE.includes(situation) && heard.safe === 'company';
  if (isCompany && heard.names.has('told-to-hospital')) return 'l3.down.hospital';
  if (isCompany && heard.names.has('told-arrived')) return 'l3.down.arrived';
  return OWN_LIFE.includes(situation) && heard.safe === 'company' ? 'l3.down' : 'l3.down.word';
}
