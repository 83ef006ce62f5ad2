import { writtenIn } from '#companion/written.ts';
import { focusOf, goesOnWith, pointsBack, tellsOfItsOwn } from './answer-matter.ts';
import { type BankEntry, bankReader } from './banks.ts';
import { hasUnsaid, linesOf, type Scene } from './plan.ts';
import { isRuledOut, withoutRuledOut } from './ruled-out.ts';
import { isBare } from './view-shapes.ts';

// Why is this hard? "Should I tell a teacher?" and "is it wrong to be gay?" have an answer that any decent adult would give,
// and "it's yours to decide" is heard as a no. So where public guidance or common decency is clear, it is said, first and
// plainly; a view is lent only where both the question and its matter are surely told.

const written = writtenIn('policy/views');

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
  const earlier = withoutRuledOut([state.opening ?? '', ...state.recent.slice(-BACK)].join(' . '));
  const here = withoutRuledOut(read.clean);
  const own = focusOf(here);
  const all = `${earlier} . ${here}`;
  const hasOwn =
    tellsOfItsOwn(own) && !pointsBack(asked) && !goesOnWith(own, [state.opening ?? '', ...state.recent.slice(-BACK)]);
  // What was told earlier never wins over another matter of this message.
  const ofThis = ({ about }: BankEntry) =>
    !hasOwn || about === undefined || about.test(own) || (about.test(all) && !about.test(earlier));
  const fits = (told: string) => (one: BankEntry) =>
    one.asks.test(asked) &&
    (one.about?.test(told) ?? true) &&
    ofThis(one) &&
    !(one.not?.test(all) ?? false) &&
    !(one.unless?.test(asked) ?? false) &&
    lines.families[one.family] !== undefined &&
    !linesOf(lines.families[one.family]).some((text) => isRuledOut(text, scene));
  const fresh = ({ family }: BankEntry) => hasUnsaid(family, scene);
  // What stands nearest is the matter: the question itself, then its message, then what was told before.
  const near = [withoutRuledOut(state.recent.at(-1) ?? ''), here].join(' . ');
  const far = isBare(asked) ? [near] : [near, all];
  const told = asked.split(' ').length > OWN_MATTER ? [asked] : [withoutRuledOut(asked), own, here, ...far];
  const found = [closeViews(lines), looseViews(lines)].flatMap((views) =>
    told.flatMap((text) => views.filter(fits(text))),
  );
  // What was said in full already comes again only where nothing else is known.
  return (found.find(fresh) ?? found[0])?.family ?? null;
}

/** The family of a view whose matter this very message names; null where only what was told before does. */
export function viewNamedHere(scene: Pick<Scene, 'read' | 'state' | 'lines'>, asked: string): string | null {
  const { read, state, lines } = scene;
  const family = clearView(scene, asked);
  const entry = closeViews(lines).find((one) => one.family === family);
  if (family === null || entry?.about === undefined) return null;
  // "He died" was told before; where she sits now stands here.
  const bare = clearView({ lines, state, read: { ...read, clean: asked } }, asked);
  return entry.about.test(read.clean) || bare !== family ? family : null;
}

const SO_YOU_THINK = written('so-you-think');

/** "So you think it might be wrong": a question, though nothing marks it as one. */
export const drawsConclusion = (text: string): boolean => SO_YOU_THINK.test(text);
