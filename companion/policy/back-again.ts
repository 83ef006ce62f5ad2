import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "I'm back. I talked to you last week about my interview" is a greeting with a thing in it. Nothing of
// that talk is here, and pretending otherwise would be found out at once; but what comes next can be asked all the same.

const written = writtenIn('policy/back-again');

const BACK = written('back');
/** "Just having a coffee and thought I'd say hi": company is wanted, and there is no matter. */
const HELLO = written('hello');
const TALKED_BEFORE = written('talked-before');
/** Something that has gone one way or the other by now. */
const EVENT = written('event');
const MOST = 24;
/** So much told beside it is what they come with now. */
const TELLS = 10;

/** Somebody comes back at the start of a chat: welcomed, and asked how it went. */
export function backAgain(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.turn > 0 || read.words > MOST || lines.families.back_again === undefined)
    return null;
  if (/\?/.test(read.text) || read.acts.has('good_news')) return null;
  if (HELLO.test(read.clean) && lines.families.back_hello !== undefined)
    return plan('greet', 'opening', [line('back_hello')], { expect: { kind: 'open' } });
  const back = BACK.test(read.clean);
  const before = TALKED_BEFORE.exec(read.clean);
  if (!back && before === null) return null;
  const rest = read.clean.replace(BACK, '').replace(before?.[0] ?? '', '');
  if (countWords(rest) > TELLS) return null;
  const event = before !== null && EVENT.test(before[0]);
  const family = event ? 'back_event' : before === null ? 'back_again' : 'back_told';
  return plan('greet.back', 'opening', [line(family)], { expect: { kind: 'open' } });
}
