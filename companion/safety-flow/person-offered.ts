import { straighten } from '#companion/understand/plain-text.ts';
import { recipientIn } from './words-asked.ts';

// Why is this hard? "My mum would panic. Maybe my friend Dan" names two, and the first is the one who is ruled out. Who is
// thought of stands after a maybe; who is spared stands before a would.

const THINKS_OF =
  /\b(?:maybe|perhaps|possibly|probably|(?:i )?(?:guess|suppose)|i (?:could|can|might|will|'?d)|there(?:'s| is)|could (?:try|ask|tell|text|ring))\b/i;
const RULES_OUT =
  /\b(?:not|n't|never|no)\b|\b(?:would|'d|will|'ll) (?:just |only )?(?:panic|freak|cry|worry|fret|shout|judge|hate|laugh|tell everyone)\b/i;

/** "Ina would be a good one to tell": by the name, however it is written. */
const TELLABLE =
  /\b(?!(?:he|she|it|that|this|they|there|who|what|someone|somebody|nobody|anyone|anybody|one|you|which|mum|mom|dad|now|tomorrow|today|tonight)\b)([a-z]{2,}) (?:would|might|could|may|'d) (?:maybe |probably )?be (?:a |the )?(?:good |right |best |safe |easiest )?(?:one|person|soul)? ?(?:to (?:tell|talk to|ask|ring)|i could (?:tell|ask))\b/i;

/** The one somebody could tell, of several who are named; null where only one is, or none is offered. English. */
export function personOffered(text: string): string | null {
  const [, name] = recipientIn(text) === null ? (TELLABLE.exec(straighten(text)) ?? []) : [];
  if (name !== undefined) return name.charAt(0).toUpperCase() + name.slice(1);
  const clauses = straighten(text).split(/[.!?;\n]+|,? but /i);
  const named = clauses.filter((clause) => recipientIn(clause) !== null);
  if (named.length < 2) return null;
  const offered = named.filter((clause) => THINKS_OF.test(clause) && !RULES_OUT.test(clause));
  return recipientIn(offered.at(-1) ?? '');
}
