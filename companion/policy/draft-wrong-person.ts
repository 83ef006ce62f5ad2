import { writtenIn } from '#companion/written.ts';
import { type Addressee, peopleIn } from './addressee.ts';
import { askWhat } from './drafts.ts';
import type { Plan, Scene } from './plan.ts';

// Why is this hard? "Not Dave. The old man" follows a question for the words, and looks like the words. A correction is
// never what anybody wants to send: so whom it is for is put right, and the words are asked for once more or let go.

const written = writtenIn('policy/draft-wrong-person');

const NOT_THEM = written('not-them', 'iu');
const CORRECTS = written('corrects');
const HE = written('he');
const SHE = written('she');

const HOLDS = 2;
/** A name, as it was written out, or a word for one. */
const NAMES = /^(?:\p{Lu}.*|[Hh]im|[Hh]er|[Tt]hem)$/u;

/** Words were asked for or put up for somebody else than was meant: the right one is asked about; else null. */
export function wrongPerson(scene: Scene): Plan | null {
  const { state, read } = scene;
  const held = state.drafts;
  if (held === undefined || state.turn - held.turn > HOLDS || read.text.includes('?')) return null;
  const [, whom = '', rest = ''] = NOT_THEM.exec(read.clean) ?? [];
  const known = held.own.toLowerCase().split(' ').at(-1) ?? '';
  const named = whom.toLowerCase().split(' ').at(-1) === known || NAMES.test(whom) || peopleIn(`to ${whom}`).length > 0;
  const isTheirs = whom !== '' && named;
  if (isTheirs && rest !== '') return askWhat(scene, meantIn(rest), undefined, 'draft_wrong_person');
  if (isTheirs || (held.asked !== undefined && CORRECTS.test(read.clean))) delete state.drafts;
  return null;
}

/** Whom they mean instead, as far as it is told. */
function meantIn(rest: string): Addressee {
  const [person] = peopleIn(`to ${rest}`);
  if (person !== undefined && !HE.test(rest) && !SHE.test(rest)) return person;
  return { said: '', own: '', pronoun: HE.test(rest) ? 'he' : SHE.test(rest) ? 'she' : 'they' };
}
