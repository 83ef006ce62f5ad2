import { isSettled } from '#companion/realise/meaning-choices.ts';
import { isLate } from './ask-now.ts';
import { hasGround } from './idea-ground.ts';
import { ANY_TOPIC, cuesIn, type Idea, ideasFor, situationsIn } from './ideas.ts';
import type { Scene } from './plan.ts';

// Why is this hard? A topic says what a message is about, not what the person stands in. The step that helps is the
// one made for their very situation, and that was told in pieces, some of them ten messages ago. So words of each
// situation are counted over the whole talk, and who is spoken of opens the shelf for that person as well.

/** A topic that was only touched on is no ground for an idea, nor one that weighs far less than the talk's matter. */
const LASTING = 0.7;
const NEAR_TOP = 0.6;
const IDEAS_ENOUGH = 2;
const LATELY = 5;
const TWO_CUES = 2;
const MAIN_TOPIC = 1.4;
/** What somebody close drinks or bets: advice for the one who does it would be for the wrong person. */
const OTHERS_HABIT =
  /\b(?:his|her|their|my (?:husband|wife|partner|son|daughter|dad|mum|mom|brother|sister)(?:'s)?) (?:\w+ ){0,2}(?:betting|gambling|gambles|bets|drinking|drinks|slots|casino)\b/i;
const OF_HABIT = new Set(['gambling', 'alcohol', 'debt']);
const MARK = 'i:';
const MARKS_MOST = 40;

/** Counts the situations of this message. Call once a turn. */
export function noteSituations({ state, read, grammar, lines }: Scene): void {
  if (!grammar.turnsClauses || lines.ideas === undefined || read.question) return;
  if (OTHERS_HABIT.test(read.clean)) state.signs = { ...state.signs, 'others-habit': 1 };
  const found = situationsIn(lines, withoutSimiles(read.clean));
  if (found.length === 0) return;
  const signs = { ...state.signs };
  for (const id of found) signs[`${MARK}${id}`] = Math.min(4, (signs[`${MARK}${id}`] ?? 0) + 1);
  const marks = Object.keys(signs).filter((key) => key.startsWith(MARK));
  // What was met least, and longest ago, goes first.
  const least = marks.sort((a, b) => (signs[b] ?? 0) - (signs[a] ?? 0)).slice(MARKS_MOST);
  state.signs = Object.fromEntries(Object.entries(signs).filter(([key]) => !least.includes(key)));
}

/** "Like a child", "as a friend": said of what somebody is like, and nobody is there. */
const SIMILE =
  /\b(?:like|as if I were|as) an? (?:little |small )?(?:child|kid|baby|toddler|mother|father|friend|brother|sister|dog)\b/gi;
const withoutSimiles = (text: string) => text.replace(SIMILE, ' ');

function countsOf({ state }: Scene): Record<string, number> {
  return Object.fromEntries(
    Object.entries(state.signs ?? {}).flatMap(([key, count]) =>
      key.startsWith(MARK) ? [[key.slice(MARK.length), count]] : [],
    ),
  );
}

/** Whose shelf is looked at, beside the topics: only ideas for the very situation are taken from it. */
const OF_PEOPLE: readonly (readonly [words: RegExp, topics: readonly string[]])[] = [
  [/\b(?:son|daughter|kids?|child|children|toddler|teenager)\b/, ['parenting']],
  [/\b(?:mum|mom|mother|dad|father|parents)\b/, ['parent-conflict']],
  [/\b(?:brother|sister|siblings?)\b/, ['sibling']],
  [/\b(?:friend|mate)\b/, ['friend-conflict']],
  [/\b(?:boss|manager|colleagues?|team)\b/, ['boss-conflict']],
  [/\b(?:flatmate|roommate|housemate|neighbou?r)\b/, ['housing']],
];
/** Quiet signs that stand for a topic, however it was named. */
const OF_SIGNS: Readonly<Record<string, string>> = {
  alcohol: 'alcohol',
  gambling: 'gambling',
  debt: 'debt',
  perinatal: 'new-baby',
  carer: 'caregiving',
};
const SIGN_PLAIN = 2;

function signedTopics({ state }: Scene): string[] {
  return Object.entries(OF_SIGNS).flatMap(([id, topic]) => ((state.signs?.[id] ?? 0) >= SIGN_PLAIN ? [topic] : []));
}

function besideTopics(all: string): string[] {
  return [...new Set(OF_PEOPLE.flatMap(([words, topics]) => (words.test(all.toLowerCase()) ? topics : [])))];
}

/** An idea that names somebody: it is for those who have spoken of them. */
const NAMES_SOMEBODY: readonly (readonly [idea: RegExp, told: RegExp])[] = [
  [
    /\byour (?:child|children|kids?|son|daughter|baby)\b/i,
    /\b(?:son|daughter|kids?|child|children|baby|toddler|teenager|boys?|girls?|little one|pregnant|grand\w+|niece|nephew|pupils?|step\w+)\b/i,
  ],
  [
    /\byour (?:partner|husband|wife|boyfriend|girlfriend)\b/i,
    /\b(?:partner|husband|wife|boyfriend|girlfriend|fianc\w+|bf|gf|spouse|married|marriage|other half|missus|she|he)\b/i,
  ],
];

function isForThem(text: string, told: string): boolean {
  return NAMES_SOMEBODY.every(([idea, words]) => !idea.test(text) || words.test(told));
}

/** What brought the person here, what they told since, and this message, as one text. */
function talkWith(told: readonly string[], { state, read }: Scene): string {
  return withoutSimiles([state.opening ?? '', ...told, read.clean].join('. '));
}

/** Those that speak of nothing and nobody the person has not spoken of. */
export function groundedIdeas<T extends Idea>(ideas: readonly T[], scene: Scene): T[] {
  const { state, grammar } = scene;
  if (!grammar.turnsClauses) return [...ideas];
  const told = talkWith([...state.recent, ...state.keep, ...state.people], scene);
  const counts = countsOf(scene);
  const cues = cuesIn(scene.lines, told);
  return ideas.filter(
    (idea) =>
      isForThem(idea.text, told) &&
      hasGround(idea, Math.max(counts[idea.id] ?? 0, cues.get(idea.id) ?? 0), told, state),
  );
}

/** Ideas on what the whole talk is about, those for the very situation first. */
export function knownIdeas(scene: Scene): Idea[] {
  const all = groundedIdeas(allIdeas(scene), scene);
  if (scene.state.signs?.['others-habit'] === undefined) return all;
  return all.filter(({ id }) => !OF_HABIT.has(id.split(':')[1] ?? ''));
}

function allIdeas(scene: Scene): Idea[] {
  const { state, lines, read } = scene;
  const english = scene.grammar.turnsClauses;
  const most = state.topicWeights[0] ?? 0;
  const lasting = state.topics.filter((_, at) => (state.topicWeights[at] ?? 0) >= Math.max(LASTING, most * NEAR_TOP));
  const sure = read.topics.map((topic) => topic.id).filter((id) => isSettled(id, scene));
  // What was told long ago is no situation of now, unless it came up again; the opening is what the person came with.
  const late = english && state.told > 5;
  const told = late ? state.recent.slice(-LATELY) : [...state.recent, ...state.keep];
  const said = talkWith(told, scene);
  const signed = english ? signedTopics(scene) : [];
  const near = [...new Set([...lasting, ...sure, ...signed])];
  const all = late ? talkWith([...state.recent, ...state.keep], scene) : said;
  // A pupil who is mocked needs an adult and what shows it, whatever else the talk touched.
  const shelf = state.signs?.['school!'] === undefined ? [] : ideasFor(lines, ['bullying'], all);
  const safe = shelf.filter(({ fits }) => fits > 0);
  if (safe.length >= IDEAS_ENOUGH) return safe;
  const now = isLate(scene);
  const more = english ? { before: countsOf(scene), now } : {};
  // What the question itself names goes before all else: "how do I start with the debt".
  const named = read.acts.has('ask_advice')
    ? ideasFor(
        lines,
        read.topics.map(({ id }) => id),
        said,
        more,
      ).filter(({ fits }) => fits > 0 || !english || read.topics.some(({ id }) => isSettled(id, scene)))
    : [];
  if (named.length >= IDEAS_ENOUGH && !now) return named;
  // An idea made for this very situation fits, even where its topic was only touched on; one stray word does not make it.
  const [top] = state.topics;
  const strict = english && state.told > 1;
  const beside = english ? besideTopics(all) : [];
  const order = [...new Set([...near, ...state.topics, ...beside, ...(english ? [ANY_TOPIC] : [])])];
  const fitting = ideasFor(lines, order, said, more).filter(({ id, fits }) => {
    const topic = id.split(':')[1] ?? '';
    return fits > 0 && (!strict || fits >= TWO_CUES || topic === top || topic === ANY_TOPIC || signed.includes(topic));
  });
  if (fitting.length >= IDEAS_ENOUGH) return fitting;
  // What fits a whole topic is offered only on what the talk is plainly about; a topic in passing is the wrong shelf.
  const main = top !== undefined && most >= MAIN_TOPIC ? [top] : [];
  const wide = english && state.told > 1 ? main : near;
  // What the person came with still counts when its topic has long been pushed out by others.
  const brought = strict
    ? ideasFor(
        lines,
        lines.topics.map(({ id }) => id),
        state.opening ?? '',
      ).filter(({ id, fits }) => fits >= TWO_CUES && !fitting.some((one) => one.id === id))
    : [];
  const general = ideasFor(lines, wide, said, more).filter(
    ({ id, fits }) => fits === 0 && !fitting.some((one) => one.id === id),
  );
  return [...fitting, ...brought, ...general];
}
