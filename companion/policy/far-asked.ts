import { bankReader } from './banks.ts';
import { hasUnsaid, line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "Could minds sync without signals?" is curiosity, "the lights answer me" is not, and one line for both
// is no answer to either. What is known is said in a sentence, what is not is not agreed to, and the person comes next.

const farOf = bankReader(({ far }) => far);

/** A big question or a belief about minds, codes and signs that has an honest word of its own; null for all others. */
export function farAsked({ read, state, lines, grammar }: Scene): Plan | null {
  if (!grammar.turnsClauses || state.level >= 2) return null;
  const found = farOf(lines).find(
    ({ family, asks, about, not }) =>
      asks.test(read.clean) &&
      (about?.test(read.clean) ?? true) &&
      !(not?.test(read.clean) ?? false) &&
      hasUnsaid(family, { lines, state }),
  );
  if (found === undefined) return null;
  state.far += 1;
  return plan('far', 'explore', [line(found.family)], { expect: { kind: 'open' }, mayRepeat: true });
}
