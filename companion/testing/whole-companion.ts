import { createCompanion } from '#companion/companion.ts';
import { readContent } from './read-content.ts';

/** The companion with the content of the tree. It keeps nothing between two turns, so all test files share one. */
export const companion = createCompanion(readContent());
