import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { holdsAStep } from '#companion/state.ts';
import { countWords, endWithStop, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { leansOnKey } from './leans-on-key.ts';
import { labelOf } from './offers.ts';
import { anchor, line, type Part, type Plan, plan, question, type Scene } from './plan.ts';
import { agreed } from './short-answer.ts';
import { ASKS, ASKS_US, type Remark } from './talk-asks.ts';
import { AGREES, asksToExplain, LAUGHS, REMARKS, SIGH } from './talk-remarks.ts';

// Why is this hard? "Do I have to give my name", "that was rather long" and "what do you mean" are said to the talk and not
// in it. Read as one more piece of a story they come back as an echo or a question of feelings, and the person learns that
// nobody listens. What is said to the talk gets its plain answer; whatever else the message tells is left to the others.

const BESIDE = 4;
/** So many words beside a question to the program are what the person came with. */
const TELLS = 14;
const MANNER = ['fewer_questions', 'fewer_echoes', 'misread'];
const ECHOED = 9;
/** Replies that keep to what was asked of them, and this one. */
const KEEPS_TO_IT = 7;
const ASKED_MOST = 34;
const REMARK_MOST = 26;
/** Told of somebody else's question or remark. */
const TOLD_OF =
  /\b(?:he|she|they|my [\w-]+|people|boss|teacher|doctor) (?:\w+ ){0,3}(?:says?|said|asks?|asked|goes|told|texted|wrote)\b(?! (?:I|you) (?:should|could|must))/i;
const SENT =
  /\b(?:been |was )?(?:asked|told|sent|made|forced|advised|recommended|supposed) (?:me )?to (?:write|use|try|do|talk|come|download|fill|be|go|give|have)\b[^.?!]{0,26}\b(?:by|from) (?:my |the |a |our )\w+|\b(?:my|the|our) (?:\w+ )?(?:counsellor|counselor|gp|doctor|nurse|therapist|daughter|son|wife|husband|mum|mom|dad|teacher|boss|hr|school|work|social worker|grand\w+|nephew|niece|carer) (?:\w+ ){0,5}?(?:(?:said|says) (?:to |I should |I could )?(?:try|use|write|come)|told me to|made me|makes me|wants me to|asked me to|suggested|put me on|signed me|set (?:this|it|me)|installed|downloaded|put (?:this|it|me))\b[^.?!]{0,30}\b(?:this|here|it|app|up|on)\b|\b(?:here|on this)\b.{0,20}\b(?:made|told|asked|forced) me[^\p{L}]*$/iu;
const SENT_MOST = 18;

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);

/** Words of the sentences that do not hold the remark. */
function besideOf(text: string, words: RegExp): number {
  const rest = sentencesOf(text).filter((one) => !words.test(one));
  const greets =
    /\b(?:hello|hi|hey|good (?:morning|afternoon|evening)|please|I suppose not|ok|okay|thank you|thanks)\b/gi;
  return countWords(rest.join(' ').replace(greets, ''));
}

/** What is said to the talk itself, or asked of the program: its own plain answer. Null where the message tells more. */
export function aboutTalk(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || lines.families.talk_long === undefined) return null;
  if (leansOnKey(read)) return null;
  const text = read.clean;
  const sent = state.turn === 0 && SENT.test(text) && read.words <= SENT_MOST && !/\?/.test(read.text);
  if (sent) return plan('talk.remark', 'explore', [line('talk_sent')]);
  if (TOLD_OF.test(text)) return null;
  const asked = read.words > ASKED_MOST ? undefined : ASKS.find(({ words }) => words.test(text));
  if (asked !== undefined) return answered(scene, asked);
  const open = state.expect === null || state.expect.kind === 'open';
  if (state.turn > 0 && open) {
    if (AGREES.test(text)) return agreed(scene);
    if (SIGH.test(text)) return plan('talk.remark', 'explore', [line('talk_sigh')]);
    if (LAUGHS.test(text) && read.feelings.every(({ kind }) => kind === 'warm'))
      return plan('laugh', 'explore', [line('laugh')]);
  }
  // Words in quotes are meant for somebody else.
  if (
    state.turn > 0 &&
    !/^["“]/.test(read.text) &&
    asksToExplain(/\p{L}/u.test(read.text) ? text : read.text, read.words)
  )
    return explained(scene);
  const said = ({ words, beside = BESIDE }: Remark) =>
    sentencesOf(text).some((one) => words.test(one)) && besideOf(text, words) <= beside;
  // Those have their own answers (manner.ts).
  const own = MANNER.some((act) => read.acts.has(act));
  const told = own || read.words > REMARK_MOST ? undefined : REMARKS.find(said);
  return told === undefined ? null : remarked(scene, told);
}

function answered(scene: Scene, { family, words }: Remark): Plan {
  const { read, state } = scene;
  // A question in passing is answered in a few words, and what was told with it is heard.
  if (besideOf(read.clean, words) > TELLS) {
    scene.anchors = scene.anchors.filter(({ text }) => !words.test(text));
    return plan('bot.asked', 'explore', [line(family), anchor, ...(state.turn === 0 ? [question] : [])]);
  }
  return plan('bot.asked', 'info', [line(family), ...(state.told <= 1 && state.turn <= 1 ? [line('talk_floor')] : [])]);
}

/** Somebody at the door, a cat on the keyboard: what goes on around them is no part of the talk. */
const ASIDES = new Set(['talk_pause', 'talk_aside']);

function remarked(scene: Scene, { family, words }: Remark): Plan {
  const { state, read } = scene;
  if (ASIDES.has(family)) state.signs = { ...state.signs, aside: state.turn };
  if (family === 'echo_less') state.plain = KEEPS_TO_IT;
  if (family === 'ask_less') state.quiet = KEEPS_TO_IT;
  // What follows the remark is what they go on with; what stood before it was said with it.
  const all = sentencesOf(read.clean);
  const rest = all.slice(all.findLastIndex((one) => words.test(one)) + 1).join(' ');
  const turned =
    !ASIDES.has(family) && countWords(rest) >= 3 && countWords(rest) <= ECHOED && scene.gate.passes(rest)
      ? swapPronouns(rest.replace(/[.!]+$/, ''), null)
      : null;
  const more: Part[] = turned === null ? [] : [{ kind: 'text', text: endWithStop(upperFirst(turned)) }];
  return plan('talk.remark', 'explore', [line(family), ...more]);
}

/** Not understood: a question is taken back, two things to choose from are said shortly, a line is passed over. */
function explained(scene: Scene): Plan {
  const { state } = scene;
  const options = state.expect?.kind === 'pick' ? (state.expect.options ?? []) : [];
  const [first, second] = options.map((one) => lowerFirst(labelOf(scene, one)));
  if (first && second)
    return plan('talk.explain', 'choose', [line('explain_pick', { first, second })], { expect: state.expect });
  const asked = /\?\s*$/.test(state.lastReply) && !holdsAStep(state);
  return plan('talk.explain', 'explore', [line(asked ? 'explain_question' : 'explain_line')]);
}

/** Acts that read a question to "you" more closely. */
const OTHERS = ['ask_advice', 'bot_verdict', 'bot_mind', 'bot_chat', 'bot_love', 'bot_help', 'bot_secret', 'may_ask'];
const ASK_MOST = 10;

/** Whatever else is asked of the program, with nobody else in the question: a straight word, and no guess. */
export function askedOfUs({ read, state, grammar, lines }: Scene): Plan | null {
  if (!grammar.turnsClauses || state.level >= 2 || state.turn === 0 || lines.families.ask_us === undefined) return null;
  if (read.words > ASK_MOST || OTHERS.some((act) => read.acts.has(act)) || !ASKS_US.test(read.clean)) return null;
  if (state.expect !== null && state.expect.kind !== 'open') return null;
  return plan('bot.asked', 'info', [line('ask_us')]);
}
