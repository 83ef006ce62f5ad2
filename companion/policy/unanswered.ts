import { sharedWords } from '#companion/realise/nearest.ts';
import { answerTo } from './answer-to.ts';
import { wordsAsked } from './asks-words.ts';
import { askedInside } from './complaint-rest.ts';
import { plainly } from './complaint-words.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { askedOfProgram } from './program.ts';
import { kindOf, questionIn } from './question-in.ts';

// Why is this hard? "You didn't answer me" asks nothing by itself. What was asked stands a message or two before it, and the
// only good reply is the answer, or a plain "I don't know" to just that.

const UNANSWERED =
  /\b(?:that's|that is|that was) (?:not|no|hardly) (?:an |a real )?answer\b|\bthat (?:isn't|wasn't|is not) (?:an |a real )?(?:answer|my question|what I asked)\b|\byou(?:'ve| have)? (?:didn't|did not|haven't|have not|not|never|still haven't|don't|won't) (?:even )?answer(?:ed)?\b|\byou (?:didn't|did not|haven't|never) (?:say|said|tell me|told me) (?:if|whether|what|how|why|who|when)\b|\bnot what I asked\b|\banswer (?:me\b|the question|my question)|\byou(?:'re| are) (?:dodging|avoiding) (?:it|the question|my question)\b|(?:^|[.?!,] )(?:(?:but|no|and|well|yeah)[ ,]+)*I (?:just |only |was )?ask(?:ed|ing) (?:you )?(?:a question|something|if|whether|what|how|why|who|when|where|should I|shall I|can I|is it|was it|am I|would it)\b|\byou (?:dodged|avoided|ignored) (?:my|the) question\b/i;
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
  // Words, ideas and ways to do it have answers of their own; "I asked how to sleep" asks once more.
  const way = ASKED_WAY.exec(text)?.[1];
  if (way !== undefined) {
    const clean = /^what /i.test(way)
      ? `what should I ${way.split(' ').at(-1)}`
      : way.replace(/^how (?:to|I \w+)/i, 'how do I');
    scene.read = { ...read, clean, text: `${clean}?`, question: true, acts: new Set([...read.acts, 'ask_advice']) };
    return null;
  }
  const asking = text.split(/(?<=[?.!])\s+/).filter((one) => /\bask|\byou\b/i.test(one));
  if (wordsAsked(read.clean, read.words, state.recent) !== null || OTHERS_KNOW.test(asking.join(' '))) return null;
  const inside = askedInside(text);
  const known = inside === null ? null : answerTo(inside, scene);
  if (known !== null) return said([line('program_passed_over'), ...known]);
  // "You didn't say if it goes away" names the question: then one with its words is meant, if there is one.
  const before = state.recent.slice(NAMES_IT.test(text) ? -FAR_BACK : -BACK).toReversed();
  const named = before.filter((one) => sharedWords(one, text) > 0);
  const likely = NAMES_IT.test(text) && named.length > 0 ? named : before.slice(0, BACK);
  const ofUs = likely.flatMap(askedOfProgram)[0];
  if (ofUs !== undefined) return said([line('program_passed_over'), line(ofUs)]);
  const asked = likely.flatMap((one) => questionIn({ read: { ...read, clean: one } }) ?? [])[0];
  if (asked === undefined)
    return said(named.length > 0 ? [line('program_passed_over'), line('asks_any')] : [line('straight_unanswered')]);
  // Where they wanted a way to do something, another guess would be one more miss.
  if (kindOf(asked)?.family === 'asks_how') return said([line('straight_unanswered')]);
  return said([line('program_passed_over'), ...(answerTo(asked, scene) ?? [line('asks_any')])]);
}

const ASKED_WAY =
  /\bI (?:was )?ask(?:ed|ing) (?:you )?(what (?:I|we) (?:should|could|can) (?:do|say)|how (?:to|I (?:can|could|should)) [^.?!]+)(?=[.?!]|$)/i;
const OTHERS_KNOW =
  /\bwhat (?:I|we) (?:should|could|can|might) (?:do|say|try|write)\b|\bhow (?:to|I)\b|\b(?:help me|write|opening line|sentence|words)\b|\bis there (?:any|some)thing\b/i;

/** Told of somebody else's silence. */
const OF_OTHERS =
  /\b(?:he|she|they) (?:just )?(?:said|says|laughed|went|goes|shrugged|replied)\b|\b(?:I (?:asked|was asking) (?:him|her|them|my)|(?:he|she|they) (?:didn't|did not|never|won't))\b/i;

const said = (parts: Plan['parts']): Plan =>
  plan('bot.unanswered', 'info', parts, { expect: { kind: 'open' }, mayRepeat: true });
