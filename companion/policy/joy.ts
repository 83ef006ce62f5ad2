import { noteUsed, wasUsed } from '#companion/state.ts';
import { ownStep } from './own-step.ts';
import { line, ownWordsFirst, type Plan, plan, type Scene } from './plan.ts';

/** A shadow on it: then it is listened to like anything else. */
const SHADOW =
  /\b(?:but|only thing|except|scared|worried|afraid|nervous|however|though|miss|lost|lose|died|dead|hate|never|not|weird|sad|without|hard|awful|worse|problem|guilty|wrong|alone|lonely|fake|deserve|used to|would(?:'ve| have)?|could(?:'ve| have)|should(?:'ve| have)?|gone|goodbye|leaving|instead|awkward|jealous|quiet(?:ly)?|ignored|upset|resent\w*|passed over|have to|got to|need to|funny with me|behind|late|last time|feel like|not sure|kind of|sort of|pressure|what if|tell (?:him|her|them))\b|n't\b|\?/i;
/** Tears of joy, and a drive of one's own. */
const GLAD_TEARS = /\b(?:cried|crying|cry|tears|sobbed|screamed)\b/i;
const BY_CHOICE = /\b(?:by myself|on my own)\b/i;
/** A cue that this very message is glad. */
const GLAD =
  /[!😀-🙏🎉]|\b(?:happy|proud\w*|laugh\w*|haha\w*|lol|great|lovely|love[ds]?|hugg\w*|danc\w+|cheer\w*|celebrat\w*|cake|champagne|screamed|smil\w+|grinn\w*|amazing|brilliant|best|finally|won|passed|yay|clapp\w*|toast\w*|thrilled|delighted|chuffed|buzzing|over the moon|so good|cried|tears|high five|singing|sang|fun|beautiful|perfect|dream)\b/iu;
const LASTS = 0.7;

/** The talk is about something good, and this message has no shadow on it. */
export function isGlad({ state, read, grammar }: Scene): boolean {
  if (!grammar.turnsClauses || state.topics[0] !== 'success' || (state.topicWeights[0] ?? 0) < LASTS) return false;
  if (state.level >= 2 || SHADOW.test(read.clean)) return false;
  return read.feelings.every(
    ({ id, kind }) =>
      kind === 'warm' ||
      (id === 'sad' && GLAD_TEARS.test(read.clean)) ||
      (id === 'lonely' && BY_CHOICE.test(read.clean)),
  );
}

/** What is not easy within good news. */
const WORRY =
  /\b(?:only thing|except|worried|worr(?:y|ies)|scared|afraid|nervous|dread\w*|guilty|feel bad|awkward|what if|jealous|passed over|pressure|terrified|fraud|don't deserve)\b/i;
const LOSS = /\b(?:died|dead|live to see|lost|miss(?:es|ed|ing)?|gone|alive)\b/i;
const WORRY_WORDS = 26;

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
    !wasUsed(state, 'once:joy-worry')
  );
}

/** One more piece of good news: received as joy, whatever words stand in it. */
export function joy(scene: Scene): Plan | null {
  const { read, state, lines } = scene;
  if (lines.families.affirm_joy === undefined || state.turn === 0) return null;
  if (isWorryInJoy(scene)) {
    noteUsed(state, 'once:joy-worry');
    return plan('joy.worry', 'explore', [ownWordsFirst, line('joy_shadow')]);
  }
  if (!isGlad(scene)) return null;
  if (read.acts.has('laugh') && read.words <= 4) return plan('receive.joy', 'explore', [line('affirm_joy')]);
  if (ownStep(scene) !== undefined) return null;
  const says = ['ask_advice', 'yes', 'no', 'bye', 'thanks', 'wish_do', 'wish_heard', 'unsure', 'disagree', 'cue_plan'];
  // What is only told beside it ("she taught me everything") is heard like anything else.
  const good = GLAD.test(read.text) || read.acts.has('good_news') || read.feelings.some(({ kind }) => kind === 'warm');
  if (!good) return null;
  if (read.words < 3 || read.words > 24 || says.some((act) => read.acts.has(act))) return null;
  return plan('receive.joy', 'explore', [ownWordsFirst, line('affirm_joy')]);
}
