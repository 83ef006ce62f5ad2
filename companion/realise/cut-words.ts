import type { Scene } from '#companion/policy/plan.ts';
import type { Clause } from '#companion/understand/clauses.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { AGAINST_OWN, LEARNING } from './anchors.ts';
import { OWNED_BY_KIN } from './named-thing.ts';
import { swapPronouns } from './swap-pronouns.ts';

const written = writtenIn('realise/cut-words');

/** Little words before a verb that change nothing of what is done. */
export const MODS =
  '(?:(?:just|really|still|even|already|also|then|now|once|often|sometimes|usually|mostly|always|finally|actually|only|again) )*';
/** What is not lifted out of a line, whoever said it. */
export const ILL = written('ill');

/** What trails off a clause. */
const TRAILS = written('trails');

export function trimmed(text: string): string {
  return text
    .replace(/[.!,;: ]+$/, '')
    .replace(TRAILS, '')
    .replace(TRAILS, '')
    .trim();
}

export function turnedPiece(bare: string, { gate }: Scene): string | null {
  if (ILL.test(bare) || gate.holds(bare) || /["*#@<>/\\?!]/.test(bare)) return null;
  return swapPronouns(bare, null)?.replace(OWNED_BY_KIN, "$1's") ?? null;
}

/** The clause may be cut at all: told as it is, with nothing denied, wished or held against oneself. */
export function mayCut(clause: Clause, text: string, scene: Scene): boolean {
  const { gate } = scene;
  return (
    !clause.question &&
    !/\d\.\d/.test(scene.read.clean) &&
    gate.passes(clause.text) &&
    !AGAINST_OWN.test(text) &&
    !LEARNING.test(text) &&
    !/\b(?:not|never|no one|nobody|hardly|barely|stop(?:ped)?|wish|would|could|should|might|can't|cannot)\b|n't\b|\?/i.test(
      text.replace(/\bcan't stop|couldn't stop/i, ''),
    )
  );
}

const SPELLED = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const TEENS = ['', '', '', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const MONTH = written('month', 'gi');

/** As a careful hand would write it: no figure opens a sentence, and a month has its capital. */
export function spelled(text: string): string {
  return text
    .replace(/^([2-9])(\d)(?= [a-z])/, (_all, ten, one) => {
      const word = TENS[Number(ten)] ?? '';
      return one === '0' ? word : `${word}-${one === '1' ? 'one' : SPELLED[Number(one)]}`;
    })
    .replace(/^1([3-9])(?= [a-z])/, (_all, one) => TEENS[Number(one)] ?? '')
    .replace(MONTH, (month) => upperFirst(month))
    .replace(/\b(\d{1,2})(?= [a-z])(?! [ap]m\b)/g, (digits) => SPELLED[Number(digits)] || digits)
    .replace(/\b(tues|thurs)\b/gi, (day) => (/^t[u]/i.test(day) ? 'Tuesday' : 'Thursday'));
}
