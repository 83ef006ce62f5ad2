import type { LinesContent } from '#companion/content.schema.ts';
import type { CompanionState } from '#companion/state.ts';
import { fold } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';

// Why is this hard? Every line is written for "tu". A lady of 67 who writes "vous" in each message was answered so ten
// times. To write each line twice would double the content and let the two drift apart; so what is said is turned, word by
// word, where each verb in it is known (content/lines/fr/polite.yaml), and left as it is where one is not: half turned
// would be worse than either. What stands in quotation marks is said to somebody else and stays.

export type Polite = NonNullable<LinesContent['polite']>;

const written = writtenIn('realise/polite');

/** "Je vous l'ai dit", "pensez-vous": said to us. */
const HEARD = written('heard');
/** "Tu crois", "s'il te plaît". */
const NEAR = written('near');

const SIGN = 'polite';
const QUOTED = /("[^"]*"|«[^»]*»)/u;
const VOWEL = /^[aeiouyhàâéèêîôûœ]/iu;
const LEFT = /(?<!\p{L})(?:tu|te|t['’]|toi|ton|ta|tes)(?!\p{L})/iu;
const SUBJECT =
  /(?<![\p{L}-])([Tt]u) ((?:(?:ne|me|te|se|le|la|les|lui|leur|y|en|nous) |[nmtl]['’])*)(\p{L}+)(?!['’])/gu;
const INVERTED = /(?<![\p{L}])(\p{L}+)-tu(?!\p{L})/gu;

/** Notes how the person addresses us: said plainly it holds until the other way is heard. */
export function noteAddress(state: CompanionState, text: string, table: Polite | undefined): void {
  if (table === undefined) return;
  // What stands in quotation marks is said to somebody else.
  const plain = fold(text.replace(/"[^"]*"|«[^»]*»/gu, ' '));
  if (NEAR.test(plain)) state.signs = { ...state.signs, [SIGN]: 0 };
  else if (HEARD.test(plain)) state.signs = { ...state.signs, [SIGN]: 1 };
}

export const isPolite = ({ signs }: CompanionState): boolean => signs?.[SIGN] === 1;

/** The reply as it is said to somebody who says "vous" to us; as it was where one word of it is in doubt. */
export function politely(text: string, table: Polite | undefined): string {
  if (table === undefined) return text;
  let sure = true;
  const verb = (word: string): string => {
    const turned = turnedVerb(word, table);
    if (turned === null) sure = false;
    return turned ?? word;
  };
  const turned = text
    .split(QUOTED)
    .map((piece, at) => (at % 2 === 1 ? piece : turn(piece, verb, table)))
    .join('');
  const open = turned
    .split(QUOTED)
    .filter((_, at) => at % 2 === 0)
    .join(' ');
  return sure && !LEFT.test(open) ? turned : text;
}

function turn(piece: string, verb: (word: string) => string, table: Polite): string {
  return commands(piece, table)
    .replace(SUBJECT, (_all, subject: string, small: string, word: string) => {
      const said = verb(word);
      const clitics = small.replace(/(?:te |t['’])/g, 'vous ');
      return `${subject === 'Tu' ? 'Vous' : 'vous'} ${bound(clitics, said)}`;
    })
    .replace(INVERTED, (_all, word: string) => `${keepCase(word, verb(word.toLowerCase()))}-vous`)
    .replace(/-toi(?!\p{L})/gu, '-vous')
    .replace(/(?<!\p{L})(l[ea]s?) (tiens|tiennes|tien|tienne)(?!\p{L})/giu, (_all, article: string) =>
      /s$/i.test(article) ? `${article} vôtres` : `${article} vôtre`,
    )
    .replace(/(?<![\p{L}])([Tt])['’](?=\p{L})/gu, (_all, first: string) => (first === 'T' ? 'Vous ' : 'vous '))
    .replace(/(?<![\p{L}-])(te|toi|ton|ta|tes)(?!['’\p{L}])/giu, (word: string) =>
      keepCase(word, OWN[word.toLowerCase()] ?? word),
    );
}

const OWN: Readonly<Record<string, string>> = { te: 'vous', toi: 'vous', ton: 'votre', ta: 'votre', tes: 'vos' };

const keepCase = (like: string, word: string): string =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** "n'" before "avez", "ne" before a consonant. */
function bound(clitics: string, word: string): string {
  if (VOWEL.test(word)) return `${clitics.replace(/\b([nml])e $/u, "$1'")}${word}`;
  return `${clitics.replace(/\b([nm])['’]$/u, '$1e ')}${word}`;
}

function turnedVerb(word: string, { verbs, endings }: Polite): string | null {
  const own = Object.hasOwn(verbs, word) ? verbs[word] : undefined;
  if (own !== undefined) return own;
  for (const [ending, said] of Object.entries(endings))
    if (word.length > ending.length + 1 && word.endsWith(ending)) return word.slice(0, -ending.length) + said;
  return null;
}

/** "Raconte la suite": a command begins its sentence, follows a comma, or carries its pronoun behind it. */
function commands(piece: string, { commands: table }: Polite): string {
  const said = (word: string) => {
    const own = Object.hasOwn(table, word.toLowerCase()) ? table[word.toLowerCase()] : undefined;
    return own === undefined ? word : keepCase(word, own);
  };
  return piece
    .replace(/(?<![\p{L}-])(\p{L}+)(?=-(?:moi|toi|le|la|les|lui|leur|en|y)(?!\p{L}))/gu, said)
    .replace(/(^\s*|[.:?…] )(\p{Lu}\p{L}*)(?=[ ,.])/gu, (_all, lead: string, word: string) => lead + said(word))
    .replace(
      /(, |, puis |, et | puis |Alors )(\p{Ll}+)(?=[.,]| (?:la suite|ça|ton|ta|tes|le |la |les |un|une|à |ce |quand|comme|plus|si|en))/gu,
      (_all, lead: string, word: string) => lead + said(word),
    );
}
