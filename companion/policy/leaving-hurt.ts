import { writtenIn } from '#companion/written.ts';
import { saysGoodbye } from './goodbye.ts';
import { letGo } from './let-go.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { HELD_AT } from './talk-marks.ts';

// Why is this hard? "I shouldn't have said anything. I'm gonna go" sounds like an errand, and "whatever, bye" like any other
// goodbye. Whoever leaves after a bad answer is owed one thing before the door shuts: that we are sorry, and that it was no
// mistake to say it. So that is looked for before any ordinary ending.

const written = writtenIn('policy/leaving-hurt');

const MOST = 24;
const LATELY = 1;
/** So few words right after a miss shut the door. */
const CURT = 6;
const KIND = /\b(?:fine|good ?night|night|love|tea|dinner|sleep|bed)\b/i;
/** What was told here is regretted. */
const REGRETS = written('regrets');
const TO_US = /\b(?:you|u|here|this (?:app|chat|page|thing))\b/i;
const OF_OTHERS = /\b(?:he|she|they|him|her|them|my \w+)\b/i;
/** Said of us or of this talk, on the way out. */
const SLIGHTS = written('slights');
const GOES = written('goes');
/** "That's all, I just needed to get it out": nobody goes hurt. */
const CONTENT = written('content');
const WAVES_OFF = written('waves-off');

/** Somebody goes hurt or angry, or regrets what was told: said sorry to, and let go. */
export function leavingHurt(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.turn === 0 || state.level >= 3 || lines.families.ending_hurt === undefined)
    return null;
  if (read.words > MOST || read.text.includes('?')) return null;
  const goes = saysGoodbye(read.clean) || read.acts.has('bye') || GOES.test(read.clean);
  const regrets = REGRETS.test(read.clean) && !OF_OTHERS.test(read.clean);
  const [before = ''] = state.recent.slice(-1);
  const held = state.turn - (state.signs?.[HELD_AT] ?? -LATELY - 1) <= LATELY;
  if (goes && (regrets || (REGRETS.test(before) && !OF_OTHERS.test(before))))
    return letGo(scene, [line('ending_regret')]);
  if (regrets && (held || TO_US.test(read.clean)))
    return plan('repair', 'focus', [line('regret_said')], { expect: { kind: 'open' } });
  if (CONTENT.test(read.clean)) return null;
  const slights = SLIGHTS.test(read.clean) && !OF_OTHERS.test(read.clean);
  const thanks = read.acts.has('thanks');
  const curt = held && read.words <= CURT && !KIND.test(read.clean);
  if ((goes && !thanks && (slights || curt)) || (held && WAVES_OFF.test(read.clean) && !thanks))
    return letGo(scene, [line('ending_hurt')]);
  return null;
}
