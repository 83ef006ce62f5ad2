import { weightyTold } from '#companion/realise/weighty-words.ts';
import { told } from '#companion/realise/told-sentence.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { asksForWords } from './asks-words.ts';
import { bankReader } from './banks.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { askedOfProgram } from './program.ts';
import { countOf } from './question-in.ts';
import { sentencesOf } from './read-apart.ts';
import { clearView } from './views.ts';
import { onWhatWeighs } from './what-weighs-most.ts';

// Why is this hard? People begin as they would write to a counsellor: a question for a title, five sentences of what is
// going on, the question once more. Every bank finds a word of its own in so much text, and a toddler got breathing, a
// dream a drill against panic. So a bank may speak here only where the question itself and the story both name its
// matter; for all else what weighs is taken in, and one thing near to the question is asked.

const written = writtenIn('policy/openings');

const openingsOf = bankReader(({ openings }) => openings);

/** Shorter ones have nothing in them to go astray by. */
const LEAST = 12;
/** What is only heard, and not known, is heard in a story. */
const STORY = 20;

/** "How can I", "what can I do to": what stands behind it is wished for. */
const WISHES = written('wishes');
/** The question has a kind, and the kind has its own thing to ask. */
const KINDS = ['tried', 'why', 'them', 'should', 'normal', 'how'] as const;
const KIND = Object.fromEntries(KINDS.map((kind) => [kind, written(kind)])) as Record<(typeof KINDS)[number], RegExp>;
/** For such a thing there is another way already: words, a name for an illness. */
const ELSEWHERE = written('elsewhere');

/** The first thing somebody comes with, where they ask something and tell of it; null for all other messages. */
export function opening(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || read.words < LEAST || !isFirst(scene)) return null;
  if (lines.families.opening_any === undefined) return null;
  const sentences = sentencesOf(read.clean);
  if (sentences.length < 2) return null;
  const questions = sentences.filter((one) => /\?\W*$/.test(one));
  const known = knownOpening(questions.length > 0 ? questions.join(' ') : read.clean, scene);
  if (known !== null) return plan('asked', 'explore', [line(known)], { expect: { kind: 'open' } });
  const [asked] = questions;
  if (asked === undefined || read.words < STORY || !isHeardHere(questions, scene)) return null;
  const view = viewAlone(asked, scene);
  if (view !== null) return plan('asked', 'info', [line(view)], { expect: { kind: 'open' } });
  return plan('opening', 'explore', [...takenIn(asked, scene), line(askFor(questions, scene))], {
    expect: { kind: 'open' },
  });
}

function isFirst({ state, read }: Scene): boolean {
  return state.turn === 0 || (state.opening !== undefined && read.clean.startsWith(state.opening.slice(0, 40)));
}

function knownOpening(asked: string, { read, lines }: Scene): string | null {
  const found = openingsOf(lines).find(
    (one) =>
      one.asks.test(asked) &&
      (one.about?.test(read.clean) ?? true) &&
      !(one.not?.test(read.clean) ?? false) &&
      !(one.unless?.test(asked) ?? false),
  );
  return found?.family ?? null;
}

/** A view on the question as it would stand without the story. */
function viewAlone(asked: string, { lines, state, reread }: Scene): string | null {
  const { opening: _told, ...rest } = state;
  return clearView({ lines, state: { ...rest, recent: [] }, read: reread(asked) }, asked);
}

/** Words that are asked for, and what is asked of the program, are given elsewhere. */
function isHeardHere(questions: readonly string[], { read, lines }: Scene): boolean {
  const text = questions.join(' ');
  return !asksForWords(read.clean, read.words) && !ELSEWHERE.test(text) && askedOfProgram(text, lines).length === 0;
}

/** What weighs, told to "you"; else what the question wishes for; nothing where neither turns for sure. */
function takenIn(asked: string, scene: Scene): Part[] {
  const apart = onWhatWeighs(scene);
  const weighs = apart === scene ? null : weightyTold(apart);
  if (weighs !== null) return [{ kind: 'told', text: weighs }];
  const wish = WISHES.exec(asked);
  const wished = wish === null ? '' : asked.slice(wish[0].length).replace(/[?.!\s]+$/, '');
  const text = countOf(wished) < 2 ? null : (told(`I'd like to ${wished}`, scene, scene.read)?.text ?? null);
  return text === null || countWords(text) > 18 ? [line('opening_heard')] : [{ kind: 'told', text }];
}

function askFor(questions: readonly string[], { read }: Scene): string {
  const kind = KINDS.find((one) => KIND[one].test(one === 'tried' ? read.clean : questions.join(' ')));
  return `opening_${kind ?? 'any'}`;
}
