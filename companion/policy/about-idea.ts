import { writtenIn } from '#companion/written.ts';
import { ideaText } from './ideas.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "But what do I hold, I'm in a lecture hall" asks about the thing we put up a moment ago, and wants it
// made smaller to fit. Told that there's no ready answer, people see that the idea was none of ours.

const written = writtenIn('policy/about-idea');

const SINCE = 2;
const WORDS_MOST = 26;
const PRACTICAL = written('practical');
/** What the idea is made of, in the order it is looked for in its words. */
const MATTERS: readonly (readonly [family: string, of: RegExp])[] = [
  ['idea_cold', /\bcold\b/i],
  ['idea_senses', /\b(?:five senses|you can see|look around)\b/i],
  ['idea_breath', /\b(?:breath|breathing|sighs?)\b/i],
  ['idea_walk', /\b(?:walk|corner)\b/i],
  ['idea_paper', /\b(?:writ\w+|paper|list|typing)\b/i],
];

/** How the thing is done that was put up just before, where that is asked; null where something else is. */
export function aboutIdea(scene: Scene): Plan | null {
  const { state, read, lines, exercises, grammar } = scene;
  const { lastOffer } = state;
  if (!grammar.turnsClauses || lastOffer === undefined || lines.families.idea_simply === undefined) return null;
  if (state.turn - lastOffer.turn > SINCE || state.level >= 2 || read.words > WORDS_MOST) return null;
  if (
    !PRACTICAL.test(read.clean) ||
    /\b(?:he|she|they|him|her|them|my (?!hands?|eyes|feet|desk|phone))\b/i.test(read.clean)
  )
    return null;
  const texts = lastOffer.options.map((option) => {
    const exercise = exercises.get(option.slice('exercise:'.length));
    return exercise === undefined ? (ideaText(lines, option) ?? '') : `${exercise.title} ${exercise.offer}`;
  });
  const text = texts[named(read.clean, texts)] ?? '';
  const family =
    [read.clean, text].flatMap((one) => MATTERS.find(([, of]) => of.test(one))?.[0] ?? [])[0] ?? 'idea_simply';
  const long = /\bhow (?:long|far|often|many)\b/i.test(read.clean);
  return plan('idea.asked', 'choose', [line(long ? 'step_how_long' : family)], {
    expect: { kind: 'pick', options: lastOffer.options },
    mayRepeat: true,
  });
}

/** Which of them is meant: by its place, else the one that shares most words with the question. */
function named(asked: string, texts: readonly string[]): number {
  if (/\b(?:second|2nd|latter|last|other)\b/i.test(asked)) return texts.length - 1;
  if (/\b(?:first|1st|former)\b/i.test(asked)) return 0;
  const words: string[] = asked.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  const shared = texts.map((text) => words.filter((word) => text.toLowerCase().includes(word)).length);
  return shared.indexOf(Math.max(...shared, 0));
}
