import { writtenIn } from '#companion/written.ts';
import { line, ownWordsFirst, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? Half a sandwich from a teacher comes up in a talk of money worries, and the tears with it. Read by
// its feelings alone it is one more sad message; it is the one good thing of that day, and is met as that.

const written = writtenIn('policy/kindness');

const KIND = written('kind');
const OTHERS_GLAD = written('others-glad');
/** Their joy is over something that isn't so: "I lied to my dad about uni." "He's so proud of me." */
const NOT_KNOWN = written('not-known');
const NEWS_OF_OTHERS = written('news-of-others');
const TEARS = written('tears');
const SHADOW = written('shadow');
/** Loud right after good news: joy, and no quarrel. */
const LOUD_JOY = written('loud-joy');
const NEWS_LASTS = 3;
const MARK = 'kindness';
const LONG = 24;
const TEARS_AFTER = 2;

/** Somebody did something kind, or is glad with the person: it is met as good, whatever else the talk holds. */
export function kindness(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.receive_kindness === undefined || state.level >= 2) return null;
  if (read.words > LONG || read.acts.has('ask_advice') || state.topics.includes('abuse')) return null;
  const at = state.signs?.[MARK];
  const lately = at !== undefined && state.turn - at <= TEARS_AFTER;
  if (lately && TEARS.test(read.clean) && !/\?|\b(?:but|because)\b/i.test(read.clean))
    return plan('receive.kindness', 'explore', [line('kindness_tears')]);
  if (SHADOW.test(read.text) || state.topics[0] === 'grief') return null;
  if (OTHERS_GLAD.test(read.clean) && NOT_KNOWN.test([...state.recent.slice(-2), read.clean].join(' ')))
    return lines.families.glad_unknowing ? plan('reflect', 'explore', [line('glad_unknowing')]) : null;
  if (OTHERS_GLAD.test(read.clean)) return plan('receive.glad', 'explore', [line('glad_for_you')]);
  const news = state.signs?.['glad-news'];
  if (news !== undefined && state.turn - news <= NEWS_LASTS && LOUD_JOY.test(read.clean))
    return plan('receive.glad', 'explore', [line('glad_for_you')]);
  if (NEWS_OF_OTHERS.test(read.text)) {
    state.signs = { ...state.signs, 'glad-news': state.turn };
    return plan('receive.glad', 'explore', [ownWordsFirst, line('glad_news_other')]);
  }
  if (!KIND.test(read.clean)) return null;
  const first = at === undefined;
  state.signs = { ...state.signs, [MARK]: state.turn };
  return plan('receive.kindness', 'explore', [...(first ? [ownWordsFirst] : []), line('receive_kindness')]);
}
