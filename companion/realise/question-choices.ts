import { hash32, shuffled } from '#companion/hash.ts';
import type { Scene } from '#companion/policy/plan.ts';
import { wasUsed } from '#companion/state.ts';
import { says } from '#companion/understand/reading.ts';
import { weightOf } from '#companion/understand/stance.ts';
import { besideQuestions, weighs } from './beside-echo.ts';
import { type Slots, type Wording, wordings } from './choose-wording.ts';
import { answeredAlready } from './just-told.ts';
import { hasCues, isGladTalk, isGood, isSettled } from './meaning-choices.ts';
import { sharedWords } from './nearest.ts';
import { isTender } from './openings.ts';
import { nounOf } from './own-noun.ts';
import { spanQuestions } from './span-questions.ts';
import { isOthers, isTheirs } from './whose-story.ts';

/** Topic questions first while they last, then the slot that is still empty, then open ones. */
export function questionChoices(scene: Scene, slots: Slots, seed: string): Wording[] {
  const { grammar } = scene;
  const all = allQuestions(scene, slots, seed);
  const open = all.filter(({ text }) => !answeredAlready(text, scene));
  return withoutStock(open.length > 0 || grammar.turnsClauses ? open : all, scene);
}

/** What could be asked of anybody about anything: seldom, never twice within some replies, never of what weighs. */
const STOCK = ['ask_open', 'ask_near', 'ask_event', 'ask_low', 'ask_feeling'];
const STOCK_PAUSE = 6;

/** The question could be put to anybody. */
export function isStock(source: string, { lines, grammar }: Scene): boolean {
  if (!grammar.turnsClauses) return false;
  return STOCK.some((name) => {
    const family = lines.families[name];
    if (family === undefined) return false;
    return Array.isArray(family)
      ? family.includes(source)
      : Object.values(family).some((list) => list?.includes(source));
  });
}

function withoutStock(all: readonly Wording[], scene: Scene): Wording[] {
  const { state, grammar } = scene;
  const rests = state.turn - (state.signs?.['stock-at'] ?? -STOCK_PAUSE) < STOCK_PAUSE;
  if (!grammar.turnsClauses || (!rests && !isHeavyLine(scene))) return [...all];
  return all.filter(({ source }) => !isStock(source, scene));
}

/** Loss, shame, owning up, no hope, no strength: here it is better to stay than to ask. */
function isHeavyLine(scene: Scene): boolean {
  return isTender(scene) || weighs(scene);
}

/** Later than this a question has to name something of the last message. */
const OPENS_UNTIL = 2;

/** What could be asked of nobody else: of the turn of phrase, a clause, a noun, a person, the settled topic's own. */
function closeQuestions(scene: Scene, slots: Slots, seed: string): Wording[] {
  const { state, lines, read, tone } = scene;
  const fresh = (list: readonly Wording[]) => list.filter(({ source }) => !wasUsed(state, source));
  const plain = (texts: readonly string[]) => fresh(shuffled(texts, seed).map((text) => ({ text, source: text })));
  const spans = spanQuestions(scene).flatMap(({ family, span }) =>
    fresh(wordings(lines.families[family], tone, { span }, state, seed)),
  );
  const noun = read.words < 4 || read.people.length > 0 ? null : nounOf(scene);
  const [topic] = read.topics;
  const own =
    topic !== undefined && isSettled(topic.id, scene) && isTheirs(topic.id, scene)
      ? plain(topic.questions ?? []).filter(({ text }) => sharedWords(text, read.clean) > 0)
      : [];
  const gone = state.heavy === true || state.topics.includes('grief') || weightOf(read.clean) !== null;
  const told = [state.opening ?? '', ...state.recent].join(' ').toLowerCase();
  const known =
    read.people[0] !== undefined &&
    !gone &&
    state.topics[0] !== 'success' &&
    told.includes(read.people[0].word.toLowerCase());
  return [
    ...plain(read.turns.flatMap((turn) => turn.questions ?? [])),
    ...spans,
    ...(noun === null ? [] : asksOf(scene, noun, seed).slice(0, 2)),
    ...own,
    ...(known && read.words >= 4
      ? fresh(wordings(lines.families.ask_person, tone, slots, state, seed)).slice(0, 2)
      : []),
  ];
}

function allQuestions(scene: Scene, slots: Slots, seed: string): Wording[] {
  const { state, lines, read, tone } = scene;
  if (scene.grammar.turnsClauses && state.told > OPENS_UNTIL && read.words > 3 && !isWarm(scene)) {
    const since = state.since === null && state.told < 6 && heavyNow(scene);
    const once = (name: string) =>
      wordings(lines.families[name], tone, slots, state, seed)
        .filter(({ source }) => !wasUsed(state, source))
        .slice(0, 1);
    return [...closeQuestions(scene, slots, seed), ...(since ? once('ask_since') : [])].slice(0, 14);
  }
  const fresh = (name: string) =>
    wordings(lines.families[name], tone, slots, state, seed).filter((wording) => !wasUsed(state, wording.source));
  const warm = isWarm(scene);
  const took = (text: string) => says(scene.grammar.reading.happened, text);
  const topicId = read.topics[0]?.id ?? (state.told <= 3 ? state.topics[0] : undefined);
  const topic = lines.topics.find((entry) => entry.id === topicId);
  const own = shuffled(
    (topic?.questions ?? []).filter((text) => !wasUsed(state, text)),
    seed,
  ).map((text) => ({ text, source: text }));
  if (warm)
    return [
      ...own,
      ...fresh(state.topics[0] === 'success' && isGladTalk(state, lines) ? 'ask_good' : 'ask_light'),
      ...wordings(lines.families.ask_open, tone, slots, state, seed),
    ].slice(0, 12);
  const missing = [
    state.feelings.length === 0 && state.told === 5 ? fresh('ask_feeling') : [],
    state.since === null && state.told > 2 && state.told < 6 && heavyNow(scene) ? fresh('ask_since') : [],
    state.people.length === 0 && !state.alone && state.told === 6 ? fresh('ask_who') : [],
    state.wish === null && state.plan === null && state.told === 7 + (hash32(seed.slice(0, 24)) % 4)
      ? fresh('ask_wish')
      : [],
  ].map((list) => list.slice(0, 1));
  const turned = read.turns
    .flatMap((turn) => shuffled(turn.questions ?? [], seed))
    .filter((text) => !wasUsed(state, text))
    .map((text) => ({ text, source: text }));
  const near =
    read.words >= 4 &&
    (read.personal || took(read.clean)) &&
    (!scene.grammar.turnsClauses || read.feelings.some(({ kind }) => kind !== 'warm'))
      ? fresh(took(read.clean.replace(/\b(?:'ve|have|has|'s) got\b/gi, '')) ? 'ask_event' : 'ask_near').slice(0, 3)
      : [];
  const gone =
    scene.grammar.turnsClauses &&
    (state.heavy === true || state.topics.includes('grief') || weightOf(read.clean) !== null);
  const person = read.people.length > 0 && !gone ? fresh('ask_person').slice(0, 2) : [];
  const heavy = read.feelings.some((feeling) => feeling.kind === 'low') ? fresh('ask_low').slice(0, 2) : [];
  const open = wordings(lines.families.ask_open, tone, slots, state, seed);
  // Few words get an easy question: this or that.
  const easy = fresh('ask_easy');
  const asked = Object.values(lines.families.ask_easy ?? {}).flat().length - easy.length;
  const easySpent = scene.grammar.turnsClauses && asked >= EASY_MOST;
  const tells = scene.grammar.turnsClauses && state.told > 0 && /^(?:he|she|they|we|my|I)\b/i.test(read.clean);
  if (read.words <= 3 && !tells && (state.told <= 2 || (state.shorts?.length ?? 0) >= 2))
    return [
      ...guesses(scene).flatMap((name) => fresh(name)),
      ...(easySpent ? [] : easy),
      ...own.slice(0, 1),
      ...(easySpent ? [] : open),
    ].slice(0, 14);
  const beside = besideQuestions(scene).slice(0, 2);
  const named =
    read.topics[0] && isSettled(read.topics[0].id, scene) && isTheirs(read.topics[0].id, scene)
      ? own.filter(({ text }) => isPlainly(scene, text))
      : [];
  const byTopic = state.told <= 2 || state.turn % 2 === 0;
  // "What would you have needed at that moment?" fits what is over, and hardly anything else.
  // "What is heaviest in your studies?" was asked of a mother whose son stays away from school: a topic is a word or two there.
  if (hasCues(scene) && !scene.grammar.turnsClauses) return [...turned, ...open].slice(0, 14);
  const first = byTopic
    ? [...turned, ...named, ...beside, ...missing.flat()]
    : [...turned, ...beside, ...missing.flat(), ...named];
  return [...first, ...near, ...person, ...heavy, ...named, ...open].slice(0, 14);
}

/** "A today thing, or an every day thing?" fits anybody: so often in a talk and no more. */
const EASY_MOST = 2;

/** One cue in a longer message is a word in passing: a topic's question then has to share a word with it. */
function isPlainly(scene: Scene, text: string): boolean {
  const { read } = scene;
  const id = read.topics[0]?.id ?? '';
  return (
    !hasCues(scene) || read.words <= PLAINLY || (read.evidence.get(id) ?? 0) > 1 || sharedWords(text, read.clean) > 0
  );
}

const PLAINLY = 6;

/** What the person named, put into the question: it could be asked of nobody else. */
function asksOf({ lines, tone, state }: Scene, noun: string, seed: string): Wording[] {
  return wordings(lines.families.ask_noun, tone, { noun }, state, seed).filter(
    (wording) => !wasUsed(state, wording.source),
  );
}

/** Two likely answers to choose from, by what the one word is about. */
function guesses({ read }: Scene): string[] {
  return [...read.topics, ...read.feelings].slice(0, 2).map((entry) => `guess_${entry.id}`);
}

/** A question that could be asked of nobody else is at hand: of the topic, the turn of phrase, or the person's own noun. */
export function asksClosely(scene: Scene): boolean {
  if (!scene.grammar.turnsClauses || scene.state.told <= OPENS_UNTIL || isWarm(scene)) return true;
  return closeQuestions(scene, { person: scene.read.people[0]?.word }, scene.seed).length > 0;
}

/** Something with a start: a low feeling or a topic, named in this message. */
function heavyNow({ read }: Scene): boolean {
  return read.words >= 5 && read.topics.length > 0 && read.feelings.some((feeling) => feeling.kind === 'low');
}

/** The message itself brings something good. */
function namesGood({ read }: Scene): boolean {
  return read.acts.has('good_news') || read.feelings.length > 0 || read.topics.some(({ id }) => id === 'success');
}

function isWarm(scene: Scene): boolean {
  const { read, state, lines } = scene;
  if (isOthers(scene) || read.feelings.some((feeling) => feeling.kind !== 'warm')) return false;
  if (isGood(scene) && (!scene.grammar.turnsClauses || state.told <= OPENS_UNTIL || namesGood(scene))) return true;
  // Later in a glad talk a plain line about something else is no good news of its own.
  const plainLate = scene.grammar.turnsClauses && state.told > OPENS_UNTIL;
  const goodDay =
    state.told === 0 &&
    (state.intensity ?? 0) >= 6 &&
    state.feelings.length + read.topics.length === 0 &&
    state.level === 0;
  return (
    goodDay ||
    read.feelings.length > 0 ||
    read.acts.has('good_news') ||
    (!plainLate && state.topics[0] === 'success' && read.topics.length === 0 && isGladTalk(state, lines))
  );
}
