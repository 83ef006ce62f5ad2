import { noteUsed, wasUsed } from '#companion/state.ts';
import { surelyHard } from '#companion/understand/message-kinds.ts';
import { writtenIn } from '#companion/written.ts';
import { isGlad, LASTS, WORRY_NAMED } from './glad.ts';
import { ownStep } from './own-step.ts';
import { hasUnsaid, line, maybe, ownWordsFirst, type Plan, plan, type Scene } from './plan.ts';

const written = writtenIn('policy/joy');

/** A cue that this very message is glad. */
const GLAD = written('glad', 'iu');
/** What is not easy within good news. */
const WORRY = written('worry');
const LOSS = /\b(?:died|dead|live to see|lost|miss(?:es|ed|ing)?|gone|alive)\b/i;
const WORRY_WORDS = 26;
const KIND_WORDS = 24;

/** "The only thing is, I have to tell Steve": heard as a worry, and the joy stays. */
function isWorryInJoy({ state, read, grammar, lines }: Scene): boolean {
  return (
    grammar.turnsClauses &&
    lines.families.joy_shadow !== undefined &&
    state.topics[0] === 'success' &&
    (state.topicWeights[0] ?? 0) >= LASTS &&
    state.level < 2 &&
    read.words >= 4 &&
    read.words <= WORRY_WORDS &&
    !read.question &&
    !read.acts.has('ask_advice') &&
    WORRY.test(read.clean) &&
    !LOSS.test(read.clean) &&
    !wasUsed(state, WORRY_NAMED)
  );
}

/** What people tell beside good news, and what is told with it: held in, shouted out, how far it is from back then. */
const KINDS: readonly (readonly [family: string, words: RegExp])[] = [
  ['joy_held_in', written('kinds-joy-held-in')],
  ['joy_shouted', written('kinds-joy-shouted')],
  ['joy_marked', written('kinds-joy-marked')],
];

/** "Three months ago I was too scared to book it": what was hard is behind. */
function isFarBehind({ state, read }: Scene): boolean {
  const glad = state.topics[0] === 'success' && (state.topicWeights[0] ?? 0) >= LASTS && state.level < 2;
  return glad && FAR.test(read.clean) && !STILL.test(read.clean) && read.words <= KIND_WORDS;
}

const FAR = written('far');
const STILL = /\b(?:but|now|still|again|died|dead|left me|lost|miss)\b|\?/i;

/** One more piece of good news: received as joy, whatever words stand in it. */
export function joy(scene: Scene): Plan | null {
  const { read, state, lines } = scene;
  if (lines.families.affirm_joy === undefined || state.turn === 0) return null;
  if (isFarBehind(scene) && hasUnsaid('joy_far', scene))
    return plan('receive.joy', 'explore', [line('joy_far'), ...(state.asked === 0 ? [maybe('joy_far_ask')] : [])]);
  if (isWorryInJoy(scene)) {
    noteUsed(state, WORRY_NAMED);
    return plan('joy.worry', 'explore', [ownWordsFirst, line('joy_shadow')]);
  }
  if (!isGlad(scene)) return null;
  if (read.acts.has('laugh') && read.words <= 4) return plan('receive.joy', 'explore', [line('affirm_joy')]);
  if (ownStep(scene) !== undefined) return null;
  const says = ['ask_advice', 'yes', 'no', 'bye', 'thanks', 'wish_do', 'wish_heard', 'unsure', 'disagree', 'cue_plan'];
  if (!says.some((act) => read.acts.has(act)) && read.words <= KIND_WORDS) {
    const kind = KINDS.find(([family, words]) => words.test(read.clean) && hasUnsaid(family, scene))?.[0];
    const asks = state.asked === 0 && kind !== undefined ? [maybe(`${kind}_ask`)] : [];
    if (kind !== undefined) return plan('receive.joy', 'explore', [line(kind), ...asks]);
  }
  // What is only told beside it ("she taught me everything") is heard like anything else.
  const good = GLAD.test(read.text) || read.acts.has('good_news') || read.feelings.some(({ kind }) => kind === 'warm');
  if (!good) return null;
  if (read.words < 3 || read.words > 24 || says.some((act) => read.acts.has(act))) return null;
  return plan('receive.joy', 'explore', [ownWordsFirst, line('affirm_joy')]);
}

/** What a talk can open with that is glad all through: won, passed, picked, an all clear, a first. */
const GLAD_OPENING = written('glad-opening');
const DARK = written('dark');
const DENIES = /\b\w+n't\b/gi;
const DENIES_WELL = written('denies-well', 'gi');

/** Good news opened the talk and nothing has darkened it since: what is told in it is told for joy. */
export function inGladTalk({ state, read, kinds }: Scene): boolean {
  const opening = state.opening ?? '';
  if (state.turn === 0 || state.level >= 1 || !GLAD_OPENING.test(opening)) return false;
  if (surelyHard(opening, kinds) || surelyHard(read.clean, kinds)) return false;
  return (
    [opening, ...state.recent, read.clean].every((text) => {
      const plain = text.replace(DENIES_WELL, '');
      return !DARK.test(plain) && plain.search(DENIES) < 0;
    }) && !/\?\s*$/.test(read.text)
  );
}
