import { isAnswerOnly } from '#companion/realise/whole-clause.ts';
import { close, line, type Plan, plan, question, type Scene } from './plan.ts';
import { agreed } from './short-answer.ts';

const SAYS_NO =
  /^(?:(?:well|oh|um|so|hm+|mm+|and|but|ok|okay)[ ,.]+)*(?:no|nah|nope|naw|not|nothing|never|hardly|probably not|neither|I (?:don't|do not|didn't|wouldn't))\b(?! (?:idea|know|sure))/i;
const SAYS_YES = /\b(?:yes|yeah|yep|aye|of course|exactly|true|definitely|absolutely|right|always)\b/i;

/** A no, a yes or a half of either in whatever words: taken as one, and never said back. */
export function softAnswer(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || !isAnswerOnly(read.clean) || /\?/.test(read.text) || state.turn === 0) return null;
  if (read.acts.has('unsure') || read.feelings.length > 0) return null;
  if (SAYS_NO.test(read.clean))
    return plan('no', 'explore', [line('short_no'), ...(state.asked >= 1 ? [close(scene)] : [question])]);
  if (SAYS_YES.test(read.clean)) return agreed(scene);
  return lines.families.short_maybe ? plan('maybe', 'explore', [line('short_maybe')]) : null;
}
