import type { LinesContent } from '#companion/content.schema.ts';
import { splitClauses } from '#companion/understand/clauses.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { asksForWords } from './asks-words.ts';
import { bankReader } from './banks.ts';
import { exerciseList } from './exercise-list.ts';
import { line, maybe, type Part, type Plan, plan, type Scene } from './plan.ts';
import { readApart, sentencesOf } from './read-apart.ts';
import { telling } from './telling.ts';

// Why is this hard? "Who reads this" and "are you a machine" are asked in the middle of anything, twice over, with a mark
// or without, and whoever gets a word about feelings in return has learnt that nobody is there. So these questions are
// looked for sentence by sentence, before all else; whatever stands beside them is met after the answer.

const written = writtenIn('policy/program');

/** Asked or said by somebody in the story, or in quotation marks. */
const REPORTED = written('reported', '');
/** "I asked if you keep what I write": the question once more. */
const ASKED_IT = written('asked-it');
/** Asked with a word that begins a question, a mark, or "tell me". */
const ASKS = written('asks');

/** "You have not said whether you are a person". */
const ASKS_INSIDE = /\b(?:if|whether|what|who|how|know)\b.*\b(?:you|u|this|here|it)\b/i;

/** What is asked of the program or of the page; in order: the first that fits a sentence is answered. */
const programAsks = bankReader(({ program }) => program, 'iu');

/** The family of the sentence's question to the program, or null. */
function familyOf(sentence: string, lines: LinesContent): string | null {
  if ((!ASKS.test(sentence) && !ASKS_INSIDE.test(sentence)) || REPORTED.test(sentence)) return null;
  return programAsks(lines).find((one) => one.asks.test(sentence) && !one.not?.test(sentence))?.family ?? null;
}

/** What the message asks of the program, each once, in the order it was asked. */
export function askedOfProgram(text: string, lines: LinesContent): string[] {
  return [...new Set(sentencesOf(text).flatMap((sentence) => familyOf(sentence, lines) ?? []))];
}

const DONE = 'told:';
/** Two answers are all one reply bears. */
const MOST = 2;
/** So little beside a question is its frame. */
const TELLS = 5;
/** In an exercise only a plain short question leaves it for a moment. */
const IN_EXERCISE = 12;

const EXERCISE_ASKED = written('exercise-asked');

/** A question to the program or about the page: its own plain answer, and then whatever else was said. */
export function program(scene: Scene): Plan | null {
  // An exercise is asked for, and not what we have.
  if (scene.grammar.turnsClauses && EXERCISE_ASKED.test(scene.read.clean)) return null;
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.program_what === undefined) return null;
  // "Everyone signed the card. What should I write?" asks for words, and not how this page works.
  const told = state.recent.some((text) => countWords(text) > TOLD_WORDS);
  const elsewhere =
    told && (asksForWords(read.clean, read.words) || BEGINS_IT.test(sentencesOf(read.clean).at(-1) ?? ''));
  const running = state.signs?.['program-at'] === state.turn - 1;
  // Right after an answer about the page, "it" is the page.
  const asked = askedOfProgram(running ? read.clean.replace(/\bit\b/gi, 'this') : read.clean, lines);
  const all = asked.length === 0 && running ? insisted(scene) : asked;
  const here = told && !running ? all.filter((family) => family !== 'program_cost' || !ONLY_IT.test(read.clean)) : all;
  const families = elsewhere ? here.filter((family) => OF_THE_PROGRAM.has(family)) : here;
  const [first] = families;
  if (first === undefined) return elsewhere ? null : bare(scene);
  const listed = families.includes('program_exercises') ? exerciseList(scene) : null;
  if (listed !== null) return listed;
  const beside = besides(scene);
  const answers = families.slice(0, MOST);
  const short = (family: string) =>
    beside !== null && family === 'program_other' && lines.families.program_other_short
      ? 'program_other_short'
      : family;
  const parts: Part[] = [...owned(scene, first), ...answers.map((family) => line(short(family)))];
  state.signs = { ...state.signs, 'program-at': state.turn };
  for (const family of answers) state.signs[DONE + family] = state.turn;
  // Who asks what this is has told nothing yet that a line could know.
  if (beside !== null && !answers.includes('program_for')) {
    const then = telling(beside);
    const met = then.parts.filter((part) => part.kind !== 'family' || !SAYS_NOTHING.test(part.name));
    if (then.cards.length === 0 && met.length > 0) return { ...then, move: 'bot.asked', parts: [...parts, ...met] };
  }
  const spoken = state.recent.some((text) => countWords(text) > 2 && askedOfProgram(text, lines).length === 0);
  const more = !spoken && state.turn <= 1 ? [line('program_floor')] : spoken && !running ? [maybe('floor_back')] : [];
  const isLone = answers.length === 1 && parts.length === 1 && !TURNS_BACK.has(first);
  return plan('bot.asked', 'info', [...parts, ...(isLone ? more : [])], { expect: state.expect, mayRepeat: true });
}

/** "What does it cost", with something told before: it is that which costs. */
const ONLY_IT = written('only-it');

/** After an answer of ours it is true of anything, and no hearing. */
const SAYS_NOTHING = written('says-nothing', '');

/** Their lines hand the word back themselves. */
const TURNS_BACK = new Set(['program_other', 'program_chat', 'program_watch', 'program_fav', 'program_friend']);
/** Asked of nothing but the program, whatever wording may be asked for in the same words. */
const OF_THE_PROGRAM = new Set([
  'program_what',
  'program_remember',
  'program_reads',
  'program_private',
  'program_seen',
  'program_stored',
  'program_delete',
  'program_train',
  'program_therapist',
]);
const TOLD_WORDS = 4;
/** Asked after something was told, it is that which is to be begun. */
const BEGINS_IT = written('begins-it');

/** The same, in the middle of an exercise, which goes on after it. */
export function programInExercise(scene: Scene): Plan | null {
  const { read, state } = scene;
  const runs = state.exercises.some((frame) => !frame.parked);
  return runs && read.words <= IN_EXERCISE && /\?\W*$/.test(read.text) ? program(scene) : null;
}

/** "I asked whether ...", right after an answer that did not do: the same question once more. */
function insisted({ read, state }: Scene): string[] {
  if (!/^(?:\w+[ ,.!]+){0,2}?I (?:\w+ )?asked\b(?! (?:him|her|them|my)\b)/i.test(read.clean)) return [];
  const at = state.turn - 1;
  const last = Object.entries(state.signs ?? {}).find(([name, turn]) => name.startsWith(DONE) && turn === at)?.[0];
  return last === undefined ? [] : [last.slice(DONE.length)];
}

/** Said of the answer that was just given about the program. */
const AFTER_IT: readonly (readonly [words: RegExp, family: string])[] = [
  [/^(?:(?:but|oh|ok|and)[ ,]+)*(?:why(?: not)?|how come)\W*$/i, 'program_why'],
  [written('after-it-program-pity'), 'program_pity'],
];

/** "Then what's the point", right after an answer about the program. */
function bare({ read, state, lines }: Scene): Plan | null {
  if (state.signs?.['program-at'] !== state.turn - 1 || read.words > 8) return null;
  const after = AFTER_IT.find(([words]) => words.test(read.clean))?.[1];
  if (after !== undefined && lines.families[after] !== undefined)
    return plan('bot.asked', 'info', [line(after)], { expect: state.expect });
  if (!/\bwhat(?:'s|s| is) the (?:point|use)\b|\bwhat good (?:is|are) (?:it|that|you|this)\b/i.test(read.clean))
    return null;
  return plan('bot.asked', 'info', [line('program_point')], { expect: state.expect });
}

/** What stands beside the questions, where it tells something; its own other questions stay in it. */
function besides(scene: Scene): Scene | null {
  const { read } = scene;
  const rest = sentencesOf(read.clean).filter(
    (sentence) => familyOf(sentence, scene.lines) === null && !ASKED_IT.test(sentence) && !SCRAP.test(sentence),
  );
  const text = rest.join(' ');
  if (countWords(text) < TELLS) return null;
  const apart = {
    ...scene,
    read: { ...read, text, clean: text, words: countWords(text), clauses: splitClauses(text) },
  };
  return readApart(apart) === null ? null : apart;
}

/** Said by way of asking. */
const SCRAP = written('scrap');

/** A question that was passed over before, or asked once more, is owned up to. */
function owned({ read, state, lines }: Scene, family: string): Part[] {
  const answered = state.signs?.[DONE + family] !== undefined;
  if (answered) return [];
  const before = state.recent.some((text) => askedOfProgram(text, lines).includes(family));
  const insists = state.turn > 0 && sentencesOf(read.clean).some((one) => ASKED_IT.test(one) && /\basked\b/i.test(one));
  return before || insists ? [line('program_passed_over')] : [];
}
