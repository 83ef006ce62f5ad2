import { straighten } from '#companion/understand/plain-text.ts';
import { isEarnest } from './earnest.ts';
import { mark } from './flow-state.ts';
import { isGuess } from './guess.ts';
import { isSeenTo, isWithKin } from './others-care.ts';
import { PUT_BACK } from './put-back.ts';
import { type Answering, firstOf, type Planned, pick, say } from './wording.ts';

// Why is this hard? Whoever is worried about a friend asks one thing after the other, and each is urgent: which words,
// what if nobody picks up, whom to tell. A script that goes on with its next step answers none of them, and the ordinary
// talk answers with how they feel. So what is asked goes first, then what is told, and only then the next step.

/** Told of the friend, with a step of the script in it. */
const WITH_A_STEP = ['gives-away', 'goes-along', 'at-home-with'];
/** Nobody has to be brave once the friend is safe. */
const UNTIL_SAFE = ['at-home-with', 'scared', 'own-state'];
const SETS_OUT = ['going', 'sets-off'];
/** Wounds seen on somebody else's skin began the talk: how to speak of them is another matter than a threat to die. */
const OF_MARKS = ['their-marks', 'other-harm'];
/** Stands in `once` where the writer is in the same room or the same home as they are. */
export const BESIDE = 'beside-them';
const STEPS = 8;
const OF_THEM = /\b(?:she|he|they|her|him|them|his|their)(?:'(?:s|d|ll|re))?\b|\b(?:s?hes|theyre)\b/i;

/** What is asked or told about a friend in danger, answered as just that; null where nothing of it was heard. */
export function answerOfFriend(turn: Answering): Planned | null {
  const { flow, input, heard } = turn;
  // Who goes along was named: the ordinary talk takes that up, with their name.
  if (input.company === true && turn.level === 2) for (const name of SETS_OUT) heard.names.delete(name);
  const ofMarks = OF_MARKS.some((name) => flow.once.includes(name)) ? ['marks.ask.', 'marks.said.'] : [];
  const asked = firstOf(turn, [...askedBeside(turn), ...ofMarks, 'third_party.ask.'], 'safety-third_party');
  // Asked with the first word of it, it takes the place of the first step.
  if (asked) flow.step = Math.max(flow.step, 1);
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
  const beside = isBeside(turn) ? ['beside.said.'] : [];
  return firstOf(turn, [...beside, 'third_party.said.', 'third_party.told.'], 'safety-third_party');
}

/** "I'm sat with her", "she's asleep next door": nobody has to be reached, and nobody is sent. */
function isBeside({ flow, heard }: Answering): boolean {
  if (heard.names.has(BESIDE)) mark(flow, BESIDE);
  return flow.once.includes(BESIDE);
}

const askedBeside = (turn: Answering): string[] => (isBeside(turn) ? ['beside.ask.'] : []);

/** Questions that are the first word about a friend, or come with a new alarm in the middle of it. */
export const ASKED_OF_FRIEND = ['asks-knock', 'if-yes', 'asks-directly', 'asks-line', 'leave-alone'];

/** "She's asleep next door. What do I say to her?" is no word that she is safe, nor is company that knows of nothing. */
export function whenTheyAreSafe(turn: Answering): Planned | null {
  const { heard, input, flow } = turn;
  if (heard.safe !== 'other' || ['how-to-say', ...ASKED_OF_FRIEND].some((name) => heard.names.has(name))) return null;
  if (input.dark !== undefined && isWithKin(input.text) && !isSeenTo(input.text)) return null;
  const over = say(turn, pick(turn, 'l3.down.other'), 'safety-safer');
  if (over) flow.safe = true;
  return over;
}

/** In an emergency its own answers come first, then what is asked. */
export function questionOfFriend(turn: Answering): Planned | null {
  const said = saidInDanger(turn);
  const times = (once: readonly string[] | undefined): number => once?.filter((name) => name === PUT_BACK).length ?? 0;
  if (times(turn.flow.once) <= times(turn.input.flow?.once)) return said;
  // Taken for who is in danger: a word of regret, and then what was asked.
  const sorry = pick(turn, 'third_party.put-back');
  if (said === null || sorry === null)
    return said ?? say(turn, pick(turn, 'third_party.put-back.alone'), 'safety-third_party');
  return { ...said, text: `${sorry} ${said.text}` };
}

const saidInDanger = (turn: Answering): Planned | null =>
  firstOf(
    turn,
    [
      ...askedBeside(turn),
      'l3.third_party.ask.',
      ...(isBeside(turn) ? ['beside.said.'] : []),
      'l3.third_party.told.',
      'third_party.ask.',
    ],
    'safety-third_party',
  );

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

/** How to say it, asked with the first word of the danger: that is answered, unless the danger is a third person's blows. */
export const asksForWords = ({ flow, heard, input }: Answering): boolean =>
  flow.situation === 'third_party' &&
  heard.names.has('how-to-say') &&
  !input.assessment.rules.some((rule) => /^(?:other\.abused|told\.other-hurt|abuse\.)/.test(rule));

/** Stands in `once` from the message on in which the writer turned to a matter of their own. */
const TURNED = 'friend-turned';
const TURNS =
  /\b(?:(?:the|my|that) (?:other|second|own) (?:thing|matter|question|one|bit|stuff)|(?:ask|talk|tell you|say|go on) (?:\w+ )?(?:about |to )?(?:something|anything) (?:else|different)|something else (?:now|then|too|as well)|my own (?:thing|stuff|question|problem|life)|different (?:thing|question|subject)|change the subject|(?:back to|about|meant?|on to) (?:me|myself|my (?!friend|mate|brother|sister|mum|mom|dad|son|daughter|husband|wife|partner|neighbou?r|colleague|flatmate|cousin)\w+)\b|i (?:asked|was asking|am asking|'m asking) about (?:me|my)\b|can i ask (?:you )?about (?:the|my|our)\b|(?:i )?(?:mean|meant) (?:the|my) (?!friend|mate)\w+)/i;
/** Said to put right whose danger it is. */
const NOT_ABOUT_ME = /\bnot (?:really )?(?:about|for|with) (?:me|myself)\b/gi;
/** The hour, the words or the company are settled, or it was said that they are. */
const SETTLED =
  /\b(?:that'?s (?:\w+ )?(?:tonight|sorted|settled|done|the plan|it)|(?:that'?s|it'?s|all) (?:sorted|settled|arranged|planned)|i'?ve got (?:that|her|him|them|it|\w+) (?:now|tonight|tomorrow|sorted|covered)|got that now|(?:i'?ll|i will|going to|gonna|i'?m going) (?:go|ask|see|ring|call|be there|over|round|talk)|(?:her|his|their|my) \w+(?:'s| is|'ll| will|'d| would)? (?:coming|come|there|knows?|with (?:her|him|them)))\b/i;

/** Only asked leave for; what it is has not been said. */
const ONLY_ASKS =
  /\b(?:can|may|could|is it (?:ok|okay|awful|bad)|ok(?:ay)?) (?:if )?(?:i|we|to) (?:\w+ )?(?:ask|talk|bring|turn|move|go|change)\b/i;
const ANNOUNCES = 14;

/**
 * The writer turns to a matter of their own: what is settled for the friend is said back once, and then the ordinary talk
 * answers, until something new of the danger is told. Level and card stay. Undefined where it is still about the friend.
 */
export function turnsFromFriend(turn: Answering): Planned | null | undefined {
  const { flow, input } = turn;
  if (flow.situation !== 'third_party' || flow.step === 0) return undefined;
  const text = straighten(input.text);
  const anew = input.assessment.level >= 2 && !isGuess(input.assessment);
  if (anew || input.darkNow === true || isEarnest(text)) return undefined;
  if (flow.once.includes(TURNED))
    return speaksOfThem(turn) && !TURNS.test(text) && ASKS_OF_THEM.test(text) ? undefined : null;
  if (!TURNS.test(text.replace(NOT_ABOUT_ME, ' '))) return undefined;
  mark(flow, TURNED);
  const last =
    text
      .trim()
      .split(/(?<=[.?!])\s+/)
      .at(-1) ?? '';
  if (!(ONLY_ASKS.test(last) && last.split(/\s+/).length <= ANNOUNCES)) {
    const lead = pick(turn, 'third_party.turns.lead');
    if (lead !== null) turn.lead = lead;
    return null;
  }
  const settled = SETTLED.test(text) ? pick(turn, 'third_party.turns.settled') : null;
  return say(turn, settled ?? pick(turn, 'third_party.turns'), 'safety-third_party') ?? null;
}

/** Asked or told of the friend again, and not only named beside something else. */
const ASKS_OF_THEM =
  /\b(?:if|what if|should i|do i|how do i|when) (?:\w+ ){0,3}?(?:she|he|they|her|him|them)\b|^(?:she|he|they)\b|\b(?:she|he|they)(?:'s|'re| is| are| has| just|'ve)? (?:\w+ )?(?:texted|rang|called|wrote|replied|answered|said|says|not answering|gone|crying|drunk)\b/i;
