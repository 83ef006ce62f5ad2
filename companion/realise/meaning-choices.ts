import { shuffled } from '#companion/hash.ts';
import type { Scene } from '#companion/policy/plan.ts';
import { wasUsed } from '#companion/state.ts';
import { type Slots, type Wording, wordings } from './choose-wording.ts';

const CLEARLY = 2.4;

/** What the whole talk is plainly about may be meant where a message names nothing itself. */
function matterOfTheTalk({ read, state, lines }: Scene, seed: string): string[] {
  if (read.topics.length > 0 || !read.personal || read.words < 5 || (state.topicWeights[0] ?? 0) < CLEARLY) return [];
  return shuffled(lines.topics.find((topic) => topic.id === state.topics[0])?.lines ?? [], seed);
}

/** A topic that came first or came twice; one that was touched once says little. */
export function isSettled(id: string, { state }: Scene): boolean {
  return state.told <= 1 || (state.topicWeights[state.topics.indexOf(id)] ?? 0) >= 1.4;
}

/** A cell of the table needs the feeling in this very message; a feeling remembered from earlier would be a bluff. */
export function meaningChoices(scene: Scene, slots: Slots, seed: string): Wording[] {
  const { read, lines, state } = scene;
  const topics = read.topics.length > 0 ? read.topics.map((topic) => topic.id) : state.topics.slice(0, 1);
  const feelings = read.feelings.map((feeling) => feeling.id);
  const cells = topics
    .slice(0, 2)
    .flatMap((topic) => lines.meanings.filter((cell) => cell.topic === topic && feelings.includes(cell.feeling)));
  const general = [
    // A topic that is only touched says too little for a line of its own.
    ...read.topics
      .slice(0, 1)
      .filter((topic) => isSettled(topic.id, scene))
      .flatMap((topic) => shuffled(topic.lines, seed)),
    ...read.feelings.slice(0, 1).flatMap((feeling) => shuffled(feeling.lines, seed)),
  ];
  const names = [
    ...[...read.acts].filter((act) => act.startsWith('cue_') && act !== 'cue_tried'),
    ...read.patterns.map((pattern) => `pattern_${pattern}`),
  ];
  const cued = names.flatMap((name) => wordings(lines.families[name], scene.tone, slots, state, seed));
  const own = shuffled(cells, seed).map((cell) => ({ text: cell.line, source: cell.line }));
  const turned = read.turns.flatMap((turn) => shuffled(turn.lines, seed)).map((text) => ({ text, source: text }));
  const all = [
    ...turned,
    ...own,
    ...cued,
    ...[...general, ...matterOfTheTalk(scene, seed)].map((text) => ({ text, source: text })),
  ];
  return all.filter((wording) => !wasUsed(state, wording.source));
}

/** Credit for what was done or shown first, then what is common with the feeling, then a plain fact on the topic. */
export function extraChoices(scene: Scene, slots: Slots, seed: string): Wording[] {
  const { read, lines, state, tone } = scene;
  const names = [
    ...read.turns.flatMap((turn) => (turn.affirm === undefined ? [] : [`affirm_${turn.affirm}`])),
    ...(read.acts.has('cue_tried') ? ['affirm_tried'] : []),
    ...(DID.test(read.clean) ? ['affirm_effort'] : []),
    ...(read.acts.has('cue_hidden') ? ['affirm_honest'] : []),
    ...read.feelings.slice(0, 1).map((feeling) => `normal_${feeling.id}`),
    ...(state.told >= 3 ? read.topics.slice(0, 1).map((topic) => `info_${topic.id}`) : []),
    ...(read.feelings.some((feeling) => feeling.kind !== 'warm') && state.turn % 2 === 0 ? ['affirm_honest'] : []),
  ];
  return names
    .flatMap((name) => wordings(lines.families[name], tone, slots, state, seed))
    .filter((wording) => !wasUsed(state, wording.source));
}

/** Did something that takes a push. */
const DID =
  /\bI (?:\w+ )?(?:told|asked|called|rang|texted|emailed|wrote|went|stayed|kept|booked|apologi[sz]ed|walked|got up|stopped|started|applied|practi[sc]e|baked|cooked|cleaned)\b/i;
