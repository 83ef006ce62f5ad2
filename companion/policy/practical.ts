import { quick } from '#companion/quick-pattern.ts';
import { noteOffered } from '#companion/state.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { HABITS } from './habit-answers.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { mainStep, planSaid } from './plan-words.ts';
import { ANSWERS, type Answer, OUTCOMES, OWED, SAY, WHAT_IF } from './practical-answers.ts';

// Why is this hard? "How do I get through the dinner" and "how do I start it" ask for something that can be done, and a
// question given back, or an idea on another matter, passes them over. What is asked stands in the message, what it is
// about mostly stands before it: so each answer here has words for both, and what none fits goes on to the ideas.

const written = writtenIn('policy/practical');

const DARK = written('dark');
const ASK_WORDS = 24;
const WORDS_HOLD = 5;
const BARE_HOW = quick(/^(?:(?:but|and|ok|so) )?how(?: though| tho)?\W*$/i);
const AGAIN = written('again');
const SO_WHAT = written('so-what');

function contextOf({ state, read }: Scene): string {
  return [state.opening ?? '', ...state.recent, read.clean].join(' . ').replace(/\s+/g, ' ');
}

/** "I want to thank her." "how": the question is about what was wished just before. */
function askedIn({ read, state }: Scene): string {
  if (!BARE_HOW.test(read.clean)) return read.clean;
  const wished = /\bI (?:just |really )?(?:want|have|need|would like|'d like|wanna) to ([^.!?]+)/i.exec(
    state.recent.at(-1) ?? '',
  )?.[1];
  return wished === undefined ? read.clean : `how do I ${wished}`;
}

/** A plain question of daily life gets a plain answer; the plan that was made is said again when it is asked for. */
export function practical(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || read.words > ASK_WORDS || state.level >= 2 || state.topics.includes('abuse'))
    return null;
  const again = planAgain(scene);
  if (again !== null) return again;
  const idea = ideaNamed(scene);
  if (idea !== null) return idea;
  const context = contextOf(scene);
  if (DARK.test(context)) return null;
  const asked = askedIn(scene);
  // "Is that too much" asks about words only where words were given.
  const worded = state.turn - (state.signs?.['words-given'] ?? -WORDS_HOLD) < WORDS_HOLD;
  const fits = ({ family, asks, about }: Answer) =>
    lines.families[family] !== undefined &&
    (worded || family !== 'fine_words') &&
    asks.test(asked) &&
    (about?.test(context) ?? true);
  if (WHAT_IF.test(asked)) return outcome(scene, asked);
  const answer = ANSWERS.find(fits) ?? HABITS.find(fits);
  if (answer === undefined) return fearOfBegging(scene, context);
  const saying = SAY.test(asked);
  noteOffered(state, 'advice');
  state.toldAtOffer = state.told;
  if (saying) state.signs = { ...state.signs, 'words-given': state.turn };
  const starts = /^do_(?:plan|break_down|study_start|home_start)$/.test(answer.family);
  if (starts) state.signs = { ...state.signs, planning: state.turn };
  return plan('answer.practical', 'choose', [line(answer.family)], { expect: { kind: starts ? 'when' : 'open' } });
}

/** "What if she says no": a plain word to just that, where one is known. */
export function outcome(scene: Scene, asked: string): Plan | null {
  const { lines, state } = scene;
  const context = contextOf(scene);
  if (state.level >= 2 || state.topics.includes('abuse') || DARK.test(context)) return null;
  const found = OUTCOMES.find(
    ({ family, asks, about }) =>
      lines.families[family] !== undefined &&
      // "What if I can't do it" is of a step only where one was named.
      (family !== 'if_undone' || state.plan !== null || state.lastOffer !== undefined) &&
      asks.test(asked) &&
      (about?.test(context) ?? true),
  );
  return found ? plan('answer.if', 'choose', [line(found.family)], { expect: { kind: 'open' } }) : null;
}

const THING_ASKED = written('thing-asked');
const IDEA_TURNS = 2;

/** "A note?", right after it was asked what to do: an idea of one's own, and it may well do. */
function ideaNamed({ read, state, lines, gate }: Scene): Plan | null {
  const asked = THING_ASKED.exec(read.text.trim());
  const idea = asked?.[1]?.toLowerCase();
  const lately = state.offers.includes('advice') && state.told - state.toldAtOffer <= IDEA_TURNS;
  if (idea === undefined || !lately || !gate.passes(idea) || lines.families.idea_could === undefined) return null;
  if (/\b(?:drink|beer|wine|pills?|knife|gun|fight|lie)\b/.test(idea)) return null;
  return plan('answer.idea', 'choose', [line('idea_could', { idea_c: upperFirst(idea) })], {
    expect: { kind: 'open' },
  });
}

function planAgain(scene: Scene): Plan | null {
  const { read, state, lines } = scene;
  if (lines.families.own_again === undefined || !(AGAIN.test(read.clean) || SO_WHAT.test(read.clean))) return null;
  if (state.plan === null)
    return AGAIN.test(read.clean)
      ? plan('plan.again', 'choose', [line('own_none')], { expect: { kind: 'when' } })
      : null;
  return plan('plan.again', 'choose', [line('own_again', { plan: planSaid(mainStep(state.plan), scene) })]);
}

const BEGS = written('begs');

/** "I don't want to beg", where something is owed: that fear has an answer. */
function fearOfBegging({ read, lines }: Scene, context: string): Plan | null {
  if (!BEGS.test(read.clean) || !OWED.test(context) || lines.families.not_begging === undefined) return null;
  return plan('answer.begging', 'explore', [line('not_begging')]);
}
