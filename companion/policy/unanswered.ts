import { sharedWords } from '#companion/realise/nearest.ts';
import { writtenIn } from '#companion/written.ts';
import { ownWord } from './after-miss.ts';
import { ANSWERED } from './answer-to.ts';
import { wordsAsked } from './asks-words.ts';
import { askedInside, type Onward, restOf, wantedBefore } from './complaint-rest.ts';
import { plainly } from './complaint-words.ts';
import { goesOn, honestly, knowsNone } from './mistakes.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { questionIn } from './question-in.ts';

// Why is this hard? "You didn't answer me" asks nothing by itself. What was asked stands a message or two before it, and the
// only good reply is the answer, or a plain "I don't know" to just that.

const written = writtenIn('policy/unanswered');

const UNANSWERED = written('unanswered');
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
  // "I asked what I could do", said for the first time: it is a question like any other, and nothing was passed over.
  if (here !== null && !wasAsked(scene)) return { ...goesOn(null, here, scene, onward), mayRepeat: true };
  if (asked === null)
    return plan('bot.unanswered', 'info', [line('straight_unanswered')], { expect: { kind: 'open' } });
  const answered = state.signs?.[ANSWERED] !== undefined;
  const owned = ownWord('passed_over', scene);
  const first = goesOn(owned, asked, scene, onward);
  // "I asked if the text is ok": where that is not known as they put it now, it may be as they put it then.
  const [then] = here === null ? [] : wantedBefore(scene, BACK);
  const second = then !== undefined && knowsNone(first) ? goesOn(owned, then, scene, onward) : first;
  const went = second.parts.some((part) => part.kind === 'family' && part.name === 'straight_either') ? first : second;
  state.signs = { ...state.signs, [ANSWERED]: state.turn };
  // An idea that fits anybody is no second answer: then it is better to hear what they want to know.
  if (answered && went.parts.some((part) => part.kind === 'family' && part.name === 'idea_general'))
    return plan('bot.unanswered', 'info', [line('straight_unanswered')], { expect: { kind: 'open' } });
  // It was answered with "that's yours to decide" before: the same once more would be the second slap.
  if (answered && wantedBefore(scene, BACK).length > 0) return { ...honestly(went), mayRepeat: true };
  return { ...went, mayRepeat: true };
}

/** Something was asked before in this talk, or they say outright that no answer came. */
const wasAsked = (scene: Scene): boolean =>
  wantedBefore(scene, FAR_BACK).length > 0 || SAYS_NO_ANSWER.test(plainly(scene.read.clean));

/** "You didn't answer" is their own word for it. */
const SAYS_NO_ANSWER = written('says-no-answer');

const asksIn = (text: string, scene: Scene) => questionIn({ read: scene.reread(text) }) !== null;

/** Told of somebody else's silence. */
const OF_OTHERS = written('of-others');
