import { writtenIn } from '#companion/written.ts';

const written = writtenIn('realise/own-guilt');

const GUILT = written('guilt');

/** "I failed it twice", "I used his name to bring him to it": handed back bare, it is a verdict. */
export const isOwnGuilt = (said: string): boolean => GUILT.test(said);
