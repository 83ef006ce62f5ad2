import { shuffled } from '#companion/hash.ts';
import type { Part, Plan, Scene } from '#companion/policy/plan.ts';
import { wasSaid, wasUsed } from '#companion/state.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import type { Anchor } from './anchors.ts';
import { type Slots, type Wording, wordings } from './choose-wording.ts';

export interface Composed {
  text: string;
  /** Wordings and clauses to cool down. */
  used: string[];
  /** The clause the reply picked up. */
  anchor: string | null;
}

export type Check = (text: string) => boolean;

const TRIES = 24;
const WORDS_MAX = 75;
/** Longer ones are taken only when nothing shorter is left. */
const WORDS_GOOD = 60;

/**
 * Puts a plan into words: the first combination that was never said in this chat, holds at most one question, at
 * its end, and passes the reply check. Null where none does; the caller then falls to a plainer plan.
 */
export function compose(plan: Plan, scene: Scene, check: Check): Composed | null {
  const slots: Slots = { ...sceneSlots(scene), ...plan.slots };
  const options = plan.parts.map((part, at) => ({
    part,
    choices: choicesFor(part, scene, slots, `${scene.seed}:${plan.move}:${at}`),
  }));
  if (options.some(({ part, choices }) => choices.length === 0 && !isOptional(part))) return null;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    let picked = options.flatMap(({ part, choices }, at) => {
      // Parts move on at different speeds, so that a failing pair is not tried again.
      const choice = choices[Math.floor(attempt / (at + 1)) % Math.max(1, choices.length)];
      return choice === undefined || (isOptional(part) && attempt > TRIES / 2 && part.kind !== 'anchor')
        ? []
        : [{ part, choice }];
    });
    // Too long: what is optional goes first, the person's own words last.
    const whole = join(picked.map(({ choice }) => choice.text));
    if (!plan.mayRepeat && countWords(whole) > WORDS_GOOD) {
      picked = picked.filter(({ part }) => !isOptional(part) || part.kind === 'anchor');
    }
    const text = join(picked.map(({ choice }) => choice.text));
    if (text === '' || !wellFormed(text)) continue;
    if (!plan.mayRepeat && wasSaid(scene.state, text)) continue;
    if (!plan.mayRepeat && countWords(text) > WORDS_GOOD && attempt < TRIES - 6) continue;
    if (!check(text)) continue;
    return {
      text,
      used: picked.flatMap(({ choice }) => (choice.frame ? [choice.source, choice.frame] : [choice.source])),
      anchor: picked.find(({ part }) => part.kind === 'anchor')?.choice.text ?? null,
    };
  }
  return null;
}

function isOptional(part: Part): boolean {
  return (
    part.kind === 'extra' ||
    ((part.kind === 'anchor' || part.kind === 'meaning' || part.kind === 'family') && part.optional === true)
  );
}

function join(parts: string[]): string {
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

/** At most one question mark and it closes the reply; the person's quoted words may not smuggle one in. */
export function wellFormed(text: string): boolean {
  const marks = text.match(/[?？]/g)?.length ?? 0;
  if (marks > 1 || (marks === 1 && !/[?？]["”]?$/.test(text))) return false;
  return countWords(text) <= WORDS_MAX && !/!/.test(text) && !/\{\w+\}/.test(text);
}

function sceneSlots(scene: Scene): Slots {
  const { state, read, lines } = scene;
  const topic = lines.topics.find((entry) => entry.id === state.topics[0]);
  const feeling = read.feelings[0] ?? lines.feelings.find((entry) => entry.id === state.feelings[0]);
  return {
    topic: topic?.name,
    feeling: feeling?.word,
    person: read.people[0]?.word ?? state.people[0],
    since: read.since ?? state.since,
    plan: state.plan,
  };
}

function choicesFor(part: Part, scene: Scene, slots: Slots, seed: string): Wording[] {
  if (part.kind === 'text') return [{ text: part.text, source: part.text }];
  if (part.kind === 'texts') return part.texts.map((text) => ({ text, source: text }));
  if (part.kind === 'family') {
    return wordings(scene.lines.families[part.name], scene.tone, { ...slots, ...part.slots }, scene.state, seed);
  }
  if (part.kind === 'anchor') return anchorChoices(scene, slots, seed);
  if (part.kind === 'extra') return extraChoices(scene, slots, seed);
  if (part.kind === 'meaning') return meaningChoices(scene, slots, seed);
  return questionChoices(scene, slots, seed);
}

function anchorChoices(scene: Scene, slots: Slots, seed: string): Wording[] {
  const short = scene.read.words <= 5 && scene.read.acts.has('ask_advice');
  const fresh = short ? [] : scene.anchors.filter((anchor) => !wasUsed(scene.state, anchor.bare));
  const best = fresh.slice(0, 4);
  const harsh = scene.gate.harshName(scene.read.clean);
  const gated =
    harsh === null ? [] : wordings(scene.lines.families.harsh, scene.tone, { ...slots, harsh }, scene.state, seed);
  const plain = scene.grammar.turnsClauses
    ? best.map((anchor) => ({ text: anchor.text, source: anchor.bare }))
    : quoteChoices(best, scene, slots, seed);
  const harshLine = gated[0];
  if (harshLine) plain.unshift(...plain.map((one) => ({ text: `${one.text} ${harshLine.text}`, source: one.source })));
  // Without a clause that may be turned: the feeling with the topic, then either alone.
  const named = ['about_feeling_topic', 'about_feeling', 'about_topic'].flatMap((name) =>
    wordings(
      scene.lines.families[name],
      scene.tone,
      {
        ...slots,
        feeling: scene.read.feelings.find((entry) => entry.kind !== 'warm')?.word,
        topic: name === 'about_feeling_topic' && saysTheSame(scene) ? null : scene.read.topics[0]?.name,
      },
      scene.state,
      seed,
    ),
  );
  // Where nothing can be turned, what was felt and what was written take turns at opening a reply.
  if (!scene.grammar.turnsClauses)
    return scene.state.turn % 2 === 0
      ? [...gated.slice(0, 2), ...unused(named, scene), ...plain, ...named]
      : [...gated.slice(0, 2), ...plain, ...named];
  const strong = (best[0]?.score ?? 0) >= 2.5;
  return strong ? [...plain, ...gated.slice(0, 2), ...named] : [...gated.slice(0, 2), ...plain, ...named];
}

/** "You sound angry, and your anger is in it" says one thing twice. */
function saysTheSame({ read }: Scene): boolean {
  return SAME[read.topics[0]?.id ?? ''] === read.feelings[0]?.id;
}

const SAME: Readonly<Record<string, string>> = {
  anger: 'angry',
  worry: 'anxious',
  panic: 'panicky',
  loneliness: 'lonely',
  grief: 'grieving',
  'low-mood': 'sad',
  burnout: 'exhausted',
};

/** Each quotation in the frames that were not used lately. */
function quoteChoices(quotes: readonly Anchor[], scene: Scene, slots: Slots, seed: string): Wording[] {
  return quotes.flatMap((quote) =>
    wordings(scene.lines.families.quote, scene.tone, { ...slots, quote: quote.bare }, scene.state, seed)
      .slice(0, 2)
      .map((frame) => ({ text: frame.text, source: quote.bare, frame: frame.source })),
  );
}

function unused(list: readonly Wording[], scene: Scene): Wording[] {
  return list.filter((wording) => !wasUsed(scene.state, wording.source));
}

/** A cell of the table needs the feeling in this very message; a feeling remembered from earlier would be a bluff. */
function meaningChoices(scene: Scene, slots: Slots, seed: string): Wording[] {
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
      .filter((topic) => state.told <= 1 || topic.id === state.topics[0])
      .flatMap((topic) => shuffled(topic.lines, seed)),
    ...read.feelings.slice(0, 1).flatMap((feeling) => shuffled(feeling.lines, seed)),
  ];
  const names = [
    ...[...read.acts].filter((act) => act.startsWith('cue_')),
    ...read.patterns.map((pattern) => `pattern_${pattern}`),
  ];
  const cued = names.flatMap((name) => wordings(lines.families[name], scene.tone, slots, state, seed));
  const own = shuffled(cells, seed).map((cell) => ({ text: cell.line, source: cell.line }));
  const turned = read.turns.flatMap((turn) => shuffled(turn.lines, seed)).map((text) => ({ text, source: text }));
  const all = [...turned, ...own, ...cued, ...general.map((text) => ({ text, source: text }))];
  return all.filter((wording) => !wasUsed(state, wording.source));
}

/** Credit for what was done or shown first, then what is common with the feeling, then a plain fact on the topic. */
function extraChoices(scene: Scene, slots: Slots, seed: string): Wording[] {
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

/** Topic questions first while they last, then the slot that is still empty, then open ones. */
function questionChoices(scene: Scene, slots: Slots, seed: string): Wording[] {
  const { state, lines, read, tone } = scene;
  const fresh = (name: string) =>
    wordings(lines.families[name], tone, slots, state, seed).filter((wording) => !wasUsed(state, wording.source));
  const warm = isWarm(scene);
  const topicId = read.topics[0]?.id ?? (state.told <= 3 ? state.topics[0] : undefined);
  const topic = lines.topics.find((entry) => entry.id === topicId);
  const own = shuffled(
    (topic?.questions ?? []).filter((text) => !wasUsed(state, text)),
    seed,
  ).map((text) => ({ text, source: text }));
  if (warm)
    return [
      ...own,
      ...fresh(state.topics[0] === 'success' ? 'ask_good' : 'ask_light'),
      ...wordings(lines.families.ask_open, tone, slots, state, seed),
    ].slice(0, 12);
  const missing = [
    state.feelings.length === 0 && state.told === 5 ? fresh('ask_feeling') : [],
    state.since === null && state.told > 2 && state.told < 6 && heavyNow(scene) ? fresh('ask_since') : [],
    state.people.length === 0 && !state.alone && state.told === 6 ? fresh('ask_who') : [],
    state.told === 4 || state.told === 9 ? fresh('ask_wish') : [],
  ].map((list) => list.slice(0, 1));
  const turned = read.turns
    .flatMap((turn) => shuffled(turn.questions ?? [], seed))
    .filter((text) => !wasUsed(state, text))
    .map((text) => ({ text, source: text }));
  const near = read.words >= 4 ? fresh(HAPPENED.test(read.clean) ? 'ask_event' : 'ask_near').slice(0, 3) : [];
  const person = read.people.length > 0 ? fresh('ask_person').slice(0, 2) : [];
  const heavy = read.feelings.some((feeling) => feeling.kind === 'low') ? fresh('ask_low').slice(0, 2) : [];
  const open = wordings(lines.families.ask_open, tone, slots, state, seed);
  // Few words get an easy question: this or that.
  if (read.words <= 3)
    return [...(state.turn % 2 === 0 ? own.slice(0, 1) : []), ...fresh('ask_easy'), ...open].slice(0, 14);
  const named = read.topics.length > 0 ? own : [];
  const byTopic = state.told <= 2 || state.turn % 2 === 0;
  const first = byTopic ? [...turned, ...named, ...missing.flat()] : [...turned, ...missing.flat(), ...near, ...named];
  return [...first, ...near, ...person, ...heavy, ...own, ...open].slice(0, 14);
}

/** Did something that takes a push. */
const DID =
  /\bI (?:\w+ )?(?:told|asked|called|rang|texted|emailed|wrote|went|stayed|kept|booked|apologi[sz]ed|walked|got up|stopped|started|applied|practi[sc]e|baked|cooked|cleaned)\b/i;

/** Speaks of something that took place. */
const HAPPENED =
  /\b(?:was|were|did|said|told|went|came|got|had|asked|rang|saw|felt|left|lost|took|gave|made|sent|heard|\w{3,}ed)\b/i;

/** Something with a start: a low feeling or a topic, named in this message. */
function heavyNow({ read }: Scene): boolean {
  return read.words >= 5 && read.topics.length > 0 && read.feelings.some((feeling) => feeling.kind === 'low');
}

function isWarm(scene: Scene): boolean {
  const { read, state } = scene;
  if (read.feelings.some((feeling) => feeling.kind !== 'warm')) return false;
  const goodDay = (state.intensity ?? 0) >= 6 && state.feelings.length + read.topics.length === 0 && state.level === 0;
  return (
    goodDay ||
    read.feelings.length > 0 ||
    read.acts.has('good_news') ||
    (state.topics[0] === 'success' && read.topics.length === 0)
  );
}
