import type { Scene } from '#companion/policy/plan.ts';
import { quick } from '#companion/quick-pattern.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { readStance, weightOf } from '#companion/understand/stance.ts';
import { writtenIn } from '#companion/written.ts';
import type { Form, Piece } from './pieces.ts';
import { swapPronouns } from './swap-pronouns.ts';

// Why is this hard? The person's own line is the surest thing to open with, and a talk in which it comes back turn
// after turn is a mirror and no company. So the whole of it opens a reply now and then ("You …" one in five at most),
// else a piece of it, and those in changing shapes; and never a confession, a hopeless line or a turning point: those
// were hard to write once, and read back they sound cold.

const written = writtenIn('realise/openings');

/** A whole line, then replies that open otherwise. */
const ECHO_PAUSE = 3;
/** "You …" at the start, four times out of five something else. */
const YOU_PAUSE = 5;
const STARTS_YOU = quick(/^(?:you|you're|you've|you'd|you'll)\b/i);
const ONE_IN = 3;
const AT_FIRST = 4;
const NAMED_PAUSE = 1;

/** Owned up to, or held against oneself. */
const OWNS = written('owns');
/** A hard name from somebody else: told once, and not said again by a program. */
const CALLED_BY_OTHERS = written('called-by-others');
/** Not owned up to, and still nothing to hear read back. */
const SORE = written('sore');
/** Said where the way on can't be seen. */
const HOPELESS = written('hopeless');
/** What somebody has come to see or to want, often in a few words. */
const TURNS = written('turns');

/** Of what kind a tender line is, where nothing nearer is known of it; null where it is none of these. */
export function tenderFamily({ read }: Scene): string | null {
  if (HOPELESS.test(read.clean)) return 'tender_hopeless';
  if (OWNS.test(read.clean)) return 'tender_owned';
  return read.words <= 14 && TURNS.test(read.clean) ? 'tender_turned' : null;
}

/** A line that is not handed back: a confession, a shame, a hopeless line, a turning point, a loss of the heaviest kind. */
export function isTender({ read, gate, state }: Scene): boolean {
  const { clean } = read;
  if (
    CALLED_BY_OTHERS.test(clean) ||
    OWNS.test(clean) ||
    SORE.test(clean) ||
    HOPELESS.test(clean) ||
    gate.harshName(clean) !== null
  )
    return true;
  if (weightOf(clean) !== null) return true;
  if (read.words <= 14 && TURNS.test(clean)) return true;
  return readStance(read, state.recent.at(-1) ?? '', state.level >= 1) === 'insight';
}

/** The reply may open with the person's own line. */
export function mayEcho(scene: Scene): boolean {
  return !scene.grammar.turnsClauses || (!echoesMuch(scene) && mayEchoAtNeed(scene));
}

/** The share of such openings in this talk is used up. */
export function echoesMuch({ state }: Scene): boolean {
  return (state.signs?.echoes ?? 0) * ONE_IN >= state.turn + AT_FIRST;
}

/** Nothing else is known to say: then sooner, yet never two running, and never what is tender. */
export function mayEchoAtNeed(scene: Scene): boolean {
  const { state } = scene;
  return state.turn - (state.signs?.['echo-at'] ?? -ECHO_PAUSE) >= ECHO_PAUSE && !isTender(scene);
}

/** A thing out of the message may be named: not where that would point a finger. */
export function mayPoint({ read, gate, grammar }: Scene): boolean {
  const { clean } = read;
  return grammar.turnsClauses && !OWNS.test(clean) && !HOPELESS.test(clean) && gate.harshName(clean) === null;
}

/** The reply may open with a thing out of the message. */
export function mayName(scene: Scene): boolean {
  const { state } = scene;
  return state.turn - (state.signs?.['named-at'] ?? -NAMED_PAUSE) >= NAMED_PAUSE && mayPoint(scene);
}

/** The whole line may open this reply, by how long ago the last one did. */
export function mayHandBack(text: string, { state, grammar }: Scene): boolean {
  if (!grammar.turnsClauses || !STARTS_YOU.test(text)) return true;
  return state.turn - (state.signs?.['you-at'] ?? -YOU_PAUSE) >= YOU_PAUSE;
}

/** The same shape of piece, and a piece without a verb, are spaced out; a scrap of three words comes twice in a talk. */
const SHAPE_PAUSE = 3;
const BARE_PAUSE = 2;
const SCRAP_WORDS = 3;
const SCRAPS_MOST = 2;
const VERBLESS: readonly Form[] = ['object', 'state', 'thing', 'place', 'list', 'quote'];

/** A piece of this shape may open this reply. */
export function mayCutTo({ form, text }: Piece, scene: Scene): boolean {
  const { state } = scene;
  const since = (sign: string, pause: number) => state.turn - (state.signs?.[sign] ?? -pause) >= pause;
  if (!mayPoint(scene) || (form !== 'thing' && isTender(scene)) || !since(`form-${form}`, SHAPE_PAUSE)) return false;
  if (form === 'last') return since('echo-at', BARE_PAUSE);
  if (!VERBLESS.includes(form)) return true;
  return since('bare-at', BARE_PAUSE) && (!isScrap(text) || (state.signs?.scraps ?? 0) < SCRAPS_MOST);
}

function isScrap(text: string): boolean {
  return countWords(text) <= SCRAP_WORDS;
}

/** What the shape of this opening leaves for the next ones. */
export function noteOpening(composed: { text: string; opening?: Piece | undefined }, scene: Scene): void {
  const { state, read } = scene;
  const signs = { ...state.signs };
  const { opening } = composed;
  if (opening !== undefined) {
    signs[`form-${opening.form}`] = state.turn;
    signs['named-at'] = state.turn;
    if (VERBLESS.includes(opening.form)) signs['bare-at'] = state.turn;
    if (VERBLESS.includes(opening.form) && isScrap(opening.text)) signs.scraps = (signs.scraps ?? 0) + 1;
  } else if (opensWithEcho(composed.text, read.clean)) {
    signs['echo-at'] = state.turn;
    signs.echoes = (signs.echoes ?? 0) + 1;
    if (STARTS_YOU.test(composed.text)) signs['you-at'] = state.turn;
  }
  state.signs = signs;
}

const MOST = 0.7;
const WORDS_MIN = 3;

/** How a reply opens: with the person's own line, whoever put it there. */
export function opensWithEcho(reply: string, message: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[a-z0-9]+/g) ?? [];
  const opening = words(reply.split(/(?<=[.?!]"?)\s/)[0] ?? '');
  if (opening.length < WORDS_MIN) return false;
  const said = new Set([...words(message), ...words(swapPronouns(message, null) ?? turnedPlainly(message))]);
  return opening.filter((word) => said.has(word)).length / opening.length >= MOST;
}

/** Where a message can't be turned as a whole, its words can. */
function turnedPlainly(message: string): string {
  return message
    .replace(/\bI'?m\b|\bI am\b/gi, "you're")
    .replace(/\bI(?:'?ve)\b/gi, "you've")
    .replace(/\bI\b|\bme\b|\bwe\b|\bus\b/gi, 'you')
    .replace(/\bmy\b|\bour\b/gi, 'your');
}
