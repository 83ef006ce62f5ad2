import { quick } from '#companion/quick-pattern.ts';

/** Who is named beside "we" and is hardly one of it. */
const OUTSIDE = quick(
  /^(?:landlord|landlady|boss|manager|supervisor|teacher|doctor|gp|neighbou?rs?|customers?|clients?|ex|examiner|nurse|lawyer|agent|driver|coach|tutor|therapist|counsellor|vet|surgeon|consultant|stranger|baby|dog|cat)$/i,
);

/** Somebody, by pronoun or by name; any other word before "and I" ends a clause of its own. */
const JOINT =
  /^(?:[Hh]e|[Ss]he|[Tt]hey|(?!\w+day$|January|February|March|April|May$|June|July|August|September|October|November|December|Christmas|Easter)[A-Z][a-z]+(?<!ed|ing))$/;

/** "I sat down and a gull looked at me": the second half has its own one who does it. */
const ANOTHER_DOES = quick(/\b(?:and|but|so|because|when|while|as|that|who|how)\b(?! (?:I|@you)\b)/i);

/** In place of a person's name: "we" is the one who writes and one other, whoever that is. */
export const BOTH = '*';

/** "Boss is on my back", "teacher is fast": people leave out the "my", in haste or in a second language. */
const BARE_ROLE = quick(
  /^((?:and |but |so )?)(teacher|boss|manager|landlord|wife|husband|son|daughter|brother|sister|job|flatmate|roommate|neighbou?r) (?=(?:is|isn't|was|wasn't|has|hasn't|says?|said|speaks?|talks?|gives?|gave|wants?|comes?|came|doesn't|didn't|won't|keeps?|thinks?)\b)/i,
);

/**
 * Turns a clause about "I" into one about "you".
 *
 * Why is this hard? English verbs agree with the person only for "be" ("I am" becomes "you are", but "my dad was"
 * stays), objects and subjects of "you" look the same, and "we" can mean anybody. A clause that can not be turned
 * surely is given back as null: a quote or a meaning line is better than broken grammar.
 */
export function swapPronouns(clause: string, partner: string | null): string | null {
  if (partner !== null && OUTSIDE.test(partner)) return swapPronouns(clause, null);
  if (/\b(you|your|yours|yourself|you're|u|ur)\b/i.test(clause)) return null;
  let text = clause.replace(BARE_ROLE, (_all, lead: string, role: string) => `${lead}my ${role.toLowerCase()} `);
  text = text.replace(
    /\b(?:me and (my [\w'-]+)|(my [\w'-]+) and (?:me|myself)|(?<=^|\b(?:that|when|because|if|so|and|but|then|while|since|before|after|where|both) )(my [\w'-]+) and I)\b/gi,
    (_all, after, before, first) => {
      const other = String(after ?? before ?? first).replace(/^my /i, '');
      return `@you and @your ${other}`;
    },
  );
  // "He and I"; in "the party and I want" the "and" joins two sentences.
  text = text.replace(
    /(?<=^|\b(?:that|when|because|if|so|and|but|then|while|since|before|after|where|both) )(he|she|they|[\w'-]+) and I\b/gi,
    (all, other) => (JOINT.test(String(other)) ? `@you and ${String(other).toLowerCase()}` : all),
  );
  text = text.replace(
    /\b(both|all|two|three|four|some|none|one|each|most|many|neither|either|half|the rest) of us\b/gi,
    '$1 of @you',
  );
  if (/\b(we|us|our|ours|we're|we've|we'd|we'll|ourselves)\b/i.test(text)) {
    if (partner === null && !/\b(?:we|we're|we've|we'd|we'll|ourselves)\b/i.test(text) && /^(?!us\b|our\b)/i.test(text))
      text = text
        .replace(/\bus\b/gi, '@you')
        .replace(/\bours\b/gi, '@yours')
        .replace(/\bour\b/gi, '@your');
    else if (
      partner === null ||
      new RegExp(`\\bour (?:\\w+ )?${partner === BOTH ? '\\*' : partner}\\b`, 'i').test(text)
    )
      // "We put our cat down": what is ours is not one of us.
      text = turnWePlainly(text);
    else text = turnWe(text, partner);
  }
  const subjectIsMe =
    /^(?:[a-z']+ ){0,3}I\b/.test(text) &&
    !/\bI\b.*\b(?:he|she|they|it|who|them|him|her|people|everyone)\b|\bI (?:think|reckon|guess|believe|suspect|hope|wish|bet|swear) (?!I\b)/.test(
      text,
    );
  text = text
    .replace(/\bI'm\b/gi, "@you're")
    .replace(/\bI've\b/gi, "@you've")
    .replace(/\bI'd\b/gi, "@you'd")
    .replace(/\bI'll\b/gi, "@you'll")
    .replace(/\bam I\b/gi, 'are @you')
    .replace(/\bwas I\b/gi, 'were @you')
    .replace(
      /\bI ((?:really |just |only |never |always |also |still |already |often |once |even |actually |honestly )*)am\b/gi,
      '@you $1are',
    )
    .replace(
      /\bI ((?:really |just |only |never |always |also |still |already |often |once |even |actually |honestly )*)was\b/gi,
      '@you $1were',
    )
    .replace(
      /\bI ((?:really |just |only |never |always |also |still |already |often |once |even )*)wasn't\b/gi,
      "@you $1weren't",
    )
    .replace(/\bI\b/g, '@you')
    .replace(/\bmyself\b/gi, '@yourself')
    .replace(
      /(\b(?:ask|get|tell|let|want|have|help|need) (?:my |your |the )?[\w-]+(?: [\w-]+)? (?:to )?\b.*\b(?:with|beside|for)) me$/i,
      '$1 @you',
    )
    .replace(/\b(at|with|about) me$/i, subjectIsMe && !ANOTHER_DOES.test(text) ? '$1 @yourself' : '$1 @you')
    .replace(/\bmine's\b/gi, '@yours is')
    .replace(/\bmine\b/gi, '@yours')
    .replace(/\bmy\b/gi, '@your')
    .replace(/\bme\b/gi, '@you');
  text = text
    .replace(/(?<!\d ?)\bam\b/g, 'are')
    .replace(/(@you(?:'ve)? [^,]*?\b(?:and|or|but|that|when|because|if)) was\b/g, subjectIsMe ? '$1 were' : '$1 was');
  return text
    .replaceAll('@', '')
    .replace(
      /\byou were (?=(?:teacher|doctor|nurse|lawyer|driver|manager|student|chef|farmer|builder|soldier|journalist|pharmacist|dentist)\b)/gi,
      'you were a ',
    )
    .replace(/\byou were (?=(?:engineer|architect|accountant|artist|electrician|officer|actor)\b)/gi, 'you were an ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "You" can be many: true of "we" whoever that is. */
function turnWePlainly(text: string): string {
  return text
    .replace(/\bwe're\b/gi, "@you're")
    .replace(/\bwe've\b/gi, "@you've")
    .replace(/\bwe'll\b/gi, "@you'll")
    .replace(/\bwe'd\b/gi, "@you'd")
    .replace(/\b(?:we|us)\b/gi, '@you')
    .replace(/\bourselves\b/gi, '@yourselves')
    .replace(/\bours\b/gi, '@yours')
    .replace(/\bour\b/gi, '@your');
}

function turnWe(text: string, partner: string): string {
  const two =
    partner === BOTH || new RegExp(`\\bmy ${partner}\\b`, 'i').test(text)
      ? 'the two of @you'
      : `@you and @your ${partner}`;
  return (
    text
      .replace(/\bwe're\b/gi, `${two} are`)
      .replace(/\bwe've\b/gi, `${two} have`)
      .replace(/\bwe'll\b/gi, `${two} will`)
      .replace(/\bwe'd\b/gi, `${two} had`)
      .replace(/\bwe\b/i, two)
      .replace(/\bwe\b/gi, 'the two of @you')
      // "Live with us" may be a whole family: "you" is all of them.
      .replace(/\b(with|to|for|at|from|near|by|gave|told|asked|let) us\b/gi, '$1 @you')
      .replace(/\b(?:us|ourselves)\b/gi, 'the two of @you')
      .replace(/\bours\b/gi, '@yours')
      .replace(/\bour\b/gi, '@your')
  );
}
