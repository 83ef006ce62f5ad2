import { writtenIn } from '#companion/written.ts';
import { saysGoodbye } from './goodbye.ts';
import { letGo } from './let-go.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { sentencesOf } from './read-apart.ts';

// Why is this hard? "Are you signing off on me", "I didn't say good night" hold the words of a goodbye and are none: somebody
// was sent away and says so. One more "sleep well" sends them away twice.

const written = writtenIn('policy/still-here');

/** Asked whether we end it. */
const ASKS_US = written('asks-us');
/** "I didn't say good night." */
const DENIES = written('denies');
const STAYS = written('stays');
const MOST = 26;
/** Our last words were a goodbye: "I didn't say goodbye" is told of somebody else, else. */
const SENT_OFF = /\b(?:bye|good night|sleep well|take care|welcome|Gladly|Any time|leave it there|enough for now)\b/i;

const GUESSES = /[ ,]+I (?:guess|suppose)\W*$/i;

/** A goodbye they never said is taken back; where they go now, it is owned up to and they are let go. English. */
export function stillHere(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.turn === 0 || state.level >= 2 || lines.families.still_here === undefined)
    return null;
  const sentOff = SENT_OFF.test(state.lastReply);
  const denies = sentOff && (DENIES.test(read.clean) || STAYS.test(read.clean));
  if (read.words > MOST || !(denies || ASKS_US.test(read.clean))) return null;
  const last = (sentencesOf(read.clean).at(-1) ?? '').replace(GUESSES, '');
  if (!ASKS_US.test(last) && !DENIES.test(last) && !STAYS.test(last) && saysGoodbye(last))
    return letGo(scene, [line('still_bye')]);
  return plan('repair', 'focus', [line(sentOff ? 'still_here' : 'still_here_plain')], { expect: { kind: 'open' } });
}
