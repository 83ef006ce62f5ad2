import { takePatterns } from '#companion/written.ts';
import { readContent } from './read-content.ts';

// Vitest runs this before every test file: a test that calls one function has no companion that was given content.
takePatterns(readContent());
