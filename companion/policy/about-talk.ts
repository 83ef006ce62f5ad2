import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { BankEntry } from './banks.ts';
import { leansOnKey } from './leans-on-key.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { readApart, sentencesOf } from './read-apart.ts';
import { LAUGHS, remarksOf, SIGH } from './talk-remarks.ts';
import { telling } from './telling.ts';

// Why is this hard? "Shorter please", "back now" and "sorry, the door" are said to the talk and not in it. Read as one more
// piece of a story they come back as an echo. What is said to the talk gets its plain answer, where hardly anything else
// stands beside it.

const written = writtenIn('policy/about-talk');

/** Replies that keep to what was asked of them, and this one. */
const KEEPS_TO_IT = 7;
const ASKS_LESS = 2;
const MOST = 30;
const TELLS = 3;
const ASIDES = new Set(['talk_pause', 'talk_aside']);
/** Somebody at the door, and back from it. */
const BACK_AGAIN = written('back-again');

/** Words of the sentences that do not hold the remark. */
function besideOf(text: string, words: RegExp): number {
  const rest = sentencesOf(text).filter((one) => !words.test(one));
  return countWords(rest.join(' ').replace(/\b(?:hello|hi|hey|please|ok|okay|thank you|thanks|sorry)\b/gi, ''));
}

/** What is said to the talk itself, or wanted of it. Null where the message tells more. */
export function aboutTalk(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || lines.families.talk_long === undefined) return null;
  if (leansOnKey(read) || read.words > MOST) return null;
  if (state.signs?.aside === state.turn - 1 && read.words <= 10 && BACK_AGAIN.test(read.clean))
    return said('talk_back');
  const open = state.expect === null || state.expect.kind === 'open';
  if (state.turn > 0 && open) {
    if (SIGH.test(read.text.trim())) return said('talk_sigh');
    if (LAUGHS.test(read.text.trim())) return plan('laugh', 'explore', [line('laugh')]);
  }
  const found = remarkIn(scene);
  return found === undefined ? null : remarked(scene, found);
}

const remarkIn = ({ read: { clean }, lines }: Scene): BankEntry | undefined =>
  remarksOf(lines).find(
    (remark) =>
      sentencesOf(clean).some((one) => remark.asks.test(one) && !remark.not?.test(one)) &&
      besideOf(clean, remark.asks) <= (remark.beside ?? 2),
  );

/** Read before any idea or wording: none of these asks for one. */
const BEFORE_IDEAS = new Set(['straight_bad_question', 'be_fact', 'be_joke', 'talk_bored']);

/** "That's a stupid question", asked for words to send: it is said of the question, and not to be sent to anybody. */
export function questionRefused(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.straight_bad_question === undefined || read.words > MOST) return null;
  const found = remarkIn(scene);
  return found !== undefined && BEFORE_IDEAS.has(found.family) && state.level < 2 ? remarked(scene, found) : null;
}

const said = (family: string) => plan('talk.remark', 'explore', [line(family)]);

function remarked(scene: Scene, { family, asks }: BankEntry): Plan | null {
  const { state, read } = scene;
  if (ASIDES.has(family)) state.signs = { ...state.signs, aside: state.turn };
  if (family === 'echo_less') state.plain = KEEPS_TO_IT;
  if (family === 'ask_less' || family === 'asked_slower') state.quiet = KEEPS_TO_IT;
  if (family === 'talk_turned_back') state.quiet = ASKS_LESS;
  if (family === 'asked_short') state.plain = KEEPS_TO_IT;
  // Only where something was asked is there a question to take back.
  if (family === 'straight_bad_question' && !state.lastReply.includes('?')) return null;
  if (family === 'talk_wont') {
    const apart = readApart(scene, (sentence) => asks.test(sentence));
    if (apart !== null && apart !== read && apart.words >= TELLS) {
      const then = telling({ ...scene, read: apart });
      return { ...then, parts: [line(family), ...then.parts] };
    }
  }
  if (/^asked_(?:again|short|simple)$/.test(family)) {
    const last = askedLast(state.lastReply);
    if (last === null) return family === 'asked_again' ? null : said('talk_shorter');
    return {
      ...plan('talk.remark', 'info', [line(family, { said: last })], { expect: state.expect }),
      mayRepeat: true,
    };
  }
  return said(family);
}

/** The question of the last reply, or all of it where nothing was asked and it is short. */
function askedLast(reply: string): string | null {
  const found = /(?:^|[.!] )([^.!?"]{3,140}\?)\s*$/.exec(reply)?.[1];
  return found ?? (reply.length > 0 && reply.length < 90 && !reply.includes('"') ? reply : null);
}
