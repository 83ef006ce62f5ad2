import { wasUsed } from '#companion/state.ts';
import { type BankEntry, bankReader } from './banks.ts';
import { linesOf, type Scene } from './plan.ts';
import { isBare } from './view-shapes.ts';

// Why is this hard? "Should I tell a teacher?" and "is it wrong to be gay?" have an answer that any decent adult would give,
// and "it's yours to decide" is heard as a no. So where public guidance or common decency is clear, it is said, first and
// plainly; a view is lent only where both the question and its matter are surely told.

const closeViews = bankReader(({ views: { people = [], mind = [], life = [] } = {} }) => [...people, ...mind, ...life]);
/** Of a feeling alone, or of any matter at all: looked for where nothing closer is told. */
const looseViews = bankReader(({ views: { feelings = [], anything = [] } = {} }) => [...feelings, ...anything]);

/** Messages before this one that may name the matter. */
const BACK = 4;
/** A longer question names its own matter. */
const OWN_MATTER = 16;

/** The family with the view that is asked for; null where none is known. */
export function clearView(scene: Pick<Scene, 'read' | 'state' | 'lines'>, asked: string): string | null {
  const { read, state, lines } = scene;
  const all = [state.opening ?? '', ...state.recent.slice(-BACK), read.clean].join(' . ');
  const fits = (told: string) => (one: BankEntry) =>
    one.asks.test(asked) &&
    (one.about?.test(told) ?? true) &&
    !(one.not?.test(all) ?? false) &&
    !(one.unless?.test(asked) ?? false) &&
    lines.families[one.family] !== undefined;
  const fresh = ({ family }: BankEntry) => linesOf(lines.families[family]).some((text) => !wasUsed(state, text));
  // What stands nearest is the matter: the question itself, then its message, then what was told before.
  const near = [state.recent.at(-1) ?? '', read.clean].join(' . ');
  const far = isBare(asked) ? near : all;
  const told = asked.split(' ').length > OWN_MATTER ? [asked] : [asked, read.clean, far];
  const found = [closeViews(lines), looseViews(lines)].flatMap((views) =>
    told.flatMap((text) => views.filter(fits(text))),
  );
  // What was said in full already comes again only where nothing else is known.
  return (found.find(fresh) ?? found[0])?.family ?? null;
}

const SO_YOU_THINK =
  /^(?:(?:so|wait|oh|and|ok|but)[ ,.]+)*(?:you|u) (?:do |really |actually )*(?:think|reckon|mean|(?:are |r )?say(?:ing)?|believe)\b/i;

/** "So you think it might be wrong": a question, though nothing marks it as one. */
export const drawsConclusion = (text: string): boolean => SO_YOU_THINK.test(text);
