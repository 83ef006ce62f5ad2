import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { recentlySaid } from '#companion/recently-said.ts';
import { countWords, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { mattersIn } from './answer-matter.ts';
import { told } from './plain-answer.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { questionIn } from './question-in.ts';
import { sentencesOf } from './read-apart.ts';
import { sureIdeas } from './told-ideas.ts';
import { isBare, isFeared } from './view-shapes.ts';
import { clearView } from './views.ts';

// Why is this hard? "What would you do?", from somebody between two jobs, asks for no tip, and every tip is one for another
// life. Nobody here can choose for them: so that is said, the two ways are named where they were told, and one question
// is asked that helps choosing. What was asked once is not asked again.

const written = writtenIn('policy/choice');

/** Between ways, in so many words: "should I", "torn", "they offered me". */
const TELLS = 'tells_choice';
/** Which way is asked: "what would you do", "which would you pick". */
const ASKS = 'asks_choice';
const MARK = 'choice';
const SAID_AT = 'choice-at';
const BACK = 4;
/** So much was told, and what speaks for each was told with it. */
const TOLD_SIDES = 3;

const EITHER =
  /\b(?:(?:should|shall|do|could|must|would|ought) (?:I|we)|whether (?:to|I should|we should|I|we)|if (?:I|we) should|torn between|(?:stuck|choose|decide|choice|pick) between|it's either|either)(?: (?:just|really|rather|to))* ((?:(?!\bor\b|\bif\b)[^.?!,;:]){2,60}?),? or (?:do I |should I |to |just )*((?!not\b|what\b|something\b|whatever\b|so\b)[^.?!,;:]{2,50}?)(?= (?:and|but|because|cos)\b|[.?!,;:]|$)/i;
/** "Nursing or law", alone in its sentence. */
const PAIR =
  /(?:^|[.!?:] )((?!should|do|is|are|was|can|could|would|will)[a-z]+(?: [a-z]+){0,2}) or ([a-z]+(?: [a-z]+){0,2})[.?!]*(?=$| )/i;
const VAGUE =
  /^(?:do |leave |take |try |have |get )?(?:it|that|this|them|him|her|one|both|more|less|the other)\b|^(?:is|was|am|are|does|do|did) (?:that|it|this|I|he|she|they)\b|\b(?:insane|crazy|mad|stupid|dumb|weird|lol)\W*$/i;

/** "Should I take it", and not "what should I do". */
const SHOULD =
  /(?<!\b(?:what|wot|how|who|whom|when|where|why|which|else) )\b(?:should|shall|ought) (?:I|we) (?:to )?(?!do\b|say\b|even\b|be (?:worried|scared)|see a|ring a|tell\b|ask\b)\w+/i;

/** The two ways as they were told, said to "you"; null where they can't be said. */
function sidesIn(texts: readonly string[], gate: Scene['gate']): { a: string; b: string } | null {
  for (const text of texts) {
    const found = EITHER.exec(text) ?? PAIR.exec(text);
    if (found?.[1] === undefined || found[2] === undefined) continue;
    const [a, b] = [found[1], found[2]].map((one) => (gate.passes(one) ? swapPronouns(one.trim(), null) : null));
    if (a && b && !VAGUE.test(a) && !VAGUE.test(b)) return { a: lowerFirst(a), b: lowerFirst(b) };
  }
  return null;
}

/** "Pros and cons?": what speaks for each may have been told already. */
const WEIGHS = written('weighs');
/** "But my parents are here": the other side of what was told before it. */
const BUT = written('but');
const SIDE_MOST = 14;

/** What pulls each way, as it was told on both sides of a "but"; null where it can't be said. */
function pullsIn(scene: Scene): { a: string; b: string } | null {
  const { state, read, gate, reread } = scene;
  const told = [reread(state.opening ?? '').clean, ...recentlySaid(scene).slice(-BACK), read.clean];
  for (let at = told.length - 1; at >= 0; at -= 1) {
    const [before = '', after = ''] = (told[at] ?? '').split(BUT);
    const pair = after === '' ? [] : [before.trim() || (told[at - 1] ?? ''), after];
    const [a, b] = pair.map((one) => {
      const first = (sentencesOf(one)[0] ?? '').replace(/[.!?,;]+$/, '').trim();
      const fits = countWords(first) > 1 && countWords(first) <= SIDE_MOST && gate.passes(first);
      return fits ? swapPronouns(first, null) : null;
    });
    if (a && b) return { a: lowerFirst(a), b: lowerFirst(b) };
  }
  return null;
}

/** What was told of the choice, latest first; empty where the talk tells of none. */
function choiceTold(scene: Scene): string[] {
  const { state, read } = scene;
  const texts = [read.clean, ...state.recent.slice(-BACK).toReversed(), state.opening ?? ''].filter(Boolean);
  return texts.filter(
    (text, at) => (at === 0 ? read : scene.reread(text)).acts.has(TELLS) || EITHER.test(text) || SHOULD.test(text),
  );
}

/** These ask which way to go in any talk. */
const WHICH = /\b(?:which|who (?:would|should|do) (?:you|u)|pick|choose|decide)\b/i;

/** "Which one", after two ways were told. */
const BARE_WHICH = /^(?:(?:so|but|and|ok|well)[ ,]+)*which(?: (?:one|way|of them))?(?: (?:then|though|tho))?\W*$/i;
/** "What do you reckon", with nothing else asked. */
const VIEW =
  /^(?:[^?]{0,60}[.,;] )?(?:(?:so|but|and|ok|well|idk|dunno|honestly)[ ,]+)*what (?:would|do|d'?) ?(?:you|u|ya) (?:say|think|reckon)\W*$/i;
/** They ask for a choice and not for a step. */
const WAY = /\b(?:which|who|pick|choose|decide|would (?:you|u)|in my (?:place|shoes)|(?:you|u) (?:were|was) me|or)\b/i;

/** Whether this message asks which way to go, and the talk tells of ways to choose between. */
function isChoice(scene: Scene): boolean {
  const { read, state } = scene;
  if (BARE_WHICH.test(read.clean)) return state.told > 1;
  if (WEIGHS.test(read.clean)) return pullsIn(scene) !== null;
  if (VIEW.test(read.clean) && choiceTold(scene).length > 0) return true;
  if (!read.acts.has(ASKS)) return false;
  // "Do I go to the wedding or not": where a plain view of the very thing is known, it is given.
  const asked = questionIn(scene);
  if (asked !== null && !isBare(asked) && mattersIn(asked) > 0 && clearView(scene, asked) !== null) return false;
  const asking = sentencesOf(read.clean).at(-1) ?? '';
  // "I want to quit. What should I do?" asks for a step, where one is known for just that.
  if (!WAY.test(asking) && sureIdeas(scene).length > 0) return false;
  return WHICH.test(asking) || (choiceTold(scene).length > 0 && mattersIn(asking.replace(EITHER, ' ')) <= 1);
}

/** What helps choosing, in the order it is asked; the first is for who has told little. */
const HELPS = ['choice_for', 'choice_lean', 'choice_regret', 'choice_try'] as const;

/** The next question that helps choosing; null where all were asked. */
function helpsNext({ state, lines }: Scene): Part | null {
  const from = state.signs?.[MARK] ?? (state.told >= TOLD_SIDES ? 1 : 0);
  const name = HELPS[from];
  if (name === undefined || lines.families[name] === undefined) return null;
  state.signs = { ...state.signs, [MARK]: from + 1, [SAID_AT]: state.turn };
  return line(name);
}

/** Asked to choose: that it can't, the two ways where they were told, and one question that helps. */
export function choose(scene: Scene): Plan | null {
  const { state, grammar, gate, lines } = scene;
  if (!grammar.turnsClauses || lines.families.choice_bare === undefined || state.level >= 2) return null;
  if (isFeared(told(scene)) || state.topics.includes('abuse') || !isChoice(scene)) return null;
  const unsaid = state.signs?.[MARK] === undefined;
  const pulls = unsaid && lines.families.choice_pulls !== undefined ? pullsIn(scene) : null;
  if (pulls !== null) {
    state.signs = { ...state.signs, [MARK]: HELPS.indexOf('choice_try'), [SAID_AT]: state.turn };
    return plan('asked', 'info', [line('choice_pulls', pulls), line('choice_regret')], { expect: { kind: 'open' } });
  }
  const sides = unsaid ? sidesIn(choiceTold(scene), gate) : null;
  const asks = helpsNext(scene);
  if (asks === null) return null;
  const opens = sides === null ? line('choice_bare') : line('choice_sides', { ...sides, A: upperFirst(sides.a) });
  return plan('asked', 'info', [opens, asks], { expect: { kind: 'open' } });
}

/** "That's no answer", to a choice that was left with them: right, and the next question. */
export function noChoiceMade(scene: Scene): Part[] | null {
  const { state, lines } = scene;
  if (state.signs?.[SAID_AT] !== state.turn - 1 || lines.families.choice_no_answer === undefined) return null;
  const asks = helpsNext(scene);
  return asks === null ? null : [line('choice_no_answer'), asks];
}
