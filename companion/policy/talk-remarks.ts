import { CODE_SHAPES, sourceOf } from '#companion/bank-patterns.ts';
import { writtenIn } from '#companion/written.ts';
import { bankReader } from './banks.ts';

// Why is this hard? People find endless words for "say that again" and "hang on, the door". Only what can hardly be meant
// in another way stands here; whatever else is said of the talk is read as a complaint (mistakes.ts) or as a story.

const written = writtenIn('policy/talk-remarks');

export const SIGH = new RegExp(
  sourceOf('{remark-lead}(?:u+gh+|a+r+gh+|sigh|oof|bah|pff+t?|hmph|gah+|bleh|blah){remark-end}', CODE_SHAPES),
  'iu',
);
export const LAUGHS = written('laughs', 'iu');

/** What is said of the talk, or asked of it, each with its family of lines. */
export const remarksOf = bankReader(({ remarks }) => remarks);
