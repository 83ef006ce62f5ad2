import { isLeftOpen, wasAskedOfDark } from '#companion/safety-flow/flow-state.ts';
import { lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { weightOf } from '#companion/understand/stance.ts';
import { hourIn, personIn } from './person-in.ts';
import { line, maybe, ownWordsFirst, type Part, type Plan, plan, type Scene } from './plan.ts';
import { owesRefer } from './quiet-risk.ts';

// Why is this hard? "No mates", "the nights are the worst" and "nobody knows" are each everyday. Together, from one
// person, they are what comes before the line nobody wants to miss. So they are counted over the talk, and once they
// stand together it is asked once how bad the nights get, and later who knows of it.

const MARKS: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'alone',
    /\b(?:no|don't (?:really |even )?have(?: any| many)?|haven't got(?: any)?|without) (?:real |proper |close )?(?:mates|friends|family)\b|\b(?:nobody|no one) (?:in it|here|there|around|to (?:ring|call|talk to|tell)|rings|texts|comes)\b|\blive alone\b|\bon my own (?:now|all|every|in)\b|\bdon't (?:really |even )?have (?:anyone|anybody)\b|\b(?:nobody|no one) (?:talks|rings|texts|knocks|asks|visits)\b|\bjust me\b|\bhaven't (?:spoken|talked) (?:to|out loud|with)\b|\bdon't know (?:anyone|anybody|a soul)\b/i,
  ],
  [
    'parted',
    /\b(?:separated|divorc\w+|split (?:up|from|with)|we split|moved out|(?:she|he) left(?: me)?\b(?! (?:a|the|his|her|for work))|widow\w*|dropped (?:the kids|them|him|her) back|every other weekend)\b/i,
  ],
  [
    'nights',
    /\b(?:nights?|evenings?|sundays?|weekends?) (?:are|is|get|gets|were) (?:the |so |really )?(?:worst|long|hard|bad|hell|loud)\b|\b(?:can't|cannot|don't|not|haven't|hardly|barely|never) (?:\w+ ){0,2}(?:sleep|slept|sleeping)\b|\bawake (?:at|till|until|since|all|half)\b|\blie (?:there |here )?awake\b|\bup all night\b/i,
  ],
  [
    'numb',
    /\b(?:feel(?:ing)? nothing|numb|behind glass|(?:like|through|of) glass|glass between|nothing (?:inside|in me)|like a robot|on automatic|empty)\b/i,
  ],
  [
    'hidden',
    /\b(?:hid|hide|hiding|hidden|nobody knows|no one knows|(?:tell|told) (?:nobody|no one)|haven't told|stopped telling|secret\w*|behind (?:her|his|their) back|(?:she|he|they)(?:'s| has| have|'ve) no idea|(?:told|tell|telling) (?:him|her|them|everyone|everybody|people|the (?:nurse|doctor|midwife|health visitor)|my \w+)(?: that)? (?:I'm|I am|it's|we're|all is) (?:fine|ok|okay|good|great|well|managing)|(?:didn't|don't) want (?:it|them|her|him|anyone|anybody)(?: to)? (?:\w+ ){0,2}(?:written|write|down|know|see|find out)|keep it from|doesn't know|don't know about (?:it|this)|pretend\w*|lied to|lie to)\b/i,
  ],
  [
    'debt',
    /\b(?:debts?|owe|loans?|gambl\w+|betting|bets?|bailiffs?|overdrawn|credit cards?|roulette|slots|casino|rent(?:'?s| is) due|behind (?:on|with) (?:the|my|our) rent)\b/i,
  ],
  [
    'losing',
    /\b(?:she|he|they|my (?:wife|husband|partner|girlfriend|boyfriend))(?:'s|'ll| is| will| would|'d|'re| are)? (?:going to |gonna |about to |just )?(?:leav\w+|walk out|take the (?:kids|children)|kick me out|throw me out)\b|\b(?:she|he)(?:'s| is) (?:off|out|gone)\b|\b(?:lose|losing) (?:her|him|them|my (?:kids|wife|husband|family|house|home|job|flat)|everything)\b/i,
  ],
  [
    'worth',
    /\b(?:like furniture|useless|a burden|worthless|waste of space|in the way|good for nothing|no use to|no good to|a failure|hate myself)\b/i,
  ],
  [
    'long',
    /\b(?:weeks|months|years|(?:since|in|from|last) (?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|spring|summer|autumn|winter|easter|last))\b/i,
  ],
];
const OF_WEIGHT = MARKS.map(([id]) => id).filter((id) => id !== 'long');
const PREFIX = 'b:';
const ENOUGH = 3;
const FROM = 6;
/** Numbness after a birth and a hidden debt wait less long. */
const FROM_SOON = 3;
const WHO_AFTER = 2;
const LATE = 10;
const LOW = ['sad', 'lonely', 'hopeless', 'numb', 'ashamed', 'guilty', 'exhausted', 'afraid', 'overwhelmed'];

/** Counts what this message tells of being alone with it. Call once a turn. */
export function noteBurden({ state, read, grammar }: Scene): void {
  if (!grammar.turnsClauses || read.question) return;
  const fresh = MARKS.filter(([, words]) => words.test(read.clean)).map(([id]) => `${PREFIX}${id}`);
  if (fresh.length === 0) return;
  state.signs = { ...state.signs, ...Object.fromEntries(fresh.map((id) => [id, 1])) };
}

const has = ({ state }: Scene, id: string): boolean => state.signs?.[`${PREFIX}${id}`] !== undefined;

/** It has lasted weeks or longer, as far as was told. */
export function isLasting(scene: Scene): boolean {
  return has(scene, 'long') || (scene.state.since ?? '') !== '';
}

/** What was told of stands together: alone or hidden with bad nights or low, numb after a birth, a hidden debt. */
export function isBurdened(scene: Scene): boolean {
  const { state } = scene;
  const drinks = state.signs?.['drink-said'] === undefined ? 0 : 1;
  const count = OF_WEIGHT.filter((id) => has(scene, id)).length + drinks;
  // Something kept from one person is no loneliness by itself.
  const hides = has(scene, 'hidden') && (has(scene, 'worth') || has(scene, 'numb') || drinks > 0);
  const alone = has(scene, 'alone') || hides;
  const low = has(scene, 'nights') || has(scene, 'worth') || state.feelings.some((id) => LOW.includes(id));
  return cannotWait(scene) || (alone && low && count >= ENOUGH);
}

/** Numb after a birth, or a debt with two of these beside it: hidden, bad nights, somebody to lose by it. */
function cannotWait(scene: Scene): boolean {
  const ofBirth = scene.state.signs?.['perinatal!'] !== undefined && has(scene, 'numb');
  const beside = ['hidden', 'losing', 'nights'].filter((id) => has(scene, id)).length;
  const ofDebt = has(scene, 'debt') && beside >= 2;
  return ofBirth || ofDebt;
}

const LAUGHS = /\b(?:lol|lmao|ha(?:ha)+|hehe|jk)\b|[😀-😂🤣😅😆]/iu;

/** Nothing is being answered, planned or ended, and nothing of the heaviest kind was said just now. */
export function isQuietTurn({ state, read }: Scene): boolean {
  const busy = ['ask_advice', 'bye', 'thanks', 'yes', 'no', 'wish_do', 'cue_plan', 'stop', 'good_news', 'disagree'];
  return (
    !read.question &&
    !/\?\s*$/.test(read.text) &&
    read.words >= 3 &&
    !LAUGHS.test(read.text) &&
    (state.expect === null || state.expect.kind === 'open') &&
    state.exercises.every((frame) => frame.parked) &&
    !busy.some((act) => read.acts.has(act)) &&
    weightOf(read.clean) === null
  );
}

const HEAVY = new Set(['alone', 'nights', 'numb', 'worth', 'hidden', 'losing']);
const LEADS = new Set(['alone', 'nights', 'numb', 'hidden', 'debt', 'losing']);
const HEAVY_FEELINGS = new Set(['hopeless', 'numb', 'ashamed', 'lonely']);

/** This very message is heavy, and no joke. */
function isHeavy({ read }: Scene): boolean {
  return (
    MARKS.some(([id, words]) => HEAVY.has(id) && words.test(read.clean)) ||
    read.feelings.some(({ id }) => HEAVY_FEELINGS.has(id))
  );
}

/** Asked where the message leads to it: bad nights, nobody there, nothing felt, a debt; or at last anywhere. */
function isDue(scene: Scene): boolean {
  const leads = MARKS.some(([id, words]) => LEADS.has(id) && words.test(scene.read.clean));
  return leads || scene.state.turn >= LATE || scene.read.feelings.some(({ id }) => HEAVY_FEELINGS.has(id));
}

/** The question that was passed over, once more, with why it is asked again. */
function askAgain(scene: Scene): Plan | null {
  const { state, lines } = scene;
  if (!isLeftOpen(state.safety) || lines.families.ask_nights_again === undefined) return null;
  const asked = state.signs?.['asked-dark'] ?? 0;
  if (state.signs?.['asked-again'] !== undefined || state.turn - asked < 2 || !isHeavy(scene)) return null;
  state.signs = { ...state.signs, 'asked-again': state.turn, 'asked-dark': state.turn };
  return plan('check.again', 'checkin', [ownWordsFirst, line('ask_nights_again')]);
}

/** Before anything else is heard in the message: what cannot wait, and what was passed over. */
export function burdenFirst(scene: Scene): Plan | null {
  const { state, grammar } = scene;
  if (!grammar.turnsClauses || state.level >= 3 || !isQuietTurn(scene)) return null;
  const again = askAgain(scene);
  if (again !== null) return again;
  const asked = state.signs?.['asked-dark'] !== undefined || wasAskedOfDark(state.safety);
  return !asked && cannotWait(scene) && (isHeavy(scene) || state.turn >= FROM + 2) ? burden(scene) : null;
}

/** How bad the nights get, asked once; some turns later, who knows of it. */
export function burden(scene: Scene): Plan | null {
  const { state, grammar, lines } = scene;
  const from = cannotWait(scene) ? FROM_SOON : FROM;
  if (!grammar.turnsClauses || state.level >= 2 || state.turn < from || lines.families.ask_nights === undefined)
    return null;
  if (state.topics[0] === 'success' || !isBurdened(scene) || !isQuietTurn(scene)) return null;
  const asked = state.signs?.['asked-dark'];
  if (asked === undefined && !wasAskedOfDark(state.safety) && state.plan === null && isDue(scene)) {
    state.signs = { ...state.signs, 'asked-dark': state.turn };
    return plan('check.nights', 'checkin', [ownWordsFirst, line('ask_nights')]);
  }
  const rested = asked === undefined ? state.turn >= LATE : state.turn - asked > WHO_AFTER;
  // Who can help comes before who knows.
  if (
    !rested ||
    owesRefer(scene) ||
    state.helper !== undefined ||
    state.signs?.['who-asked'] !== undefined ||
    state.asked > 0
  )
    return null;
  state.signs = { ...state.signs, 'who-asked': state.turn };
  return plan('ask.who', 'explore', [ownWordsFirst, line('ask_who_knows')]);
}

const NOBODY =
  /\b(?:nobody|no one|none|not? (?:one|anyone|anybody|really)|don't have|haven't (?:got|told)|alone)\b|^no\b/i;
/** The answer to who knows, or who could be there: somebody, with or without an hour, or nobody. */
export function whoAnswered(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  const before = state.turn - 1;
  const ofEvening = state.signs?.['evening-asked'] === before || state.signs?.['helper-asked'] === before;
  if (!grammar.turnsClauses || (!ofEvening && state.signs?.['who-asked'] !== before) || read.words > 24) return null;
  const prefix = ofEvening ? 'evening' : 'who';
  if (lines.families[`${prefix}_none`] === undefined || read.acts.has('bye')) return null;
  const who = personIn(read.clean);
  if (/\b(?:not know|doesn't know|don't know|no idea|doesn't|not)\b/i.test(read.clean) && who !== null) return null;
  if (who === null || /\bnot (?:my|her|him)\b|\bwouldn't\b/i.test(read.clean))
    return NOBODY.test(read.clean) ? plan(`answer.${prefix}`, 'explore', [line(`${prefix}_none`)]) : null;
  state.helper = who;
  const when = hourIn(read.clean);
  const timed = ofEvening && when !== undefined;
  if (timed) state.signs = { ...state.signs, 'evening-timed': state.turn };
  return plan(`answer.${prefix}`, 'explore', [
    line(timed ? 'evening_timed' : `${prefix}_some`, { who, Who: upperFirst(who), when: when && lowerFirst(when) }),
  ]);
}

/** At the end, where nobody was named and no service: one human all the same. */
export function byeOfBurden(scene: Scene): Part[] {
  const named = scene.state.helper !== undefined || scene.lines.families.bye_human === undefined;
  return named || !isBurdened(scene) ? [] : [maybe('bye_human')];
}
