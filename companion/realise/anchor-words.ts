import { withoutLead } from './lead-words.ts';

/** What joins a clause to the one before it: without that one it hangs in the air. */
const JOINERS =
  /^(?:(?:cause|just|although|though|however|whereas|even though|since|which|or|still|next time|it's like(?= (?:I|I'm|he|she|they|we|nobody|everyone|no one)\b)|I don't know why but|not gonna lie|don't get me wrong|then|now|like|well|ok|okay|right|fine|true|exactly|whatever|hey|hi|hello|because|so|it's just that|maybe(?= I\b)|perhaps(?= I\b))\b[\s,]+)+/i;

/** The clause without what leads into it, however many words that is. */
export function withoutJoiners(clause: string): string {
  const bare = withoutLead(clause).replace(JOINERS, '');
  return bare === clause ? clause : withoutJoiners(bare);
}
