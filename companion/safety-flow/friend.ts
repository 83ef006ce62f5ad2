import { type Answering, firstOf, type Planned, pick, say } from './wording.ts';

// Why is this hard? Whoever is worried about a friend asks one thing after the other, and each is urgent: which words,
// what if nobody picks up, whom to tell. A script that goes on with its next step answers none of them, and the ordinary
// talk answers with how they feel. So what is asked goes first, then what is told, and only then the next step.

/** Told of the friend, with a step of the script in it. */
const WITH_A_STEP = ['gives-away', 'goes-along', 'at-home-with'];
/** Nobody has to be brave once the friend is safe. */
const UNTIL_SAFE = ['at-home-with', 'scared', 'own-state'];
const SETS_OUT = ['going', 'sets-off'];
const STEPS = 8;
const OF_THEM = /\b(?:she|he|they|her|him|them|his|their)(?:'(?:s|d|ll|re))?\b|\b(?:s?hes|theyre)\b/i;

/** What is asked or told about a friend in danger, answered as just that; null where nothing of it was heard. */
export function answerOfFriend(turn: Answering): Planned | null {
  const { flow, input, heard } = turn;
  // Who goes along was named: the ordinary talk takes that up, with their name.
  if (input.company === true && turn.level === 2) for (const name of SETS_OUT) heard.names.delete(name);
  const asked = firstOf(turn, ['third_party.ask.'], 'safety-third_party');
  if (asked) return asked;
  for (const told of WITH_A_STEP) {
    if (!heard.names.has(told) || (flow.safe && UNTIL_SAFE.includes(told))) continue;
    // The evening was named already.
    const settled = input.timed ? pick(turn, `third_party.${told}.timed`) : null;
    const known = flow.step >= 2 ? pick(turn, `third_party.${told}.on`) : null;
    const text = settled ?? known ?? pick(turn, `third_party.${told}`);
    if (!text) continue;
    // All three name the emergency number: the first step of the script has been said with that.
    flow.step = Math.max(flow.step, 2);
    if (told === 'goes-along') flow.once.push('company');
    return say(turn, text, 'safety-third_party');
  }
  if (flow.safe) for (const name of UNTIL_SAFE) heard.names.delete(name);
  return firstOf(turn, ['third_party.said.', 'third_party.told.'], 'safety-third_party');
}

/** In an emergency its own answers come first, then what is asked. */
export const questionOfFriend = (turn: Answering): Planned | null =>
  firstOf(turn, ['l3.third_party.told.', 'third_party.ask.'], 'safety-third_party');

/** The next step that has a wording left; who comes along was named, so nobody asks who it might be. */
export function nextOfFriend(turn: Answering): string | null {
  const { flow, input } = turn;
  const known = input.company === true || flow.once.includes('company');
  for (; flow.step <= STEPS; flow.step += 1) {
    const name = `third_party.${flow.step}`;
    const text = (known ? pick(turn, `${name}.company`) : null) ?? pick(turn, name);
    if (text) return text;
  }
  return null;
}

/** "She replies with thumbs up": still about them, whatever else is in it. */
export const speaksOfThem = (turn: Answering): boolean => OF_THEM.test(turn.input.text);
