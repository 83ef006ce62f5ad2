import { createTalk } from '#companion/talk.ts';
import { readContent } from './read-content.ts';

/** What English is read and written with, from the content of the tree: made once for all test files. */
export const englishTalk = createTalk(readContent(), 'en');
