import type { Scene } from '#companion/policy/plan.ts';

/** A noun with its owner, and after it a word no noun phrase goes on with. */
const NAMED =
  /\b(my|our) ([a-z]{3,})(?=[,.;:!]|$| (?:is|isn't|was|were|are|has|had|and|but|or|so|to|in|on|at|for|from|with|when|because|that|who|all|again|every|still|just|I|he|she|it|they|we|says|said|told|keeps|never|always|won't|can't|doesn't|didn't|died|left|wants|thinks)\b)/gi;
/** Words that name nothing one could ask about, and what no question should dwell on. */
const EMPTY =
  /^(?:mood|station|bench|doctor|toilets?|train|ward|shift|world|lab|gym|supermarket|weekend|plane|time off|office|shop|table|road|street|board|day off|way|time|times|thing|things|day|days|night|nights|morning|evening|week|weeks|month|year|years|point|rest|same|first|last|one|other|others|only|best|worst|whole|end|start|middle|moment|minute|hour|hours|lot|most|more|bit|part|side|fact|truth|idea|mind|head|life|own|self|body|bed|door|floor|next|second|world|word|words|name|weight|thighs|stomach|belly|arms?|wrists?|legs?|back|hands?|chest|eyes?|face|mouth|fault|problem|feeling|pills|tablets|knife|rope|bridge|meds|gun|weapon|past|present|future|left|right|car|bus|train|phone|way|new|old|little|big|kind|sort|reason|matter|question|answer|ceiling|clock|wall|kitchen|house)$/i;

/** "your sister", "the piano": the last thing the message names by its own word, or null. */
export function nounOf({ read, gate, state }: Scene): string | null {
  if (state.level >= 1) return null;
  const found = [...read.clean.matchAll(NAMED)].filter(
    ([, , noun = '']) => !EMPTY.test(noun) && !/(?:ed|ing|ly|est)$/.test(noun),
  );
  const last = found.at(-1);
  if (last?.[2] === undefined || !gate.passes(last[0])) return null;
  // "It's not my mood": what was denied is not asked about.
  if (/\b(?:not|isn't|wasn't|no)\b/i.test(read.clean.slice(0, last.index))) return null;
  // Named once it is a detail; named again it is part of the matter.
  const told = [state.opening ?? '', ...state.recent].join(' ').toLowerCase();
  if (!told.includes(last[2].toLowerCase())) return null;
  return `your ${last[2].toLowerCase()}`;
}
