import { readFile } from 'node:fs/promises';
import { loadOnce } from '#server/files/load-once.ts';

const FILE = new URL('../../../content/passwords/common.txt', import.meta.url);
const APP_WORDS = ['alcove', 'wellbeing', 'companion'];
/** An ending this short adds nothing for a guesser: a year, `123`, `!`. */
const ENDING_MAX = 4;

const commonPasswords = loadOnce(async () => {
  const lines = (await readFile(FILE, 'utf8')).split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
});

const LOOK_ALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const withoutEnding = (text: string): string => {
  const bare = text.replace(/[^\p{L}]+$/u, '');
  return text.length - bare.length <= ENDING_MAX ? bare : text;
};

const withoutLookAlikes = (text: string): string => text.replace(/[013457@$!]/g, (sign) => LOOK_ALIKES[sign] ?? sign);

/** `aaaaaa`, `abababab`, `123456`, `fedcba`. */
function isPattern(text: string): boolean {
  if (/^(.{1,3})\1+$/u.test(text)) return true;
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const [step] = steps;
  return steps.size === 1 && (step === 1 || step === -1);
}

const personalWords = (personal: readonly string[]): string[] =>
  personal
    .flatMap((text) => [text, ...text.split(/[@.+_\s-]+/)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 3);

/**
 * Whether a guesser would try this password early: a common one, also with a short ending or
 * look-alike signs, a plain pattern, or a word of the app or of the person.
 *
 * @param personal the person's address and name
 */
export async function isCommonPassword(password: string, personal: readonly string[]): Promise<boolean> {
  const text = password.normalize('NFKC').toLowerCase().trim();
  const forms = [text, withoutEnding(text), withoutLookAlikes(text), withoutLookAlikes(withoutEnding(text))];
  if (forms.some(isPattern)) return true;
  const common = await commonPasswords();
  const words = new Set([...APP_WORDS, ...personalWords(personal)]);
  return forms.some((form) => common.has(form) || words.has(form));
}
