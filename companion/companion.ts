import type { Card } from '#shared/chats/cards.contract.ts';
import type { SettledTone, Tone } from '#shared/chats/tones.contract.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import type { CannedContent, LinesContent } from './content.schema.ts';
import { type CompanionContent, cannedFrom, fullLanguages, linesFrom } from './content.ts';
import { noteReply } from './note-reply.ts';
import { inOneTurn } from './one-turn.ts';
import { replyInOtherLanguage } from './other-language.ts';
import { afterWord } from './policy/after-word.ts';
import { decide } from './policy/decide.ts';
import { plainer } from './policy/listen.ts';
import type { Plan, Scene } from './policy/plan.ts';
import { toneCard } from './policy/tone.ts';
import { findAnchors } from './realise/anchors.ts';
import { type Check, compose } from './realise/compose.ts';
import { europeanly, noteEuropean } from './realise/european.ts';
import { isPolite, noteAddress, politely } from './realise/polite.ts';
import { findQuotes } from './realise/quotes.ts';
import { titleFor } from './realise/title.ts';
import { createSafety, type Safety } from './safety.ts';
import { withBeside } from './safety-flow/lead-and-aside.ts';
import { type CompanionState, noteSaid, openState } from './state.ts';
import { takeNotes } from './take-notes.ts';
import { createTalk, type Talk } from './talk.ts';
import type { SavedItem, TurnInput, TurnResult } from './turn.ts';
import { withKnownNames } from './understand/known-names.ts';
import { createLanguageDetector, type LanguageDetector } from './understand/language.ts';
import type { Understanding } from './understand/understand.ts';

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
  /** What is said and understood in one language, compiled when it is first met. Undefined: canned lines only. */
  talkIn(language: string): Talk | undefined;
  canned: Record<string, CannedContent>;
  detect: LanguageDetector;
  /** For a script nobody wrote lines in: English, and honest about it. */
  unread: CannedContent;
  safety: Safety;
}

const RECENT_TURNS = 6;
const RECENT_CHARS = 220;

/** Compiles the content once (lexicons, rules); `step` then only looks things up. */
export function createCompanion(content: CompanionContent): Companion {
  const talks = new Map<string, Talk>([['en', createTalk(content, 'en')]]);
  const full = new Set(fullLanguages(content));
  const engine: Engine = {
    talkIn(language) {
      const known = talks.get(language);
      if (known !== undefined || !full.has(language)) return known;
      const talk = createTalk(content, language);
      talks.set(language, talk);
      return talk;
    },
    canned: cannedFrom(content),
    detect: createLanguageDetector(content),
    unread: unreadFrom(linesFrom(content, 'en')),
    safety: createSafety(content),
  };
  return { step: (input) => inOneTurn(() => takeTurn(engine, input)) };
}

/** Begun after the safety flow was through, a safety plan goes on while no answer tells of more than was known. */
function staysInExercise(state: CompanionState, before: RiskLevel, message: RiskLevel): boolean {
  const top = state.exercises.at(-1);
  return (
    top !== undefined && !top.parked && before >= 1 && state.level <= before && state.level < 3 && message < before
  );
}

function unreadFrom(lines: LinesContent): CannedContent {
  const family = lines.families.other_language ?? [];
  return {
    name: '',
    marks: [],
    title: lines.labels.title_default ?? '',
    lines: Array.isArray(family) ? family : family.any,
  };
}

function takeTurn(engine: Engine, input: TurnInput): TurnResult {
  const state = openState(input.state, input.tone);
  state.tone = input.tone;
  const text = input.texts.join('\n').trim();
  const language = chosenLanguage(engine, input, text);
  const own = engine.talkIn(language);
  const talk = own ?? (engine.talkIn('en') as Talk);
  const risk = engine.safety.read(state, text, language, input);
  const read = talk.understander.read(withKnownNames(risk.instead ?? text, state), state.topics);
  const tone = settleTone(talk, input, state, read);
  const effectiveTone: SettledTone = state.level >= 1 ? 'steady' : tone === 'pending' ? 'gentle' : tone;
  takeNotes(state, read, talk.grammar);
  noteAddress(state, text, talk.lines.polite);
  noteEuropean(state, text, language);
  const messageBefore = readOnce((back) => {
    const told = state.recent.at(-back);
    return told === undefined ? null : talk.understander.read(told, state.topics);
  });
  const scene: Scene = {
    state,
    read,
    anchors: [],
    unsaid: risk.messageLevel >= 2,
    lines: talk.lines,
    exercises: talk.exercises,
    gate: talk.gate,
    grammar: talk.grammar,
    weigher: talk.weigher,
    kinds: talk.kinds,
    tone: effectiveTone,
    before: input.tone,
    seed: input.seed,
    localHour: input.localHour,
    minor: input.ageBand === '13-17',
    checkIns: input.checkIns ?? true,
    reread: (piece) => talk.understander.read(piece, state.topics),
    earlier: () => messageBefore(1),
    messageBefore,
  };
  const foreign = own === undefined ? (engine.canned[language] ?? engine.unread) : undefined;
  const safe = staysInExercise(state, input.state?.level ?? 0, risk.messageLevel) ? null : risk.reply;
  let reply: { text: string; move: string; phase: TurnResult['reply']['phase']; cards: Card[] };
  let focus: string | null = null;
  let saved: SavedItem[] = [];
  if (safe !== null) {
    state.expect = null;
    for (const frame of state.exercises) frame.parked = true;
    reply = afterWord(safe, scene);
  } else if (foreign !== undefined) {
    reply = replyInOtherLanguage(foreign, state, input.seed);
  } else {
    if (risk.messageLevel < 2) {
      scene.anchors = talk.grammar.turnsClauses
        ? findAnchors(read, talk.gate, talk.lines, COUPLE.has(state.topics[0] ?? ''))
        : findQuotes(read, talk.gate, talk.grammar);
    }
    const worded = word(scene, engine, talk, input);
    reply = withBeside(worded.reply, risk);
    focus = worded.focus;
    saved = worded.saved;
  }
  const cards = [...reply.cards];
  // At risk the help stays at hand, whatever is being talked about.
  if (state.level >= 2 && !cards.some((card) => card.type === 'help')) {
    cards.unshift({ type: 'help', level: state.level, categories: state.categories });
  }
  const showTone =
    !input.toneChosen &&
    state.level === 0 &&
    state.toneShown < 2 &&
    (state.turn === 0 || (input.tone === 'pending' && tone !== 'pending'));
  if (showTone && foreign === undefined) {
    cards.push(toneCard(talk.lines, tone));
    state.toneShown += 1;
  }
  finish(
    state,
    text,
    reply.text,
    reply.phase,
    foreign !== undefined
      ? foreign.title
      : titleFor(state, read, talk.lines, (text) => talk.understander.read(text, [])),
  );
  const stored = input.languageChosen ? input.language : tagOf(language, input.language);
  state.spoken = { language, stored };
  return {
    state,
    // What is kept of the talk stays as it was written; only what is sent is said politely, or as in Portugal.
    reply: {
      ...reply,
      text:
        safe === null && isPolite(state)
          ? politely(reply.text, talk.lines.polite)
          : europeanly(reply.text, state, language),
      cards,
    },
    tone,
    effectiveTone,
    language: stored,
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
    saved,
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
  saved: SavedItem[];
}

function word(scene: Scene, engine: Engine, talk: Talk, input: TurnInput): Worded {
  const { state } = scene;
  const asked = talk.tones.asked(scene.read);
  const first = decide(scene, asked);
  // Deciding may write on the state (offers made, steps taken); the plainer plans build on what the first one decided.
  // Where the person's words can't be given back, what was decided is still said.
  const bare = { ...first, parts: first.parts.filter((part) => part.kind !== 'anchor' && part.kind !== 'told') };
  const again = bare.parts.length > 0 && bare.parts.length < first.parts.length ? [bare] : [];
  for (const candidate of [first, ...again, ...plainer(scene)]) {
    const check: Check = (text) => engine.safety.check(text, state, input, scene.read.clean);
    const composed = compose(candidate, scene, check);
    if (composed === null) continue;
    noteReply(scene, candidate, composed);
    return {
      reply: { text: composed.text, move: candidate.move, phase: candidate.phase, cards: candidate.cards },
      focus: composed.anchor,
      // Agreed to, whichever wording answers it.
      saved: first.saved ?? [],
    };
  }
  return { reply: lastResort(scene), focus: null, saved: first.saved ?? [] };
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

/** Several parts of a turn ask for the same message before it: each is understood once. */
function readOnce(read: Scene['messageBefore']): Scene['messageBefore'] {
  const known = new Map<number, Understanding | null>();
  return (back) => {
    const found = known.get(back);
    if (found !== undefined) return found;
    const made = read(back);
    known.set(back, made);
    return made;
  };
}

/** Matters of two people. */
const COUPLE = new Set('breakup cheating dating intimacy long-distance friend-conflict'.split(' '));

function settleTone(talk: Talk, input: TurnInput, state: CompanionState, read: Understanding): Tone {
  const asked = talk.tones.asked(read);
  if (asked !== null) return asked;
  if (input.tone !== 'pending' || input.toneChosen) return input.tone;
  const onlyHello = read.words <= 4 && read.feelings.length === 0 && read.topics.length === 0;
  return onlyHello && state.turn < 2 ? 'pending' : talk.tones.infer(read);
}

/**
 * The language of the message, or of the talk so far where the message does not tell. Who chose a language and then
 * writes in another is followed, too, until the chat is set to something else.
 */
function chosenLanguage(engine: Engine, input: TurnInput, text: string): string {
  const spoken = input.state?.spoken;
  const stored = input.language.split('-')[0]?.toLowerCase() || 'en';
  const current = spoken?.stored === input.language ? spoken.language : stored;
  return engine.detect(text, current, (input.state?.turn ?? 0) > 0) ?? current;
}

function tagOf(language: string, stored: string): string {
  return stored.toLowerCase().startsWith(language) ? stored : language;
}

function finish(state: CompanionState, text: string, reply: string, phase: Plan['phase'], title: string | null): void {
  state.title = title;
  if (state.intensity !== null) state.intensityFirst ??= state.intensity;
  state.turn += 1;
  state.phase = phase;
  state.lastReply = reply.slice(0, RECENT_CHARS * 2);
  state.recent = [...state.recent, text.slice(-RECENT_CHARS)].slice(-RECENT_TURNS);
  noteSaid(state, reply);
}
