import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { writtenIn } from '#companion/written.ts';

const written = writtenIn('policy/person-in');

const CLOSE = written('close', '');
const NAMED = written('named', '');
const NO_NAME = written('no-name', '');

/** Whoever is named in an answer, as one says it to the person; null where nobody is. */
export function personIn(clean: string): string | null {
  const kin = CLOSE.exec(clean)?.[1];
  const name = NAMED.exec(clean)?.[1];
  if (kin !== undefined) return swapPronouns(kin.toLowerCase(), null) ?? null;
  return name === undefined || NO_NAME.test(name) ? null : name;
}

const WHEN = written('when');

/** The hour or the part of the day an answer names. */
export function hourIn(clean: string): string | undefined {
  return WHEN.exec(clean)?.[0];
}
