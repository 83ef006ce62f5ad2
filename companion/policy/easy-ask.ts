import { holdsAStep, noteIntensity, noteUsed, wasUsed } from '#companion/state.ts';
import { countWords, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { isLate } from './ask-now.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "School", "xbox" and "4" are whole answers. A question about feelings after each of them asks for
// what the person just did not say; a question with two or three ready answers can be met with one word more.

const PASTIME =
  /^(?:(?:just|mostly|i (?:play|like|watch)|playing|watching|some|the|my|a bit of) )*(xbox|playstation|ps[45]|nintendo|switch|minecraft|roblox|fortnite|fifa|gaming|games?|football|soccer|basketball|volleyball|tennis|rugby|hockey|swimming|running|the gym|gym|skating|dancing|netflix|youtube|tiktok|tv|series|anime|music|guitar|piano|drums|drawing|painting|reading|books|cooking|baking|gardening|knitting|lego|chess|fishing|cycling|hiking|walks?)(?: mostly| a lot| i guess| lol| tbh)?[.!]*$/i;
const NUMBER =
  /^(?:(?:maybe|like|about|around|a|an|i'd say|probably)\s+)*(10|\d)(?:\s*(?:\/|out of) ?10)?(?: maybe| i guess| or so)?[.!]*$/i;
/** From here on a number is met by the body first, as everywhere. */
const LOUD = 8;
const COUNTED = /\b(?:how (?:many|much|long|often|old)|how big|which)\b[^.?!]*\?\s*$/i;
const SCALE = /\b(?:0 to 10|zero to ten|out of (?:10|ten)|number)\b/i;
const AHEAD =
  /^(?:(?:on|this|next|it's|its|is) )*((?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week)[.!]*$/i;

const ABOUT: readonly (readonly [family: string, words: RegExp])[] = [
  [
    'ask_short_school',
    /^(?:just |mostly |my )*(?:school|maths?|class|lessons?|college|homework|teachers?|science|english|exams?|tests?)(?: mostly| i guess| tbh| stuff)?[.!]*$/i,
  ],
  [
    'ask_short_work',
    /^(?:just |mostly |my |the )*(?:work|job|boss|manager|shifts?|office|colleagues?)(?: mostly| i guess| tbh| stuff)?[.!]*$/i,
  ],
  [
    'ask_short_home',
    /^(?:just |mostly |my )*(?:home|family|parents|mum|mom|dad|brother|sister|siblings)(?: mostly| i guess| tbh| stuff)?[.!]*$/i,
  ],
];

const SUBJECT =
  /^(?:just |mostly |it's |its |like )*(maths?|english|science|physics|chemistry|biology|history|geography|french|german|spanish|latin|pe|gym|algebra|calculus|statistics|stats|coding|art)(?: mostly| i guess| tbh| class| lessons?)?[.!]*$/i;
/** "Can't do it" after a subject or a task was named: stuck in front of it. */
const STUCK =
  /^(?:I )?(?:just |really |still )?(?:can't|cannot) (?:do|get|follow|understand) (?:it|that|any of it|maths?|them)(?: at all)?[.!]*$/i;
const TASK =
  /\b(?:maths?|english|science|physics|chemistry|biology|history|french|german|spanish|algebra|homework|essay|coursework|exam|test|lessons?|class|revision|statistics|coding)\b/i;

function once({ state, lines }: Scene, name: string): boolean {
  if (lines.families[name] === undefined || wasUsed(state, `once:${name}`)) return false;
  noteUsed(state, `once:${name}`);
  return true;
}

/** A word that names a matter, a pastime, a day or a number: met with what can be answered in one word more. */
export function easyAsk(scene: Scene): Plan | null {
  const { read, state, grammar, lines, gate } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || read.words > 5 || /\?/.test(read.text)) return null;
  if (lines.families.short_pastime === undefined) return null;
  const waits = state.expect !== null && state.expect.kind !== 'open';
  const stuck = STUCK.test(read.clean) && state.recent.slice(-2).some((text) => TASK.test(text));
  if (stuck && !waits && once(scene, 'short_stuck')) return plan('short.stuck', 'explore', [line('short_stuck')]);
  if (ACK.test(read.clean) && state.told > 0 && state.turn > 2 && isTakenIn(scene)) return taken(scene);
  const pastime = PASTIME.exec(read.clean)?.[1];
  if (pastime !== undefined && state.plan === null && !waits && gate.passes(pastime)) {
    const word = pastime.toLowerCase() === 'tv' ? 'TV' : lowerFirst(pastime);
    return plan('short.pastime', 'explore', [line('short_pastime', { word: upperFirst(word) })]);
  }
  const value = NUMBER.exec(read.clean)?.[1];
  if (value !== undefined && !waits && Number(value) < LOUD && state.turn > 1 && !SCALE.test(state.lastReply))
    return onNumber(scene, value);
  if (waits || state.plan !== null) return null;
  const day = AHEAD.exec(read.clean)?.[1];
  if (day !== undefined && state.told >= 1 && state.signs?.planning === undefined && isAhead(scene)) {
    const word = upperFirst(day.toLowerCase());
    const word_t = /^(?:tomorrow|next)/i.test(day) ? day.toLowerCase() : word;
    return plan('short.ahead', 'explore', [line('short_ahead', { word, word_t })]);
  }
  const family = ABOUT.find(([, words]) => words.test(read.clean))?.[0];
  const subject = SUBJECT.exec(read.clean)?.[1];
  // School was asked about already: the subject is the answer, and the next question is about that.
  if (subject !== undefined && wasUsed(state, 'once:ask_short_school') && once(scene, 'short_subject'))
    return plan('short.subject', 'explore', [line('short_subject', { word: upperFirst(subject.toLowerCase()) })]);
  if (family === undefined || wasUsed(state, `once:${family}`)) return null;
  noteUsed(state, `once:${family}`);
  return plan('short.about', 'explore', [line(family)]);
}

const ACK =
  /^(?:(?:ok|okay|oh|yeah|yes|well|ah|no)[ ,]+)*(?:(?:that(?:'s| is)|that sounds|sounds|that|it's|it is|makes) )?(?:good|great|cool|nice|fair|fair enough|right|works|fine|alright|all right|ok|okay|sense|true|helpful|a start|(?:a )?(?:good|great|nice) idea|doable)(?: then| actually| thing)?[.!]*$/i;

/** Nothing was asked, or only when: a step stands without its day as well. */
function isTakenIn({ state }: Scene): boolean {
  if (state.expect?.kind === 'when') return holdsAStep(state);
  return (state.expect === null || state.expect.kind === 'open') && !/\?\s*$/.test(state.lastReply);
}

/** "Good", "fair", "that works": a word to what was said just now. It is taken, and nothing is asked of it. */
function taken(scene: Scene): Plan | null {
  const { state, lines } = scene;
  if (holdsAStep(state) && lines.families.ok_after_plan !== undefined)
    return plan('plan.ok', 'wrap', [line('ok_after_plan')]);
  // An idea for this minute was just taken: the "ok" goes off to do it.
  if (state.planLent === true && isLate(scene) && lines.families.ok_now !== undefined)
    return plan('plan.ok', 'wrap', [line('ok_now')]);
  return lines.families.yes_stays === undefined ? null : plan('yes', 'explore', [line('yes_stays')]);
}

/** Asked how many, the number is the answer; asked nothing of the kind, how it was taken is said. */
function onNumber({ state }: Scene, value: string): Plan | null {
  if (COUNTED.test(state.lastReply))
    return plan('short.number', 'explore', [{ kind: 'text', text: `${value}. Okay.` }, line('rest')]);
  if (state.intensity !== null) return null;
  noteIntensity(state, Number(value));
  return plan('scale.taken', 'explore', [line('short_number', { value })]);
}

const EVENT =
  /\b(?:exam|test|interview|wedding|toast|speech|presentation|dinner|appointment|move|moving|trip|visit|deadline|due|game|match|party|concert|driving)\b/i;

/** What is ahead was told of: the day says when. */
function isAhead({ state }: Scene): boolean {
  return EVENT.test([state.opening ?? '', ...state.recent].join(' '));
}

/** An easy question for whoever says "yes" and little else; null when they have had their turn. */
export function easyQuestion({ state, lines }: Scene): Part | null {
  // Whoever told something gets a question about that, or none.
  if (!state.recent.slice(-3).every((text) => countWords(text) <= 3)) return null;
  const used = ['a', 'b'].find((turn) => !wasUsed(state, `easy:${turn}`));
  if (used === undefined || lines.families.ask_short_any === undefined) return null;
  noteUsed(state, `easy:${used}`);
  return line('ask_short_any');
}
