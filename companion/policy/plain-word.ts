import { surelyHard, surelyPlans } from '#companion/understand/message-kinds.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { standsAgainstGood, winsAnyway } from './good-shown.ts';
import { ownStep } from './own-step.ts';
import { line, type Part, type Scene, wholeOf } from './plan.ts';

// Why is this hard? "Take your time, I'm here" is kind to somebody who is looking for words, and a slap to somebody who has
// just found them. So what a message does is met first: it leaves, asks back, is glad, names a step, or answers in full.

const written = writtenIn('policy/plain-word');

const BY = written('by');
/** Said about others, or of what they went without: no thanks to us. */
const NO_BY = written('no-by');
/** "Different when?", "minute before what": it is our question that could not be followed. */
const ASKS_BACK = written('asks-back');
const MEANS = /\b(?:what|who|which)\b.{0,24} do you mean\b/i;
/** So much said besides is an answer of its own. */
const ASKS_BACK_WORDS = 12;
/** "Like I said", "that was rather my point": told before, and not taken up. */
const TOLD_BEFORE = written('told-before');
/** A wish for words, a view or a yes that we do not have. */
const ASKS_US = written('asks-us');
/** Said to us: it opens the message, and is no "I'd say shut up" to a neighbour. */
const HUSH = written('hush');
const VERY_GLAD = written('very-glad');
/** "My mates all passed" is no good news of one's own. */
const GLAD = written('glad');
const NOT_GLAD = written('not-glad');
/** A day or an hour and no past in it: "Sunday. After church, before the milking." */
const WHEN = written('when');
const SETS_OUT = written('sets-out');
const HINDERED = written('hindered');
const TELLS = /\b(?:is|are|'s|felt|feels?|worst|hard|bad|long|came|went|said)\b/i;
const ANSWER = 4;

const SAID_TO_ANOTHER = written('said-to-another');

/** The plainest word that is true of what this message does; room to go on only where it does nothing else. */
export function plainWord(scene: Scene): Part {
  const { read, state, lines } = scene;
  const text = read.clean.trim();
  const has = (name: string) => lines.families[name] !== undefined;
  const kind = () => {
    if (leaves(scene)) return 'telling_leaves';
    // "I'd say SHUT UP" is for somebody else.
    if (HUSH.test(text) && !/\bsay\b[^.]*\?\s*$/i.test(state.lastReply))
      return SAID_TO_ANOTHER.test(text) ? 'telling_full' : 'telling_hush';
    if (state.turn > 0 && (MEANS.test(text) || (read.words <= ASKS_BACK_WORDS && ASKS_BACK.test(text))))
      return 'telling_lost';
    if (ASKS_US.test(read.text.trim())) return 'telling_asked';
    if (state.turn > 0 && TOLD_BEFORE.test(text)) return 'telling_missed';
    const isGood = VERY_GLAD.test(text) || (GLAD.test(read.text) && !NOT_GLAD.test(text));
    if (isGood && !standsAgainstGood(text) && !surelyHard(wholeOf(scene), scene.kinds)) return 'telling_good';
    if (namesStep(scene)) return 'telling_step';
    return read.words >= ANSWER || inFew(scene).length > 0 ? 'telling_full' : 'telling_plain';
  };
  const name = kind();
  return line(has(name) ? name : 'telling_plain');
}

const FEW = 5;
const NO_ANSWER = written('no-answer');

/** "Something to run.", a short answer to what was asked: it is said back, and so was heard. */
export function inFew({ read, state, gate }: Scene): Part[] {
  const text = read.clean.trim().replace(/[.!]+$/, '');
  const answers = /\?\s*$/.test(state.lastReply) && read.words >= 2 && read.words <= FEW && state.level === 0;
  if (!answers || /[?.!,;]/.test(text) || NO_ANSWER.test(text) || !gate.passes(text)) return [];
  return [{ kind: 'text', text: `${upperFirst(text)}.` }];
}

/** With thanks or a greeting at the very end the talk is over, whatever was told before it. */
export function leaves({ read, state }: Scene): boolean {
  const text = read.clean.trim();
  return state.turn > 0 && state.level < 2 && BY.test(text) && !NO_BY.test(text);
}

/** The last word, with one to the step that goes along. */
export function farewell(scene: Scene): Part[] {
  return [...(namesStep(scene) ? [line('telling_step')] : []), line('telling_leaves')];
}

/** "I was thinking of writing to him". */
const THINKS_OF = written('thinks-of');

/** They say in so many words that they are going to do it: their own sentence need not come back. */
export const setsOut = ({ read: { clean } }: Scene): boolean =>
  THINKS_OF.test(clean) ||
  (/^(?:(?:ok|okay|so|well|then|maybe|perhaps|yes|yeah|finally|lol)[ ,.]+)*I(?:'ll| will|'m going to| might| could)\b/i.test(
    clean,
  ) &&
    SETS_OUT.test(clean));

/** "I'm gonna go": out of this talk, and no step. */
const GOES = written('goes');

/** What would be shouted at somebody is no step. */
const WOULD_SHOUT = written('would-shout');

/** So few words name a day and nothing that is done on it. */
const DAY_ALONE = 3;
/** "On Friday" is a step only to whoever was asked for a day on which they could do something; "when do you go back" asks for no step. */
const asksWhen = ({ state }: Scene): boolean =>
  state.plan !== null ||
  /\b(?:when|what time|(?:which|what) day|how soon)\b(?! (?:is|does|was|did|will|do you (?:go back|expect|hear|know|see|notice|get))\b)[^.?!]*\?\s*$/i.test(
    state.lastReply,
  );

/** What they mean to do, and nothing that stands against it. */
function namesStep(scene: Scene): boolean {
  const text = scene.read.clean;
  if (GOES.test(text) || WOULD_SHOUT.test(text) || winsAnyway(text)) return false;
  if (scene.state.level < 2 && THINKS_OF.test(text) && !/\b(?:but|die|dying|end)\b|\?/i.test(text)) return true;
  if (HINDERED.test(text) || scene.state.level >= 2) return false;
  return (
    ownStep(scene) !== undefined ||
    SETS_OUT.test(text) ||
    surelyPlans(text, scene.kinds) ||
    ((asksWhen(scene) || scene.read.words > DAY_ALONE || /\d/.test(text)) && WHEN.test(text) && !TELLS.test(text))
  );
}
