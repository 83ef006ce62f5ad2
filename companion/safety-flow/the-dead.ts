import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';

// Why is this hard? "No, she DIED, at the hospice" puts right whoever asked if she is with somebody tonight, and holds a
// word of dying. Who died of age or an illness is in no danger, and whoever tells it is grieving and was not heard.

const written = writtenIn('safety-flow/the-dead');
const DIED = written('died');
const OF_AGE_OR_ILLNESS = written('of-age-or-illness');
const BY_OWN_HAND = written('by-own-hand');

/** It answers what was asked: another death in the same talk says nothing of whoever is in danger. */
const CORRECTS = written('corrects');

/** True where whoever was feared for has died already, of age or of an illness, or a while ago. English. */
export function correctsWithADeath(said: string): boolean {
  const text = straighten(said);
  return CORRECTS.test(text) && DIED.test(text) && OF_AGE_OR_ILLNESS.test(text) && !BY_OWN_HAND.test(text);
}
