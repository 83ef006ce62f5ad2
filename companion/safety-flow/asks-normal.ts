import type { Assessment } from '#companion/risk/assess.ts';
import { asDistress } from './distress.ts';
import { asksOfRule } from './rule-asked.ts';
import { tellsOfHarm } from './told-hurt.ts';

// Why is this hard? "He checks my phone every day, is that normal?" is the first time that somebody wonders. A script with
// a card and a way off the page tells her that she asked too much, and "it's common" that she may stop wondering. So the
// answer is a plain no, and one question whether it frightens her; what she says to that raises what there is to raise.

const OF_RULE = /^(?:abuse\.(?:hit|control\w*|rule\w*)|told\.(?:kept|ruled)|rules?-\w+|model$|self\.(?:strain|weak))/;

/**
 * A partner's rule that is only wondered about is answered and asked about first, where no harm was told. English.
 *
 * @param texts what was said in this talk, this message last
 */
export function ofAskedRule(assessment: Assessment, heard: ReadonlySet<string>, texts: readonly string[]): Assessment {
  if (!asksOfRule(heard) || assessment.level === 0 || assessment.level === 3) return assessment;
  if (!assessment.rules.every((rule) => OF_RULE.test(rule)) || tellsOfHarm(texts)) return assessment;
  return asDistress(assessment, ['self.strain']);
}
