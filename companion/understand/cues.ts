import type { CueContent } from '#companion/content.schema.ts';
import type { Grammar } from './grammar.ts';
import { createLexicon } from './lexicon.ts';

export interface CueReader {
  /** The concrete things a message holds, the one that was told last first; of two in one place the longer phrase. */
  find(tokens: readonly string[]): CueContent[];
}

/** "I'm not alone with it": a word that is denied is no cue, unless the phrase holds the no itself. */
const DENIES = /\b(?:not|no|never|nobody|nothing|cant|dont|doesnt|didnt|wont|isnt|wasnt|havent|hasnt|without)\b/;

export function createCueReader(cues: readonly CueContent[], grammar: Grammar): CueReader {
  const on = createLexicon(
    cues.map((cue) => [cue, cue.when] as const),
    grammar,
  );
  const off = createLexicon(
    cues.map((cue) => [cue, cue.not ?? []] as const),
    grammar,
  );
  return {
    find(tokens) {
      const out = new Set(off.find(tokens).map(({ value }) => value));
      const hits = on.find(tokens).filter((hit) => !out.has(hit.value) && (!hit.negated || DENIES.test(hit.phrase)));
      hits.sort((a, b) => b.from - a.from);
      return [...new Set(hits.map(({ value }) => value))];
    },
  };
}
