import type { CueContent, LinesContent } from '#companion/content.schema.ts';
import { writtenIn } from '#companion/written.ts';
import { cueBar, type FoundCue } from './cue-bar.ts';
import { phraseNeeds } from './cue-needs.ts';
import { firstWords, patternOf, withShapes } from './cue-phrases.ts';
import { standingIn } from './cue-standing.ts';
import type { Grammar } from './grammar.ts';
import { isNegated } from './lexicon.ts';
import { isWord } from './plain-text.ts';

const written = writtenIn('understand/cues');

export interface CueReader {
  /** The concrete things a message holds: what happened before whole matters, and the one told last first. */
  find(tokens: readonly string[]): FoundCue[];
}

/** One phrase of a cue; its pattern is made when a message may first hold it. */
interface Phrase {
  text: string;
  firsts: ReadonlySet<string> | null;
  stems: readonly string[];
  pattern?: RegExp;
}

interface Compiled {
  cue: CueContent;
  phrases: readonly Phrase[];
  off: RegExp | null;
}

interface Hit {
  cue: CueContent;
  found: FoundCue;
  /** How far into the message it stands, from 0 to 1. */
  at: number;
  /** The place of its first word. */
  from: number;
  words: number;
  phrase: string;
}

/** In so few words somebody says what they came with; in more of them what was told last weighs more. */
const FEW = 30;

/** What happened before a whole matter, and what there is a word to before what can only be asked about. */
const rankOf = ({ wide, line }: CueContent): number => (wide === true ? 2 : 0) + (line === undefined ? 1 : 0);

/** So much less of a message than the thing it tells of, and what may be said of anything was said in passing. */
const ASIDE = 0.6;
/** Half the words, and a phrase is that much less sure of what it hears. */
const FAR_LESS = 0.45;

/** Each phrase is tried only where the words are that it needs, and only where it can begin. */
export function createCueReader(
  cues: readonly CueContent[],
  grammar: Grammar,
  shapes: LinesContent['shapes'] = {},
): CueReader {
  const all = cues.flatMap((cue) => {
    const off = cue.not === undefined ? null : patternOf(withShapes(cue.not, shapes), 'u');
    const compiled: Compiled = { cue, off, phrases: withShapes(cue.when, shapes).map(phraseOf) };
    return compiled.phrases.map((phrase) => ({ compiled, phrase }));
  });
  const needed = phraseNeeds(all.map(({ phrase }) => phrase.text));
  const english = grammar.turnsClauses;

  function find(tokens: readonly string[]): FoundCue[] {
    const short = english ? shortened(tokens) : tokens;
    const isShorter = short.some((token, at) => token !== tokens[at]);
    const hits = isShorter ? [...hitsIn(tokens), ...hitsIn(short)] : hitsIn(tokens);
    if (hits.length === 0) return [];
    const most = Math.max(0, ...hits.filter(({ cue }) => cue.line !== undefined).map(({ found }) => found.share));
    const isFarLess = ({ cue, found }: Hit): boolean =>
      found.lone || found.share < most * (/^(?:inner|self)-/.test(cue.id) ? ASIDE : FAR_LESS);
    const rank = ({ cue }: Hit) => (cue.first === true && tokens.length <= FEW ? -1 : rankOf(cue));
    const standing = standingIn(tokens, hits);
    hits.sort(
      (a, b) =>
        rank(a) - rank(b) ||
        // "I could scream", in a long message, is a way of speaking: what it is about stands beside it.
        Number(isFarLess(a)) - Number(isFarLess(b)) ||
        standing(b) - standing(a) ||
        Number(b.found.weight > 0) - Number(a.found.weight > 0) ||
        b.at - a.at ||
        b.words - a.words,
    );
    return [...new Map(hits.map(({ cue, found }) => [cue, found])).values()];
  }

  function hitsIn(tokens: readonly string[]): Hit[] {
    const worth = new Map<Compiled, Phrase[]>();
    for (const number of needed(tokens)) {
      const { compiled, phrase } = all[number] ?? {};
      if (compiled === undefined || phrase === undefined) continue;
      const known = worth.get(compiled);
      if (known === undefined) worth.set(compiled, [phrase]);
      else known.push(phrase);
    }
    if (worth.size === 0) return [];
    const mayStand = cueBar(tokens, english);
    const text = ` ${tokens.join(' ')}  `;
    const starts: number[] = [];
    let next = 1;
    for (const token of tokens) {
      starts.push(next);
      next += token.length + 1;
    }
    return [...worth].flatMap(
      ([compiled, phrases]) => hitOf(compiled, phrases, { text, tokens, starts, mayStand }) ?? [],
    );
  }

  function hitOf(
    { cue, off }: Compiled,
    phrases: readonly Phrase[],
    { text, tokens, starts, mayStand }: Where,
  ): Hit | null {
    let excepted: boolean | null = null;
    for (const [from, start] of starts.entries()) {
      const phrase = phraseAt(phrases, tokens[from] ?? '', text, start);
      if (phrase === null) continue;
      excepted ??= off?.test(text) === true;
      if (excepted) return null;
      // Who it is told of is settled by English words: "he llorado" is no "he".
      if (isDenied(phrase, from, tokens) || (english && isNotSo(cue, phrase, from, tokens))) continue;
      const found = mayStand(cue, { phrase, from });
      if (found !== null)
        return { cue, found, at: from / tokens.length, from, words: phrase.split(' ').length, phrase };
    }
    return null;
  }

  function isDenied(phrase: string, from: number, tokens: readonly string[]): boolean {
    if (!english) {
      const words = phrase.split(' ');
      if (words.some((word) => grammar.negations.has(word))) return false;
      return isNegated(tokens, from, grammar) || isNegatedBehind(tokens, from + words.length, grammar);
    }
    if (!isNegated(tokens, from, grammar)) return false;
    return !DENIES.test(phrase) && !isHedged(from, tokens);
  }
  return { find };
}

/** Somebody else's, nobody's, feared or only thought of. English. */
function isNotSo(cue: CueContent, phrase: string, from: number, tokens: readonly string[]): boolean {
  const another = cue.theirs !== true && isOfAnother(phrase, from, tokens);
  const notSo = isNobodys(phrase, from, tokens) || isFearedOfOthers(phrase, from, tokens);
  return another || notSo || isOnlyThought(phrase, from, tokens);
}

/** A message as it is searched, and where each word begins. */
interface Where {
  text: string;
  tokens: readonly string[];
  starts: readonly number[];
  mayStand: ReturnType<typeof cueBar>;
}

function phraseOf(text: string): Phrase {
  const firsts = firstWords(text);
  return {
    text,
    firsts: firsts === null ? null : new Set(firsts.filter((word) => !word.endsWith('*'))),
    stems: (firsts ?? []).filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  };
}

/** The words of the first phrase that stands here. */
function phraseAt(phrases: readonly Phrase[], token: string, text: string, start: number): string | null {
  for (const phrase of phrases) {
    const { firsts, stems } = phrase;
    if (firsts !== null && !firsts.has(token) && !stems.some((stem) => token.startsWith(stem))) continue;
    phrase.pattern ??= patternOf([phrase.text], 'yu');
    phrase.pattern.lastIndex = start;
    const said = phrase.pattern.exec(text)?.[0].trim();
    if (said !== undefined) return said;
  }
  return null;
}

const SHORT: ReadonlyMap<string, string> = new Map(
  [
    'do not|dont,does not|doesnt,did not|didnt,have not|havent,has not|hasnt,had not|hadnt,is not|isnt,are not|arent,was not|wasnt,were not|werent',
    'could not|couldnt,would not|wouldnt,will not|wont,can not|cant,should not|shouldnt,i am|im,i have|ive,i will|ill,i had|id,i would|id',
    'he is|hes,she is|shes,it is|its,he has|hes,she has|shes,they are|theyre,they have|theyve,we are|were,we have|weve,he will|hell,she will|shell,that is|thats,there is|theres',
  ]
    .join(',')
    .split(',')
    .map((pair) => pair.split('|') as [string, string]),
);

/** "I am" as "im": the careful writer is met by the same phrases as the quick one. */
function shortened(tokens: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const one = SHORT.get(`${tokens[at]} ${tokens[at + 1]}`) ?? (tokens[at] === 'cannot' ? 'cant' : undefined);
    out.push(one ?? tokens[at] ?? '');
    if (one !== undefined && tokens[at] !== 'cannot') at++;
  }
  return out;
}

/** "On se dispute même pas", "wir streiten nicht": where the no stands behind the verb. */
const NO_BEHIND = /^(?:pas|jamais|nicht|nie|nimmer|nich|net|ned)$/;
const BEHIND = 2;

function isNegatedBehind(tokens: readonly string[], to: number, { stops }: Grammar): boolean {
  const next = tokens.slice(to, to + BEHIND);
  const end = next.findIndex((token) => !isWord(token) || stops.has(token));
  const at = (end < 0 ? next : next.slice(0, end)).findIndex((token) => NO_BEHIND.test(token));
  // "Angst nicht zu bestehen", "pas que": what follows is another clause.
  return at >= 0 && !/^(?:zu|nur|que|seulement)$/.test(tokens[to + at + 1] ?? '');
}

/** "I'm not alone with it": a word that is denied is no cue, unless the phrase holds the no itself. */
const DENIES = written('denies', '');
const HEDGE_TO = new Set('i im ive we its maybe just like'.split(' '));
const HEDGE_BACK = 3;

/** "Idk, we used to have a break": not knowing how to say it denies nothing of what is said. */
function isHedged(from: number, tokens: readonly string[]): boolean {
  const next =
    tokens.slice(0, from + 1).findLastIndex((token, at) => token === 'know' && tokens[at - 1] === 'dont') + 1;
  return next > 1 && from - next < HEDGE_BACK && HEDGE_TO.has(tokens[next] ?? '');
}

const WOULD = /^(?:would|wouldnt|hed|shed|theyd|itd)$/;
const THOUGHT = new Set(
  'if unless imagine imagining almost nearly wish hope hoping dreamt dreamed might until'.split(' '),
);
const THOUGHT_BEFORE = 2;

/** "If he left me", "I dreamt she died": what is only thought did not happen. */
function isOnlyThought(phrase: string, from: number, tokens: readonly string[]): boolean {
  // "He'd have laughed at me": nobody laughed.
  if (tokens[from - 1] === 'have' && WOULD.test(tokens[from - 2] ?? '') && !/\bhave\b/.test(phrase)) return true;
  if (phrase.split(' ').some((word) => THOUGHT.has(word))) return false;
  const before = tokens.slice(Math.max(0, from - THOUGHT_BEFORE), from);
  const stop = before.findLastIndex((token) => !/[a-z0-9]/.test(token));
  return before.slice(stop + 1).some((token) => THOUGHT.has(token)) || isPictured(from, tokens);
}

/** "I keep picturing it happening again with everyone looking at me": nobody has looked yet. */
const PICTURED = new Set('picturing picture imagining imagine'.split(' '));
function isPictured(from: number, tokens: readonly string[]): boolean {
  const stop = tokens.slice(0, from).findLastIndex((token) => /^[.!?…;]+$/.test(token));
  return tokens.slice(stop + 1, from).some((token) => PICTURED.has(token));
}

const ONESELF = /\b(?:i|im|ive|id|ill|me|my|mine|we|us|our|myself)\b/;
const ANOTHER = new Set('he she they hes shes theyre his her their'.split(' '));
/** "My dad was a perfectionist": of somebody of one's own, where they are who it is said of. */
const OF_KIN =
  /^(?:dad|mum|mom|mother|father|brother|sister|husband|wife|boyfriend|girlfriend|partner|boss|manager|friend|son|daughter)$/;
const IS_SO = /^(?:is|was|has|had|used|always|got|gets|been)$/;
const BEFORE = 3;

/** "She is so tired", "my brother is off work": what is told of somebody else is no cue of one's own. */
function isOfAnother(phrase: string, from: number, tokens: readonly string[]): boolean {
  if (ONESELF.test(phrase) || ANOTHER.has(phrase.split(' ', 1)[0] ?? '')) return false;
  const before = tokens.slice(Math.max(0, from - BEFORE), from);
  const stop = before.findLastIndex((token) => !/[a-z]/.test(token) || ONESELF.test(token));
  const near = before.slice(stop + 1);
  const ofKin = near.some((token, at) => OF_KIN.test(token) && IS_SO.test(near[at + 1] ?? ''));
  return ofKin || near.some((token) => ANOTHER.has(token)) || (stop >= 0 && before[stop] === 'my' && near.length >= 2);
}

const NOBODY = new Set('nobody noone nothing none'.split(' '));
const BETWEEN = new Set('here there really ever even has actually at all'.split(' '));
/** A verb may be denied so; "nobody at work", "nobody to talk to", "nothing i do" go on. */
const GOES_ON = new Set(
  'at to in on from for else with about of i im ive my me we who that which what and but or so only just until since because when if left around'.split(
    ' ',
  ),
);

/** "Nobody frightens me": whose subject is nobody, did not happen. */
function isNobodys(phrase: string, from: number, tokens: readonly string[]): boolean {
  if (DENIES.test(phrase) || GOES_ON.has(phrase.split(' ', 1)[0] ?? '')) return false;
  const at = tokens.slice(0, from).findLastIndex((token) => !BETWEEN.has(token));
  const before = tokens[at] ?? '';
  return NOBODY.has(before) || (before === 'one' && tokens[at - 1] === 'no');
}

const FEARS = written('fears', '');
const MAY = /^(?:will|would|might|may|could|gonna|theyll|hell|shell|itll|theyd)$/;
const FEAR_BACK = 7;

/** "I'm afraid that people will laugh": nobody has laughed. */
function isFearedOfOthers(phrase: string, from: number, tokens: readonly string[]): boolean {
  const said = phrase.split(' ');
  if (said.some((word) => FEARS.test(word) || MAY.test(word))) return false;
  if (!MAY.test(tokens[from - 1] ?? '') || /^(?:i|we|it|that)$/.test(tokens[from - 2] ?? '')) return false;
  return tokens.slice(Math.max(0, from - FEAR_BACK), from).some((token) => FEARS.test(token));
}
