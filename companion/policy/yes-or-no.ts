import { shuffled } from '#companion/hash.ts';
import { wasUsed } from '#companion/state.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { line, linesOf, type Part, type Scene } from './plan.ts';

// Why is this hard? One answer serves "is it normal to want a break?" and "is it selfish to want a break?", and its "No" is
// a comfort to the second and a slap to the first. So a yes or a no that would be read the wrong way round, or that answers
// a question which no yes or no answers, is left out, and what stands after it says enough.

const written = writtenIn('policy/yes-or-no');

const LEAD_WORD = /^(Yes|No)(?:, (?:sadly |very )?|\. )(?=\S)/;
/** "What do others do", "how long", "why": no yes or no answers them. */
const NO_YES_NO = written('no-yes-no');
/** A yes to it would comfort. */
const HOPES_YES = written('hopes-yes');
/** A no to it would comfort. */
const HOPES_NO = written('hopes-no');

/** Whether this first word would be read the wrong way round as an answer to the question. */
export function misleads(word: string, asked: string): boolean {
  if (NO_YES_NO.test(asked)) return true;
  // "Normal or not normal?" wants the word itself.
  if (/\bor not\b/i.test(asked)) return false;
  const yes = HOPES_YES.test(asked);
  const no = HOPES_NO.test(asked);
  if (yes === no) return false;
  return word === 'Yes' ? no : yes;
}

/** The lines of a family, without a yes or a no that would be heard the wrong way round; as they are where none would. */
export function saidTo(asked: string | null, family: string, { lines, state, seed }: Scene): Part {
  const texts = linesOf(lines.families[family]);
  const bent = (text: string) => {
    const word = asked === null ? undefined : LEAD_WORD.exec(text)?.[1];
    return word !== undefined && misleads(word, asked ?? '') ? upperFirst(text.replace(LEAD_WORD, '').trim()) : text;
  };
  if (texts.every((text) => bent(text) === text)) return line(family);
  const fresh = texts.map(bent).filter((text) => !wasUsed(state, text));
  const [first] = shuffled(fresh.length > 0 ? fresh : texts.map(bent), seed);
  return first === undefined ? line(family) : { kind: 'text', text: first };
}
