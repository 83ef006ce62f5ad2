import { weightOf } from '#companion/understand/stance.ts';
import { writtenIn } from '#companion/written.ts';
import { drinksAlone } from './burden-marks.ts';
import { owesAgain, wasAsked } from './open-question.ts';
import { line, maybe, ownWordsFirst, type Part, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "A couple of beers till I fall asleep" is said in passing, and "not every night, most" a message
// later. Each by itself is nothing; together they are a habit that wants one plain word. A mother who drank, a toast at
// a wedding and one gin after a bad day want none.

const written = writtenIn('policy/drink');

/** Now and as a habit; "I had one" is over. */
const OWN = written('own');
const DRUG = written('drug');
const WORD = written('word');
const OF_OTHERS = written('of-others');
const OFTEN = written('often');
const TO_SLEEP = written('to-sleep');
const HEAVY = written('heavy');
const HOW_OFTEN = written('how-often');
const HOW_OFTEN_WORDS = 9;
const STOPS = written('stops');
const SHAKY = written('shaky');
const WITHOUT = written('without');
const MORNING = written('morning');
const IS_IT_DANGEROUS = written('is-it-dangerous');
const NEAR = 3;
const FROM = 1;
const SOON = 3;

interface Habit {
  plain: boolean;
  heavy: boolean;
  drug: boolean;
}

function habitOf({ state }: Scene): Habit {
  const signs = state.signs ?? {};
  const plain = signs.drink !== undefined && (signs['drink-often'] !== undefined || signs['drink-sleep'] !== undefined);
  return { plain, heavy: plain && signs['drink-heavy'] !== undefined, drug: signs['drink-drug'] !== undefined };
}

const isOthers = (clean: string): boolean => OF_OTHERS.test(clean) && !/\bI (?:drink|drank|pour|need a)\b/i.test(clean);

/** Counts what this message shows of the person's own drinking. Call once a turn. */
export function noteDrink({ state, read, grammar }: Scene): void {
  if (!grammar.turnsClauses || isOthers(read.clean)) return;
  const signs = { ...state.signs };
  const before = signs.drink;
  const own = OWN.test(read.clean) && WORD.test(read.clean);
  const near =
    own || (before !== undefined && state.turn - before <= (/\bthe only way I\b/i.test(read.clean) ? NEAR : 1));
  if (!near) return;
  if (own) signs.drink = state.turn;
  if (OFTEN.test(read.clean)) signs['drink-often'] = state.turn;
  if (own && TO_SLEEP.test(read.clean)) signs['drink-sleep'] = state.turn;
  if (HEAVY.test(read.clean)) signs['drink-heavy'] = state.turn;
  if (DRUG.test(read.clean)) signs['drink-drug'] = state.turn;
  if (own || OFTEN.test(read.clean)) signs.alcohol = (signs.alcohol ?? 0) + (OFTEN.test(read.clean) ? 2 : 1);
  state.signs = signs;
}

/** A habit of drink is named once, gently, near where it was told; stopping at once gets its warning before it is done. */
export function drink(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || lines.families.drink_named === undefined) return null;
  const habit = habitOf(scene);
  const signs = state.signs ?? {};
  if (!habit.plain || isOthers(read.clean) || read.acts.has('bye')) return null;
  const asked = [signs['drink-body'], signs['drink-warned']].includes(state.turn - 1);
  const tells = asked || (habit.heavy && (WITHOUT.test(read.clean) || MORNING.test(read.clean)));
  // Bad sleep without it is one thing; a morning that shakes is said to all the same.
  const first =
    signs['drink-shaky'] === undefined || (MORNING.test(read.clean) && signs['drink-morning'] === undefined);
  if (tells && first && SHAKY.test(read.clean) && read.words < 24) {
    const now = { 'drink-warned': state.turn, 'drink-said': state.turn, 'drink-shaky': state.turn };
    state.signs = { ...signs, ...now, ...(MORNING.test(read.clean) ? { 'drink-morning': state.turn } : {}) };
    return plan('refer', 'human_help', [ownWordsFirst, line('drink_shaky')]);
  }
  if (signs['drink-shaky'] === state.turn - 1 && IS_IT_DANGEROUS.test(read.clean) && lines.families.drink_dangerous)
    return plan('refer', 'human_help', [line('drink_dangerous')]);
  // How often it is, said right after a doctor was named: that is the answer to it, and not one more thing told.
  const lately = [signs['drink-said'], signs['drink-asked']].includes(state.turn - 1);
  const said = lately && !asked && read.words <= HOW_OFTEN_WORDS;
  if (said && HOW_OFTEN.test(read.clean) && lines.families.drink_how_often) return howOften(scene);
  const spoken = WORD.test(read.clean) || signs.drink === state.turn;
  if (habit.heavy && !habit.drug && signs['drink-warned'] === undefined && STOPS.test(read.clean)) {
    const plans =
      /\b(?:I'll|I will|I'm going to|going to|gonna|tonight|tomorrow|from now|plan|want to|could|cold turkey)\b/i;
    if (
      plans.test(read.clean) &&
      (spoken || /\bcold turkey\b/i.test(read.clean)) &&
      !/\bnot tonight and\b/i.test(read.clean)
    ) {
      state.signs = { ...signs, 'drink-warned': state.turn, 'drink-said': state.turn };
      return plan('refer', 'human_help', [ownWordsFirst, line('drink_stop')]);
    }
  }
  const late = state.turn - (signs.drink ?? 0) > NEAR;
  if (signs['drink-said'] !== undefined || late || state.told < FROM || state.turn < SOON) return null;
  if (weightOf(read.clean) !== null || read.acts.has('ask_advice') || /\?\s*$/.test(read.text)) return null;
  return named(scene, habit);
}

/** The count is taken as it is; of somebody alone with it, it is the place to ask how dark the evenings get. */
function howOften(scene: Scene): Plan {
  const { state, lines } = scene;
  // Asked how often before a doctor was named, this is where one is.
  const first = state.signs?.['drink-said'] === undefined;
  state.signs = { ...state.signs, 'drink-said': state.turn };
  if (!drinksAlone(scene) || wasAsked(scene) || lines.families.ask_nights_drink === undefined)
    return plan(first ? 'refer' : 'answer.drink', 'explore', [line('drink_how_often')]);
  state.signs = { ...state.signs, 'asked-dark': state.turn };
  // A doctor and a question about dying in one breath are too much at once.
  const heard = lines.families.drink_told === undefined ? 'drink_how_often' : 'drink_told';
  return plan('check.nights', 'checkin', [line(heard), line('ask_nights_drink')]);
}

const MOST_ASKED = 3;

function named({ state, lines }: Scene, habit: Habit): Plan {
  const signs = state.signs ?? {};
  const often = signs['drink-often'] !== undefined || signs['drink-asked'] !== undefined || state.asked >= MOST_ASKED;
  // How often comes before whom to see about it, which then follows whatever is answered.
  if (!habit.drug && !habit.heavy && !often && lines.families.drink_ask_often !== undefined) {
    state.signs = { ...signs, 'drink-asked': state.turn };
    return plan('check.alcohol', 'explore', [line('drink_ask_often')]);
  }
  const asksBody = habit.heavy && !habit.drug;
  state.signs = { ...signs, 'drink-said': state.turn, ...(asksBody ? { 'drink-body': state.turn } : {}) };
  const family = habit.drug ? 'drug_named' : habit.heavy ? 'drink_named_heavy' : 'drink_named';
  const ask: Part[] = asksBody ? [line('check_alcohol')] : [];
  return plan('refer', 'human_help', [ownWordsFirst, line(family), ...ask]);
}

/**
 * Ideas for an evening that mostly ends in a lot of drink stand beside the warning not to stop at once: said with them,
 * that it is about less. Empty for everybody else.
 */
export function lessFirst(scene: Scene, options: readonly string[]): Part[] {
  const { state, lines } = scene;
  const habit = habitOf(scene);
  const told = state.turn - (state.signs?.drink ?? 0) <= NEAR + 1;
  const about = told || state.topics[0] === 'alcohol' || options.some((id) => /^idea:(?:drink-|eat-before)/.test(id));
  if (!habit.heavy || habit.drug || !about || lines.families.drink_less === undefined) return [];
  return [line(state.signs?.['drink-shaky'] === undefined ? 'drink_less' : 'drink_less_shaky')];
}

/** At the end: who is nearer than this page, and for somebody who drinks a lot, that a doctor comes before stopping. */
export function byeOfDrink(scene: Scene): Part[] {
  const habit = habitOf(scene);
  if (!habit.plain || scene.lines.families.bye_drink === undefined) return [];
  // Beside the question that stays open a doctor for a few beers would be one thing too many.
  if (!habit.heavy && !habit.drug && owesAgain(scene)) return [];
  return [maybe(habit.drug ? 'bye_drug' : habit.heavy ? 'bye_drink_heavy' : 'bye_drink')];
}
