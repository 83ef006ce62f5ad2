import { quick } from '#companion/quick-pattern.ts';
import { writtenIn } from '#companion/written.ts';

// Why is this hard? "Nothing matters" is what despair says, and it is also an answer to "What matters most to you about it?",
// said by somebody who walks past a dog. The words are ours. Only where more follows that is plainly about the thing, and
// nothing of hopelessness, are they taken back out.

const written = writtenIn('safety-flow/our-question');

const ASKED = quick(/\bwhat (?:would )?matters?\b/i);
const ANSWERED = written('answered');
const HOPELESS = written('hopeless');
const MORE = 6;

/** What a message says without our own word in it, handed back as an answer. English. */
export function withoutOurWord(said: string, lastReply: string): string {
  if (!ASKED.test(lastReply) || !ANSWERED.test(said)) return said;
  const rest = said.replace(ANSWERED, ' ').trim();
  return HOPELESS.test(rest) || rest.split(/\s+/).length < MORE ? said : said.replace(ANSWERED, 'nothing special');
}
