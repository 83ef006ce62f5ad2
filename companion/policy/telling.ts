import { hash32 } from '#companion/hash.ts';
import { wordings } from '#companion/realise/choose-wording.ts';
import { surelyMeant } from '#companion/realise/meaning-choices.ts';
import { retell } from '#companion/realise/retell.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { type CompanionState, wasUsed } from '#companion/state.ts';
import { splitClauses } from '#companion/understand/clauses.ts';
import { countWords, endWithStop, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { openQuestion } from './open-questions.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { readApart, sentencesOf } from './read-apart.ts';
import { type TellingKind, tellingKinds } from './telling-kinds.ts';
import { followSlot, nextSlot, noteSlot, type Slot } from './telling-slots.ts';

// Why is this hard? A line written for one moment is the best reply there is where it fits, and a slap where it does not,
// and strangers showed that it fits one time in three. So the ordinary turn claims nothing it can't know: it gives back
// what was written, says a plain thing that is true of everything of its kind, and asks a question that anything of its
// kind can answer. What it asked itself it remembers, so that the answer is met as an answer.

const ECHO_MOST = 20;
const ECHO_AGAIN = 13;
const EARLY = 2;
/** One reply in three after a question asks once more. */
const ASKS_ON = 3;

/** The ordinary turn in English: what was told given back, a plain word to its kind, and often a question. */
export function telling(scene: Scene): Plan {
  const asked = openQuestion(scene);
  if (asked !== null) return asked;
  const apart = readApart(scene);
  if (apart === null) return plan('reflect.ask', 'explore', [line('telling_go_on'), line('telling_go_on_ask')]);
  const kinds = tellingKinds({ read: apart, gate: scene.gate });
  const told = toldBack({ ...scene, read: apart });
  const follow = followSlot(scene);
  const ask = asksNow(scene, kinds, told !== null) ? questionFor(scene, kinds) : null;
  const word = follow ?? meant(scene) ?? wordFor(scene, kinds, ask !== null && told !== null);
  const parts: Part[] = [
    ...(told === null ? [] : [told]),
    ...(word === null ? [] : [word]),
    ...(ask === null ? [] : [ask]),
  ];
  if (parts.length === 0) parts.push(line('telling_plain'));
  return plan(ask === null ? 'reflect' : 'reflect.ask', 'explore', parts);
}

/** The message told back, or the sentence of it that weighs most; shorter where the last reply gave something back too. */
function toldBack(scene: Scene): Part | null {
  const { state, read } = scene;
  // Asked not to repeat them, it leaves their words alone for a while.
  if ((state.plain ?? 0) > 0) return null;
  const lately = state.turn - (state.signs?.['echo-at'] ?? -EARLY) < EARLY;
  const most = lately ? ECHO_AGAIN : ECHO_MOST;
  if (read.words < RETOLD) return inFewWords(scene);
  const whole = retell(scene);
  // A guess at another mind is said as one, and only where it is all that is said.
  const fits = (text: string | null): text is string =>
    text !== null && countWords(text) <= most && !/. From where you stand/.test(text);
  if (whole === null && read.words <= LEAST) return inFewWords(scene);
  const text = fits(whole)
    ? whole
    : sentencesOf(read.clean)
        .map((one) => retellAlone(one, scene))
        .findLast(fits);
  return text === undefined ? null : { kind: 'told', text: withLead(text, state) };
}

const RETOLD = 3;
const LEAST = 4;

/** "Eleven weeks", "tired", "with my mum": the words themselves, where they may come back. */
function inFewWords({ read, gate }: Scene): Part | null {
  const word = read.clean.replace(/[^\p{L}\p{N}', -]+/gu, '').trim();
  if (!gate.passes(word) || /\b(?:you|your|I|I'm|mine|our|we|us)\b|^(?:he|she|they|it)\b/i.test(word)) return null;
  const turned = /\b(?:my|me)\b/i.test(word) ? swapPronouns(word, null) : word;
  return turned !== null && turned !== '' ? { kind: 'told', text: endWithStop(upperFirst(turned)) } : null;
}

function retellAlone(sentence: string, scene: Scene): string | null {
  const words = countWords(sentence);
  if (words < LEAST) return null;
  return retell({
    ...scene,
    read: { ...scene.read, text: sentence, clean: sentence, words, clauses: splitClauses(sentence) },
  });
}

const LEADS = ['So', 'So', 'And'];
const TURNED = /^(?:you|your|you're|you've|you'd|you'll|he|she|they|there|it|it's|the|nobody|everyone|that)\b/i;

/** "So" and "And" make hearing out of repeating. Two replies running do not open alike. */
function withLead(text: string, state: CompanionState): string {
  const lead = LEADS[hash32(`${text}:${state.turn}`) % LEADS.length] ?? 'So';
  if (
    !TURNED.test(text) ||
    /^\S+(?: \S+)?\. /.test(text) ||
    new RegExp(`^${lead}\\b`).test(state.lastReply) ||
    state.turn === 0
  )
    return text;
  return `${lead} ${lowerFirst(text)}`;
}

/** A line for the topic and the feeling, where both were plainly named in this very message. */
function meant(scene: Scene): Part | null {
  const [line] = surelyMeant(scene);
  return line === undefined ? null : { kind: 'meaning', text: line };
}

/** Two questions running are enough; where nothing can be given back, or all is plain, a question carries the reply. */
function asksNow({ state, seed }: Scene, kinds: readonly TellingKind[], echoes: boolean): boolean {
  if ((state.quiet ?? 0) > 0 || state.asked >= EARLY) return false;
  if (state.told <= EARLY || state.asked === 0 || !echoes || kinds[0] === 'plain') return true;
  return hash32(`${seed}:asks`) % ASKS_ON === 0;
}

/** By turns what the talk as a whole still lacks, and what this message leaves open. */
function questionFor(scene: Scene, kinds: readonly TellingKind[]): Part | null {
  const { state } = scene;
  const slot: Slot | null = kinds[0] === 'good' ? null : nextSlot(scene, kinds);
  const own = kinds.map((kind) => `telling_${kind}_ask`).find((name) => isFresh(name, scene));
  const takesSlot = slot !== null && (own === undefined || state.told % 2 === 0);
  if (takesSlot && slot !== null) {
    noteSlot(state, slot);
    return line(`slot_${slot}_ask`);
  }
  return own === undefined ? null : line(own);
}

/** What may be asked after a bare yes, no or okay: by what was told last that told anything. Null where enough was asked. */
export function nextQuestion(scene: Scene): Part | null {
  const { state, read } = scene;
  if ((state.quiet ?? 0) > 0 || state.asked >= ENOUGH) return null;
  const told = state.recent.findLast((text) => countWords(text) >= LEAST) ?? state.opening ?? '';
  const before = { ...scene, read: { ...read, text: told, clean: told, words: countWords(told) } };
  const kinds = tellingKinds(before);
  const slot = kinds[0] === 'good' ? null : nextSlot(before, kinds);
  if (slot !== null) noteSlot(state, slot);
  if (slot !== null) return line(`slot_${slot}_ask`);
  const own = [...kinds, 'plain'].map((kind) => `telling_${kind}_ask`).find((name) => isFresh(name, scene));
  return own === undefined ? null : line(own);
}

const ENOUGH = 4;

function wordFor(scene: Scene, kinds: readonly TellingKind[], mayRest: boolean): Part | null {
  if (mayRest && (kinds[0] === 'plain' || hash32(`${scene.seed}:rests`) % 2 === 0)) return null;
  const own = kinds.map((kind) => `telling_${kind}`).find((name) => isFresh(name, scene));
  return own === undefined ? null : line(own);
}

function isFresh(name: string, { lines, state, tone, seed }: Scene): boolean {
  const [first] = wordings(lines.families[name], tone, {}, state, seed);
  return first !== undefined && !wasUsed(state, first.source);
}
