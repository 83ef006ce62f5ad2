import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { noteOffered } from '#companion/state.ts';
import { countWords, lowerFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { hasPlainWords } from './cue-lines.ts';
import { questionsOf } from './matter-asked.ts';
import { anchor, line, maybe, meaning, type Plan, plan, type Scene } from './plan.ts';
import { wordTo } from './word-to.ts';

const written = writtenIn('policy/manner');

/** Replies that keep to what was asked of them. */
const KEEPS_TO_IT = 6;

/** What a person says of the talk itself: not understood, too many questions, only echoes. It is taken at its word. */
export function adjustManner(scene: Scene): Plan | null {
  const { state, read } = scene;
  if (read.words > 24) return null;
  if (read.acts.has('fewer_questions')) {
    state.quiet = KEEPS_TO_IT + 1;
    return plan('manner.quiet', 'explore', [line('ask_less')]);
  }
  if (read.acts.has('fewer_echoes')) {
    state.plain = KEEPS_TO_IT + 1;
    const before = scene.earlier();
    return plan('manner.plain', 'explore', [line('echo_less'), meaning], before ? { leansOn: before } : {});
  }
  if (read.acts.has('misread')) {
    if (read.words > 8 && scene.anchors.length > 0)
      return plan('repair', 'focus', [line('misread_short'), anchor, meaning]);
    return plan('repair.ask', 'focus', [line('misread')], { expect: { kind: 'open' } });
  }
  // In English words asked for have a way of their own (drafts.ts).
  if (asksHowToSay(scene) && read.words <= 16 && state.told > 0) {
    noteOffered(state, 'how_say');
    state.signs = { ...state.signs, 'words-given': state.turn };
    state.toldAtOffer = state.told;
    return plan('advice.say', 'choose', [line('how_say')], { expect: { kind: 'open' } });
  }
  if (read.acts.has('ask_example') && read.words <= 8 && state.offers.includes('how_say'))
    return plan('advice.example', 'choose', [line('say_example')], { expect: { kind: 'open' } });
  const doubted = PLAN_DOUBTED.test(read.clean) || FEELS_SILLY.test(read.clean);
  if (doubted && read.words <= 12 && state.plan !== null && scene.lines.families.plan_doubt)
    return plan('plan.doubt', 'choose', [line('plan_doubt')]);
  return planB(scene);
}

/** "Capaz que le digo" has the words of "¿qué le digo?" and asks for none. */
const asksHowToSay = (scene: Scene): boolean =>
  scene.read.acts.has('how_say') &&
  !scene.grammar.turnsClauses &&
  (!hasPlainWords(scene.lines) || questionsOf(scene).length > 0);

const PLAN_DOUBTED = written('plan-doubted');

/** "I feel stupid that tea is the plan": the step is doubted, and nobody called themselves a name. */
const FEELS_SILLY = written('feels-silly');

const THINKS = written('thinks');

/** "what if he says no": a plan may have a second way. */
function planB(scene: Scene): Plan | null {
  const { state, read, lines, gate } = scene;
  if (
    (state.plan === null && !state.offers.includes('how_say')) ||
    !/^(?:and |but |ok,? )?what if\b/i.test(read.clean) ||
    read.words > 16
  )
    return null;
  if (!lines.families.plan_b) return null;
  // The very thing that may happen is named: "if she says no".
  const feared = read.clean.replace(/^.*?\bwhat if /i, '').replace(/[?.!]+$/, '');
  const bare =
    scene.grammar.turnsClauses && (gate.passes(feared) || gate.guesses(feared))
      ? swapPronouns(feared, read.people[0]?.word ?? null)
      : null;
  // What others may think has a word of its own where a cue knows it; what they may do hasn't happened.
  const known = bare !== null && THINKS.test(feared) ? wordTo(feared, scene) : [];
  if (known.length > 0) return plan('plan.b', 'choose', known, { expect: { kind: 'open' } });
  // "Say you go back to bed" fits no one's answer: those lines speak of what others may do.
  if (bare !== null && !/^you\b/i.test(bare) && countWords(bare) >= 3 && lines.families.forecast_if)
    return plan('plan.b', 'choose', [line('forecast_if', { bare: lowerFirst(bare) })], { expect: { kind: 'open' } });
  // What they may do themselves is a matter of nerve, and nobody's answer.
  if (bare !== null && lines.families.doubt_self)
    return plan('plan.b', 'choose', [line('doubt_self')], { expect: { kind: 'open' } });
  return plan('plan.b', 'choose', [line('plan_b'), maybe('affirm_plan')], { expect: { kind: 'open' } });
}
