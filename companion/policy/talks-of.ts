import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { line, type Part, type Scene } from './plan.ts';

// Why is this hard? Whoever puts us right often says what it is about in the same breath: "hablo de mi marido y de la
// maquinita", "ich rede von meiner Schwester". "Where shall we go on?" after that is one more miss. What is named comes back
// with "my" as "your" and the same little word before it, and only where nothing else in it speaks of a person.

const written = writtenIn('policy/talks-of');

/** "Hablo de", "je parle de", "ich rede von", "falo da": what stands behind it is the matter. */
const TALKS_OF = written('talks-of', 'iu');
/** A clause that goes on: the matter ends before it. */
const GOES_ON = written('goes-on', 'iu');

const MOST = 11;

const YOURS: Readonly<Record<string, string>> = {
  mi: 'tu',
  mis: 'tus',
  mein: 'dein',
  meine: 'deine',
  meiner: 'deiner',
  meinem: 'deinem',
  meinen: 'deinen',
  mon: 'ton',
  ma: 'ta',
  mes: 'tes',
};

/** The matter as they name it, said back; null where it can not be turned for sure. */
export function talkedOf({ read, gate, grammar, lines }: Scene): Part | null {
  if (lines.families.talks_of === undefined) return null;
  const named = TALKS_OF.exec(read.clean)?.[1]?.replace(GOES_ON, '').trim();
  if (named === undefined || countWords(named) === 0 || countWords(named) > MOST || !gate.passes(named)) return null;
  const words = named.split(/\s+/);
  const strange = words.some((word) => {
    const low = word.toLowerCase();
    return YOURS[low] === undefined && (grammar.self.has(low) || grammar.you.has(low) || grammar.mine.has(low));
  });
  if (strange) return null;
  return line('talks_of', { what: words.map((word) => YOURS[word.toLowerCase()] ?? word).join(' ') });
}
