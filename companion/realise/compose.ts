import type { Kind } from '#companion/policy/mix.ts';
import { anchor, type Part, type Plan, type Scene } from '#companion/policy/plan.ts';
import { asksNothing, withoutAsking } from '#companion/policy/unasked.ts';
import { wasSaid, wasUsed } from '#companion/state.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { fitsAnyPiece, listWords, pieceAsks, plainAsks } from './after-echo.ts';
import { anchorChoices, lastWords, spareEcho } from './anchor-choices.ts';
import { besideEcho, besideQuestions, besideWords, isAskedOut, pieceWords, weighs } from './beside-echo.ts';
import { brokenShape } from './broken-shapes.ts';
import { type Slots, type Wording, wordings } from './choose-wording.ts';
import { doingAsks } from './doing-asks.ts';
import { asksTold, withoutQuestion } from './just-told.ts';
import { extraChoices, meaningChoices } from './meaning-choices.ts';
import { nearestFirst, sharedWords } from './nearest.ts';
import { echoesMuch, mayEcho, tenderFamily } from './openings.ts';
import { kindsOf, REFLECTS } from './part-kinds.ts';
import type { Piece } from './pieces.ts';
import { withPronouns } from './pronouns.ts';
import { questionChoices } from './question-choices.ts';
import { toldBack } from './tell-back.ts';

export interface Composed {
  text: string;
  /** Wordings and clauses to cool down. */
  used: string[];
  /** The clause the reply picked up. */
  anchor: string | null;
  kinds: Set<Kind>;
  /** It opens with a piece of the message. */
  opening?: Piece | undefined;
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
  const leaning = plan.leansOn === undefined ? scene : { ...scene, read: plan.leansOn };
  // Asked to ask less: the question goes, as long as something is left to say.
  const quiet = (scene.state.quiet ?? 0) > 0 && plan.parts.length > 1;
  const planned = quiet ? plan.parts.filter((part) => part.kind !== 'question') : plan.parts;
  const parts = asksNothing(scene) ? withoutAsking({ ...plan, parts: planned }) : planned;
  const options = parts.map((part, at) => {
    const of = part.kind === 'anchor' ? scene : leaning;
    const all = allChoices(part, of, slots, `${scene.seed}:${plan.move}:${at}`);
    const choices = plan.mayRepeat || scene.state.level >= 2 ? all : withoutTold(all, part, of);
    return { part, choices, toldAll: choices.length === 0 && all.length > 0 };
  });
  // Where nothing close can be asked, the reply stands without a question.
  const unasked = ({ part, toldAll }: (typeof options)[number]) =>
    (part.kind === 'question' || toldAll) && scene.grammar.turnsClauses && parts.length > 1;
  if (options.some((one) => one.choices.length === 0 && !isOptional(one.part) && !unasked(one))) return null;
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
    // With a meaning or a credit in it a reply needs no filler at its end.
    if (picked.some(({ part }) => part.kind === 'meaning' || part.kind === 'extra'))
      picked = picked.filter(({ part }) => !(part.kind === 'family' && part.name === 'rest' && part.optional));
    if (scene.grammar.turnsClauses) picked = withoutSpareOpening(picked, scene);
    if (opensBare(plan, picked, scene)) picked = withWord(picked, scene, attempt);
    else if (scene.grammar.turnsClauses && onlyEchoes(picked)) picked = notAlone(picked, scene, attempt);
    // Their own sentence may hold what no reply may say; then the reply stands without it.
    const told = toldBack(picked, scene, attempt);
    for (const variant of told === picked ? [picked] : [told, picked]) {
      const text = withPronouns(join(variant.map(({ choice }) => choice.text)), scene);
      const spent = !plan.mayRepeat && countWords(text) > WORDS_GOOD && attempt < TRIES - 6;
      if (!spent && maySay(text, plan, scene) && check(text)) return composed(text, variant);
    }
  }
  return null;
}

function maySay(text: string, plan: Plan, scene: Scene): boolean {
  if (text === '' || !wellFormed(text)) return false;
  if (scene.grammar.turnsClauses && brokenShape(text) !== null) return false;
  return plan.mayRepeat === true || !wasSaid(scene.state, text);
}

function composed(text: string, picked: readonly Picked[]): Composed {
  return {
    text,
    used: picked.flatMap(({ choice }) => (choice.frame ? [choice.source, choice.frame] : [choice.source])),
    anchor: picked.find(({ part }) => part.kind === 'anchor' || part.kind === 'told')?.choice.text ?? null,
    opening: picked.flatMap(({ choice }) => (choice.names ? [{ form: choice.names, text: choice.text }] : []))[0],
    kinds: kindsOf(
      picked.map(({ part }) => part),
      text,
    ),
  };
}

interface Picked {
  part: Part;
  choice: Wording;
}

const ENOUGH = 24;
/** Words of the person's own line that may open a reply which has a line for its moment. */
const ECHO_BEFORE = 8;

/** What follows speaks of the same thing already: naming it first, or handing the line back, would say it twice. */
function withoutSpareOpening(picked: readonly Picked[], scene: Scene): Picked[] {
  const { read, state, anchors } = scene;
  const echoes = ({ part, choice }: Picked) =>
    part.kind === 'anchor' &&
    part.whole !== true &&
    anchors.some(({ bare }) => bare === choice.source) &&
    state.turn > 0;
  const rest = picked.filter((one) => !one.choice.names && !echoes(one));
  const said = join(rest.filter(({ part }) => part.kind !== 'question').map(({ choice }) => choice.text));
  const all = join(rest.map(({ choice }) => choice.text));
  // A line made for just this moment stands by itself; a long sentence handed back before it is read twice.
  const own = rest.some(({ part }) => part.kind === 'family' && WRITTEN_FOR_IT.test(part.name));
  const long = own && picked.some((one) => echoes(one) && countWords(one.choice.text) > ECHO_BEFORE);
  const spareEcho = long || (countWords(said) >= ENOUGH && sharedWords(said, read.clean) > 0);
  const spareName = all !== '' && sharedWords(all, read.clean) > 0;
  return picked.filter((one) => (one.choice.names ? !spareName : !echoes(one) || !spareEcho));
}

const WRITTEN_FOR_IT = /^heavy_\w+$/;

/** Without the person's own line there is nothing here, or no more than a thing named or a question. */
function opensBare(plan: Plan, picked: readonly Picked[], scene: Scene): boolean {
  const planned = plan.parts.some((part) => part.kind === 'anchor');
  const early = scene.state.told <= 1 && !weighs(scene);
  return (
    scene.grammar.turnsClauses &&
    planned &&
    !early &&
    picked.every(({ part, choice }) => choice.names || part.kind === 'question')
  );
}

/**
 * What stands in for the person's own line: their words where those may come back, a word or a question to the kind of
 * thing that was told, a thing named; and where nothing else is known, room to tell more of it.
 */
function withWord(picked: readonly Picked[], scene: Scene, attempt: number): Picked[] {
  const named = picked.filter((one) => one.choice.names);
  const after = picked.filter((one) => !one.choice.names);
  const [echo, piece] = [spareEcho(scene), lastWords(scene)];
  const thing = named[0]?.choice ?? piece;
  const opening = named.length > 0 || (echoesMuch(scene) && piece !== undefined) ? undefined : echo;
  const before: Picked[] = opening === undefined ? named : [{ part: anchor, choice: opening }];
  const words = besideWords(scene);
  const word = words[attempt % Math.max(1, words.length)];
  const plainly = word === undefined || fitsAnyPiece(word.source, scene);
  const doing = after.length === 0 && plainly && tenderFamily(scene) === null ? doingAsks(scene) : [];
  const about = doing[attempt % Math.max(1, doing.length)];
  if (about !== undefined) return [{ part: { kind: 'question' }, choice: about }];
  // What could be said of anything of its kind says less than an open question.
  const asksOpenly = named.length === 0 && after.length === 0 && tenderFamily(scene) === null;
  const openly = asksOpenly && word !== undefined && plainly ? pieceAsks(scene) : [];
  const open = openly[attempt % Math.max(1, openly.length)];
  if (open !== undefined) return [...before, { part: { kind: 'question' }, choice: open }];
  if (word !== undefined) return [...before, { part: { kind: 'family', name: 'stay_beside' }, choice: word }, ...after];
  if (after.length > 0) return [...before, ...after];
  if (opening !== undefined) return notAlone(before, scene, attempt);
  // A line that fits any piece of a story adds nothing to words of the story itself.
  const asks = isAskedOut(scene.state)
    ? []
    : [...besideQuestions(scene), ...(named.length > 0 ? [] : pieceAsks(scene))];
  const asked = asks[attempt % Math.max(1, asks.length)];
  if (asked !== undefined) return [...named, { part: { kind: 'question' }, choice: asked }];
  if (named.length > 0) return notAlone(named, scene, attempt);
  const list = pieceWords(scene, thing?.source.replace(/\.$/, ''));
  const choice = list[attempt % Math.max(1, list.length)];
  return choice === undefined ? named : [{ part: { kind: 'family', name: 'stay_beside' }, choice }];
}

/** The person's words are never the whole reply: a word or a question goes with them, or takes them in. */
function notAlone(picked: readonly Picked[], scene: Scene, attempt: number): Picked[] {
  const more = beside(scene, attempt);
  if (more.length > 0) return [...picked, ...more];
  const doing = doingAsks(scene);
  const asked = doing[attempt % Math.max(1, doing.length)];
  if (asked !== undefined) return [{ part: { kind: 'question' }, choice: asked }];
  // "Tell me about the folder" holds the words already; a mere receipt after them would be worse than none.
  const own = picked.find(({ choice }) => choice.names === 'object' || choice.names === 'state')?.choice;
  const thing = (lastWords(scene) ?? own)?.source.replace(/\.$/, '');
  const things = pieceWords(scene, thing).filter(({ names }) => names);
  const about = things[attempt % Math.max(1, things.length)];
  if (about !== undefined) return [{ part: { kind: 'family', name: 'stay_beside' }, choice: about }];
  const plain = picked.some(({ choice }) => choice.names === 'list') ? listWords(scene) : plainAsks(scene);
  const next = plain[attempt % Math.max(1, plain.length)];
  return next === undefined
    ? [...picked]
    : [...picked, { part: { kind: 'family', name: 'stay_beside' }, choice: next }];
}

/** The person's words alone, with nothing of what they mean. */
function onlyEchoes(picked: readonly { part: Part }[]): boolean {
  const echoes = ({ part }: { part: Part }) =>
    part.kind === 'anchor' || (part.kind === 'family' && part.name === 'quote');
  return picked.length > 0 && picked.every(echoes);
}

/** What stands beside an echo; a question where there was not one just now, else a word to what kind of thing it is. */
function beside(scene: Scene, attempt: number): { part: Part; choice: Wording }[] {
  const { wording, asks } = besideEcho(scene, attempt) ?? {};
  if (wording === undefined) return [];
  return [{ part: asks ? { kind: 'question' } : { kind: 'family', name: 'stay_beside' }, choice: wording }];
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
  // A question in a message to send is asked of somebody else.
  const asked = text.replace(/"[^"\n]{0,300}"(?=.)/g, '""');
  const marks = asked.match(/[?？]/g)?.length ?? 0;
  if (marks > 1 || (marks === 1 && !/[?？]["”]?$/.test(asked))) return false;
  // Two parts that end alike say one thing twice.
  const sentences = text.split(/(?<=[.?]) /);
  if (new Set(sentences).size < sentences.length && !/"/.test(text)) return false;
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

/** A wording that asks what is known goes; where none is left, what it says stands without its question. */
function withoutTold(all: Wording[], part: Part, scene: Scene): Wording[] {
  if (!scene.grammar.turnsClauses) return all;
  const fresh = all.filter(({ text }) => !asksTold(text, scene));
  if (isOptional(part) || part.kind === 'question' || fresh.length === all.length) return fresh;
  const told = all.filter((one) => !fresh.includes(one));
  const stands = told.map((one) => ({ ...one, text: withoutQuestion(one.text) }));
  return [...fresh, ...stands.filter(({ text }) => text !== '')];
}

function allChoices(part: Part, scene: Scene, slots: Slots, seed: string): Wording[] {
  if (part.kind === 'text' || part.kind === 'told') return [{ text: part.text, source: part.text }];
  if (part.kind === 'texts') return part.texts.map((text) => ({ text, source: text }));
  if (part.kind === 'family') {
    const lines = wordings(scene.lines.families[part.name], scene.tone, { ...slots, ...part.slots }, scene.state, seed);
    // Without the person's own line before it, the wording that shares a word with what was told goes first.
    if (!REFLECTS.test(part.name) || mayEcho(scene)) return lines;
    const fresh = lines.filter(({ source }) => !wasUsed(scene.state, source));
    return fresh.length > 0 ? nearestFirst(fresh, ({ text }) => text, scene.read.clean) : lines;
  }
  if (part.kind === 'anchor') return anchorChoices(scene, slots, seed, part);
  if (part.kind === 'extra') return extraChoices(scene, slots, seed, part.of);
  if (part.kind === 'question' && part.text !== undefined) return [{ text: part.text, source: part.text }];
  if (part.kind === 'meaning' && part.text !== undefined) return [{ text: part.text, source: part.text }];
  if (part.kind === 'meaning') return meaningChoices(scene, slots, seed);
  return questionChoices(scene, slots, seed);
}
