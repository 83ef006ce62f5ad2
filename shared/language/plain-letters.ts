/** Without accents and in one kind of apostrophe, so that one pattern reads what is written with and without them. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'");
}
