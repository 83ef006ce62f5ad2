import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { toldAs } from './told-as.ts';

// Why is this hard? "I took plenty paracetamol, I feel fine now, do I just sleep it off" holds no number and no wish to die,
// and the classifier hears a body, a guess among others. It is the one that kills two days later without having hurt.

const written = writtenIn('safety-flow/took-many');
/** A medicine and more of it than anybody is told to take, said of oneself. */
const TOOK_MANY = written('took-many');
const NOT_MANY = written('not-many');

/** Plenty of tablets, taken by the writer and not for an illness, is an overdose told, whatever it was for. English. */
export function ofManyTaken(assessment: Assessment, said: string): Assessment {
  const text = straighten(said);
  if (!TOOK_MANY.test(text) || NOT_MANY.test(text)) return assessment;
  return toldAs(assessment, 3, 'suicide_imminent', ['told.taken']);
}
