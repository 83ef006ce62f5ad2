import { isLearnt } from '#companion/realise/learnt-english.ts';
import { ownWords } from '#companion/realise/own-words.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { partsBetweenMarks } from '#companion/realise/told-parts.ts';
import { told } from '#companion/realise/told-sentence.ts';
import { countWords, endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { line, type Part, type Scene } from './plan.ts';

// Why is this hard? After a miss every guess counts double: a cue that fits nine times of ten, a question that fits
// anything, a word that is true of its kind are what people hold up as the second miss. What they say themselves is no
// guess, and neither is an answer to what they asked.

/** Parts that only guess at what was meant, or say that something was heard. */
const GUESSES =
  /^(?:telling_(?!good)|beside_told|fact_told|told_at_risk|receive_|few_|asks_(?:any|how|open|ahead|like_what)|ways_on|extra_|floor_back|plain_lead|rest$|put_right|corrected)|_ask$/;

/** A warning is never left out. */
const WARNS = /\bplease\b|\bemergency\b/i;

/** Sure enough to stand behind an apology. */
export function isSure(part: Part): boolean {
  if (part.kind === 'family') return part.optional !== true && !GUESSES.test(part.name);
  if (part.kind === 'meaning') return WARNS.test(part.text ?? '');
  return !['question', 'extra', 'anchor', 'told'].includes(part.kind);
}

const SORRY_AT = 'sorry-at';
/** An apology in every reply is one more thing that is not listening. */
const SORRY_RESTS = 3;

/** "I'm so sorry about your gran" owns nothing. */
const SAID_SORRY = /\b(?:sorry(?! (?:about|for|to hear|it's|that it|if))|apologi[sz]e|my mistake)\b/i;

/** The word that owns the miss: sorry at most once in three replies, and a plain word between. */
export function ownWord(kind: string, { state }: Scene): Part {
  const since = state.turn - (state.signs?.[SORRY_AT] ?? -SORRY_RESTS);
  const said = since < SORRY_RESTS || SAID_SORRY.test(state.lastReply);
  if (said && kind !== 'hurt') return line('mistake_again');
  state.signs = { ...state.signs, [SORRY_AT]: state.turn };
  return line(kind === 'passed_over' ? 'program_passed_over' : `mistake_${kind}`);
}

/**
 * What stands behind the owning word where nothing was asked: what a cue knows of this very piece, else the next thing
 * worth asking. Their own sentence said back was judged one more miss by everybody who met it.
 */
export function goesOnWith(apart: Scene, known: readonly Part[] = []): Part[] {
  const cued = known.filter((part) => (part.kind === 'meaning' || part.kind === 'question') && part.text !== undefined);
  if (cued.some(({ kind }) => kind === 'question')) return cued;
  if ((apart.state.quiet ?? 0) > 0) return cued.length > 0 ? cued : [line('mistake_room')];
  return [...cued, line('mistake_on')];
}

const ECHO_MOST = 8;

/** What this piece says, in their own words: the clause that weighs, else any whole one, else the few words as they were put; else room. */
export function theirOwn(apart: Scene, known: readonly Part[] = []): Part[] {
  const own = wholeSentences(apart) ?? ownWords(apart, apart.read);
  if (own !== null) return [{ kind: 'told', text: own }];
  const told = known.find((part) => part.kind === 'told' || (part.kind === 'family' && part.name === 'telling_step'));
  if (told !== undefined) return [told];
  const said = fewWords(apart);
  return [said === null ? line('mistake_on') : { kind: 'text', text: said }];
}

/** The heaviest whole sentence with the one beside it, where both fit: here the aim is to hear, and not to sum up. */
function wholeSentences(apart: Scene): string | null {
  const { read, state } = apart;
  if (state.level >= 2) return null;
  const said = partsBetweenMarks(read.clean).map((sentence) => {
    const bare = sentence.replace(TAIL, '');
    const piece = isLearnt(bare) ? null : told(bare, apart, read);
    return piece === null || state.lastReply.includes(piece.text) ? null : piece;
  });
  const worths = said.map((piece) => piece?.worth ?? Number.NEGATIVE_INFINITY);
  const at = worths.indexOf(Math.max(...worths));
  const best = said[at];
  if (!best) return null;
  const [before, after] = [said[at - 1]?.text, said[at + 1]?.text];
  const pairs = [after && `${best.text} ${after}`, before && `${before} ${best.text}`];
  return pairs.find((pair) => pair && countWords(pair) <= BOTH_MOST) || best.text;
}

const TAIL = /,? (?:ok|okay|lol|haha|tho|though|right)[.!]*$/i;
const BOTH_MOST = 20;

function fewWords({ read, gate }: Scene): string | null {
  const plain = read.clean.replace(/[.!\s]+$/, '');
  const may =
    read.words <= ECHO_MOST &&
    gate.passes(plain) &&
    !isLearnt(plain) &&
    !/[?"]|\b(?:you|your|u)\b|^(?:just |please )?(?:say|tell|stop|leave|give|write)\b/i.test(plain);
  const turned = may ? swapPronouns(plain, null) : null;
  if (turned === null) return null;
  const sentences = turned.split(/(?<=[.!] )/).map(upperFirst);
  return endWithStop(sentences.join(''));
}
