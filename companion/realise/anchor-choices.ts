import type { Scene } from '#companion/policy/plan.ts';
import { wasUsed } from '#companion/state.ts';
import { countWords, endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { type Anchor, findAnchors } from './anchors.ts';
import { type Slots, type Wording, wordings } from './choose-wording.ts';
import { spelled } from './cut-words.ts';
import { hasCues, meaningChoices } from './meaning-choices.ts';
import { namedThings } from './named-thing.ts';
import { sharedWords } from './nearest.ts';
import { mayCutTo, mayEcho, mayEchoAtNeed, mayHandBack, mayName, mayPoint } from './openings.ts';
import { piecesOf } from './pieces.ts';
import { toldByTable } from './told-by-table.ts';
import { turnByTable } from './turn-by-table.ts';

const written = writtenIn('realise/anchor-choices');

/** A body in alarm is not called panic where nobody called it so. */
function namedFeeling({ feelings, clean }: Scene['read']): string | undefined {
  return feelings.find(({ id, kind }) => kind !== 'warm' && (id !== 'panicky' || /\bpanic/i.test(clean)))?.word;
}

const BY_ANOTHER = written('by-another');
/** "J'aimerais qu'elle dise Nolwenn, c'est tout": the end of it is a gesture and no part of what is said back. */
const THAT_IS_ALL = written('that-is-all', 'iu');

/** "They must think I'm weird": the word is the person's own guess. */
const GUESSED = /\b(?:must|probably|prob|surely|definitely)(?: all)? think\b/i;

/** What a reply may begin with, the best first: the person's own words, a harsh name as a thought, feeling and topic. */
export function anchorChoices(
  scene: Scene,
  slots: Slots,
  seed: string,
  { always = false, whole = false }: { always?: boolean; whole?: boolean } = {},
): Wording[] {
  if (
    (scene.state.plain ?? 0) > 0 &&
    scene.read.topics.length + scene.read.turns.length + scene.read.feelings.length > 0
  )
    return [];
  const short = scene.read.words <= 5 && scene.read.acts.has('ask_advice');
  const echoes = whole || mayEcho(scene);
  const own = whole ? scene.anchors : scene.anchors.filter((anchor) => tellsEnough(anchor, scene));
  const fresh = short || !echoes ? [] : own.filter((anchor) => !wasUsed(scene.state, anchor.bare));
  const best = fresh.filter((own) => whole || mayGiveWhole(own, scene)).slice(0, 4);
  // A line written for the moment may be about another clause than the last.
  const cut = whole || short ? [] : pieceChoices(scene).filter(({ names }) => !always || names !== 'last');
  // What somebody comes with is met whole; later a thing out of it will do.
  const things = whole || short || (scene.state.turn === 0 && best.length > 0) ? [] : thingChoices(scene);
  // The same frame turn after turn is no listening: after an echo the meaning may speak alone.
  if (
    !always &&
    scene.grammar.turnsClauses &&
    echoedLast(scene) &&
    isBare(fresh[0], scene) &&
    meaningChoices(scene, slots, seed)
      .slice(0, 1)
      .some(({ text }) => sharedWords(text, scene.read.clean) > 0)
  )
    return [];
  const harsh = scene.gate.harshName(scene.read.clean);
  const { harsh_by_other: byOther, harsh: byOneself } = scene.lines.families;
  const spoken = BY_ANOTHER.test(scene.read.clean) ? (byOther ?? byOneself) : byOneself;
  // A name that is only guessed was given by nobody yet.
  const gated =
    harsh === null || GUESSED.test(scene.read.clean)
      ? []
      : wordings(spoken, scene.tone, { ...slots, harsh }, scene.state, seed);
  const plain: Wording[] = scene.grammar.turnsClauses
    ? [...cut, ...things, ...best.map((anchor) => ({ text: anchor.text, source: anchor.bare }))]
    : quoteChoices(best, scene, slots, seed);
  if (!echoes) return [...gated.slice(0, 2), ...cut, ...things, ...(always ? [] : feelingChoices(scene, slots, seed))];
  const harshLine = gated[0];
  if (harshLine) plain.unshift(...plain.map((one) => ({ text: `${one.text} ${harshLine.text}`, source: one.source })));
  // Without a clause that may be turned: the feeling with the topic, then either alone.
  const means = scene.grammar.turnsClauses && meaningChoices(scene, slots, seed).length > 0;
  // "This is about work" says nothing where something else can be said.
  const late = scene.grammar.turnsClauses && scene.state.told > 2;
  const plainly = scene.grammar.turnsClauses
    ? ['about_feeling']
    : ['about_feeling_topic', 'about_feeling', 'about_topic'];
  const told = plain.length > 0 && plain[0]?.frame === undefined;
  const abouts = means || late || told ? ['about_feeling'] : plainly;
  const named = abouts.flatMap((name) =>
    wordings(
      scene.lines.families[name],
      scene.tone,
      {
        ...slots,
        feeling: namedFeeling(scene.read),
        topic: name === 'about_feeling_topic' && saysTheSame(scene) ? null : scene.read.topics[0]?.name,
      },
      scene.state,
      seed,
    ),
  );
  // Where nothing can be turned, what was felt and what was written take turns at opening a reply.
  if (hasCues(scene) && !scene.grammar.turnsClauses) return [...gated.slice(0, 2), ...plain];
  if (!scene.grammar.turnsClauses)
    return scene.state.turn % (plain[0]?.frame === undefined ? 3 : 2) === 0
      ? [...gated.slice(0, 2), ...unused(named, scene), ...plain, ...named]
      : [...gated.slice(0, 2), ...plain, ...named];
  const strong = (best[0]?.score ?? 0) >= 2.5;
  return strong ? [...plain, ...gated.slice(0, 2), ...named] : [...gated.slice(0, 2), ...plain, ...named];
}

/** The message cut to a piece, in the shapes this talk has room for. */
function pieceChoices(scene: Scene): Wording[] {
  if (!scene.grammar.turnsClauses) return [];
  return piecesOf(scene)
    .filter((piece) => mayCutTo(piece, scene))
    .map(({ text, form }) => ({ text, source: text, names: form }));
}

/** A thing out of the message, where no more of it may come back. */
function thingChoices(scene: Scene): Wording[] {
  const thing = mayName(scene) ? lastWords(scene) : undefined;
  return thing === undefined || !mayCutTo({ text: thing.text, form: 'thing' }, scene) ? [] : [thing];
}

/** In need of anything to open with: a thing out of the message. "In the hall." is a scrap of it, and no thing. */
export function lastWords(scene: Scene): Wording | undefined {
  if (!mayPoint(scene)) return undefined;
  const thing = namedThings(scene).find((name) => !PLACE.test(name));
  return thing === undefined ? undefined : { text: `${upperFirst(spelled(thing))}.`, source: thing, names: 'thing' };
}

const PLACE = /^(?:in|on|at|behind|under|outside|beside) /i;

const SHORT = 9;
const LONG = 14;

/** Where nothing else can be said: a piece, else the best of the person's own, or where that is long its latest short piece; never two running. */
export function spareEcho(scene: Scene): Wording | undefined {
  if (!scene.grammar.turnsClauses || !mayEchoAtNeed(scene) || (scene.state.plain ?? 0) > 0) return undefined;
  const [cut] = pieceChoices(scene);
  if (cut !== undefined) return cut;
  const fresh = scene.anchors.filter(
    (own) => !wasUsed(scene.state, own.bare) && tellsEnough(own, scene) && mayGiveWhole(own, scene),
  );
  const short = fresh
    .filter(({ kind, text }) => kind === 'clause' && countWords(text) <= SHORT && countWords(text) > 3)
    .sort((a, b) => b.at - a.at);
  const [best] = fresh;
  const one = best !== undefined && countWords(best.text) <= LONG ? best : (short[0] ?? best);
  return one === undefined ? undefined : { text: one.text, source: one.bare };
}

/** "Its buttons" lost its apostrophe, and is no sentence without it. */
function mayGiveWhole({ text }: Anchor, scene: Scene): boolean {
  return mayHandBack(text, scene) && !/^its\b/i.test(text);
}

const STORY = 18;
const ENOUGH_OF_IT = 0.45;

/** "You go to work" out of a morning of pills and a shower: cut so short, the words lose what they meant. */
function tellsEnough({ text }: Anchor, { read, grammar }: Scene): boolean {
  if (!grammar.turnsClauses || read.words > STORY) return true;
  return countWords(text) >= read.words * ENOUGH_OF_IT;
}

/** What was felt, where nothing can be said of what it means. */
function feelingChoices(scene: Scene, slots: Slots, seed: string): Wording[] {
  const feeling = namedFeeling(scene.read);
  if (feeling === undefined || meaningChoices(scene, slots, seed).length > 0) return [];
  return unused(
    wordings(scene.lines.families.about_feeling, scene.tone, { ...slots, feeling }, scene.state, seed),
    scene,
  );
}

/** The reply before this one began with the person's own words. */
function echoedLast({ state, earlier, gate, lines }: Scene): boolean {
  const before = earlier();
  if (before === null) return false;
  const opening = state.lastReply.toLowerCase();
  return findAnchors(before, gate, lines).some((anchor) => opening.startsWith(anchor.text.toLowerCase()));
}

/** Next to the whole message, only turned round. */
function isBare(anchor: Anchor | undefined, { read }: Scene): boolean {
  return anchor !== undefined && countWords(anchor.text) >= read.words * MOST_OF_IT;
}

const MOST_OF_IT = 0.7;

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

/** The person's line as said to them, by whichever table their language has; null where a word of it is in doubt. */
function toldBack(line: string, { grammar, lines, read }: Scene): string | null {
  const { turned } = lines.words;
  if (turned === undefined) return toldByTable(line, grammar);
  return turnByTable(line, read.text, turned);
}

/** Each quotation in the frames that were not used lately. */
export function quoteChoices(quotes: readonly Anchor[], scene: Scene, slots: Slots, seed: string): Wording[] {
  return quotes.flatMap((quote) => {
    // "Deine Frau war die, die geredet hat" cut at its comma is no sentence.
    if (hasCues(scene) && !isWholeSentence(quote.bare, scene.read.clean)) return [];
    const told = toldBack(quote.bare, scene)?.replace(THAT_IS_ALL, '') ?? null;
    // Told to "you" it needs no frame; in quotation marks one's own line reads like a file.
    // "Elle rit de tout." turned nothing: the same words back are an echo.
    if (told !== null && hasCues(scene) && sameWords(told, quote.bare)) return [];
    if (told !== null) return [{ text: endWithStop(upperFirst(told)), source: quote.bare }];
    // "Der Satz, der heraussticht: ..." was read as a file being kept: what has cues needs no such frame.
    if (hasCues(scene)) return [];
    return wordings(scene.lines.families.quote, scene.tone, { ...slots, quote: quote.bare }, scene.state, seed)
      .slice(0, 2)
      .map((frame) => ({ text: frame.text, source: quote.bare, frame: frame.source }));
  });
}

const sameWords = (one: string, other: string): boolean =>
  [one, other]
    .map((text) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .every((text, _, [first]) => text === first);

function isWholeSentence(clause: string, text: string): boolean {
  const at = text.indexOf(clause);
  return (
    at >= 0 && /(?:^|[.!?…\n]\s*)$/.test(text.slice(0, at)) && /^\s*(?:[.!…\n]|$)/.test(text.slice(at + clause.length))
  );
}

function unused(list: readonly Wording[], scene: Scene): Wording[] {
  return list.filter((wording) => !wasUsed(scene.state, wording.source));
}
