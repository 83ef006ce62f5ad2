/** What a rename saves: the trimmed title, or null where nothing is left and nothing is saved. */
export function titleToSave(text: string): string | null {
  const title = text.trim();
  return title === '' ? null : title;
}
