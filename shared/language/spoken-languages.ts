/** Languages the guided companion holds a whole talk in. Kept equal to its content by `companion/talk.test.ts`. */
const SPOKEN = ['en', 'es', 'fr', 'de', 'pt'] as const;

/** Whether the guided companion speaks the language of a tag (`pt-BR`); in others it has a few lines only. */
export function isSpokenFully(tag: string): boolean {
  const language = tag.split('-')[0]?.toLowerCase();
  return SPOKEN.some((spoken) => spoken === language);
}
