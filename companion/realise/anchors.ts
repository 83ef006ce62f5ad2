import type { LinesContent } from '#companion/content.schema.ts';
import { quick } from '#companion/quick-pattern.ts';
import type { Clause } from '#companion/understand/clauses.ts';
import { countWords, endWithStop, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { writtenIn } from '#companion/written.ts';
import { type Anchor, carriesTheMatter, firstAndLast, longPairs, STRONG } from './anchor-spans.ts';
import { ENDS_BADLY, HAS_VERB, NAMES_ONLY, wholeShort } from './anchor-whole.ts';
import { withoutJoiners } from './anchor-words.ts';
import { withOwnHalf, withSubject } from './elided-subject.ts';
import { heldContrast, joinThree, joinTwo } from './join-clauses.ts';
import { withoutTail } from './lead-words.ts';
import { isOwnGuilt } from './own-guilt.ts';
import type { ReflectionGate } from './reflection-gate.ts';
import { BOTH, swapPronouns } from './swap-pronouns.ts';
import { isAnswerOnly, isSpoken, isWhole } from './whole-clause.ts';

const written = writtenIn('realise/anchors');

export type { Anchor } from './anchor-spans.ts';

const STARTS_WELL = written('starts-well');
/** "in my country I was engineer", "that is the worst moment": they open like a scrap and tell the matter. */
const STARTS_ANYWAY = written('starts-anyway');
const STARTS_BADLY = written('starts-badly');
const OPENS_WELL = written('opens-well');
const SAYS = written('says');

/** "people say you look well": what others said to a person stays in their words. */
function reported(clause: Clause, gate: ReflectionGate): Omit<Anchor, 'at'> | null {
  const found = SAYS.exec(strip(clause.text));
  if (!found?.[1] || !found[2] || !found[3] || clause.question || !gate.passes(clause.text)) return null;
  const who = upperFirst(found[1].replace(/^(?:and|but|then) /i, '').replace(/^my /i, 'your '));
  const said = found[3].replace(/["?]/g, '').trim();
  const text = `${who} ${found[2].replace(/\bme\b/, 'you')}, "${said}".`;
  return { kind: 'quote', text, bare: text, score: 3.5 };
}

const HOSTILE = written('hostile');

/** A guess about somebody else's mind comes back as a view from where the person stands. */
function seen(clause: Clause, gate: ReflectionGate, partner: string | null): Omit<Anchor, 'at'> | null {
  const text = strip(clause.text);
  if (
    clause.question ||
    !gate.guesses(text) ||
    AGAINST_OWN.test(text) ||
    HOSTILE.test(text) ||
    countWords(text) > 14 ||
    countWords(text) < 3
  )
    return null;
  if (STARTS_BADLY.test(text) || ENDS_BADLY.test(text) || !isWhole(text) || /["*#@<>/\\]/.test(text)) return null;
  const turned = swapPronouns(text, partner);
  if (turned === null) return null;
  return { kind: 'view', text: `From where you stand, ${lowerFirst(endWithStop(turned))}`, bare: turned, score: 1.5 };
}

const CALLED = written('called');

/** A harsh label comes back as what the person calls it, never as what it is. */
function calledSo(clause: Clause): Omit<Anchor, 'at'> | null {
  const word = CALLED.exec(strip(clause.text))?.[1]?.toLowerCase();
  if (word === undefined || clause.question) return null;
  return { kind: 'view', text: `You call it ${word}.`, bare: `you call it ${word}`, score: 2.5 };
}

/** "He see his father", "is not good my English": another's grammar is not handed back to them. */
export const LEARNING = written('learning');
/** What a person says against their own ways of speaking or being is not confirmed. */
export const AGAINST_OWN = written('against-own');

/** `couple`: the talk is about two people, so that "we" may be turned to "the two of you". */
export function findAnchors(read: Understanding, gate: ReflectionGate, lines: LinesContent, couple = false): Anchor[] {
  const one = read.people.length === 1 ? (read.people[0]?.word ?? null) : null;
  const partner = one ?? (couple && read.people.length === 0 ? BOTH : null);
  const anchors: Anchor[] = [];
  const turned = read.clauses.map((clause) => turn(clause, gate, partner, read, lines));
  for (const [at, bare] of turned.entries()) {
    const clause = read.clauses[at];
    const words = clause && (reported(clause, gate) ?? seen(clause, gate, partner));
    if (words) anchors.push({ ...words, at });
    const called = clause && calledSo(clause);
    if (called) anchors.push({ ...called, at });
    if (bare === null || clause === undefined) continue;
    const score = worth(clause, bare, at, read);
    // "Because he would leave" is a reason; without its first word it would be given back as a fact.
    const reason = clause.because && !/^you\b/i.test(bare);
    const whole = endWithStop(reason ? `Because ${lowerFirst(bare)}` : upperFirst(bare));
    anchors.push({
      kind: STARTS_WELL.test(strip(clause.text)) ? 'clause' : 'fragment',
      text: whole,
      bare: lowerFirst(bare),
      score,
      at,
    });
    const next = turned[at + 1];
    const follower = read.clauses[at + 1];
    // "She never complains, which is worse": the point is in the second half.
    const judged =
      follower && WHICH.test(follower.text) && gate.passes(follower.text) ? swapPronouns(follower.text, partner) : null;
    if (judged)
      anchors.push({
        kind: 'clause',
        text: `${upperFirst(bare)}, ${judged}.`,
        bare: lowerFirst(bare),
        score: score + 1,
        at,
      });
    const other = !next && follower?.contrast === true ? heldContrast(follower, gate, spoils, partner) : null;
    // "We have a group chat but it's memes": the shorter half is the point.
    if (other !== null)
      anchors.push({
        kind: 'two-sided',
        text: `${upperFirst(bare)}, ${other}.`,
        bare: lowerFirst(bare),
        score: score + 1.5,
        at,
      });
    if (next && follower && follower.sentence - clause.sentence <= 1 && countWords(bare) + countWords(next) <= 24) {
      const joined = joinTwo(bare, next, clause, follower);
      // The same pair of people is named once.
      const pair = /you and your [\w-]+/i.exec(bare)?.[0];
      const text = pair
        ? joined.replace(new RegExp(`(?<=.+)${pair}`, 'i'), (found) => (found === pair ? 'the two of you' : found))
        : joined;
      anchors.push({
        kind: follower.contrast ? 'two-sided' : 'clause',
        text,
        bare: lowerFirst(bare),
        score: Math.max(score, worth(follower, next, at + 1, read)) + (follower.contrast ? 1.5 : 0.6),
        at,
      });
    }
  }
  for (const [at] of turned.entries()) {
    const three = joinThree(turned.slice(at, at + 3), read.clauses.slice(at, at + 3));
    const last = turned[at + 2];
    if (three === null || !last) continue;
    const own = [at, at + 1, at + 2].map((one) => {
      const clause = read.clauses[one];
      return clause === undefined ? 0 : worth(clause, turned[one] ?? '', one, read);
    });
    anchors.push({ kind: 'clause', text: three, bare: lowerFirst(last), score: Math.max(...own) + 2.4, at });
  }
  const whole = wholeShort(
    read,
    turned,
    read.clauses.map(({ text }) => strip(text)),
    gate,
    partner,
  );
  if (whole !== null) anchors.push(whole);
  const span = firstAndLast(turned, read);
  if (span !== null) anchors.push(span);
  const full = anchors.filter((anchor) => carriesTheMatter(anchor, read));
  return [...longPairs(full, read), ...full.sort((a, b) => b.score - a.score)];
}

/** What no half of a sentence may be given back with. */
function spoils(text: string): boolean {
  return [ENDS_BADLY, AGAINST_OWN, LEARNING].some((words) => words.test(text)) || CALLED.test(strip(text));
}

const NUMBERS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

export function strip(text: string): string {
  const told = text.replace(
    /,? \b(?:I guess|(?<!\b(?:when|what|how|if|that|as|do|did) )I mean|I suppose|(?<!\bdo )you know(?! (?:about|what|how)))\b,?/gi,
    '',
  );
  const bare = withoutTail(
    withoutTail(withoutJoiners(told).replace(/^I don't know,? (?=(?:we|I|it's|he|she|they|maybe) )/i, '')),
  )
    .replace(/(?<=\b(?:got|about|only|for|was|is|it's|up|took|been) )like (?=\d)/i, '')
    .trim();
  return bare.replace(/^(\d{1,2})(?= [a-z])/, (digits) => NUMBERS[Number(digits)] || digits);
}

/** "Like it's that easy" says that it is not. */
const IRONY = quick(/^(?:like|as if) (?:it's|its|that's|it is)\b/i);

const BARE_VERB = written('bare-verb');

/** Of what was spoken without a mark, only what is short is surely one sentence. */
const SPOKEN_MOST = 8;
const WORDS_MOST = 19;
const NAMED_MOST = 5;

function turn(
  clause: Clause,
  gate: ReflectionGate,
  partner: string | null,
  read: Understanding,
  _lines: LinesContent,
): string | null {
  const text = withOwnHalf(withSubject(strip(clause.text), read));
  const words = countWords(text);
  if (
    clause.question ||
    words < 2 ||
    words > WORDS_MOST ||
    IRONY.test(clause.text) ||
    /^(?:but |and )?what if\b/i.test(read.clean)
  )
    return null;
  if (
    isAnswerOnly(read.clean) ||
    isAnswerOnly(text) ||
    /^(?:which|(?:and |but |so )?(?:maybe|perhaps))\b/i.test(clause.text)
  )
    return null;
  if (isSpoken(read.clean) && words > SPOKEN_MOST) return null;
  // A few words that name a thing may be the whole message; beside others they are a scrap.
  const names = read.clauses.length === 1 && words <= NAMED_MOST && NAMES_ONLY.test(text) && !HAS_VERB.test(text);
  if (!names && !isWhole(text)) return null;
  const startsBadly = STARTS_BADLY.test(text) && !STARTS_ANYWAY.test(text);
  if (startsBadly || ENDS_BADLY.test(text) || /[*#@<>/\\]|https?:/.test(text)) return null;
  if ((text.match(/"/g)?.length ?? 0) % 2 === 1 || ASKS_FOR_HELP.test(text)) return null;
  const startsWell = STARTS_WELL.test(text) || STARTS_ANYWAY.test(text);
  const long = words > (read.clauses.length === 1 ? 13 : 9) || read.words > 25;
  if (!startsWell && long && !OPENS_WELL.test(text)) return null;
  if (!STARTS_WELL.test(text) && words < 3 && read.words > 6) return null;
  if (read.clauses.length > 1 && NAMES_ONLY.test(text) && !HAS_VERB.test(text)) return null;
  if (RUNS_ON.test(text)) return null;
  if (
    /\b(?:I'll|I will) (?:try|do (?:it|that)|give (?:it|that) a|think)|^(?:I (?:agree|understand|see)|sounds good|good idea|makes sense|fair enough)/i.test(
      text,
    )
  )
    return null;
  if (
    BARE_VERB.test(text) ||
    /^I (?:don't know|don't know what \w+ \w+|suppose|guess|mean|think|know(?:,.*)?|do|did|am|was|can|can't|don't|didn't|will|won't|have|haven't)$|^before I was \w+$/i.test(
      text,
    )
  )
    return null;
  if (words < 3 && /^I'm (?!\d)/i.test(text) && text.match(STRONG) === null) return null;
  if (!gate.passes(text) || CALLED.test(text) || LEARNING.test(text) || AGAINST_OWN.test(text) || isOwnGuilt(text))
    return null;
  // "You should tell him" would be an order, and any other word for it bends what was said.
  if (/\bI should\b(?! have\b|'ve\b)/i.test(text) && !/\b(?:think|says?|said|thinks) I should\b/i.test(text))
    return null;
  return swapAroundQuotes(text, partner);
}

/** "You should" is an order, even where it is only given back. */
export function withoutOrders(turned: string): string {
  return turned
    .replace(/^you should(?:'ve| have) (?=\w)/i, 'you wish you had ')
    .replace(/\bthe two of you should\b/gi, 'the two of you are meant to')
    .replace(/\b(says?|said|tells? you|told you)(?: that)? you should(?! have)\b/gi, '$1 to');
}

/** What stands in quotation marks is somebody's wording and stays as it is. */
function swapAroundQuotes(text: string, partner: string | null): string | null {
  const held: string[] = [];
  const masked = text.replace(/"([^"?!]{1,60})"|(?<=\s)'([^'?!]{1,60})'(?=[\s.,]|$)/g, (_all, inner, single) => {
    held.push(String(inner ?? single));
    return `Qq${held.length - 1}q`;
  });
  const turned = swapPronouns(masked, partner);
  return turned === null
    ? null
    : withoutOrders(turned).replace(/Qq(\d)q/g, (_all, at) => `"${held[Number(at)] ?? ''}"`);
}

const WHICH = written('which');

/** "There's a club here I looked at": one clause run into another. */
const RUNS_ON = written('runs-on');

const ASKS_FOR_HELP = written('asks-for-help');

function worth(clause: Clause, bare: string, at: number, read: Understanding): number {
  const words = countWords(bare);
  let score = (clause.text.match(STRONG)?.length ?? 0) * 1.6;
  if (/\byou\b|\byour\b/i.test(bare)) score += 1.4;
  if (words >= 5 && words <= 13) score += 1.2;
  if (words < 4) score -= 1;
  if (clause.contrast) score += 1;
  if (STARTS_WELL.test(strip(clause.text))) score += 0.8;
  if (/\d|\b(?:years?|months?|weeks?|every|each|last|since)\b/i.test(bare)) score += 0.5;
  if (/^(?:it|that|this|people|everyone|everybody)\b/i.test(bare)) score -= 0.8;
  // The first clause is often the heading, the last often the point.
  if (read.clauses.length > 4 && at === 0) score -= 0.8;
  if (at >= read.clauses.length - 2 && read.clauses.length > 2) score += 0.4;
  return score;
}
