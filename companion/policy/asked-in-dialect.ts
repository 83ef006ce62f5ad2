import { fromDialect } from '#companion/understand/dialects.ts';
import { directAnswer } from './direct-answers.ts';
import { anyIdea, sureIdea } from './give-idea.ts';
import { openQuestion, sureQuestion } from './open-questions.ts';
import { plainView } from './plain-view.ts';
import type { Part, Plan, Scene } from './plan.ts';
import { questionIn } from './question-in.ts';

/** What answers a question with lines of its own; whatever would give words back is not among them. */
const ANSWERS = [plainView, directAnswer, sureIdea, sureQuestion, anyIdea, openQuestion];

/** An "I don't know" may be to a question that was only half understood. */
const KNOWS_NOTHING: ReadonlySet<string> = new Set(['asks_any', 'asks_why', 'asks_how', 'ways_on']);

/** A line of ours that says something, and no word of theirs. */
const isOurs = (part: Part): boolean =>
  part.kind === 'text' || (part.kind === 'family' && !KNOWS_NOTHING.has(part.name));

/** A question in Scots or Patois, answered as it would have been in English; null where none is asked. */
export function askedInDialect(scene: Scene): Plan | null {
  if (!scene.grammar.turnsClauses) return null;
  const put = fromDialect(scene.read.clean, scene.lines.words.dialects);
  if (put === null) return null;
  const inEnglish = { ...scene, read: scene.reread(put), anchors: [] };
  if (questionIn(inEnglish) === null && !inEnglish.read.acts.has('ask_advice')) return plainView(inEnglish);
  for (const answer of ANSWERS) {
    const decided = answer(inEnglish);
    if (decided?.parts.every(isOurs) === true) return decided;
  }
  return null;
}
