import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { isOfOwnDanger } from './asks-of-help.ts';
import { asDistress } from './distress.ts';
import { BLEEDS, isAdmitted, type SafetyFlowState, TAKEN } from './flow-state.ts';
import { dayStands } from './standing-day.ts';
import { type Answering, naming, type Planned, pick, pickFrom, say } from './wording.ts';
import { noteRecipient } from './words-to-someone.ts';

// Why is this hard? "Nobody here but Big Irene on the till" begins with nobody and names the best help in the talk, and
// "young Col could hang on to it, I'd have to say why though" is a gun half given away. A script that hears "nobody" or
// "gun" in them goes past what saves. So whoever is there, and whoever could keep it, is the next step, by their name.

const written = writtenIn('safety-flow/somebody-there');

/** Nobody but one who has a name, or one at work there. */
const THERE_BUT = written('there-but', '');
/** Said well of by name: somebody who may hear it. */
const IS_KIND = written('is-kind', '');
/** Too far off to be there, or somebody who died. */
const AWAY = written('away');
const NO_NAME = written('no-name', '');
/** Somebody by name who could keep what they would use. */
const KEEPS_IT = written('keeps-it', '');
/** Whether a reason has to be given for it. */
const SAYS_WHY = written('says-why');
/** It is at hand, or about to be used. */
const IN_HAND = written('in-hand');

const nameIn = (words: RegExp, text: string): string | null => {
  const name =
    words
      .exec(text)
      ?.slice(1)
      .find((one) => one !== undefined) ?? null;
  return name === null || NO_NAME.test(name) ? null : name;
};

/** Somebody could keep it, or whether a reason is owed for that is asked, and nothing is at hand. English. */
const handsOver = (text: string): boolean =>
  (nameIn(KEEPS_IT, text) !== null || SAYS_WHY.test(text)) && !IN_HAND.test(text);

/** What the model alone fears in a gun that is being given away stands for no danger of this minute. English. */
export function ofHandingOver(assessment: Assessment, said: string, flow: SafetyFlowState | null): Assessment {
  const isGuessed = assessment.level >= 2 && assessment.rules.every((rule) => rule === 'model');
  const known = flow !== null && ((flow.means ?? null) !== null || flow.pending === 'means');
  return isGuessed && known && handsOver(straighten(said)) ? asDistress(assessment, ['self.strain']) : assessment;
}

/** Who is there or could keep it is taken up by name; null where nobody was named so. English. */
export function planSomebodyThere(turn: Answering): Planned | null {
  const { flow, input, level } = turn;
  if (input.dark === undefined || level < 2 || input.previousLevel < 2 || !isOfOwnDanger(turn) || flow.safe)
    return null;
  if ([TAKEN, BLEEDS].some((name) => flow.once.includes(name))) return null;
  const text = straighten(input.text);
  if ((flow.means ?? null) !== null && handsOver(text)) {
    const keeper = nameIn(KEEPS_IT, text);
    if (keeper !== null) return named(turn, 'there.keeps.who', keeper);
    return say(turn, pick(turn, 'there.no-why'), 'safety-own-word');
  }
  if (!isAdmitted(flow) && !dayStands(flow) && level < 3) return null;
  const there = nameIn(THERE_BUT, text);
  if (there !== null) return named(turn, 'there.who', there);
  const kind = AWAY.test(text) ? null : nameIn(IS_KIND, text);
  return kind === null ? null : named(turn, 'there.kind.who', kind);
}

function named(turn: Answering, pool: string, who: string): Planned | null {
  const text = pickFrom(turn, naming(turn.lines.replies[pool], who));
  if (text === null) return null;
  noteRecipient(turn.flow, who);
  turn.flow.step = Math.max(turn.flow.step, 1);
  return say(turn, text, pool === 'there.keeps.who' ? 'safety-own-word' : 'safety-now');
}
