import { sharedWords } from '#companion/realise/nearest.ts';
import { wordsAsked } from './asks-words.ts';
import { askedInside, type Onward, restOf, wantedBefore } from './complaint-rest.ts';
import { plainly } from './complaint-words.ts';
import { goesOn } from './mistakes.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { questionIn } from './question-in.ts';

// Why is this hard? "You didn't answer me" asks nothing by itself. What was asked stands a message or two before it, and the
// only good reply is the answer, or a plain "I don't know" to just that.

const UNANSWERED =
  /\b(?:that's|that is|that was) (?:not|no|hardly) (?:an |a real )?answer\b|\bthat (?:isn't|wasn't|is not) (?:an |a real )?(?:answer|my question|what I asked)\b|\byou(?:'ve| have)? (?:didn't|did not|haven't|have not|not|never|still haven't|don't|won't) (?:even )?answer(?:ed)?\b|\byou (?:didn't|did not|haven't|never) (?:say|said|tell me|told me) (?:if|whether|what|how|why|who|when)\b|\bnot what I asked\b|\banswer (?:me\b|the question|my question)|\byou(?:'re| are) (?:dodging|avoiding) (?:it|the question|my question)\b|(?:^|[.?!,] )(?:(?:but|no|and|well|yeah)[ ,]+)*I (?:just |only |was )?ask(?:ed|ing) (?:you )?(?:a question|something|if|whether|what|how|why|who|when|where|should I|shall I|can I|is it|was it|am I|would it)\b|\byou (?:dodged|avoided|ignored) (?:my|the) question\b/i;
const NAMES_IT = /\b(?:if|whether|what|how|why|who|when) \w+ \w+/i;
const BACK = 3;
const FAR_BACK = 7;
const MOST = 26;
const DRAFT_HOLDS = 2;

/** What was asked in this very message or a moment ago, and passed over: answered now, as it would have been then. */
export function unanswered(scene: Scene, onward: Onward): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.straight_unanswered === undefined) return null;
  const text = plainly(read.clean);
  if (!UNANSWERED.test(text) || read.words > MOST || OF_OTHERS.test(text)) return null;
  if (wordsAsked(read.clean, read.words, state.recent) !== null) return null;
  const rest = restOf(scene);
  // Of a draft that stands there: what they need in it goes to the draft.
  if (rest !== null && state.drafts !== undefined && state.turn - state.drafts.turn <= DRAFT_HOLDS) {
    scene.read = scene.reread(rest);
    return null;
  }
  const here = rest !== null && (askedInside(text) !== null || asksIn(rest, scene)) ? rest : null;
  // "You didn't say if it goes away" names the question: then one with its words is meant, if there is one.
  const before = here === null ? wantedBefore(scene, NAMES_IT.test(text) ? FAR_BACK : BACK) : [];
  const named = NAMES_IT.test(text) ? before.find((one) => sharedWords(one, text) > 0) : undefined;
  const asked = here ?? named ?? before[0] ?? rest;
  if (asked === null)
    return plan('bot.unanswered', 'info', [line('straight_unanswered')], { expect: { kind: 'open' } });
  return { ...goesOn(line('program_passed_over'), asked, scene, onward), mayRepeat: true };
}

const asksIn = (text: string, scene: Scene) => questionIn({ read: scene.reread(text) }) !== null;

/** Told of somebody else's silence. */
const OF_OTHERS =
  /\b(?:he|she|they) (?:just )?(?:said|says|laughed|went|goes|shrugged|replied)\b|\b(?:I (?:asked|was asking) (?:him|her|them|my)|(?:he|she|they) (?:didn't|did not|never|won't))\b/i;
