import { takeOnce } from '#companion/state.ts';
import { writtenIn } from '#companion/written.ts';
import { line, type Part, type Scene } from './plan.ts';

// Why is this hard? "No one really", to who is kind to them, is the saddest thing somebody has said yet, in three words. "That's
// fine" to it is a slap. So a no to a question about people, joy, rest or being safe is met as what it says.

const written = writtenIn('policy/sad-no');

const last = (reply: string) => reply.split(/(?<=[.!?]) /).findLast((one) => one.endsWith('?')) ?? '';

const PEOPLE = written('people');
const KNOWS = /\bwho\b.*\b(?:know|knows|told|noticed|seen)\b/i;
const JOY = written('joy');
const REST = written('rest');
const NOBODY = /^(?:\w+[ ,.]+){0,2}?(?:nobody|no ?one)\b/i;

/** What meets a no that is sad for what was asked; null where a plain word does. */
export function sadNo({ state, read, lines }: Scene): Part[] | null {
  const asked = last(state.lastReply);
  if (asked === '' || state.level >= 2 || lines.families.no_people === undefined) return null;
  const name = KNOWS.test(asked)
    ? 'no_knows'
    : NOBODY.test(read.clean) || PEOPLE.test(asked)
      ? 'no_people'
      : REST.test(asked)
        ? 'no_rest'
        : JOY.test(asked)
          ? 'no_joy'
          : null;
  if (name === null) return null;
  // Said twice, it is not pressed for a name again.
  if (/^no_(?:people|knows)$/.test(name) && !takeOnce(state, 'sad-no')) return [line('no_people_again')];
  return (state.quiet ?? 0) > 0 ? [line(name)] : [line(name), line(`${name}_ask`)];
}

/** What is said to somebody who has nobody; for a name they are asked once. */
export function nobodyThere({ state }: Scene): Part[] {
  if ((state.quiet ?? 0) > 0) return [line('no_people')];
  return takeOnce(state, 'sad-no') ? [line('no_people'), line('no_people_ask')] : [line('no_people_again')];
}
