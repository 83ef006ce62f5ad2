import type { Scene } from './plan.ts';

const LETTERS_MOST = 260;

/** So few words have no more letters, unless somebody leans on a key: for policies that read a message of a few dozen words. */
export function leansOnKey({ text }: Pick<Scene['read'], 'text'>): boolean {
  return text.length > LETTERS_MOST;
}
