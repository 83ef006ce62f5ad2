import type { Card } from '#shared/chats/cards.contract.ts';
import type { SettledTone, Tone } from '#shared/chats/tones.contract.ts';
import type { CannedContent, LinesContent } from './content.schema.ts';
import { type CompanionContent, cannedFrom, exercisesFrom, linesFrom } from './content.ts';
import type { Exercise } from './exercises/exercise.schema.ts';
import { shuffled } from './hash.ts';
import { decide } from './policy/decide.ts';
import { plainer } from './policy/listen.ts';
import type { Plan, Scene } from './policy/plan.ts';
import { createToneReader, type ToneReader, toneCard } from './policy/tone.ts';
import { findAnchors } from './realise/anchors.ts';
import { type Check, type Composed, compose } from './realise/compose.ts';
import { createReflectionGate, type ReflectionGate } from './realise/reflection-gate.ts';
import { titleFor } from './realise/title.ts';
import { createSafety, type Safety } from './safety.ts';
import { type CompanionState, noteSaid, noteUsed, openState, wasSaid } from './state.ts';
import type { TurnInput, TurnResult } from './turn.ts';
import { detectLanguage } from './understand/language.ts';
import { countWords } from './understand/plain-text.ts';
import { createUnderstander, type Understander, type Understanding } from './understand/understand.ts';

export const COMPANION_VERSION = '1';
export type { CompanionContent } from './content.ts';

export interface Companion {
  /**
   * One turn of a chat: reads the person's messages, decides and words one reply.
   * Deterministic: the same input gives the same result. Never throws on what a person wrote.
   */
  step(input: TurnInput): TurnResult;
}

interface Engine {
  lines: LinesContent;
  canned: Record<string, CannedContent>;
  exercises: Map<string, Exercise>;
  understander: Understander;
  gate: ReflectionGate;
  tones: ToneReader;
  safety: Safety;
}

const RECENT_TURNS = 6;
const RECENT_CHARS = 220;

/** Compiles the content once (lexicons, rules); `step` then only looks things up. */
export function createCompanion(content: CompanionContent): Companion {
  const lines = linesFrom(content, 'en');
  const engine: Engine = {
    lines,
    canned: cannedFrom(content),
    exercises: exercisesFrom(content),
    understander: createUnderstander(lines),
    gate: createReflectionGate(lines.words),
    tones: createToneReader(lines),
    safety: createSafety(content),
  };
  return { step: (input) => takeTurn(engine, input) };
}

function takeTurn(engine: Engine, input: TurnInput): TurnResult {
  const state = openState(input.state, input.tone);
  state.tone = input.tone;
  const text = input.texts.join('\n').trim();
  const read = engine.understander.read(text, state.topics);
  const language = chosenLanguage(engine, input, text);
  const risk = engine.safety.read(state, text, language, input);
  const tone = settleTone(engine, input, state, read);
  const effectiveTone: SettledTone = state.level >= 1 ? 'steady' : tone === 'pending' ? 'gentle' : tone;
  takeNotes(state, read);
  const scene: Scene = {
    state,
    read,
    anchors: [],
    lines: engine.lines,
    exercises: engine.exercises,
    gate: engine.gate,
    tone: effectiveTone,
    before: input.tone,
    seed: input.seed,
    localHour: input.localHour,
  };
  const foreign = language !== 'en' ? engine.canned[language] : undefined;
  const safe = risk.reply;
  let reply: { text: string; move: string; phase: TurnResult['reply']['phase']; cards: Card[] };
  let focus: string | null = null;
  if (safe !== null) {
    state.expect = null;
    for (const frame of state.exercises) frame.parked = true;
    reply = safe;
  } else if (foreign !== undefined) {
    reply = cannedReply(foreign, state, input.seed);
  } else {
    if (risk.messageLevel < 2) scene.anchors = findAnchors(read, engine.gate, engine.lines);
    const worded = word(scene, engine, input);
    reply = worded.reply;
    focus = worded.focus;
  }
  const cards = [...reply.cards];
  const showTone =
    !input.toneChosen &&
    state.level === 0 &&
    state.toneShown < 2 &&
    (state.turn === 0 || (input.tone === 'pending' && tone !== 'pending'));
  if (showTone && foreign === undefined) {
    cards.push(toneCard(engine.lines, tone));
    state.toneShown += 1;
  }
  finish(
    state,
    text,
    reply.text,
    reply.phase,
    foreign !== undefined ? foreign.title : titleFor(state, read, engine.lines),
  );
  return {
    state,
    reply: { ...reply, cards },
    tone,
    effectiveTone,
    language: foreign !== undefined || language === 'en' ? tagOf(language, input.language) : input.language,
    level: state.level,
    categories: state.level === 0 ? [] : state.categories,
    title: state.title,
    plan: {
      move: reply.move,
      phase: reply.phase,
      focusQuote: focus,
      must: mustOf(reply, safe !== null),
      mustNot: ['give advice before leave was asked', 'name a diagnosis', 'state a fact the person did not write'],
      maxWords: state.level >= 2 ? 60 : 70,
    },
  };
}

/** Offers, plans and summaries hold facts that may not be changed; a free reflection only has to end as this one does. */
function mustOf(reply: { text: string; move: string }, safe: boolean): string[] {
  if (safe || /^(?:offer|advice|permit|summary|repair|plan|bot|far|scale)/.test(reply.move))
    return [`keep the content of: ${reply.text}`];
  return reply.text.endsWith('?') ? ['end with one open question'] : ['ask no question'];
}

interface Worded {
  reply: { text: string; move: string; phase: Plan['phase']; cards: Card[] };
  focus: string | null;
}

function word(scene: Scene, engine: Engine, input: TurnInput): Worded {
  const { state } = scene;
  const asked = engine.tones.asked(scene.read);
  const first = decide(scene, asked);
  // Deciding may write on the state (offers made, steps taken); the plainer plans build on what the first one decided.
  for (const candidate of [first, ...plainer(scene)]) {
    const check: Check = (text) => engine.safety.check(text, state, input, scene.read.clean);
    const composed = compose(candidate, scene, check);
    if (composed === null) continue;
    note(scene, candidate, composed);
    return {
      reply: { text: composed.text, move: candidate.move, phase: candidate.phase, cards: candidate.cards },
      focus: composed.anchor,
    };
  }
  return { reply: lastResort(scene), focus: null };
}

/** After hundreds of turns every wording may be spent: the count of notes keeps even this one new. */
function lastResort(scene: Scene): Worded['reply'] {
  const labels = scene.lines.labels;
  const text = (labels.last_resort ?? 'This is message {n}. Write whatever comes next.').replace(
    '{n}',
    String(scene.state.turn + 1),
  );
  return { text, move: 'stay', phase: 'explore', cards: [] };
}

function note(scene: Scene, plan: Plan, composed: Composed): void {
  const { state } = scene;
  for (const source of composed.used) noteUsed(state, source);
  const anchor = scene.anchors.find((entry) => composed.anchor?.startsWith(entry.text));
  if (
    anchor &&
    anchor.score >= 3 &&
    anchor.bare.length <= 90 &&
    /\byou/.test(anchor.bare) &&
    countWords(anchor.bare) >= 4
  )
    state.keep = [...state.keep.filter((kept) => kept !== anchor.bare), anchor.bare].slice(-4);
  state.expect = plan.expect;
  state.asked = composed.text.endsWith('?') ? state.asked + 1 : 0;
}

function takeNotes(state: CompanionState, read: Understanding): void {
  const aside =
    read.acts.has('far_talk') ||
    (state.far >= 2 && read.feelings.length === 0) ||
    [...read.acts].some((act) => act.startsWith('bot_') && act !== 'bot_chat' && read.words < 12);
  const told = !aside && (read.words >= 6 || read.feelings.length > 0 || read.topics.length > 0);
  if (told && state.exercises.every((frame) => frame.parked)) state.told += 1;
  const merge = (old: string[], fresh: string[], most: number) => [...new Set([...fresh, ...old])].slice(0, most);
  if (!aside) weighTopics(state, read);
  if (!aside)
    state.feelings = merge(
      state.feelings,
      read.feelings.slice(0, 2).map((feeling) => feeling.id),
      4,
    );
  state.people = merge(
    state.people,
    read.people.map((person) => person.word),
    4,
  );
  state.alone ||= /\b(?:nobody|no one|haven't told|never told|don't tell|hide it)\b/i.test(read.clean);
  state.since = read.since ?? state.since;
  state.wish = read.wish ?? state.wish;
}

const TOPICS_MAX = 5;

/** What came first and what comes again weighs more than what was touched once. */
function weighTopics(state: CompanionState, read: Understanding): void {
  const weights = new Map(state.topics.map((id, at) => [id, (state.topicWeights[at] ?? 0) * 0.9]));
  const first = weights.size === 0 ? 1.6 : 1;
  for (const [at, topic] of read.topics.slice(0, 2).entries())
    weights.set(topic.id, (weights.get(topic.id) ?? 0) + (at === 0 ? first : 0.5));
  const ranked = [...weights].sort((a, b) => b[1] - a[1]).slice(0, TOPICS_MAX);
  state.topics = ranked.map(([id]) => id);
  state.topicWeights = ranked.map(([, weight]) => Math.round(weight * 100) / 100);
}

function settleTone(engine: Engine, input: TurnInput, state: CompanionState, read: Understanding): Tone {
  const asked = engine.tones.asked(read);
  if (asked !== null) return asked;
  if (input.tone !== 'pending' || input.toneChosen) return input.tone;
  const onlyHello = read.words <= 4 && read.feelings.length === 0 && read.topics.length === 0;
  return onlyHello && state.turn < 2 ? 'pending' : engine.tones.infer(read);
}

function chosenLanguage(engine: Engine, input: TurnInput, text: string): string {
  const stored = input.language.split('-')[0]?.toLowerCase() ?? 'en';
  const seen = detectLanguage(text, engine.canned);
  return seen ?? (stored === '' ? 'en' : stored);
}

function tagOf(language: string, stored: string): string {
  return stored.toLowerCase().startsWith(language) ? stored : language;
}

function cannedReply(canned: CannedContent, state: CompanionState, seed: string): Worded['reply'] {
  const text =
    state.canned === 0 && canned.lines[0] !== undefined && !wasSaid(state, canned.lines[0])
      ? canned.lines[0]
      : (cannedTexts(canned).find((line) => !wasSaid(state, line)) ?? shuffled(canned.lines, seed)[0] ?? '…');
  state.canned += 1;
  const cards: Card[] = state.canned === 2 ? [{ type: 'mood', min: 0, max: 10 }] : [];
  return { text, move: 'language', phase: 'explore', cards };
}

/** Each line, then two at a time, so that a long chat meets no sentence alone twice. */
function cannedTexts(canned: CannedContent): string[] {
  const calm = canned.lines.slice(1).filter((line) => !/[?？؟]/.test(line));
  const pairs = calm.flatMap((line) =>
    canned.lines
      .slice(1)
      .filter((other) => other !== line)
      .map((other) => `${line} ${other}`),
  );
  return [...canned.lines, ...pairs];
}

function finish(state: CompanionState, text: string, reply: string, phase: Plan['phase'], title: string | null): void {
  state.title = title;
  state.turn += 1;
  state.phase = phase;
  state.lastReply = reply.slice(0, RECENT_CHARS * 2);
  state.recent = [...state.recent, text.slice(-RECENT_CHARS)].slice(-RECENT_TURNS);
  noteSaid(state, reply);
}
