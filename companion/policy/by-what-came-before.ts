import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { isNight } from './ask-now.ts';
import { pureTime } from './own-plan.ts';
import { line, linesOf, maybe, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "That makes it worse", "it's at nine" and "better money there, and sun" are whole messages, and what
// they mean stands in the line before them. Read alone they get a receipt; read by what came before they have an answer.

const written = writtenIn('policy/by-what-came-before');

/** One of these, or null: nearly always null. */
export function byWhatCameBefore(scene: Scene): Plan | null {
  const { read, state, grammar } = scene;
  if (!grammar.turnsClauses || state.turn === 0 || /\?\s*$/.test(read.text)) return null;
  const helped = helpedBefore(scene) ?? helpedWhen(scene);
  if (helped !== null || state.level >= 2) return helped;
  return (
    somebodyKnows(scene) ??
    unwatched(scene) ??
    worseStill(scene) ??
    nightHour(scene) ??
    nightBeen(scene) ??
    oneSide(scene) ??
    began(scene)
  );
}

/** "Yes", to whether there is somebody who could be asked. */
function somebodyKnows({ read, state, lines }: Scene): Plan | null {
  const asked = linesOf(lines.families.asks_too).some((text) => state.lastReply.endsWith(text));
  if (!asked || read.words > 4 || !read.acts.has('yes') || lines.families.asks_too_yes === undefined) return null;
  return plan('answer.who', 'explore', [line('asks_too_yes')], { expect: { kind: 'open' } });
}

const ASKED_HELPED = /\b(?:eased it in the past|helped even a little before)\?$/i;
const NO_HELP = written('no-help');
const HELPED_MOST = 22;

/** What eased a dark hour before, told to just that question: it is kept as the first piece of the plan. */
function helpedBefore({ read, state, lines }: Scene): Plan | null {
  if (!ASKED_HELPED.test(state.lastReply) || lines.families.helped_before === undefined) return null;
  if (read.words > HELPED_MOST || NO_HELP.test(read.clean) || read.people.length > 0) return null;
  if (['no', 'bye', 'thanks', 'dont_know', 'number'].some((act) => read.acts.has(act as never))) return null;
  return plan('safety-helped', 'explore', [line('helped_before')], { expect: { kind: 'when' } });
}

const ASKED_WHEN = /\b(?:which evening could have a little of it|on which day could that be)\?$/i;

/** "Maybe Friday", to which evening could have a little of what helped: the day is said back, and the rest is theirs. */
function helpedWhen({ read, state, lines }: Scene): Plan | null {
  if (!ASKED_WHEN.test(state.lastReply)) return null;
  const when = lines.families.helped_when === undefined ? null : pureTime(read.clean);
  return when === null ? null : plan('safety-helped', 'explore', [line('helped_when', { When: upperFirst(when) })]);
}

const UNWATCHED = written('unwatched');
const EXCEPTION_MOST = 14;

/** What was different the one time it went well: nobody was there to weigh it. */
function unwatched({ read, state, lines }: Scene): Plan | null {
  const after = linesOf(lines.families.receive_exception).some((text) => state.lastReply.endsWith(text));
  if (!after || read.words > EXCEPTION_MOST || !UNWATCHED.test(read.clean)) return null;
  return lines.families.exception_unwatched === undefined
    ? null
    : plan('exception', 'explore', [line('exception_unwatched')]);
}

const WORSE = written('worse');
const OWN_DEED = written('own-deed');
const MEANT_WELL = written('meant-well');

/** "That makes it worse": a kindness that can't be paid back and a deed of one's own weigh in different ways. */
function worseStill({ read, state, lines }: Scene): Plan | null {
  const before = state.recent.at(-1) ?? '';
  if (!WORSE.test(read.clean) || before === '') return null;
  const family = MEANT_WELL.test(before) ? 'worse_kind' : OWN_DEED.test(before) ? 'worse_owned' : 'worse_any';
  if (lines.families[family] === undefined) return null;
  const asks = family === 'worse_any' && state.asked === 0;
  return plan('worse', 'explore', [line(family), ...(asks ? [maybe('worse_any_ask')] : [])]);
}

const AN_HOUR = written('an-hour');
const SLEEPLESS = written('sleepless');
const MORNING_FROM = 6;

/** "It's at nine", in the small hours from somebody who can't sleep: the night isn't over yet. */
function nightHour({ read, state, lines, localHour }: Scene): Plan | null {
  const hour = AN_HOUR.exec(read.clean)?.[1];
  if (hour === undefined || localHour === null || !isNight(localHour) || state.plan !== null) return null;
  if (lines.families.night_hour === undefined || !SLEEPLESS.test([state.opening ?? '', ...state.recent].join(' ')))
    return null;
  const figure = Number.parseInt(hour, 10);
  const soon = !Number.isNaN(figure) && (figure < MORNING_FROM || figure > 12);
  return soon ? null : plan('answer.hour', 'explore', [line('night_hour', { hour: upperFirst(hour) })]);
}

const BEEN_THERE = /\ba morning like that before\?$/i;

/** The answer to whether there was such a morning before. */
function nightBeen({ read, state, lines }: Scene): Plan | null {
  if (!BEEN_THERE.test(state.lastReply) || read.words > 6) return null;
  const family = read.acts.has('yes') ? 'night_been' : read.acts.has('no') ? 'night_first' : null;
  return family === null || lines.families[family] === undefined
    ? null
    : plan('answer.hour', 'explore', [line(family)]);
}

const LONG_NOW = written('long-now');
/** Something that has a start and is still going on. */
const LASTS = new Set(
  'sleep worry low-mood panic burnout work-stress loneliness social-anxiety nightmares phone procrastination perfectionism self-worth eating anger exams'.split(
    ' ',
  ),
);
const HOW_LONG = written('how-long');

const OTHER_SPAN = /\b(?:how long|since when|when did|for how long)\b[^.?]*\?$/i;
const LIKE_THIS = /\blike (?:this|that)\b|\bgoing on\b/i;

/** "About three months": since when, and nothing else. What stood at its beginning is the next thing to know. */
function began({ read, state, lines }: Scene): Plan | null {
  const since = LONG_NOW.exec(read.clean)?.[1];
  if (since === undefined || lines.families.began === undefined || state.plan !== null) return null;
  const [topic] = state.topics;
  const asked = HOW_LONG.test(state.lastReply);
  // Asked how long they have been a couple, or how long somebody is dead, it is another span.
  if (!asked && OTHER_SPAN.test(state.lastReply)) return null;
  const told = [state.opening ?? '', ...state.recent].join(' ');
  const lasts = (topic !== undefined && LASTS.has(topic)) || SLEEPLESS.test(told) || LIKE_THIS.test(read.clean);
  if (!asked && !lasts) return null;
  if (state.heavy === true || state.topics.includes('grief') || state.asked >= 3) return null;
  return plan('since', 'explore', [line('began', { since: upperFirst(since) })], { expect: { kind: 'open' } });
}

const EACH_SIDE = /\bgood about each side\?$/i;
const REASONS = written('reasons');
const BOTH = written('both');

/** Asked for the good of each side, and one side was told: the other is asked for. */
function oneSide({ read, state, lines }: Scene): Plan | null {
  if (lines.families.one_side === undefined || !EACH_SIDE.test(state.lastReply) || read.words < 3) return null;
  if (!REASONS.test(read.clean) || BOTH.test(read.clean)) return null;
  if (read.feelings.some(({ kind }) => kind === 'low')) return null;
  return plan('sides', 'explore', [line('one_side')], { expect: { kind: 'open' } });
}
