import { quick } from '#companion/quick-pattern.ts';

// Why is this hard? "Nothing matters" is what despair says, and it is also an answer to "What matters most to you about it?",
// said by somebody who walks past a dog. The words are ours. Only where more follows that is plainly about the thing, and
// nothing of hopelessness, are they taken back out.

const ASKED = quick(/\bwhat (?:would )?matters?\b/i);
const ANSWERED = quick(
  /\bnothing (?:really |much )?matters?\b(?! (?:any ?more|any longer|to me|now|at all|in (?:my )?life|these days|and (?:i|it|nothing)))(?!\s*(?:[.!]|$))/i,
);
const HOPELESS = quick(
  /\b(?:any ?more|nobody|no ?one|no point|pointless|never (?:has|will|did)|hopeless|worthless|tired of|die|dead|dying|kill\w*|alive|sleep|gone|end|over|lie (?:here|there|in)|bed all|cry\w*|empty|numb|alone|myself|life|everything|ever)\b/i,
);
const MORE = 6;

/** What a message says without our own word in it, handed back as an answer. English. */
export function withoutOurWord(said: string, lastReply: string): string {
  if (!ASKED.test(lastReply) || !ANSWERED.test(said)) return said;
  const rest = said.replace(ANSWERED, ' ').trim();
  return HOPELESS.test(rest) || rest.split(/\s+/).length < MORE ? said : said.replace(ANSWERED, 'nothing special');
}
