import { upperFirst } from '#companion/understand/plain-text.ts';
import type { Addressee } from './addressee.ts';

// Why is this hard? "I told her I had no time" becomes "I told you I had no time" when it is said to her: "her" is an
// object in one place and a possessive in another, and verbs lose their s. What can't be turned surely is given up,
// and a draft without the person's sentence is used.

const WORDS: Readonly<Record<'he' | 'she' | 'they', { subject: string; object: string; owned: string }>> = {
  he: { subject: 'he', object: 'him', owned: 'his' },
  she: { subject: 'she', object: 'her', owned: 'her' },
  they: { subject: 'they', object: 'them', owned: 'their' },
};
const AFTER_OBJECT =
  "(?=$|[,.]|'| (?:that|I|I'm|I've|I'd|what|when|how|why|to|about|in|on|at|for|and|because|a|an|the|no|not|so|with|by|over|off|out|up|down|over|again|yesterday|today|last|this|my|it|more|like|from|into|before|after|if|or|but|as|alone|away|back)\\b)";
const PLAIN_VERBS =
  'want|like|need|think|know|say|come|get|feel|keep|love|mean|make|take|see|call|ring|talk|leave|live|help|work|look|ask|tell|start|stop|put|let|give|hate|use|owe|still|always|never';
const HOW_OFTEN =
  'never|always|still|just|only|really|even|often|also|usually|sometimes|hardly|barely|constantly|regularly';
const PAST =
  "(?:[a-z]+ed|had|said|told|gave|went|came|left|made|took|saw|got|knew|thought|put|did|kept|lost|sent|forgot|broke|wrote|fell|felt|spoke|met|paid|bought|brought|chose|ate|drank|drove|lent|taught|found|hid|held|hurt|heard|lied|meant|ran|sold|slept|stood|taught|won|could|would|should|might|must|will|can|didn't|couldn't|wouldn't|can't|won't|never|always|still|ever)";

const ONE_OF_MINE =
  /(?<=^(?:and )?I (?:\w+ ){1,4}(?:at|to|with|on|past) )(?:an?|one of my) (?:colleague|co-?worker|workmate|friend|mate|neighbou?r|flatmate|housemate|cousin|classmate|teammate|customer|client)\b(?!')/i;

/** A clause of the person's own as it would be said to the one it is about; null where that is not sure. */
export function toThem(clause: string, them: Addressee | null): string | null {
  let text = clause.trim().replace(/[.!?,\s]+$/, '');
  if (/\b(?:you|your|yours|u|ur|ye|yous)\b/i.test(text)) return null;
  if (them !== null && them.own !== '') {
    const name = them.own.replace(/^(?:my|the) /, '');
    const bare = name.replace(/[.*+?^$()[\]\\|{}]/g, '');
    text = text
      .replace(new RegExp(`\\b(?:(?:my|the|our) (?:[\\w-]+ )?)?${name}(?:'s|s)\\b`, 'gi'), '@your')
      // "Trust me as a mother" is said of the writer.
      .replace(
        new RegExp(
          `(?<!\\b(?:an?|any|another|every|good|bad|new|young|single) )\\b(?:(?:my|the|our) (?:[\\w-]+ )?)?${bare}\\b(?!')`,
          'gi',
        ),
        '@you',
      )
      // "I snapped at a colleague", said to that colleague.
      .replace(
        new RegExp(`(?<=^(?:and )?I (?:\\w+ ){1,4}(?:at|to|with|on|past) )(?:an?|one of my) ${bare}\\b(?!')`, 'i'),
        '@you',
      );
    if (
      /@you (?:(?:never|always|still|just|only|really|even|often|also) )?(?:is|was|has|does|'s|\w+s)\b(?! (?:to|from|at)\b)/.test(
        text,
      )
    )
      return null;
  }
  // Nobody else is spoken of but her, and she was "a colleague" when it was told.
  if (them?.own === '' && (them.pronoun === 'he' || them.pronoun === 'she')) text = text.replace(ONE_OF_MINE, '@you');
  const pronoun = them?.pronoun ?? null;
  if (pronoun === null) {
    // "The plans are mine, and I want my name on them": the plans, and nobody.
    const things = /\b(?:the|my|our|these|those|all|some) (?:\w+ )?\w{3,}s\b.*\b(?:they|them|their)\b/i.test(text);
    return (things ? /\b(?:he|she|him|her|his)\b/i : /\b(?:he|she|him|her|his|they|them|their)\b/i).test(text)
      ? null
      : done(text);
  }
  const { subject, object, owned } = WORDS[pronoun];
  if (namesAnother(text, pronoun)) return null;
  text = text
    .replace(
      /\b(call(?:ed|ing|s)?) her (?!mum|mom|mother|dad|father|number|phone|sister|brother|friend|name)\b/gi,
      '$1 @you ',
    )
    .replace(
      /\b(owe|owes|owed|buy|bought|cook|cooked|lend|lent|pay|paid|promised?|sent|send|gave|give) her (?=\w)/gi,
      '$1 @you ',
    )
    .replace(
      /\b(let|made|make|making|saw|heard) her (?=(?:down|go|know|cry|feel|think|wait|worry|see|say|leave|sad|angry|upset|cross|late|mad|unhappy|happy|proud|believe|do)\b)/gi,
      '$1 @you ',
    )
    .replace(new RegExp(`\\b${object}self\\b|\\bthemselves\\b`, 'gi'), '@yourself')
    .replace(new RegExp(`\\b${object}\\b${AFTER_OBJECT}`, 'gi'), '@you')
    .replace(new RegExp(`\\b${owned}\\b`, 'gi'), '@your')
    .replace(new RegExp(`\\b${object}\\b`, 'gi'), '@you')
    .replace(
      new RegExp(`\\b${subject} ((?:(?:${HOW_OFTEN}) )+)([a-z]{2,}[^siu\\W])(?:(?<=ch|sh|x|ss)e)?s\\b`, 'gi'),
      '@you $1$2',
    )
    .replace(new RegExp(`\\b${subject} (?:was|were)\\b`, 'gi'), '@you were')
    .replace(new RegExp(`\\b${subject} (?:is|are)\\b`, 'gi'), '@you are')
    .replace(
      new RegExp(
        `\\b${subject}(?:'s|'re) (?=(?:not|so|too|always|never|drunk|angry|tired|ill|late|busy|sad|upset|stressed|ready|here|there|away|home|right|wrong|cross|alone|asleep|\\w+ing)\\b)`,
        'gi',
      ),
      "@you're ",
    )
    .replace(new RegExp(`\\b${subject} (?:hasn't|haven't)\\b`, 'gi'), "@you haven't")
    .replace(new RegExp(`\\b${subject} (?:has|have)\\b`, 'gi'), '@you have')
    .replace(new RegExp(`\\b${subject} (?:doesn't|does not|don't)\\b`, 'gi'), "@you don't")
    .replace(new RegExp(`\\b${subject}'(d|ll|ve)\\b`, 'gi'), "@you'$1")
    .replace(new RegExp(`\\b${subject} (${PAST})\\b`, 'gi'), '@you $1')
    .replace(new RegExp(`\\b${subject} (${PLAIN_VERBS})s?\\b`, 'gi'), '@you $1')
    .replace(
      new RegExp(
        `\\b${subject} (?!(?:does|goes|is|was|has|always|perhaps)\\b)([a-z]{2,}[^siu\\W])(?:(?<=ch|sh|x)e)?s\\b`,
        'gi',
      ),
      '@you $1',
    );
  // What is left of them could be anybody.
  return new RegExp(`\\b(?:${subject}|${object})\\b`, 'i').test(text) ? null : done(text);
}

const OTHER_HE = 'son|brother|dad|father|uncle|grandad|boy|guy|man|baby|husband|boyfriend|nephew';
const OTHER_SHE = 'daughter|sister|mum|mom|mother|aunt|nan|gran|girl|woman|baby|wife|girlfriend|niece';

/** "I love our son, and he wakes all night": who the "he" is, is not sure. After "I need" it is the one who is spoken to. */
function namesAnother(text: string, pronoun: 'he' | 'she' | 'they'): boolean {
  if (pronoun === 'they') return false;
  const other = new RegExp(
    `\\b(?:my|our|the|this|that|a) (?:\\w+ )?(?:${pronoun === 'he' ? OTHER_HE : OTHER_SHE})\\b(.*)$`,
    'i',
  ).exec(text)?.[1];
  const rest = other?.replace(
    /\b(?:I(?:'d)?) (?:just |really |also )?(?:need|want|like|would like|love|miss) (?:him|her)\b/gi,
    ' ',
  );
  return rest !== undefined && (pronoun === 'he' ? /\b(?:he|him|his)\b/i : /\b(?:she|her)\b/i).test(rest);
}

function done(text: string): string | null {
  const plain = text.replaceAll('@', '').replace(/\s+/g, ' ').trim();
  // "Because you are you": two of them stood there, and one was turned too many.
  return plain === '' || /\byou(?:'re| are| were)?(?: not)? you\b/i.test(plain) ? null : upperFirst(plain);
}
