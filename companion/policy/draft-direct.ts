import type { ReflectionGate } from '#companion/realise/reflection-gate.ts';
import { countWords, endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { Addressee } from './addressee.ts';
import { ownSentence } from './own-sentence.ts';
import { toThem } from './to-them.ts';

const written = writtenIn('policy/draft-direct');

// Why is this hard? "Just asking if he's ok and if he still wants to meet" says what the message does and not how it goes:
// what is asked about has to become a question to him, what is told a sentence, and what one is sorry for an apology.

/** Whom it is for, said once more before the thing itself: "the guy I told you about.. just asking if". */
const LEAD = written('lead');
const ASKS = written('asks');
const TELLS = written('tells');
const IS_SORRY = written('is-sorry');
/** "To say sorry about the biscuit". */
const SORRY_ABOUT =
  /^(?:say(?:ing)? (?:I'm )?sorry|apologi[sz]e) (?:for|about) ((?:the|my|what|how) .{2,40}?)(?:,? without \w+ing)?$/i;
const NEXT = written('next');
const MOST = 30;

const BE: readonly (readonly [RegExp, string])[] = [
  [/^you're\b|^you are\b/i, 'Are you'],
  [/^you were\b/i, 'Were you'],
  [/^you've\b|^you have (?=\w+(?:ed|en|t|ne|de)\b)/i, 'Have you '],
  [/^you'd\b|^you would\b/i, 'Would you'],
  [/^you'll\b|^you will\b/i, 'Will you'],
  [/^you (can|could|will|would|should|might)\b/i, '$1 you'],
  [/^(it|that|this|everything)(?:'s| is)\b/i, 'Is $1'],
  [/^(we) (can|could|should|are)\b/i, '$2 $1'],
  [/^(I) (can|could|should|may)\b/i, '$2 $1'],
  [/^you (?:didn't|don't) (?=\w)/i, "Don't you "],
  [
    /^you (still |even |also |ever )?(want|like|need|think|know|feel|have|love|mean|live|work|see|come|plan|remember)\b/i,
    'Do you $1$2',
  ],
];

/** "He still wants to meet" asked of him: "Do you still want to meet?"; null where its verb is not sure. */
function asQuestion(clause: string, them: Addressee | null): string | null {
  const [, word = 'if', rest = ''] = /^(if|whether|when|why|what|where|how)\b (.+)$/i.exec(clause) ?? [];
  const turned = toThem(
    rest.replace(/\b(he|she)'s (?=ok\b|okay|all right|alright|fine|well|better|free)/gi, '$1 is '),
    them,
  );
  if (turned === null) return null;
  const said = turned.replace(/^(you (?:still|even|always|also|ever|really|just)) (\w+[^s])s\b/i, '$1 $2');
  const found = BE.find(([form]) => form.test(said));
  if (found === undefined) return null;
  const asked = said
    .replace(found[0], found[1])
    .replace(/\s+/g, ' ')
    .replace(/\bok\b/g, 'OK')
    .trim();
  return /^(?:if|whether)$/i.test(word)
    ? `${upperFirst(asked)}?`
    : `${upperFirst(word.toLowerCase())} ${asked.charAt(0).toLowerCase()}${asked.slice(1)}?`;
}

const KNOWS = written('knows');

/**
 * What a message shall ask, tell or be sorry for, told in that form ("asking if …", "telling her that …", "to say sorry for
 * …"), as the message itself; null where it is not told so, or a piece of it can't be turned for sure.
 */
export function directContent(told: string, them: Addressee | null, gate: ReflectionGate): string | null {
  // "I'd like her to know I miss our evenings".
  const known = KNOWS.exec(told.replace(/[\s.!,;]+$/, ''))?.[1];
  if (known !== undefined && countWords(known) <= MOST) return ownSentence(known, them, gate);
  const bare = told.replace(LEAD, '').replace(/[\s.!,;?]+$/, '');
  if (countWords(bare) > MOST || gate.harshName(bare) !== null) return null;
  // What is asked of the other ("if he still wants to meet") guesses at nobody's mind.
  if (!gate.passes(bare) && !gate.guesses(bare)) return null;
  const deed = IS_SORRY.exec(bare)?.[1];
  if (deed !== undefined) {
    const [what = '', ...more] = deed.split(/,? and (?:that )?(?=I(?:'ll|'m| will| won't| would)\b)/i);
    const turned = [`I'm sorry for ${what}`, ...more].map((one) => toThem(one, them));
    return turned.some((one) => one === null)
      ? null
      : turned.map((one) => endWithStop(upperFirst(one ?? ''))).join(' ');
  }
  const about = SORRY_ABOUT.exec(bare)?.[1];
  const sorry =
    about === undefined ? null : toThem(`I'm sorry about ${about.replace(/,? (?:too|as well)$/i, '')}`, them);
  if (sorry !== null) return endWithStop(sorry);
  if (!ASKS.test(bare) && !TELLS.test(bare)) return null;
  let asks = ASKS.test(bare);
  const said = bare.split(NEXT).map((piece) => {
    if (ASKS.test(piece)) asks = true;
    if (TELLS.test(piece) || /^that\b/i.test(piece)) asks = false;
    const clause = piece
      .replace(ASKS, '')
      .replace(TELLS, '')
      .replace(/^that /i, '');
    return asks && /^(?:if|whether|when|why|what|where|how)\b/i.test(clause)
      ? asQuestion(clause, them)
      : ownSentence(clause, them, gate);
  });
  return said.some((one) => one === null) ? null : said.join(' ');
}
