import { writtenIn } from '#companion/written.ts';
import { QUOTED } from './draft-answers.ts';

const written = writtenIn('policy/own-wording');

const WORDING = written('wording');

/** Words of their own to somebody stand in this message: "something like, I miss you", "I'd tell him it's not his fault". */
export const bringsWording = (text: string): boolean => WORDING.test(text) || QUOTED.test(text);
