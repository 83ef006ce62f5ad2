import type { Family, TurnContent } from '#companion/content.schema.ts';
import { shuffled } from '#companion/hash.ts';
import type { ExtraKind, Scene } from '#companion/policy/plan.ts';
import { wasUsed } from '#companion/state.ts';
import { writtenIn } from '#companion/written.ts';
import { weighs } from './beside-echo.ts';
import { type Slots, type Wording, wordings } from './choose-wording.ts';
import { nearestFirst, sharedWords } from './nearest.ts';
import { isOthers, isTheirs } from './whose-story.ts';

const written = writtenIn('realise/meaning-choices');

const CLEARLY = 1.5;
/** What the whole talk is plainly about may be meant where a message names nothing itself. */
function matterOfTheTalk(scene: Scene, seed: string): string[] {
  const { read, state, lines } = scene;
  // "They never ask" speaks of it still; "I got a four in maths" may be something else.
  if (read.topics.length > 0 || read.words < 5 || !POINTS.test(read.clean) || matterStill(scene) === undefined)
    return [];
  const own = shuffled(lines.topics.find((topic) => topic.id === state.topics[0])?.lines ?? [], seed);
  // A pointing word alone may point at something else: the line has to share a word with the message.
  return scene.grammar.turnsClauses ? own.filter((text) => sharedWords(text, read.clean) > 1) : own;
}

/** The topic that weighs most, as long as the message before this one was about it too. */
function matterStill({ read, state, earlier }: Scene): string | undefined {
  const [id] = state.topics;
  const named = read.topics.length === 0 && earlier()?.topics.some((topic) => topic.id === id) === true;
  return id !== undefined && named && (state.topicWeights[0] ?? 0) >= CLEARLY ? id : undefined;
}

/** Something good is told, and nothing hard beside it. */
export function isGood({ read, state, lines }: Scene): boolean {
  if (read.feelings.some((feeling) => feeling.kind !== 'warm')) return false;
  const named =
    read.acts.has('good_news') ||
    (read.topics[0]?.id === 'success' && isGladTalk(state, lines)) ||
    (state.topics[0] === 'success' && isGladTalk(state, lines)) ||
    read.feelings.length > 0;
  return named && !/\b(?:but|miss|sad|scared|without|worse|alone)\b/i.test(read.clean);
}

/** "Just got promoted and I hate it": a success that hurts is no good news. */
export function isGladTalk(state: Scene['state'], lines: Scene['lines']): boolean {
  return state.feelings.every((id) => lines.feelings.find((one) => one.id === id)?.kind === 'warm');
}

const DENIED = /^(?:no|not)\b/i;
const MISSES_IT = /\b(?:nothing|not|never|no longer|nobody|without)\b|n't\b/i;
const POINTS = /\b(?:he|she|they|him|her|them|it|this|that)\b/i;

/** A topic that came first or came twice; one that was touched once says little. */
export function isSettled(id: string, { state }: Scene): boolean {
  return state.told <= 1 || (state.topicWeights[state.topics.indexOf(id)] ?? 0) >= 1.4;
}

/** Where cues know the concrete things, a line of a whole topic or feeling has to be borne out by more than a word. */
export const hasCues = ({ lines }: Pick<Scene, 'lines'>): boolean => lines.cues !== undefined;

/** One cue is a word in passing; two make a topic. */
function isPlain(id: string, scene: Scene): boolean {
  return !hasCues(scene) || (scene.read.evidence.get(id) ?? 0) > 1;
}

/** At the start nothing else bears a line out: a longer phrase has to, or a word the line shares with the message. */
function isBorneOut(turn: TurnContent, text: string, { read, state, grammar }: Scene): boolean {
  if (!grammar.turnsClauses || state.told > FIRST) return true;
  return (read.evidence.get(turn.id) ?? 0) >= PLAIN_PHRASE || sharedWords(text, read.clean) > 0;
}

/** "They think I'm famous" fears nothing. */
const ILL_THOUGHT = written('ill-thought');
const FIRST = 1;
const PLAIN_PHRASE = 3;

/** A cell of the table needs the feeling in this very message; a feeling remembered from earlier would be a bluff. */
export function meaningChoices(scene: Scene, slots: Slots, seed: string): Wording[] {
  const { read, lines, state } = scene;
  // A feeling named now and a topic of some turns ago make a pair nobody told.
  // A fear within glad news is about something else than the news.
  const still = hasCues(scene)
    ? [matterStill(scene) ?? []].flat().filter((id) => id !== 'success')
    : state.topics.slice(0, 1);
  const topics = read.topics.length > 0 ? read.topics.map((topic) => topic.id) : still;
  const feelings = isOthers(scene) ? [] : read.feelings.map((feeling) => feeling.id);
  const cells = topics
    .slice(0, 2)
    .filter((topic) => isTheirs(topic, scene))
    .flatMap((topic) => lines.meanings.filter((cell) => cell.topic === topic && feelings.includes(cell.feeling)))
    // A topic of some lines ago and a feeling of now make a pair only where the words bear it out.
    .filter(({ line }) => !hasCues(scene) || read.topics.length > 0 || sharedWords(line, read.clean) > 0);
  const good = isGood(scene);
  // "No. Not tired": what the word for it stands for was just denied.
  const denies = scene.grammar.turnsClauses && DENIED.test(read.clean);
  const general = [
    // A topic that is only touched says too little for a line of its own.
    ...(denies ? [] : read.topics)
      .slice(0, 2)
      .filter((topic) => (good ? topic.id === 'success' : isSettled(topic.id, scene) && topic.id !== 'success'))
      .filter(({ id }) => good || (isPlain(id, scene) && isTheirs(id, scene)))
      .flatMap((topic) => nearestFirst(shuffled(topic.lines, seed), (text) => text, read.clean))
      // A topic's own line rarely is what this message says of it, and one stray word is no topic.
      .filter((text) => !hasCues(scene) || good || sharedWords(text, read.clean) > 0),
    ...(isOthers(scene) ? [] : read.feelings)
      .filter((feeling) => !good || feeling.kind === 'warm')
      // "Happy when he laughs? I just watch it and there's nothing": the good is what is missed.
      .filter(({ kind }) => good || kind !== 'warm' || !scene.grammar.turnsClauses || !MISSES_IT.test(read.clean))
      .slice(0, 1)
      .flatMap((feeling) => shuffled(feeling.lines, seed)),
  ];
  const names = [
    ...[...read.acts]
      .filter((act) => act.startsWith('cue_') && act !== 'cue_tried')
      // "I've lived here for years" carries nothing.
      .filter((act) => act !== 'cue_long' || !scene.grammar.turnsClauses || weighs(scene)),
    ...read.patterns
      // "Always" and "should" are in half of all sentences; a line on them says little of this one.
      .filter((pattern) => !scene.grammar.turnsClauses || (pattern !== 'should' && pattern !== 'always'))
      .filter((pattern) => !scene.grammar.turnsClauses || pattern !== 'others' || ILL_THOUGHT.test(read.clean))
      .map((pattern) => `pattern_${pattern}`),
  ];
  const cued = names.flatMap((name) => wordings(lines.families[name], scene.tone, slots, state, seed));
  // Good news is never told what hurts in it.
  if (good) return general.map((text) => ({ text, source: text })).filter((wording) => !wasUsed(state, wording.source));
  const own = shuffled(cells, seed).map((cell) => ({ text: cell.line, source: cell.line }));
  const turned = read.turns
    .flatMap((turn) => shuffled(turn.lines, seed).filter((text) => isBorneOut(turn, text, scene)))
    .map((text) => ({ text, source: text }));
  const plain = general.map((text) => ({ text, source: text }));
  // A feeling's or a topic's own line was beside the point in two of three replies to strangers.
  if (hasCues(scene) && !scene.grammar.turnsClauses) {
    const sure = surelyMeant(scene).map((text) => ({ text, source: text }));
    return [...turned, ...sure, ...cued].filter((wording) => !wasUsed(state, wording.source));
  }
  const all = [
    ...turned,
    ...own,
    ...cued,
    ...plain,
    ...(denies ? [] : matterOfTheTalk(scene, seed)).map((text) => ({ text, source: text })),
  ];
  return all.filter((wording) => !wasUsed(state, wording.source));
}

const SURE_CUES = 2;

/**
 * Lines for a topic and a feeling that this very message plainly names, of the person's own: the feeling in their words,
 * the topic by two cues, or by one where the talk is about it anyway. Said before, they are spent.
 */
export function surelyMeant(scene: Scene): string[] {
  const { read, lines, state } = scene;
  if (isOthers(scene) || DENIED.test(read.clean)) return [];
  const main = state.topics[0];
  const topics = read.topics
    .filter(
      ({ id }) => (read.evidence.get(id) ?? 0) >= SURE_CUES || (id === main && state.told > 1 && isSettled(id, scene)),
    )
    .map(({ id }) => id)
    .filter((id) => isTheirs(id, scene));
  const feelings = read.feelings.map(({ id }) => id);
  return lines.meanings
    .filter((cell) => topics.includes(cell.topic) && feelings.includes(cell.feeling))
    .map((cell) => cell.line)
    .filter((text) => !wasUsed(state, text));
}

/** Credit for what was done or shown, what is common with the feeling, a plain fact on the matter: one kind, or each in turn. */
export function extraChoices(scene: Scene, slots: Slots, seed: string, of?: ExtraKind): Wording[] {
  const { lines, state, tone } = scene;
  const names = {
    credit: () => creditFamilies(scene),
    common: () => commonFamilies(scene),
    fact: () => factFamilies(scene),
  };
  return (of === undefined ? (['credit', 'common', 'fact'] as const) : [of]).flatMap((kind) => {
    const fresh = names[kind]()
      .flatMap((name) => wordings(lines.families[name], tone, slots, state, seed))
      .filter((wording) => !wasUsed(state, wording.source));
    if (kind !== 'fact') return fresh;
    // A fact on the topic at large, in the middle of something else, is a leaflet.
    const fits = (text: string) => !hasCues(scene) || sharedWords(text, scene.read.clean) > 0 || isMain(scene);
    return nearestFirst(
      fresh.filter(({ text }) => fits(text)),
      (wording) => wording.text,
      scene.read.clean,
    );
  });
}

const MAIN = 2;

/** The message names what the talk is plainly about. */
function isMain({ read, state }: Scene): boolean {
  const [top] = state.topics;
  return (state.topicWeights[0] ?? 0) >= MAIN && read.topics.some(({ id }) => id === top);
}

/** What a message shows of the person, by the words it is shown in; the surest first. */
const SHOWS: readonly (readonly [family: string, words: RegExp])[] = [
  ['affirm_effort', written('shows-affirm-effort')],
  ['affirm_endure', written('shows-affirm-endure')],
  ['affirm_care', written('shows-affirm-care')],
  ['affirm_wish', written('shows-affirm-wish')],
  ['affirm_insight', written('shows-affirm-insight')],
  ['affirm_honest', written('shows-affirm-honest')],
];

const SORRY = written('sorry');
/** Praise for writing it down at all: once in a talk, or it sounds like marks. */
const FOR_TELLING = new Set(['affirm_honest', 'affirm_telling']);

function anyUsed(family: Family | undefined, state: Scene['state']): boolean {
  const all =
    family === undefined ? [] : Array.isArray(family) ? family : Object.values(family).flatMap((list) => list ?? []);
  return all.some((source) => wasUsed(state, source));
}

const CREDIT_PAUSE = 6;
const FOR_DEEDS = new Set([
  'affirm_effort',
  'affirm_endure',
  'affirm_restraint',
  'affirm_tried',
  'affirm_care',
  'affirm_value',
]);
const DARK = written('dark');
const SAFE_CREDIT = new Set(['affirm_effort', 'affirm_endure', 'affirm_honest', 'affirm_restraint', 'affirm_tried']);

function creditFamilies(scene: Scene): string[] {
  const { read, lines, state } = scene;
  if (read.words < 3) return [];
  // A wish in dark words is no value to be praised.
  const dark = state.level >= 1 || DARK.test(read.clean);
  const { turnsClauses } = scene.grammar;
  // Praise that comes often is worth nothing, and so is praise for typing.
  if (turnsClauses && state.turn - (state.creditAt ?? -9) < CREDIT_PAUSE) return [];
  const shown = SHOWS.filter(([, words]) => words.test(read.clean)).map(([family]) => family);
  const lately = (state.mix?.[4] ?? 0) > 0.9;
  // What somebody is sorry for was done, and it is no merit.
  const sorry = SORRY.test(read.clean) || read.feelings.some(({ id }) => id === 'guilty' || id === 'ashamed');
  const praised = [...FOR_TELLING].some((name) => anyUsed(lines.families[name], state));
  return [
    ...read.turns.flatMap((turn) => (turn.affirm === undefined ? [] : [`affirm_${turn.affirm}`])),
    ...(read.acts.has('cue_tried') ? ['affirm_tried'] : []),
    ...(read.acts.has('cue_hidden') ? ['affirm_honest'] : []),
    ...shown,
    ...(read.personal && read.words >= 12 && state.told >= 4 && !lately ? ['affirm_telling'] : []),
  ].filter(
    (name, at, all) =>
      lines.families[name] !== undefined &&
      all.indexOf(name) === at &&
      (!dark || SAFE_CREDIT.has(name)) &&
      (!turnsClauses || FOR_DEEDS.has(name)) &&
      (!sorry || name !== 'affirm_effort') &&
      !(FOR_TELLING.has(name) && praised),
  );
}

/** With the feeling that was named; else where something low is plainly the matter. */
function commonFamilies(scene: Scene): string[] {
  const { read, lines, grammar } = scene;
  if (isOthers(scene)) return [];
  const [feeling] = read.feelings;
  const told = !grammar.turnsClauses && read.turns.length > 0 && read.topics.length > 0;
  const low = feeling === undefined ? told : feeling.kind === 'low';
  return [...(feeling ? [`normal_${feeling.id}`] : []), ...(low ? ['normal_any'] : [])].filter(
    (name) => lines.families[name] !== undefined,
  );
}

/** On what the message names; else on what the whole talk is plainly about. */
function factFamilies(scene: Scene): string[] {
  const { read, state } = scene;
  if (state.told < 2 || read.words < 4 || (scene.grammar.turnsClauses && DENIED.test(read.clean))) return [];
  const clear = [matterStill(scene) ?? []].flat().filter((id) => id !== 'success' || !scene.grammar.turnsClauses);
  const named = read.topics
    .filter((topic) => isSettled(topic.id, scene) && isPlain(topic.id, scene))
    .map((topic) => topic.id);
  return [
    ...read.turns.map((turn) => `info_turn_${turn.id}`),
    ...(scene.gate.harshName(read.clean) !== null ? ['info_self-worth'] : []),
    ...[...new Set([...named, clear].flat())].map((id) => `info_${id}`),
    ...(scene.grammar.turnsClauses && state.told < 4
      ? []
      : read.feelings.slice(0, 1).map((feeling) => `info_feeling_${feeling.id}`)),
  ];
}
