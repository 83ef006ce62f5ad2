import { onceATurn } from '#companion/one-turn.ts';
import type { Scene } from '#companion/policy/plan.ts';
import { countWords, lowerFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { PAST } from './past-verbs.ts';

// Why is this hard? A clause is cut out of a message by its commas and joining words, and what is left may lack its
// subject, run into the next sentence, or stop before its object. Handed back it is broken English, and the person
// reads that nobody understood. There is no parser here: a clause is whole where it opens like one and has a verb that
// fits what it opens with. In doubt it is not, and something plainer is said.

const written = writtenIn('realise/whole-clause');

const MODS =
  '(?:(?:just|really|still|even|already|also|then|now|once|often|sometimes|usually|mostly|always|finally|actually|only|again|never|honestly|literally|nearly|almost|probably|hardly|barely|kind of|sort of|both|all|\\w{3,}ly),? )*';
const MODAL =
  "(?:can|could|will|would|might|may|must|should|shall|can't|cannot|couldn't|won't|wouldn't|shouldn't|used|is|isn't|has|hasn't|does|doesn't)";
const MORE_PAST =
  '(?:thought|meant|began|became|brought|chose|swore|hurt|cost|understood|spread|won|wound|burst|flung|clung|dug|struck|swung|wanted)';
/** After "he", "she" or "it": "drinks" and "drank"; "he drink" is another's grammar, and is left to them. */
const THIRD = `(?:'s|'d|'ll)\\b|(?:'s|'d|'ll)? ${MODS}(?:${PAST}|${MORE_PAST}|${MODAL}|(?!(?:this|us|his|its|yes|less|across|as|always|perhaps)\\b)\\w+s)\\b`;
/** After "I" and "they" nearly every word may be a verb; what can't be one opens something else. */
const NO_VERB =
  '(?:the|a|an|my|his|her|our|their|of|in|on|at|to|for|with|from|by|about|and|but|or|so|because|if|when|who|which|what|where|why|how|is|was(?<!I was)|has|does|too|either|myself)\\b';
const PRONOUN = `(?:(?:he|she|it|this|that|nobody|no one|nothing|everyone|everybody|everything|someone|somebody|something)(?: (?:at|in|on|from|else|of) [\\w' ]{2,16}?)?(?:${THIRD})|(?:I|they|we|you|people|those|these|(?:one|two|three|some|most|all|none|both) of (?:us|them|it))(?:'(?:m|re|ve|d|ll))?,? ${MODS}(?!${NO_VERB})[a-z']+|(?:I'm|they're|we're) (?:on|in|at|off|the|an?|with|out|up|down|my|her|his|too|so|\\d+)\\b|(?:me|my \\w+) and (?:I|me|my \\w+) \\w+|there(?:'s| is| was| are| were|'ll| has| will)\\b)`;
const DETERMINER =
  "(?:my|our|his|her|their|the|an?|this|that|these|those|every|each|some|most|all|no|none|one|two|three|four|five|six|seven|eight|nine|ten|\\w+teen|\\w+ty|both|half|part|another|\\d+|(?!(?:Just|Been|Only|Still|Bit|Not|Most|First|Feel|Keep|Had|Got|Went|Felt|Feels|Was|Is|Did|Does|Said|Told|Thanks?|Please|Sorry|Yes|No|Okay|Well|Right|[A-Z][a-z]+(?:ing|ed|ly))\\b)[A-Z][a-z']+)";
const FINITE = `(?:'s|'re|'d|'ll|'ve|n't)\\b|\\b(?:${PAST}|${MORE_PAST}|${MODAL}|am|are|aren't|were|do|don't|have|haven't|(?:thinks?|feels?|hurts?|wants?|needs?|likes?|loves?|hates?|works?|sends?|rings?|calls?|sleeps?|keeps?|knows?|makes?|takes?|comes?|goes|gives?|gets?|says?|tells?|asks?|looks?|leaves?|lives?|sits?|stands?|starts?|stops?|drinks?|eats?|cries|laughs?|helps?|pays?|plays?|runs?|seems?|sounds?|means?|misses|tries|talks?|turns?|wakes?|walks?|watches|moves?|lies|costs?|reads?|shows?|finishes|ends?|opens?|closes?|begins?|shakes?|aches?|drops?|fits?|earns?))\\b`;
/** When and where it was, before the one who did it. */
const WHEN =
  "(?:(?:last|this|next|every|each|one|some|most|the other|that|the first|the whole) (?:\\w+ )?(?:night|day|days|nights|week|weekend|month|year|morning|mornings|evening|evenings|time|summer|winter|spring|autumn|christmas|[a-z]+day)|(?:on |at |in |since |by |for |after |before |until |during |with )[\\w' -]{2,32}?|(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|\\w+teen|\\w+ty|so many) (?:hours|days|nights|weeks|months|years)(?: ago)?|even (?:in|at|on|with|after) [\\w' -]{2,24}?|yesterday|today|tonight|tomorrow|sometimes|some days|lately|now|then|once|twice|later|here|there|somehow|suddenly|(?:\\w+days?|\\w+day (?:morning|night|evening|afternoon)s?))";
const OPENS = new RegExp(
  `^(?:${WHEN},? )?(?:${PRONOUN}|${DETERMINER} .*?(?:${FINITE})|(?:work|home|school|life|money|nights|mornings|evenings|weekends|sleep|mum|mom|dad|uni|college|church|grandad|gran|nan|grandma|auntie)\\b.*?(?:${FINITE}))`,
);
/** A when or a because, and after it what was so. */
export const SIDE_FIRST = written('side-first');
const GERUND = written('gerund');

/** Two sentences with no mark between them: "the second one it makes me", "do it it's", "exactly they just put". */
const RUNS_ON = written('runs-on');
const ADDS_KNOW = written('adds-know');
/** Cut before what it needs: "and they want", "I gave". */
const CUT_SHORT = written('cut-short');
/** Relative halves: without what they hang on they have no subject. */
const HANGS = written('hangs');
/** Said in a way of one's own, or in a second language: nothing there is wrong, and none of it is said back in a stranger's voice. */
const OWN_TONGUE = written('own-tongue', '');
const BARE_ROLE_FIRST = written('bare-role-first');

/** "He say", "she wash": with nothing before it that asks for the bare form. */
const BARE_THIRD = written('bare-third');

/** Said in a way that is the person's own: a dialect, or English as it is learnt. */
export const isOwnTongue = onceATurn(
  (text) => OWN_TONGUE.test(text) || BARE_THIRD.test(text) || BARE_ROLE_FIRST.test(text),
);

/** A message of this talk had it: nothing is cut out of any of theirs. */
export function hasOwnTongue({ read, state }: Pick<Scene, 'read' | 'state'>): boolean {
  return isOwnTongue(read.clean) || [state.opening ?? '', ...state.recent].some(isOwnTongue);
}

/** The clause, with its "I" still in it, can stand as a sentence: it has who and does, and ends where it ends. */
export function isWhole(text: string): boolean {
  if (
    HANGS.test(text) ||
    CUT_SHORT.test(text) ||
    runsOn(text) ||
    /\b(?:find|found|think|thought|feel|know) (?:is|was|does|did|has|will|would)\b/i.test(text) ||
    ADDS_KNOW.test(text)
  )
    return false;
  if (isOwnTongue(text)) return false;
  return OPENS.test(lowerFirst(text)) || SIDE_FIRST.test(text) || GERUND.test(text);
}

/** Two sentences with nothing between them. */
export function runsOn(text: string): boolean {
  return RUNS_ON.test(text) && !SIDE_FIRST.test(text);
}

/** Spoken into a phone, with no mark from end to end: where one sentence stops is anybody's guess. */
const SPOKEN_WORDS = 16;
export function isSpoken(text: string): boolean {
  return countWords(text) >= SPOKEN_WORDS && !/[,.;:!?—\n]/.test(text.trim().replace(/[.!?]+$/, ''));
}

/** A yes, a no or a maybe in whatever words: an answer, and nothing to say back. */
const ANSWER_ONLY = written('answer-only');

export function isAnswerOnly(text: string): boolean {
  return ANSWER_ONLY.test(text);
}
