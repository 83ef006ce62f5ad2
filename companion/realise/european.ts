import type { CompanionState } from '#companion/state.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';

// Why is this hard? The Portuguese lines are written for Brazil, and a man near Trancoso was asked to go on "escrevendo" by a
// program that calls him "você". To write each line twice would let the two drift apart. So what is sent is turned where a
// rule is sure: "você" before its verb goes, after a little word it is "si", "está lendo" is "está a ler". All else stays.

const written = writtenIn('realise/european');

/** "Telemóvel", "estou a ler", "miúdo": only said in Portugal. */
const SURE = written('sure', 'iu');
/** Said there more than here; two of a kind are enough. */
const LIKELY = [written('own-article', 'iu'), written('clitic', 'iu'), written('there', 'iu')];
/** "Você", "pra", "tô": Brazil. */
const BRAZIL = written('brazil', 'iu');

const SIGN = 'european';
const ENOUGH = 2;
const PORTUGUESE = 'pt';

/** Notes which Portuguese the person writes: said plainly it holds until the other is heard. */
export function noteEuropean(state: CompanionState, text: string, language: string): void {
  if (language !== PORTUGUESE) return;
  if (SURE.test(text)) state.signs = { ...state.signs, [SIGN]: 1 };
  else if (BRAZIL.test(text)) state.signs = { ...state.signs, [SIGN]: 0 };
  else if (LIKELY.filter((one) => one.test(text)).length >= ENOUGH) state.signs = { ...state.signs, [SIGN]: 1 };
}

const ALONE =
  /(?<!\p{L})(para|por|de|em|sobre|sem|até|a|pra) você(?=\s*(?:[.,;:?!…)"]|$)| (?:e|ou|agora|hoje|aqui|também|nisso|mesm[oa])(?!\p{L}))/giu;
const SUBJECT =
  /(?<!\p{L})(que|como|onde|quando|porque|enquanto|se|do que|embora|caso) você (?=\p{L})(?!mesm[oa]|e |ou |também)/giu;
const AT_START = /(^|[.?!…"] |, )(v)ocê (?!mesm[oa]|e |ou |também|(?:é|era) que)(\p{L})/giu;
const GOES_ON =
  /(?<!\p{L})(est(?:ou|á|ás|ava|avam|ão|ar|eja|eve|amos)|continu(?:a|o|e|am|ar|amos)|fi(?:ca|co|cam|car|que|cava|cou)|and(?:a|o|am|ar|ava))( só| já| sempre| ainda| também)?( me| se| lhe| nos)? (?!quando|lindo)(\p{L}*?)(a|e|i)ndo(?!\p{L})/giu;
const COMMAND = /(^|[.?!…] )Me (\p{L}+)/gu;
const WORDS: Readonly<Record<string, string>> = {
  celular: 'telemóvel',
  celulares: 'telemóveis',
  equipe: 'equipa',
  trem: 'comboio',
  ônibus: 'autocarro',
  pra: 'para',
  pro: 'para o',
};
const OTHER = /(?<!\p{L})(celulares|celular|equipe|trem|ônibus|pra|pro)(?!\p{L})/giu;

/** The Portuguese reply as it is said in Portugal, to whoever writes so; one in any other language as it is. */
export function europeanly(text: string, { signs }: CompanionState, language: string): string {
  if (language !== PORTUGUESE || signs?.[SIGN] !== 1) return text;
  return text
    .replace(/(?<!\p{L})com você(?!\p{L}|s)/giu, 'consigo')
    .replace(ALONE, '$1 si')
    .replace(GOES_ON, (_all, is: string, small = '', clitic = '', stem: string, vowel: string) => {
      const does = `${stem}${vowel}r`;
      return `${is}${small} a ${does}${clitic === '' ? '' : `-${clitic.trim()}`}`;
    })
    .replace(SUBJECT, '$1 ')
    .replace(AT_START, (_all, lead: string, first: string, next: string) =>
      first === 'V' ? `${lead}${next.toUpperCase()}` : `${lead}${next}`,
    )
    .replace(COMMAND, (_all, lead: string, verb: string) => `${lead}${upperFirst(verb)}-me`)
    .replace(OTHER, (word) => {
      const said = WORDS[word.toLowerCase()] ?? word;
      return /^\p{Lu}/u.test(word) ? upperFirst(said) : said;
    });
}
