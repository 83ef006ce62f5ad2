import { type CompanionState, noteUsed, wasUsed } from '#companion/state.ts';
import { heartOf } from '#companion/understand/heart.ts';
import { type Loss, lossIn, spokenOf } from '#companion/understand/loss.ts';
import { countWords, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { lineAndAsk } from './cue-lines.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { sentencesOf } from './read-apart.ts';
import { telling } from './telling.ts';

// A death told once is known for the whole talk: "he" is who died, "we" is the two of them, and nobody is asked what they
// would like to say to him.

const written = writtenIn('policy/loss');

/** Several, or somebody else's: nobody that "he" or "she" would be from then on. */
const NOT_OWN = new Set<Loss['how']>(['many', 'other']);
const HIM = { he: 'him', she: 'her', they: 'them' } as const;
const HIS = { he: 'his', she: 'her', they: 'their' } as const;
/** In a long message a death of long ago stands beside what is told now. */
const ASIDE_FROM = 20;

/** "He's not dead lol", "nobody died": a death was heard that was none. */
const NOT_DEAD = written('not-dead');

/** Remembers who died, before any policy answers the message. */
export function noteLoss({ state, read, grammar }: Scene): void {
  if (!grammar.turnsClauses) return;
  if (NOT_DEAD.test(read.clean)) delete state.lost;
  const loss = lossIn(read.clean);
  if (loss === null || NOT_OWN.has(loss.how) || state.lost?.who === loss.who || (state.lost !== undefined && loss.old))
    return;
  state.lost = { who: loss.who, pronoun: loss.pronoun, turn: state.turn, ...(loss.name ? { name: loss.name } : {}) };
}

/** A death told just now, or what is told of somebody whose death is known; else null. */
export function ofTheLost(scene: Scene): Plan | null {
  const { state, read, lines } = scene;
  const { lost } = state;
  if (/\?\s*$/.test(read.text) || lines.families.loss_known === undefined) return null;
  const loss = lossIn(read.clean);
  const now = lost?.turn === state.turn || (lost === undefined && loss !== null && NOT_OWN.has(loss.how));
  return now && loss !== null ? condolence(scene, loss) : remembered(scene);
}

/** "Since Dad died", "after the hamster died": what else is told is the matter. */
const BY_THE_WAY = written('by-the-way');
const ASIDE_FROM_SIDE = 14;
const PET = written('pet');

/** A death is told only as the time when something else began or happened. */
export const isByTheWay = (clean: string, words: number): boolean => words > ASIDE_FROM_SIDE && BY_THE_WAY.test(clean);

function condolence(scene: Scene, loss: Loss): Plan | null {
  const { state, read } = scene;
  // Dead for long, and not spoken of again after that: the message is about something else.
  const on = spokenOf(read.clean.slice(-Math.floor(read.clean.length / 2)));
  const aside =
    read.words > ASIDE_FROM && (on === null || on !== loss.pronoun || /\b(?:he|she|they) died\b/i.test(read.clean));
  if (loss.old && (aside || heartOf(read.clean) !== null)) return null;
  if (isByTheWay(read.clean, read.words) && scene.lines.families.loss_beside !== undefined) {
    if (PET.test(loss.who)) return null;
    noteUsed(state, 'weight:heavy_loss');
    const then = telling(scene);
    return plan('loss', 'explore', [line('loss_beside', { who: loss.who }), ...then.parts]);
  }
  state.heavy = true;
  state.stuck = 0;
  noteUsed(state, 'weight:heavy_loss');
  const family =
    loss.how === 'suicide' || loss.how === 'many' || loss.how === 'other'
      ? `loss_${loss.how}`
      : loss.fresh
        ? 'loss_new'
        : loss.how === 'sudden'
          ? 'loss_sudden'
          : loss.old
            ? 'loss_old'
            : 'loss_known';
  // What they tell of it comes before anything we could ask: the room that can't be opened, the card in the drawer.
  const mourning = ofMourning(scene);
  if (mourning !== null) return plan('loss', 'explore', [line(family, { who: loss.who }), ...mourning]);
  const now = ofNow(scene);
  if (now !== null) return plan('loss', 'explore', [line(family, { who: loss.who }), ...now]);
  // Who it is stood in the sentence before.
  const short = loss.name ?? (loss.pronoun === 'they' ? loss.who : HIM[loss.pronoun]);
  const one = loss.pronoun !== 'they' ? loss.pronoun : loss.name;
  // Nobody can say what a baby was like that they never got to know.
  const asks =
    (loss.how === 'died' || loss.how === 'sudden') && (state.quiet ?? 0) === 0 && !/\bbaby|twins?\b/.test(loss.who);
  return plan('loss', 'explore', [
    line(family, { who: loss.who }),
    ...(asks ? [{ kind: 'family' as const, name: 'loss_ask', optional: true, slots: { short, one } }] : []),
  ]);
}

/** What mourners do and are told, in the cues for it. */
const OF_MOURNING = written('of-mourning');

/** A word to the very thing they tell of their mourning, and its question; null where no cue knows it. */
function ofMourning(scene: Scene): Part[] | null {
  const cue = scene.read.cues.find(({ id, line: words }) => words !== undefined && OF_MOURNING.test(id));
  return lineAndAsk(cue, scene);
}

const GOES_TO_NOW = written('goes-to-now');
const NOW_LEAST = 8;

/** "My husband died two years ago. Now my daughter is leaving": a word to what is told of now, where a cue knows it. */
function ofNow(scene: Scene): Part[] | null {
  const sentences = sentencesOf(scene.read.clean);
  const at = sentences.findIndex((one) => GOES_TO_NOW.test(one));
  const rest = sentences.slice(at).join(' ');
  if (at < 1 || countWords(rest) < NOW_LEAST || lossIn(rest) !== null) return null;
  const { parts } = telling({ ...scene, read: scene.reread(rest), anchors: [] });
  return parts[0]?.kind === 'meaning' ? parts : null;
}

const ONE = written('one', 'gi');
const WOMEN = written('women');

/** "She would come at once", after the daughter was spoken of: the one named last is meant, and she is alive. */
function isOfAnother({ state, read }: Scene, { who, name, pronoun }: NonNullable<CompanionState['lost']>): boolean {
  const names = (text: string) => name !== undefined && text.includes(name);
  if (pronoun === 'they' || names(read.text) || spokenOf(read.clean) !== pronoun) return false;
  for (const text of [...state.recent].reverse()) {
    const others = [...text.matchAll(ONE)].map(([, kin = '']) => kin).filter((kin) => !who.includes(kin.toLowerCase()));
    if (others.some((kin) => WOMEN.test(kin) === (pronoun === 'she'))) return true;
    if (names(text) || [...text.matchAll(ONE)].length > others.length) return false;
  }
  return false;
}

const SUDDEN = written('sudden');
const LONG_ILLNESS = written('long-illness');
const TELLS_HOW = 3;
const MORE = 10;
const NAMES = written('names', 'u');
/** "Max. He was 14", to the question who it was. */
const NAME_ALONE = /^([\p{L}]{2,15})[.,] (?:he|she) (?:was|is|had)\b/iu;
const REACHES = written('reaches');
const SHARED = written('shared');
const DID = written('did');
const UNSAID = written('unsaid');
/** Something of the one who died, with nothing bad in it. */
const MEMORY = written('memory');
const NO_MEMORY = written('no-memory');
const RAISED = written('raised');
/** "I know she's gone, it's just a memory": nothing else was meant, and nothing else was understood. */
const ONLY_A_MEMORY = written('only-a-memory');

function nameAlone({ read, state }: Scene): string | undefined {
  const name = state.turn - (state.lost?.turn ?? 0) === 1 ? NAME_ALONE.exec(read.text.trim())?.[1] : undefined;
  return name === undefined || /^(?:yes|yeah|no|well|so|and|but|sorry|thanks|old|kind|big)$/i.test(name)
    ? undefined
    : upperFirst(name);
}

function remembered(scene: Scene): Plan | null {
  const { state, read, gate } = scene;
  const { lost } = state;
  if (lost?.pronoun === 'they' && !/\b(?:parents|twins|ones)\b/.test(lost.who))
    lost.pronoun = spokenOf(read.clean) ?? 'they';
  if (lost === undefined || gate.harshName(read.clean) !== null) return null;
  const slots = {
    short: lost.name ?? lost.who,
    him: lost.name ?? HIM[lost.pronoun],
    their_own: HIS[lost.pronoun],
  };
  const once = (family: string, more = {}): Plan | null => {
    if (wasUsed(state, `loss:${family}`)) return null;
    noteUsed(state, `loss:${family}`);
    state.stuck = 0;
    return plan('loss.on', 'explore', [line(family, { ...slots, ...more })]);
  };
  if (ONLY_A_MEMORY.test(read.clean)) return once('loss_only_memory');
  const name = NAMES.exec(read.text.trim())?.[1] ?? nameAlone(scene);
  if (name !== undefined) {
    const who = spokenOf(read.clean);
    state.lost = { ...lost, name, ...(who === null ? {} : { pronoun: who }) };
    return once('loss_name', { name, their_own: who === null ? slots.their_own : HIS[who] });
  }
  const raised = RAISED.exec(read.clean)?.[0] ?? '';
  if (raised !== '' && (spokenOf(raised) ?? lost.pronoun) === lost.pronoun) return once('loss_raised');
  // Somebody else is named: it is told of them.
  const other = read.people.some(({ word }) => !lost.who.includes(word));
  const spoken = spokenOf(read.clean);
  if (other || (spoken !== null && lost.pronoun !== 'they' && spoken !== lost.pronoun)) return null;
  if (isOfAnother(scene, lost)) return null;
  if (state.turn - lost.turn <= TELLS_HOW && read.words <= ASIDE_FROM) {
    if (LONG_ILLNESS.test(read.clean)) return once('loss_cause_long');
    if (SUDDEN.test(read.clean)) return once('loss_cause_sudden');
  }
  if (REACHES.test(read.clean)) return once('loss_reach');
  if (DID.test(read.clean) && read.words <= ASIDE_FROM) return once('loss_did');
  // "He taught me three chords on it", at the end of a longer message, is of him as well.
  const ofHim = MEMORY.test(sentencesOf(read.clean).at(-1) ?? '') && read.words <= ASIDE_FROM + MORE;
  if (read.words > ASIDE_FROM && !ofHim) return null;
  if (UNSAID.test(read.clean)) return once('loss_unsaid');
  const kind = heartOf(read.clean)?.kind;
  if (kind === 'regret') return once('loss_regret');
  if (kind !== undefined) return null;
  if (SHARED.test(read.clean) && !NO_MEMORY.test(read.clean)) return once('loss_shared');
  const tells = sentencesOf(read.clean).some((one) => MEMORY.test(one));
  return tells && !NO_MEMORY.test(read.clean) ? once('loss_memory') : null;
}
