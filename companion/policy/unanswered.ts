import { sharedWords } from '#companion/realise/nearest.ts';
import { ASK_KINDS } from './ask-kinds.ts';
import { knownAnswer } from './known-answers.ts';
import { questionIn } from './open-questions.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { askedOfProgram } from './program.ts';

// Why is this hard? "You didn't answer me" asks nothing by itself. What was asked stands a message or two before it, and the
// only good reply is the answer, or a plain "I don't know" to just that.

const UNANSWERED =
  /\b(?:that's|that is|that was) (?:not|no|hardly) (?:an |a real )?answer\b|\bthat (?:isn't|wasn't|is not) (?:an |a real )?(?:answer|my question|what I asked)\b|\byou (?:didn't|did not|haven't|never|still haven't|don't|won't) (?:even )?answer(?:ed)?\b|\byou (?:didn't|did not|haven't|never) (?:say|said|tell me|told me) (?:if|whether|what|how|why|who|when)\b|\bnot what I asked\b|\banswer (?:me\b|the question|my question)|\byou(?:'re| are) (?:dodging|avoiding) (?:it|the question|my question)\b|\bI asked (?:you )?(?:a question|something)\b/i;
const NAMES_IT = /\b(?:if|whether|what|how|why|who|when) \w+ \w+/i;
const BACK = 3;
const FAR_BACK = 7;
const MOST = 16;
const QUOTED = 12;
const LEAST = 3;

/** What was asked a moment ago and passed over: answered now. */
export function unanswered(scene: Scene): Plan | null {
  const { read, state, grammar, lines, gate } = scene;
  if (!grammar.turnsClauses || lines.families.straight_unanswered === undefined) return null;
  if (!UNANSWERED.test(read.clean) || read.words > MOST || /\b(?:he|she|they|my)\b(?! question)/i.test(read.clean))
    return null;
  // "You didn't say if it goes away" names the question: then only one with its words is meant.
  const isNamed = NAMES_IT.test(read.clean);
  const before = state.recent
    .slice(isNamed ? -FAR_BACK : -BACK)
    .toReversed()
    .filter((text) => !isNamed || sharedWords(text, read.clean) > 0);
  const ofUs = before.flatMap(askedOfProgram)[0];
  if (ofUs !== undefined) return said([line('program_passed_over'), line(ofUs)]);
  const asked = before.flatMap((text) => questionIn({ read: { ...read, clean: text } }) ?? [])[0];
  if (asked === undefined) return said([line('straight_unanswered')]);
  const fact = knownAnswer(scene, asked);
  if (fact !== null && lines.families[fact] !== undefined) return said([line('program_passed_over'), line(fact)]);
  const bare = asked.replace(/[?!.\s]+$/, '');
  const words = bare.split(' ').length;
  const isPlain = words <= QUOTED && words >= LEAST && !bare.includes('"') && gate.passes(bare);
  const about = ASK_KINDS.find(({ words: kind }) => kind.test(asked))?.family;
  // A verdict or a look ahead can't be given by anybody here.
  return isPlain && about !== undefined
    ? said([line('straight_unanswered_asked', { asked: bare })])
    : said([line('straight_unanswered')]);
}

const said = (parts: Plan['parts']): Plan =>
  plan('bot.unanswered', 'info', parts, { expect: { kind: 'open' }, mayRepeat: true });
