import { sharedWords } from '#companion/realise/nearest.ts';
import { plainly } from './complaint-words.ts';
import { answerTo, questionIn } from './open-questions.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { askedOfProgram } from './program.ts';

// Why is this hard? "You didn't answer me" asks nothing by itself. What was asked stands a message or two before it, and the
// only good reply is the answer, or a plain "I don't know" to just that.

const UNANSWERED =
  /\b(?:that's|that is|that was) (?:not|no|hardly) (?:an |a real )?answer\b|\bthat (?:isn't|wasn't|is not) (?:an |a real )?(?:answer|my question|what I asked)\b|\byou(?:'ve| have)? (?:didn't|did not|haven't|have not|not|never|still haven't|don't|won't) (?:even )?answer(?:ed)?\b|\byou (?:didn't|did not|haven't|never) (?:say|said|tell me|told me) (?:if|whether|what|how|why|who|when)\b|\bnot what I asked\b|\banswer (?:me\b|the question|my question)|\byou(?:'re| are) (?:dodging|avoiding) (?:it|the question|my question)\b|\bI (?:just |only |was )?ask(?:ed|ing) (?:you )?(?:a question|something|if|whether|what|how|why|who|when|where)\b|\byou (?:dodged|avoided|ignored) (?:it|my question|the question)\b/i;
const NAMES_IT = /\b(?:if|whether|what|how|why|who|when) \w+ \w+/i;
const BACK = 3;
const FAR_BACK = 7;
const MOST = 18;

/** What was asked a moment ago and passed over: answered now. */
export function unanswered(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.straight_unanswered === undefined) return null;
  const text = plainly(read.clean);
  if (!UNANSWERED.test(text) || read.words > MOST || OF_OTHERS.test(text)) return null;
  // "You didn't say if it goes away" names the question: then one with its words is meant, if there is one.
  const before = state.recent.slice(NAMES_IT.test(text) ? -FAR_BACK : -BACK).toReversed();
  const named = before.filter((one) => sharedWords(one, text) > 0);
  const likely = NAMES_IT.test(text) && named.length > 0 ? named : before.slice(0, BACK);
  const ofUs = likely.flatMap(askedOfProgram)[0];
  if (ofUs !== undefined) return said([line('program_passed_over'), line(ofUs)]);
  const asked = likely.flatMap((one) => questionIn({ read: { ...read, clean: one } }) ?? [])[0];
  if (asked === undefined) return said([line('straight_unanswered')]);
  return said([line('program_passed_over'), ...(answerTo(asked, scene) ?? [line('asks_any')])]);
}

/** Told of somebody else's silence. */
const OF_OTHERS = /\b(?:I (?:asked|was asking) (?:him|her|them|my)|(?:he|she|they) (?:didn't|did not|never|won't))\b/i;

const said = (parts: Plan['parts']): Plan =>
  plan('bot.unanswered', 'info', parts, { expect: { kind: 'open' }, mayRepeat: true });
