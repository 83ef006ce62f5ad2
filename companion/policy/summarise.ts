import { sharedWords } from '#companion/realise/nearest.ts';
import { noteOffered } from '#companion/state.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { choices } from './offers.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

const NOW_WORDS = 15;
/** Earlier there is too little to sum up; later what was said is put together in the last word, if at all. */
const SUMMARY_FROM = 9;
const SUMMARY_UNTIL = 15;

/** The heading, a thing in between and what was said just now, put together to be corrected. */
export function summarise(scene: Scene): Plan | null {
  const { state, lines, read } = scene;
  if (read.acts.has('disagree') || /^no\b/i.test(read.clean) || /\?\s*$/.test(read.text)) return null;
  if (state.topics[0] === 'success' || state.turn < SUMMARY_FROM || state.turn >= SUMMARY_UNTIL) return null;
  // In the middle of the heaviest or the shortest of messages nobody wants to be checked.
  if (scene.gate.harshName(read.clean) !== null || read.words < 6) return null;
  if (state.far > 0 || state.keep.length === 0 || state.topics.length + state.feelings.length === 0) return null;
  const now = scene.anchors.find((entry) => entry.kind !== 'view' && countWords(entry.bare) <= NOW_WORDS)?.bare;
  // A summary that leaves out what was just said would pass it by.
  if (now === undefined || (scene.grammar.turnsClauses && /\bnot\b|n't\b/.test(now))) return null;
  // Things that have no word in common may not belong together.
  const kept = state.keep.filter((one) => one !== now && sharedWords(one, now) > 0);
  const [first] = kept;
  if (first === undefined) return null;
  const middle = kept.length > 1 ? kept.at(-1) : undefined;
  // A feeling of some turns ago may have been put right since.
  const feeling = read.feelings.find((entry) => entry.kind !== 'warm')?.word;
  state.toldAtOffer = state.told;
  noteOffered(state, 'summary');
  const slots = { first, middle, now, second: middle ?? now, third: middle === undefined ? null : now, feeling };
  return plan('summary', 'focus', [line('summary', slots)], {
    expect: { kind: 'confirm' },
    cards: [
      choices('confirm', [
        { id: 'yes', label: lines.labels.confirm_yes ?? 'Yes' },
        { id: 'no', label: lines.labels.confirm_no ?? 'Not quite' },
      ]),
    ],
  });
}
