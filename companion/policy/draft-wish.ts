import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { mattersIn } from './answer-matter.ts';
import { draftAnswer } from './draft-answers.ts';
import { noteQuoted } from './draft-quoted.ts';
import { wrongPerson } from './draft-wrong-person.ts';
import { saysGoodbye } from './goodbye.ts';
import { bringsWording } from './own-wording.ts';
import type { Plan, Scene } from './plan.ts';
import { kindOf, questionIn } from './question-in.ts';
import { sentencesOf } from './read-apart.ts';
import { dropAct } from './thanks-and-more.ts';
import { clearView } from './views.ts';

// Why is this hard? "The first one, but I want to actually say sorry in it" picks and changes in one breath. Read as a pick
// it hands back just what was found wanting. So the wish is put as people put it when they ask for it alone.

const written = writtenIn('policy/draft-wish');

/** A pick, and what is wanted beside it. */
const PICK_BUT = written('pick-but');
const SORRY = written('sorry');
/** "Ask him to have her": what he is to do. */
const ASKS_THEM = written('asks-them');
const SAYS = written('says');
/** "It's missing that it's my decision too", asked whether anything is missing. */
const MISSING = written('missing');

const AND_ALSO = written('and-also');
const SORRY_FOR = written('sorry-for');
const ASKS_MISSING = written('asks-missing');
const THAT_IT = written('that-it');
const ALL_OF_IT = written('all-of-it');

/** "That the cord snapped", asked whether anything is missing: it belongs into the draft. */
const missingIn = ({ read, state }: Scene): string | null =>
  ASKS_MISSING.test(state.lastReply) && THAT_IT.test(read.clean) && !read.text.includes('?')
    ? read.clean.replace(THAT_IT, 'Add that $1')
    : null;

/** "Yes, that's all", asked of a draft whether it is all there: nobody leaves. Call once a turn, before any policy. */
export function notLeaving(scene: Scene): void {
  const { read, state } = scene;
  const asked = state.drafts?.turn === state.turn - 1 && /\?\s*$/.test(state.lastReply);
  if (!asked || !read.acts.has('bye') || !ALL_OF_IT.test(read.clean) || saysGoodbye(read.clean.replace(ALL_OF_IT, '')))
    return;
  dropAct('bye', scene);
}

/** What is said to wordings that were put up; a wish behind a pick is read as one. English. */
export function answeredDraft(scene: Scene): Plan | null {
  if (asksElse(scene)) return null;
  const righted = wrongPerson(scene);
  if (righted !== null) return righted;
  noteQuoted(scene);
  if (scene.state.drafts !== undefined)
    scene.read = { ...scene.read, clean: wishedInto(missingIn(scene) ?? scene.read.clean) };
  return draftAnswer(scene);
}

/** So many words name a matter of its own. */
const OF_ITS_OWN = 2;

/** "I'll say that at supper. Can I keep his bed?": the words are taken, and something else is asked to which there is an answer. */
function asksElse(scene: Scene): boolean {
  const asked = questionIn(scene);
  // "I'd tell him it's not his fault. Is that ok to say": a view of their own words, which are no change to ours.
  if (asked !== null && kindOf(asked)?.family === 'asks_check' && bringsWording(scene.read.clean)) return true;
  if (asked === null || sentencesOf(scene.read.clean).length < 2 || mattersIn(asked) < OF_ITS_OWN) return false;
  return clearView(scene, asked) !== null;
}

/** "The first one, but I want to say sorry in it" as "The first one. Add that I'm sorry"; anything else as it is. */
export function wishedInto(clean: string): string {
  const missing = MISSING.exec(clean)?.[1];
  if (missing !== undefined) return `Add that ${missing}`;
  const also = AND_ALSO.exec(clean)?.[1]?.replace(/[.!? ]+$/, '');
  if (also !== undefined) {
    const sorryFor = SORRY_FOR.exec(also)?.[1];
    return `Add that ${sorryFor === undefined ? also : `I'm sorry about ${sorryFor}`}`;
  }
  const [, pick, wish] = PICK_BUT.exec(clean) ?? [];
  if (pick === undefined || wish === undefined) return clean;
  const asked = ASKS_THEM.exec(wish);
  const said = SORRY.test(wish) ? "I'm sorry" : asked ? `I'd like ${asked[1]} to ${asked[2]}` : SAYS.exec(wish)?.[1];
  return said === undefined ? clean : `${upperFirst(pick)}. Add that ${said.replace(/[.!? ]+$/, '')}`;
}
