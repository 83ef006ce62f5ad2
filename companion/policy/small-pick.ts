import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { countWords, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { ANSWERED } from './answer-to.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "Up or stay lying down, pick one lol" is no matter to explore: it is a hand held out for one small
// push. Three careful replies to it are three refusals. So of small harmless things one is picked, a word that they fear
// of their own small step is taken off it, and whoever asks what to tell is told that anything will do.

const written = writtenIn('policy/small-pick');

/** "Do I get up or lie here", awake in bed. */
const RISE = written('rise');
const PICK = written('pick');
const TOO_BIG = written('too-big');
/** "Is that cowardly", of a step of theirs. */
const SELF_WORD = written('self-word');
const OWN_PLAN = written('own-plan');
const NOT_SMALL = written('not-small');
const ASKS_MAY = written('asks-may');
const ASK_THEM = written('ask-them');
const HEAR_WHAT = written('hear-what');

/** An oven perhaps left on, and whether to go and look. */
const LEFT_ON = written('left-on');
const ASKS_TO_LOOK = written('asks-to-look');
const LOOKS_OFTEN = written('looks-often');

/** "Are you awake lol", at night: no matter of minds. */
const AWAKE = written('awake');

/** So much beside it is the telling already. */
const TELLS_LEAST = 5;
const MOST = 45;

/** One small harmless thing asked for outright, and given. English. */
export function smallPick(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.plain_hear === undefined || state.level >= 2 || read.words > MOST)
    return null;
  const awake = AWAKE.test(read.clean) ? line('plain_awake') : null;
  const part = awake ?? heardWhat(scene) ?? (NOT_SMALL.test(read.clean) ? null : (pickOf(scene) ?? wordOff(scene)));
  if (part === null) return null;
  state.signs = { ...state.signs, [ANSWERED]: state.turn };
  return plan('asked', 'info', [part], { expect: { kind: 'open' }, mayRepeat: true });
}

const LATELY = 4;

function pickOf({ read, gate, state, lines }: Scene): Part | null {
  if (RISE.test(read.clean)) return line('straight_rise');
  const near = [...state.recent.slice(-LATELY), read.clean];
  const looks = ASKS_TO_LOOK.test(read.clean) && near.some((one) => LEFT_ON.test(one));
  if (looks && lines.families.plain_look_once !== undefined && !near.some((one) => LOOKS_OFTEN.test(one)))
    return line('plain_look_once');
  const [, one, other] = PICK.exec(read.clean) ?? [];
  if (one === undefined || other === undefined || TOO_BIG.test(`${one} ${other}`) || !gate.passes(one)) return null;
  const a = swapPronouns(one, null);
  return a === null ? null : line('plain_pick', { a, A: upperFirst(a) });
}

function wordOff({ read, state }: Scene): Part | null {
  const near = `${state.recent.at(-1) ?? ''} . ${read.clean}`;
  if (ASKS_MAY.test(read.clean) && ASK_THEM.test(read.clean)) return line('plain_may_ask');
  const word = SELF_WORD.exec(read.clean)?.[1];
  const said = word !== undefined && OWN_PLAN.test(read.clean) && !NOT_SMALL.test(near);
  return said ? line('plain_not_word', { word: word.toLowerCase() }) : null;
}

/** Asked what to tell: anything; where they tell it in the same breath, only that is heard. */
function heardWhat(scene: Scene): Part | null {
  const { read } = scene;
  const rest = read.clean.replace(HEAR_WHAT, '');
  if (rest === read.clean) return null;
  if (countWords(rest) < TELLS_LEAST) return rest === '' ? line('plain_hear') : null;
  scene.read = scene.reread(rest);
  return null;
}
