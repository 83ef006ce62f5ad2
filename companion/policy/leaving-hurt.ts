import { saysGoodbye } from './goodbye.ts';
import { letGo } from './let-go.ts';
import { HELD_AT } from './mistakes.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "I shouldn't have said anything. I'm gonna go" sounds like an errand, and "whatever, bye" like any other
// goodbye. Whoever leaves after a bad answer is owed one thing before the door shuts: that we are sorry, and that it was no
// mistake to say it. So that is looked for before any ordinary ending.

const MOST = 24;
const LATELY = 1;
/** So few words right after a miss shut the door. */
const CURT = 6;
const KIND = /\b(?:fine|good ?night|night|love|tea|dinner|sleep|bed)\b/i;
/** What was told here is regretted. */
const REGRETS =
  /\bI (?:should(?:n't| not|nt)|shouldn't) (?:have |of |'ve |ve |even )*(?:said|told you|written|wrote|asked|opened|started|come here|bothered|tried)\b(?! (?:to|him|her|them|that to)\b)|\b(?:it was |was )?a mistake (?:to (?:tell|say|write|come)|telling|saying|writing|coming)\b(?! (?:him|her|them))|\b(?:wish I hadn't|I regret|sorry I(?: even)?) (?:said anything|told you|telling you|asked|opened|writing|bothered|came here)\b/i;
const TO_US = /\b(?:you|u|here|this (?:app|chat|page|thing))\b/i;
const OF_OTHERS = /\b(?:he|she|they|him|her|them|my \w+)\b/i;
/** Said of us or of this talk, on the way out. */
const SLIGHTS =
  /\b(?:this|that|it|you|your|ur|u r)(?:'s| is| are|'re| was)? (?:so |really |just |pretty |well |actually |all |a bit |such )*(?:stupid|dumb|useless|pointless|weird|rubbish|crap|shit|bullshit|nonsense|a nonsense|ridiculous|insane|a joke|annoying|creepy|no help|no use|not helping|not working|a waste of time)\b|\b(?:not|never|n't) (?:even )?(?:listen\w*|help\w*)\b|\bwaste of time\b|^(?:whatever|ffs|wow|omg)\b/i;
const GOES =
  /(?:^|[.!,;] |\b(?:so|stupid|this|weird|anything) )(?:I'm|I am|I'll|I think I'll) (?:just |now )?(?:(?:going to |gonna )?(?:go|leave|stop|log off|head off)|going|leaving|off|out)(?: now| then| here)?\W*$|(?:^|[.!,] )(?:gonna|going to|going|leaving|bye+)(?: go| leave)?(?: now| then)?\W*$/i;
/** "That's all, I just needed to get it out": nobody goes hurt. */
const CONTENT = /\bthat's (?:all|it)\b|\bjust (?:wanted|needed) to\b|\b(?:have to|got to|gotta|need to|must) \w+/i;
const WAVES_OFF = /\b(?:forget (?:it|this|about it)|never ?mind|nvm|leave it|whatever)\W*$/i;

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
