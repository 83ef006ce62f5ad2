import { quick } from '#companion/quick-pattern.ts';
import { undenied } from '#companion/understand/valence.ts';
import { writtenIn } from '#companion/written.ts';
import { standsAgainstGood } from './good-shown.ts';
import type { Scene } from './plan.ts';

const written = writtenIn('policy/telling-kinds');

/**
 * What kind of thing a message tells. Each has its own plain lines (`telling_<kind>`) and questions
 * (`telling_<kind>_ask`) in content/lines/en/telling.yaml, worded so that they are true of every message of the kind.
 */
export type TellingKind =
  | 'good'
  | 'harsh'
  | 'regret'
  | 'doubt'
  | 'said'
  | 'left_out'
  | 'wish'
  | 'ahead'
  | 'feels'
  | 'night'
  | 'done_to'
  | 'goes_on'
  | 'happened'
  | 'plain';

const LOW = written('low');
const GOOD = written('good');
const REGRET = written('regret');
const DOUBT = written('doubt');
const SAID = written('said', '');
const LEFT_OUT = written('left-out');
const WISH = written('wish');
const AHEAD = written('ahead');
const FEELS = written('feels');
const NIGHT = written('night');
const DONE_TO = written('done-to');
const GOES_ON = written('goes-on');
const HAPPENED = written('happened');

/** "She patted my arm", "he still makes me tea": done to the person, and kindly. */
const KIND = written('kind');

/** "My teacher put us together" is done to somebody, and hurts nobody. */
const HURTS = written('hurts');

/** "They call me boring": the word is somebody else's, and no verdict of one's own. */
const BY_OTHERS = written('by-others');

/** "I am glad. I just set the table for three sometimes": what comes behind it is the matter. */
const MORE_THAN_GLAD = quick(/\bI(?:'m| am) (?:glad|happy)\b[^.!?]*[.!?]+\s+\S/i);

/** "I'm not sad at all". */
const NOT_FELT = written('not-felt', 'gi');

/** Every kind the message is of, the one that says most about it first; `plain` where it is none of them. */
export function tellingKinds({ read, gate }: Pick<Scene, 'read' | 'gate'>): TellingKind[] {
  const text = read.clean;
  const kinds: TellingKind[] = [];
  if (gate.harshName(text) !== null && !BY_OTHERS.test(text)) kinds.push('harsh');
  else if (
    !MORE_THAN_GLAD.test(text) &&
    (GOOD.test(text) || read.acts.has('good_news')) &&
    !LOW.test(text) &&
    !standsAgainstGood(text)
  )
    return ['good'];
  const found: readonly (readonly [TellingKind, boolean])[] = [
    ['regret', REGRET.test(text)],
    ['doubt', DOUBT.test(text)],
    ['left_out', LEFT_OUT.test(text)],
    ['feels', FEELS.test(text.replace(NOT_FELT, ' '))],
    ['said', SAID.test(text)],
    ['night', NIGHT.test(text)],
    ['ahead', AHEAD.test(text)],
    ['wish', WISH.test(text)],
    ['done_to', DONE_TO.test(undenied(text)) && !KIND.test(text) && (HURTS.test(text) || LOW.test(text))],
    ['goes_on', GOES_ON.test(text) && !/^(?:I don't know|idk|dunno)\b/i.test(text)],
    ['happened', HAPPENED.test(text)],
  ];
  for (const [kind, is] of found) if (is) kinds.push(kind);
  return kinds.length > 0 ? kinds : ['plain'];
}
