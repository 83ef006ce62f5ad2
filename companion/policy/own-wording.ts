import { writtenIn } from '#companion/written.ts';

const written = writtenIn('policy/own-wording');

const WORDING = written('wording');
/** A wording of their own in quotation marks. */
export const QUOTED = written('quoted');
/** "Is that ok", asked of it. */
export const ASKS_OF_IT = written('asks-of-it');

/** Words of their own to somebody stand in this message: "something like, I miss you", "I'd tell him it's not his fault". */
export const bringsWording = (text: string): boolean => WORDING.test(text) || QUOTED.test(text);

/** A wording of their own stands in quotation marks, with a question how it is: "is it too dramatic". */
export const asksOfOwn = (text: string): boolean => LONG_QUOTE.test(text) && ASKS_OF_IT.test(text);

const LONG_QUOTE = /["“](?:[^"”\s]+ ){4,}[^"”]*["”]/;
