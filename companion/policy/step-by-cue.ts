import type { Clause } from '#companion/understand/clauses.ts';
import { fold, toTokens } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';

const written = writtenIn('policy/step-by-cue');

const BUT_THEN = written('but-then');
const FEARED = written('feared-step');
const MOST_WORDS = 24;

/** The clause of a short message that says a step of one's own, in a language whose cues name it (`cue_plan`). */
export function stepByCue(scene: Scene): string | undefined {
  const { read } = scene;
  if (read.words > MOST_WORDS || /\?/.test(read.text) || !read.acts.has('cue_plan')) return undefined;
  if (read.acts.has('thanks') || read.acts.has('bye')) return undefined;
  const step = read.clauses.find((clause) => isStep(clause, scene))?.text;
  if (step === undefined || FEARED.test(step)) return undefined;
  // "I could tell her, but I'm afraid": what comes after the but is what weighs.
  return BUT_THEN.test(read.clean.slice(read.clean.indexOf(step) + step.length)) ? undefined : step;
}

/** The sentence plans, and takes nothing back: "todo dia falo que vou ligar e não ligo", "si voy a recursos humanos" do not. */
function isStep(clause: Clause, { read, reread, grammar }: Scene): boolean {
  if (!reread(clause.text).acts.has('cue_plan')) return false;
  const whole = read.clauses
    .filter(({ sentence }) => sentence === clause.sentence)
    .flatMap(({ text }) => toTokens(text));
  const told = fold(read.clean);
  const before = told.slice(0, told.indexOf(fold(clause.text)));
  return !whole.some((token) => grammar.negations.has(token)) && !/(?:^|\s)(?:si|se|wenn|falls)\s*$/.test(before);
}
