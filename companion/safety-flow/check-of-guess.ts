import { TAKEN_HINT, UNSURE_OF_THEM } from './answers-to-checks.ts';
import { answerChips } from './cards.ts';
import { AT_AN_EDGE, isAdmitted, PLAINLY_ASKED, timesAsked } from './flow-state.ts';
import { isGuess } from './guess.ts';
import { askHowDark, askPlainly, believe, leaveOpen, turnsAway } from './how-dark.ts';
import { noteGround, planJoke, planTopic } from './plan-check.ts';
import { OF_TOUCH, WATCHED_BY } from './signs.ts';
import { type Answering, firstOf, OWN_LIFE, type Planned, pick, say } from './wording.ts';

/**
 * What only the trained model saw is asked about once, openly, before anything is made of it: the help stands there
 * already. Undefined where this is no guess, or nothing is left to ask.
 */
export function planCheckOfGuess(turn: Answering): Planned | null | undefined {
  const { flow, input, level } = turn;
  if (flow.doubt === 'cleared' && !flow.once.includes('cleared')) {
    flow.once.push('cleared');
    return believe(turn, 'check.cleared');
  }
  // A yes to the plain question is no guess any more, whatever first led to it.
  if (flow.answers.q1 === 'yes' && level < 3) flow.doubt = null;
  if (flow.once.includes(UNSURE_OF_THEM) && input.flow?.once.includes(UNSURE_OF_THEM) !== true && level === 2) {
    flow.step = Math.max(flow.step, 1);
    return say(turn, pick(turn, 'third_party.unsure'), 'safety-third_party') ?? undefined;
  }
  if (flow.doubt !== 'asked' || level < 2) return undefined;
  if (staysInCourse(turn)) {
    flow.doubt = null;
    return undefined;
  }
  // Whoever asks if it hurts, or takes leave, has answered the question whether there is danger.
  if (level === 3 && ANSWERS_BY_IT.some((name) => turn.heard.names.has(name))) {
    flow.doubt = null;
    flow.step = Math.max(flow.step, 1);
    return undefined;
  }
  // "Should I stop taking it?" has an answer of its own, whatever else was guessed.
  const topic = isGuess(input.assessment) ? planTopic(turn) : null;
  if (topic) return topic;
  const joke = level < 3 ? planJoke(turn) : null;
  if (joke) return joke;
  const own = (flow.situation ?? 'suicide') === 'suicide';
  const hurts = input.assessment.rules.includes('told.hurts') && turn.lines.replies['check.hurts'] !== undefined;
  const scratches = input.assessment.rules.includes('told.scratches-small') ? 'check.scratches' : null;
  const ofHarm =
    scratches !== null && turn.lines.replies[scratches] !== undefined
      ? scratches
      : hurts
        ? 'check.hurts'
        : turn.lines.replies['check.harm']
          ? 'check.harm'
          : 'check.any';
  const named = `check.${flow.situation}`;
  const ofKind = turn.lines.replies[named] ? named : 'check.any';
  const ofTouch =
    input.assessment.rules.includes(`told.${OF_TOUCH}`) && turn.lines.replies['check.touch'] !== undefined;
  const watched =
    input.assessment.rules.includes(`told.${WATCHED_BY}`) && turn.lines.replies['check.watched'] !== undefined;
  const ofOthers = ofTouch ? 'check.touch' : watched ? 'check.watched' : ofKind;
  const other = flow.situation === 'self_harm' ? ofHarm : ofOthers;
  const stash = input.assessment.rules.includes('told.stash') && turn.lines.replies['check.stash'] !== undefined;
  const veiled = own && level < 3 && input.assessment.rules.some((rule) => OF_IMAGES.test(rule));
  const ofSelf = own && turn.lines.replies['check.danger.self'] !== undefined;
  const ofOther = flow.situation === 'third_party' && turn.lines.replies['check.danger.other'] !== undefined;
  const slipped = turn.heard.names.has('by-accident');
  if (level === 3 && TOOK.test(input.text)) flow.once.push(TAKEN_HINT);
  const kind =
    level === 3
      ? ofSelf && !slipped
        ? 'check.danger.self'
        : ofOther
          ? 'check.danger.other'
          : 'check.danger'
      : veiled
        ? 'check.veiled'
        : own
          ? stash
            ? 'check.stash'
            : 'check.self'
          : other;
  // Without a word of dying the softer question goes first.
  const told = input.assessment.rules.some((rule) => rule.startsWith('told.'));
  if (told && !veiled) flow.once.push(IN_PIECES);
  if (stash || input.assessment.rules.includes('told.edge')) flow.once.push(AT_AN_EDGE);
  noteGround(turn);
  const softly =
    kind === 'check.self' && !told && input.dark === false && input.assessment.level >= 2 ? askHowDark(turn) : null;
  if (softly) return softly;
  const isOwn = own && level < 3;
  if (isOwn && timesAsked(flow) > 1 && !isAdmitted(flow)) {
    // A wish told after it in so many words is the answer, and what follows on one comes next.
    if (input.darkNow !== true || input.assessment.level < 1) return askWhoCouldKnow(turn);
    flow.answers.q1 = 'unsure';
    flow.doubt = null;
    return undefined;
  }
  // A leave taken on the question, or more put in order beside it, is no answer to let stand.
  if (level < 3 && input.assessment.rules[0] === 'self.prepared' && flow.answers.q1 === undefined) {
    const again = flow.once.includes(PLAINLY_ASKED) ? null : askPlainly(turn, 'prepared.again');
    if (again) return again;
  }
  const times = flow.once.filter((said) => said === kind || (own && level < 3 && OF_DYING.includes(said))).length;
  const checks = level === 3 || flow.once.includes(IN_PIECES) ? DANGER_CHECKS : 1;
  // "Will you tell my mum", asked in place of an answer, comes before it, as does what is told of a wound.
  const asked =
    times > 0
      ? (firstOf(turn, ['any.page.', ...(level < 3 ? ['any.urgent.'] : [])], 'bot.asked') ??
        firstOf(turn, ofOther ? OF_THE_OTHER : ['check.said.'], 'safety-told'))
      : null;
  if (asked) return asked;
  const half =
    isOwn &&
    times === checks &&
    checks === 1 &&
    turn.asked === 'check' &&
    input.assessment.level < 2 &&
    !turnsAway(turn);
  if (half && !flow.once.includes(PLAINLY_ASKED)) return askPlainly(turn, 'prepared.plain') ?? undefined;
  if (input.assessment.level < 2 && times >= checks) return level < 3 ? leaveOpen(turn) : null;
  const text = pick(turn, kind);
  if (text === null) return undefined;
  flow.once.push(kind);
  flow.pending = 'check';
  return { text, move: 'safety-check', cards: [answerChips(turn.lines, kind)] };
}

/**
 * In languages but English, where no module tells a misreading from an answer that was not understood: once help was
 * asked for at level 3, or the question was passed over twice, what follows is the next step, and never ordinary talk.
 */
function staysInCourse({ flow, input, level }: Answering): boolean {
  if (input.dark !== undefined || level < 3 || !OWN_LIFE.includes(flow.situation ?? 'suicide')) return false;
  const asked = flow.once.filter((said) => said.startsWith('check.danger')).length;
  return flow.step > 0 || asked >= DANGER_CHECKS;
}

/** Asked twice and neither a yes nor a no: it is not asked a third time, and somebody near is what counts now. */
function askWhoCouldKnow(turn: Answering): Planned | null {
  const { flow } = turn;
  flow.asked = true;
  if (flow.once.includes('person')) return null;
  flow.once.push('person');
  return say(turn, pick(turn, 'l2.open.person') ?? pick(turn, 'l2.person'), 'safety-person');
}

/** A wish told in an image (quiet.yaml): one plain, kind question, and no second one while the person talks on. */
const OF_IMAGES = /^told\.(?:veiled|edge|rejoin)$/;
const OF_DYING = ['dark', 'check.self', 'check.veiled', 'check.stash'];
/** Whoever asks or tells on of a friend has said that there is one, and is answered. */
const OF_THE_OTHER = ['third_party.ask.', 'third_party.said.'];
const DANGER_CHECKS = 2;
const TOOK =
  /\b(?:took|taken|swallowed|necked|popped|had) .{0,40}\b(?:insulin|pills?|tablets?|painkillers?|meds|paracetamol|ibuprofen|sleepers|sleeping)/i;
const ANSWERS_BY_IT = ['asks-hurt', 'says-goodbye', 'no-call-at-all', 'on-height', 'not-joking'];
/** Stands in `once` where a danger was told in pieces (signs.ts): the question about it is asked a second time. */
const IN_PIECES = 'in-pieces';
