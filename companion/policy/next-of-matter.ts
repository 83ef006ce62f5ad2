import { quick } from '#companion/quick-pattern.ts';
import { answeredAlready, lastSentence } from '#companion/realise/just-told.ts';
import { sharedWords } from '#companion/realise/nearest.ts';
import { wasUsed } from '#companion/state.ts';
import type { FoundCue } from '#companion/understand/cue-bar.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { undenied } from '#companion/understand/valence.ts';
import { writtenIn } from '#companion/written.ts';
import { goesOnWith, tellsOfItsOwn } from './answer-matter.ts';
import { bankReader } from './banks.ts';
import { asksBehindLine, asksNow, firstOf } from './cue-lines.ts';
import { inFew } from './plain-word.ts';
import { asking, hasUnsaid, line, linesOf, type Part, type Plan, plan, type Scene, saying } from './plan.ts';
import { withoutRuledOut } from './ruled-out.ts';
import { inPlaceOf } from './set-right.ts';
import { HELD_AT } from './talk-marks.ts';
import type { TellingKind } from './telling-kinds.ts';

// Why is this hard? "Her decision", "since March", "it's a D" answer our own question, and no word in them says what the
// talk is about. Told back with "what's on your mind about it?" they begin the talk anew each time. So the matter is looked
// for in what was told before, the last message first, and its next question is asked (content/lines/en/next-*.yaml).

const written = writtenIn('policy/next-of-matter');

const mattersOf = bankReader(({ next }) => next);

/** So far back a matter is still what the talk is about. */
const BACK = 3;
/** A longer message tells something of its own, and a word in it is in passing. */
const MOST = 14;
/** What somebody came with names its matter in some more words. */
const OPENS = 18;
/** So few words answer, and begin nothing. */
const FEW = 3;
/** In so few words a matter is named in passing. */
const FEW_NAME = 5;
/** "I mostly stay in my room at weekends" goes on; what is longer, or of another topic, may turn elsewhere. */
const GOES_ON = 9;
/** The same words again, asked a reply later, are the same question. */
const ALIKE = 1;
/** Said to the program, put right, or waved away: no answer that goes on. */
const NO_ANSWER = written('no-answer');

/** "No, not my boss. A customer": something is put in its place. */
const PUTS_RIGHT = written('puts-right');

/** Whoever is asked for whatever there is may begin something else. */
const OPEN_ASKED = written('open-asked', '');
/** Told in one word ("months"), it is known all the same. */
const ASKS_SINCE = quick(/^(?:How long has|Since when|When did)\b/);
const SPAN = written('span');

const plain = (text: string): string => text.toLowerCase().replace(/['’]/g, '');

/** The family of lines of what this talk is about; null where nothing known was told, or this message turns elsewhere. */
export function runningMatter({ read, state, lines }: Pick<Scene, 'read' | 'state' | 'lines'>): string | null {
  if (read.words > (state.turn === 0 ? OPENS : MOST) || NO_ANSWER.test(read.text) || PUTS_RIGHT.test(read.clean))
    return null;
  // What was told before a misreading was read wrong once: its matter does not come back.
  const sinceMiss = state.turn - (state.signs?.[HELD_AT] ?? -BACK);
  const before = (sinceMiss <= 0 ? [] : state.recent.slice(-Math.min(BACK, sinceMiss))).filter(
    (one) => countWords(one) <= OPENS,
  );
  const ofElse = read.words > GOES_ON && tellsOfItsOwn(read.clean) && !goesOnWith(read.clean, before);
  const asked = read.words > FEW && OPEN_ASKED.test(state.lastReply);
  const told = [read.clean, ...(ofElse || asked ? [] : before.toReversed())];
  // "About money", of what they argue over: an answer names no matter of its own as long as something longer does.
  const [long, few] = [told.filter((one) => !isFew(one)), told.filter(isFew)];
  for (const one of [...long, ...few]) {
    const family = familyOf(one, lines);
    if (family !== null) return family;
  }
  return null;
}

/** "What takes the most out of you at the moment?" */
const bareOf = (question: string): string => question.replace(/\?\s*$/, '');

const isFew = (text: string): boolean => countWords(text) <= FEW;

function familyOf(text: string, lines: Scene['lines']): string | null {
  const told = plain(undenied(withoutRuledOut(text)));
  const found = mattersOf(lines).find(({ asks, not }) => asks.test(told) && !(not?.test(told) ?? false));
  return found === undefined || lines.families[found.family] === undefined ? null : found.family;
}

/** The next question of the matter; null where enough was asked, or all of it was. */
export function nextAsk(scene: Scene, family = runningMatter(scene)): Part | null {
  if (family === null || !asksNow(scene)) return null;
  const { state, lines, read } = scene;
  const last = lastSentence(state.lastReply);
  const spanKnown = state.since !== null || [...state.recent.slice(-BACK), read.clean].some((one) => SPAN.test(one));
  const opens = last.split(' ', 1)[0];
  const fresh = linesOf(lines.families[`${family}_ask`]).filter(
    (one) =>
      !wasUsed(state, one) &&
      !answeredAlready(one, scene) &&
      !(spanKnown && ASKS_SINCE.test(one)) &&
      sharedWords(one, last) < ALIKE &&
      !bareOf(last).startsWith(bareOf(one)) &&
      !(opens === 'Who' && one.startsWith('Who ')),
  );
  return fresh[0] === undefined ? null : { kind: 'question', text: fresh[0] };
}

/** The cue's own question; where all that it asks was told already, the next one of the matter. */
export function askOfCue(asks: readonly string[], scene: Scene): string | null {
  const own = firstOf(asks, scene);
  if (own !== null || !asks.some((one) => !wasUsed(scene.state, one))) return own;
  const next = nextAsk(scene);
  return next?.kind === 'question' ? (next.text ?? null) : null;
}

/** What has a word of its own that is closer than anything of the whole matter. */
const KEPT: ReadonlySet<TellingKind | undefined> = new Set<TellingKind>(['harsh', 'regret', 'good']);
/** "I'm bad at maths" is no verdict on the whole person. */
const BAD_AT = written('bad-at');

/** Whose, where from or how often answers no such question. */
const NOT_WISHED = written('not-wished');
/** "Something to run", to what they would like: the answer itself is worth hearing again. */
const ASKED_FOR = written('asked-for', '');

/** "No. It isn't": nothing is put in its place. */
const NOTHING_IN_PLACE = written('nothing-in-place');

function inItsPlace(scene: Scene): Plan | null {
  const text = inPlaceOf(scene.read.clean, scene);
  return text === null || NOTHING_IN_PLACE.test(text) ? null : plan('reflect', 'explore', [{ kind: 'text', text }]);
}

/** A plain word to the matter that runs, and its next question; null where none is known, or all was said. */
export function nextOfMatter(scene: Scene, kind?: TellingKind): Plan | null {
  const { state, read } = scene;
  if (state.level < 2 && PUTS_RIGHT.test(read.clean)) return inItsPlace(scene);
  if (state.level >= 2 || (KEPT.has(kind) && !BAD_AT.test(read.clean))) return null;
  const deeper = deeperOfCue(scene);
  if (deeper !== null) return deeper;
  const family = runningMatter(scene);
  if (family === null) return ofLastCue(scene);
  const word = hasUnsaid(family, scene) ? line(family) : undefined;
  const ask = word !== undefined && !asksBehindLine(scene) ? null : nextAsk(scene, family);
  if (word === undefined && ask === null) return null;
  const said = ask !== null && ASKED_FOR.test(state.lastReply) && !NOT_WISHED.test(read.clean) ? inFew(scene) : [];
  if (ask !== null && said.length > 0) return plan('reflect.ask', 'explore', [...said, ask]);
  return plan(ask === null ? 'reflect' : 'reflect.ask', 'explore', [
    ...(word === undefined ? [] : [word]),
    ...(ask === null ? [] : [ask]),
  ]);
}

/** What came next is asked of something that happened, and not of an answer. */
const OF_THE_EVENT = written('of-the-event', '');

/** The cue whose words the last reply was, of the messages before; undefined where it came from elsewhere. */
function spokenCue({ messageBefore, state: { lastReply } }: Scene): FoundCue | undefined {
  for (let back = 1; back <= BACK; back++) {
    const cue = messageBefore(back)?.cues.find(({ line: words = [], ask = [] }) =>
      [...words, ...ask].some((one) => lastReply.includes(one)),
    );
    if (cue !== undefined) return cue;
  }
  return undefined;
}

/** A cue with more than one line knows more of its thing than the whole matter does: its next line, and its next question. */
function deeperOfCue(scene: Scene): Plan | null {
  const { read, state, lines } = scene;
  if (!/\?\s*$/.test(state.lastReply) || read.words > MOST || NO_ANSWER.test(read.text)) return null;
  const cue = spokenCue(scene);
  const word = firstOf(cue?.line ?? [], scene);
  // "I can't sleep since" names a matter of its own.
  const own = familyOf(read.clean, lines);
  const turns =
    own !== null && read.words > FEW_NAME && own !== runningMatter({ ...scene, read: { ...read, clean: '' } });
  if (word === null || turns) return null;
  const ask = asksBehindLine(scene) ? firstOf(laterAsks(cue), scene) : null;
  return plan(ask === null ? 'reflect' : 'reflect.ask', 'explore', [...saying(word), ...asking(ask)]);
}

const laterAsks = (cue: FoundCue | undefined): string[] => (cue?.ask ?? []).filter((one) => !OF_THE_EVENT.test(one));

/** Of a matter that is not known as one, the other question of the cue that spoke to the message before. */
function ofLastCue(scene: Scene): Plan | null {
  const { read, state } = scene;
  const answers = /\?\s*$/.test(state.lastReply) && read.words <= GOES_ON && !NO_ANSWER.test(read.text);
  if (!answers || !asksNow(scene)) return null;
  const [cue] = scene.earlier()?.cues ?? [];
  const ask = (cue?.ask ?? []).some((one) => state.lastReply.endsWith(one)) ? firstOf(laterAsks(cue), scene) : null;
  if (ask === null) return null;
  const said = inFew(scene);
  return plan('reflect.ask', 'explore', [
    ...(said.length > 0 ? said : [{ kind: 'family', name: 'told_lead' } as const]),
    { kind: 'question', text: ask },
  ]);
}
