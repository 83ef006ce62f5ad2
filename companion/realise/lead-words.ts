// Why is this hard? "No, she left" answers and then tells; "no one asked" tells. "So tired" is how tired, "so I left" is
// only talk. So a word that is both is dropped only before a mark, or before a word that surely opens a sentence.

import { writtenIn } from '#companion/written.ts';

const written = writtenIn('realise/lead-words');

const SHUT = written('shut');
const HELD = written('held');

const TRAILS = written('trails');

/** Without the nods, joining words and noises a sentence begins with; a word that carries meaning there stays. */
export function withoutLead(text: string): string {
  return text.replace(SHUT, '').trimStart();
}

/** "That he is here without me" stands by itself as "he is here without me". */
export function withoutThat(text: string): string {
  return text.replace(HELD, '').trimStart();
}

/** Without the shrug or the laugh after it. */
export function withoutTail(text: string): string {
  return text.replace(TRAILS, '').trimEnd();
}
