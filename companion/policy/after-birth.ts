import { noteUsed, wasUsed } from '#companion/state.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { ASKED_DARK } from './correction.ts';
import { runningMatter } from './next-of-matter.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? Whoever feels nothing after a birth says so in halves: "behind glass", "since the birth", "I said
// I'm fine". Each half sounds small, and what keeps it hidden is the fear of being judged, or of losing the child. So
// each half is met for what it is, once, with who hears it every week; the question about not being here is burden.ts.

const written = writtenIn('policy/after-birth');

const FAR = written('far');

const FINE =
  "\\b(?:I|we) (?:just |only |always )?(?:(?:said|say|answered|ticked|put|told (?:\\w+|the \\w+(?: visitor)?|my \\w+(?:[ -]in[ -]law)?))(?: that)? (?:yeah,? |yes,? )?(?:(?:I'm|I was|I am|it's|it was|everything'?s|everything was|we're|we were|all(?: was)?) )?(?:all |doing )?(?:fine|ok|okay|great)|(?:said|say|told (?:\\w+|the \\w+(?: visitor)?)) (?:it's |it was |we're |I'm )?all good)\\b(?! (?:with|for|about)\\b| to (?!(?:the|my|a) (?:nurse|doctor|midwife|gp|health)\\b))";
const CHECK =
  '(?:check|check[ -]?up|appointment|midwife|health visitor|nurse|doctor|gp|clinic|hospital|form|questionnaire|survey|they (?:said|asked))';

const THINGS: readonly (readonly [family: string, words: RegExp])[] = [
  ['birth_written', written('things-birth-written')],
  ['birth_check_fine', new RegExp(`${FINE}.*\\b${CHECK}\\b|\\b${CHECK}\\b.*${FINE}`, 'i')],
  ['birth_said_fine', new RegExp(FINE, 'i')],
  ['birth_glass', FAR],
  ['birth_since', written('things-birth-since')],
  ['birth_no_joy', written('things-birth-no-joy')],
  ['birth_bad_parent', written('things-birth-bad-parent')],
];

const WORDS_MOST = 40;

/** A birth not long ago is spoken of: by its weeks or months, or by the word. */
export function isAfterBirth({ state, grammar }: Pick<Scene, 'state' | 'grammar'>): boolean {
  const { signs } = state;
  return grammar.turnsClauses && (signs?.['perinatal/0'] ?? signs?.['perinatal!']) !== undefined;
}

/** This message holds one of the halves. */
export function tellsAfterBirth(scene: Scene): boolean {
  return isAfterBirth(scene) && THINGS.some(([, words]) => words.test(scene.read.clean));
}

/** The line to the half that this message holds, if it was not said yet. */
export function lineAfterBirth(scene: Scene): string | null {
  const { state, read, lines } = scene;
  if (!isAfterBirth(scene)) return null;
  const fits = ([name, words]: (typeof THINGS)[number]) =>
    words.test(read.clean) && lines.families[name] !== undefined && !wasUsed(state, name);
  return THINGS.find(fits)?.[0] ?? null;
}

/** One of the halves, met in particular, once each. */
export function afterBirth(scene: Scene): Plan | null {
  const { state, read, lines } = scene;
  if (!isAfterBirth(scene) || state.level >= 2 || read.words > WORDS_MOST || /\?\s*$/.test(read.text)) return null;
  if (read.acts.has('bye') || read.acts.has('ask_advice')) return null;
  // "We barely talk. Since the baby was born": it is of the two of them.
  if (runningMatter(scene)?.startsWith('next_couple') === true) return null;
  const family = lineAfterBirth(scene);
  if (family === null) return null;
  noteUsed(state, family);
  const asks = state.asked > 0 || (state.quiet ?? 0) > 0 ? undefined : lines.families[`${family}_ask`];
  // "No, not like that" answers the question about not being here; "no, not sad, behind glass" is about the mood alone.
  const saysNo =
    /^(?:no|nope|nah)\b(?!,? not (?:really |just |so )?(?:sad|down|low|upset|angry|tired|depressed|lonely)\b)/i.test(
      read.clean,
    ) &&
    ASKED_DARK.test(state.lastReply) &&
    lines.families.no_to_dark;
  const said = [line(family), ...(asks ? [line(`${family}_ask`)] : [])];
  if (saysNo) return plan('repair', 'focus', [line('no_to_dark'), ...said]);
  const noToMood = /^(?:no|nope|nah)\b/i.test(read.clean) && ASKED_DARK.test(state.lastReply);
  if (noToMood && lines.families.no_to_mood) return plan('repair', 'focus', [line('no_to_mood'), ...said]);
  return plan(asks ? 'reflect.ask' : 'reflect', 'explore', said);
}

const NUMB = written('numb');
const CRIES = /\b(?:cry|crying|cried|tears|sob\w*)\b/i;

/**
 * The question about not being here with who can help in it, unless that was said already.
 * @param heard what is said to this message first
 */
export function askAfterBirth({ state, read, lines }: Scene, heard: Part, helpNamed: boolean): Part[] | null {
  if (lines.families.ask_birth_numb === undefined) return null;
  const loves = /\bI (?:do |really |still )?(?:love|adore) (?:her|him|them|my)\b/i.test(read.clean);
  const lead = NUMB.test(read.clean)
    ? line(loves ? 'birth_loves' : 'birth_numb')
    : FAR.test(read.clean)
      ? line('birth_far')
      : heard;
  if (helpNamed) return [lead, line('ask_birth_dark')];
  if (state.signs?.['b:numb'] !== undefined) return [lead, line('ask_birth_numb')];
  if (CRIES.test(read.clean)) return [line('ask_birth_tears')];
  return [...(lead.kind === 'family' ? [lead] : []), line('ask_birth_tears_told')];
}

const HELPERS = written('helpers');
const TELLS = written('tells');
const NOT_YET = written('not-yet');

/** Somebody whose work it is, named in a step to tell them: as one says it to the person ("the health visitor"). */
export function helperToTell(step: string): string | null {
  const found = HELPERS.exec(step)?.[1];
  if (found === undefined || !TELLS.test(step) || NOT_YET.test(step)) return null;
  const who = found.toLowerCase().replace(/\bgp\b/, 'GP');
  return /^(?:health visitor|midwife)$/.test(who) ? `the ${who}` : `your ${who}`;
}

/** The step to tell somebody whose work it is: with a first sentence, as that is what such visits founder on. */
export function tellHelper(step: string, scene: Scene): Part | null {
  const { lines, state } = scene;
  const who = helperToTell(step);
  // A knee is told without being told how.
  const weighs = isAfterBirth(scene) || ['asked-dark', 'b:hidden', 'b:numb'].some((sign) => state.signs?.[sign]);
  if (who === null || !weighs || lines.families.tell_helper === undefined) return null;
  return line('tell_helper', { who, Who: upperFirst(who) });
}
