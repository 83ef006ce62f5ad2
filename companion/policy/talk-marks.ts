import type { Scene } from './plan.ts';

// Signs of the talk that several policies go by, in a file that knows none of them.

/** The turn of the last thing that was held against us. */
export const HELD_AT = 'mistake-at';

/** The turn in which words to say were turned down for good (lines-refused.ts). */
export const NO_LINES = 'no-lines';

/** Whether words to say were turned down in this talk and not asked for again. */
export const linesAreRefused = ({ state }: Pick<Scene, 'state'>): boolean => state.signs?.[NO_LINES] !== undefined;
