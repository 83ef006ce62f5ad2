/** A page is looked at a stretch at a time, as if each were a message: longer ones hide what stands in them. */
const STRETCH = 1500;

/** The text in pieces of at most `STRETCH`, cut where a paragraph, a line or a word ends. */
export function stretchesOf(text: string): string[] {
  const stretches: string[] = [];
  let left = text;
  while (left.length > STRETCH) {
    const head = left.slice(0, STRETCH);
    const cut = Math.max(head.lastIndexOf('\n\n'), head.lastIndexOf('\n'), head.lastIndexOf('. '), 0);
    const at = cut > STRETCH / 3 ? cut + 1 : Math.max(head.lastIndexOf(' ') + 1, STRETCH / 2);
    stretches.push(left.slice(0, at));
    left = left.slice(at);
  }
  return [...stretches, left].map((piece) => piece.trim()).filter((piece) => piece !== '');
}
