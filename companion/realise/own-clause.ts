import type { Scene } from '#companion/policy/plan.ts';
import { splitClauses } from '#companion/understand/clauses.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { STRONG } from './anchor-spans.ts';
import { retell } from './retell.ts';
import { isWhole } from './whole-clause.ts';

// Why is this hard? A whole message told back is a parrot, and the wrong half of it shows that nobody listened. What a
// listener takes up is the clause that weighs: what comes after the "but", what hurts, what is somebody's own; never how
// it was put ("if you must know"), a hedge, a joke about it, or a correction.

const HEDGES =
  /\b(?:I (?:guess|suppose|mean|think I think)|I don't (?:really )?know\b|not sure|maybe|perhaps|probably|kind of|sort of|if you must|so to speak|like I said|I said|as I said|sounds? (?:daft|silly|stupid|mad|weird|dumb)|that is what|never mind|forget it|let's|anyway|fair enough|don't follow|what brings me|I want to talk|you know)\b|[:;)(]/i;
const TURNS = /^(?:but|it's more|it is more|more that|except|only|and yet|still)\b/i;
const HEAVY =
  /\b(?:never|nobody|no one|nothing|alone|still|can't|couldn't|wouldn't|won't|anymore|any more|again|miss|lost|without|empty|afraid|scared|ashamed|guilty|crying|cried|left|stopped|gone|hate|tired|wrong|should have|wish|want)\b/gi;
const OWN = /\b(?:I|I'm|I've|me|my|mine|myself)\b/i;
const LEAST = 4;
const MOST = 14;
const WORTH = 0.7;

/** It says how a thing was put, or takes half of it back: nothing to hand back. */
export const isHedged = (text: string): boolean => HEDGES.test(text);

/**
 * The one clause of the message that weighs most, told to "you"; null where none stands out or none may come back.
 * Between 4 and 13 words.
 */
export function ownClause(scene: Scene, read: Understanding): string | null {
  let best: { text: string; worth: number } | null = null;
  for (const [at, clause] of read.clauses.entries()) {
    const words = countWords(clause.text);
    if (clause.question || words < LEAST || words > MOST || HEDGES.test(clause.text) || !isWhole(clause.text)) continue;
    const worth = worthOf(clause.text, clause.contrast) + (at === read.clauses.length - 1 ? 0.4 : 0);
    if (worth < WORTH || (best !== null && worth <= best.worth)) continue;
    const text = retold(clause.text, scene);
    if (text !== null) best = { text, worth };
  }
  return best?.text ?? null;
}

function worthOf(clause: string, contrast: boolean): number {
  return (
    (clause.match(STRONG)?.length ?? 0) * 1.2 +
    (clause.match(HEAVY)?.length ?? 0) * 0.7 +
    (OWN.test(clause) ? 0.7 : 0) +
    (contrast || TURNS.test(clause) ? 0.8 : 0)
  );
}

function retold(clause: string, scene: Scene): string | null {
  const bare = clause.replace(/^(?:and|but|so|because|cos|then|it's (?:just )?that|it's more (?:that|like))\s+/i, '');
  const read = { ...scene.read, text: bare, clean: bare, words: countWords(bare), clauses: splitClauses(bare) };
  const text = retell({ ...scene, read });
  return text === null || /^From where you stand/.test(text) ? null : text;
}
