import type { Scene } from '#companion/policy/plan.ts';
import { endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { withoutLead, withoutTail } from './lead-words.ts';
import { tellToYou } from './tell-to-you.ts';

const FIRST_TIME =
  /^(?:(?:my|the|our|her|his) )?(?:first|second|third|fourth|fifth|last|only) (?:\w+ ){1,3}(?:since|without|after|alone|on my own)\b(?:[ ,]+[\w']+){0,6}$/i;
const HOW_LONG =
  /^(?:(?:for|about|nearly|almost|over|only|just|roughly|around) )*(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty) (?:days|weeks|months|years|nights)(?: (?:now|ago|already))?|since (?:last |the |early |late |about )?[\w'-]+(?: [\w'-]+)?)$/i;

/** "First birthday without Mum", "eleven weeks": no sentence, and the whole of what was told. */
export function toldSpan({ clean }: Understanding, { gate }: Scene): string | null {
  const bare = withoutTail(withoutLead(clean)).replace(/[.!,\s]+$/, '');
  if (!(FIRST_TIME.test(bare) || HOW_LONG.test(bare)) || !gate.passes(bare)) return null;
  const turned = tellToYou(bare, null);
  return turned === null ? null : endWithStop(upperFirst(turned));
}
