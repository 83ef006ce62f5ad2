import type { FeelingContent, LinesContent, TopicContent, TurnContent } from '#companion/content.schema.ts';
import { writtenIn } from '#companion/written.ts';
import { type Clause, splitClauses } from './clauses.ts';
import type { FoundCue } from './cue-bar.ts';
import { createCueReader } from './cues.ts';
import { ENGLISH, type Grammar } from './grammar.ts';
import { createLexicon, type Hit, type Lexicon } from './lexicon.ts';
import { type KindsReader, surelyHard } from './message-kinds.ts';
import { isManners, isNoNews, withoutHail } from './misheard.ts';
import { isOwnFeeling } from './own-feelings.ts';
import { findPeople, findSince, type Person } from './people.ts';
import { findSpan, splitPlainly, tidyPlainly } from './plain-clauses.ts';
import { countWords, fold, isWord, toTokens } from './plain-text.ts';
import { evidenceOf, rankTopics } from './rank-topics.ts';
import { tidy } from './tidy.ts';

const written = writtenIn('understand/understand');

export interface Understanding {
  /** The message as sent. */
  text: string;
  /** The message as a calm hand would copy it. */
  clean: string;
  words: number;
  clauses: Clause[];
  acts: ReadonlySet<string>;
  feelings: FeelingContent[];
  topics: TopicContent[];
  patterns: string[];
  /** Turns of phrase that mean something whatever the topic is, in the order they stand. */
  turns: TurnContent[];
  /** Concrete things that are told, the last one first. */
  cues: FoundCue[];
  /** How many different cues speak for a topic, and how many words of cues for a turn, by id. */
  evidence: ReadonlyMap<string, number>;
  people: Person[];
  since: string | null;
  wish: 'heard' | 'understand' | 'do' | null;
  /** Speaks of itself: "I", "my", "me". */
  personal: boolean;
  question: boolean;
  gibberish: boolean;
}

export interface Understander {
  read(text: string, recentTopics: readonly string[]): Understanding;
}

export function createUnderstander(
  lines: LinesContent,
  grammar: Grammar = ENGLISH,
  kinds: KindsReader | null = null,
): Understander {
  const feelings = createLexicon(
    lines.feelings.map((feeling) => [feeling, feeling.phrases] as const),
    grammar,
  );
  const topics = createLexicon(
    lines.topics.map((topic) => [topic, topic.cues] as const),
    grammar,
  );
  const hints = createLexicon(
    lines.topics.map((topic) => [topic, topic.hints ?? []] as const),
    grammar,
  );
  const patterns = createLexicon(
    (lines.patterns ?? []).map((pattern) => [pattern.id, pattern.cues] as const),
    grammar,
  );
  const turns = createLexicon(
    (lines.turns ?? []).map((turn) => [turn, turn.cues] as const),
    grammar,
  );
  const english = grammar.turnsClauses;
  const cues = createCueReader(lines.cues ?? [], grammar, english ? {} : lines.shapes);
  const acts: Lexicon<string> = createLexicon(Object.entries(lines.acts), grammar);
  const people = Object.fromEntries(
    Object.entries(lines.words.people).map(([word, pronoun]) => [fold(word), { word, pronoun }]),
  );

  function read(sent: string, recentTopics: readonly string[]): Understanding {
    const text = english ? withoutHail(sent) : sent;
    const clean = english ? tidy(text, lines.words.slang) : tidyPlainly(text, lines.words.slang, grammar);
    const tokens = toTokens(clean);
    const words = countWords(clean);
    const hits = acts.find(tokens);
    const topicHits = topics.find(tokens).filter((hit) => !isDenied(hit, tokens, grammar));
    const hintHits = hints.find(tokens);
    const turnHits = turns.find(tokens);
    const whole = <T>(all: Hit<T>[]) => (english ? all : all.filter((hit) => !isWithin(hit, all)));
    const found = new Set(
      whole(hits)
        .filter((hit) => !shortOnly(hit, tokens, words) && !deniesVerb(hit, tokens, grammar))
        .map((hit) => hit.value),
    );
    if (english && WANTS_ADVICE.test(clean)) found.add('ask_advice');
    if (english && ASKS_LESS.test(clean)) found.add('fewer_questions');
    const about = withNews(found, lines, rankTopics(topicHits, hintHits, tokens.length, recentTopics));
    const isNew = !recentTopics.includes('success') && about.some(({ id }) => id === 'success');
    const noNews = english && (isNoNews(clean) || (isNew && surelyHard(clean, kinds)));
    if (noNews) found.delete('good_news');
    if (LAUGH.test(text)) found.add('laugh');
    return {
      text,
      clean,
      words,
      clauses: english ? splitClauses(clean) : splitPlainly(clean, grammar),
      acts: found,
      feelings: rankFeelings(whole(feelings.find(tokens)), tokens, grammar),
      topics: about.filter(({ id }) => id !== 'success' || !noNews),
      patterns: [...new Set(patterns.find(tokens).map((hit) => hit.value))],
      turns: [...new Set(turnHits.filter((hit, _, all) => !english || isMeant(hit, all)).map((hit) => hit.value))],
      cues: cues.find(tokens),
      evidence: evidenceOf([...topicHits, ...hintHits], turnHits),
      people: findPeople(tokens, people, grammar.mine),
      since: english ? findSince(clean) : findSpan(clean, grammar),
      wish: found.has('wish_heard')
        ? 'heard'
        : found.has('wish_understand')
          ? 'understand'
          : found.has('ask_advice') || found.has('wish_do')
            ? 'do'
            : null,
      personal: tokens.some((token) => grammar.self.has(token)),
      question: /\?/.test(text) || asks(tokens, grammar),
      gibberish: !found.has('laugh') && looksRandom(clean, words, grammar), // a laugh is no row of keys
    };
  }

  return { read };
}

/** With a word in between, as people put it: "what could I actually do". */
const WANTS_ADVICE = written('wants-advice');

const ASKS_LESS = written('asks-less');

const GOES_SOMEWHERE = written('goes-somewhere', '');

const LEADS_IN = new Set(['anyway', 'ok', 'okay', 'so', 'and', 'but', 'well', 'hey']);

/** "When he rings" tells; "when does it end" asks. */
function asks(tokens: readonly string[], grammar: Grammar): boolean {
  const leads = grammar.turnsClauses ? LEADS_IN : grammar.stops;
  const at = tokens.findIndex((token) => isWord(token) && (!leads.has(token) || grammar.asks.has(token)));
  const first = tokens[at] ?? '';
  if (grammar.turnsClauses && (first === 'when' || first === 'where'))
    return /^(?:is|are|do|does|did|will|can|should)$/.test(tokens[at + 1] ?? '');
  return grammar.asks.has(first);
}

const LAUGH = written('laugh');
const OF_A_TEXT = written('of-a-text');

const WHOLE_MESSAGE = new Set([
  'greet',
  'thanks',
  'bye',
  'yes',
  'no',
  'unsure',
  'stop',
  'skip',
  'laugh',
  'fine',
  'first',
  'second',
  'both',
  'neither',
]);

/** "yes" is an answer only where little else is said; "no one listens" is not "no". */
function shortOnly(hit: Hit<string>, tokens: readonly string[], words: number): boolean {
  if (!WHOLE_MESSAGE.has(hit.value)) return false;
  if (hit.value === 'thanks' || hit.value === 'bye')
    return (
      hit.negated ||
      words > 18 ||
      // A goodbye letter is written, and nobody leaves.
      (hit.value === 'bye' && OF_A_TEXT.test(tokens[hit.to] ?? '')) ||
      (hit.value === 'bye' && hit.from > 2 && tokens.slice(hit.to).some(isWord)) ||
      // "I have to go to work and be normal" leaves nobody.
      (hit.value === 'bye' &&
        /^go$/.test(tokens[hit.to - 1] ?? '') &&
        GOES_SOMEWHERE.test(tokens.slice(hit.to).join(' '))) ||
      /^(?:said|say|saying|says|told)$/.test(tokens[hit.from - 1] ?? '')
    );
  if (hit.value === 'fine') return words > 3 || hit.negated;
  // "no lets stop here, she's waking up": a stop with its reason.
  if (hit.value === 'stop' && hit.to - hit.from >= 2 && hit.from <= 3 && words <= 12) return false;
  const rest = words - (hit.to - hit.from);
  // "Not exactly", "não é verdade".
  if (hit.value === 'yes' && hit.negated) return true;
  if ((hit.value === 'yes' || hit.value === 'no') && hit.from > 0 && rest > 1) return true;
  if ((hit.value === 'yes' || hit.value === 'no' || hit.value === 'greet') && hit.from > 1) return true;
  return rest > 4 || (hit.from > 3 && words > 5) || (hit.value === 'no' && tokens[hit.to] === 'one');
}

/** "no soporto esto": where the word for "no" also says "not", a word right after it makes it part of a sentence. */
function deniesVerb(hit: Hit<string>, tokens: readonly string[], grammar: Grammar): boolean {
  return (
    !grammar.turnsClauses &&
    hit.value === 'no' &&
    hit.to - hit.from === 1 &&
    grammar.negations.has(tokens[hit.from] ?? '') &&
    isWord(tokens[hit.to] ?? '')
  );
}

/** "Hopeless at maths", "what's the point of ringing", "drinking too much": said of a thing that is done, not of how it is. */
function isAboutDoing({ phrase, from, to }: Hit<FeelingContent>, tokens: readonly string[]): boolean {
  const next = tokens[to] ?? '';
  const before = tokens[from - 1] ?? '';
  if (phrase.startsWith('giv')) return before === 'like';
  if (phrase === 'hopeless') return /^(?:with|at)$/.test(next);
  if (phrase.endsWith('the point')) return /^(?:of|in)$/.test(next) && /ing$/.test(tokens[to + 1] ?? '');
  return (
    phrase === 'too much' && /^(?:\w{3,}ing|drink|drank|eat|ate|spend|spent|talk|smoke|work|sleep|cost)$/.test(before)
  );
}

/** "Traurig würd ich nicht sagen": the word stands first, and is turned down after it. */
function isSaidOff({ to }: Hit<FeelingContent>, tokens: readonly string[], grammar: Grammar): boolean {
  const next = grammar.turnsClauses ? [] : tokens.slice(to, to + 6);
  const at = next.findIndex((token) => grammar.negations.has(token));
  return at >= 0 && at < 5 && /^(?:sagen|nennen|dire|dirais|dicho|decir|diria|dizer)$/.test(next[at + 1] ?? '');
}

function rankFeelings(all: Hit<FeelingContent>[], tokens: readonly string[], grammar: Grammar): FeelingContent[] {
  const hits = grammar.turnsClauses ? all.filter((hit) => !isManners(hit, tokens) && isOwnFeeling(hit, tokens)) : all;
  const { self, others, mine: owners } = grammar;
  const scores = new Map<FeelingContent, number>();
  for (const hit of hits) {
    if (hit.negated || isAboutDoing(hit, tokens) || isSaidOff(hit, tokens, grammar)) continue;
    // "I should be happy" says the opposite.
    const wished = tokens
      .slice(Math.max(0, hit.from - 4), hit.from)
      .some((token) => grammar.reading.wishes.test(token));
    if (hit.value.kind === 'warm' && wished) continue;
    // "he is angry" is somebody else's feeling; the nearest subject before the word decides.
    let mine = 1;
    for (let at = hit.from - 1; at >= Math.max(0, hit.from - 6); at--) {
      const token = tokens[at] ?? '';
      if (self.has(token) && !owners.has(token)) break;
      // Where nothing is turned to "you", a comma parts two subjects as well.
      if (others.has(token) || /^[.!?;\n]/.test(token) || (token === ',' && !grammar.turnsClauses)) {
        mine = others.has(token) ? 0 : 1;
        break;
      }
    }
    if (mine > 0) scores.set(hit.value, (scores.get(hit.value) ?? 0) + hit.to - hit.from);
  }
  return [...scores].sort((a, b) => b[1] - a[1]).map(([feeling]) => feeling);
}

/** Good news is a topic of its own, whatever it is about. */
function withNews(acts: ReadonlySet<string>, lines: LinesContent, topics: TopicContent[]): TopicContent[] {
  const news = acts.has('good_news') ? lines.topics.find((topic) => topic.id === 'success') : undefined;
  return news ? [news, ...topics.filter((topic) => topic !== news)] : topics;
}

/** One stray word is no turn of phrase: it takes a phrase, or two words that point the same way. */
function isMeant<T>(hit: Hit<T>, all: readonly Hit<T>[]): boolean {
  const points = new Map(all.filter((one) => one.value === hit.value).map((one) => [one.phrase, one.to - one.from]));
  return [...points.values()].reduce((sum, words) => sum + words, 0) >= 2;
}

/** "it is not grief": named to be ruled out. "Not sleeping" is a topic as it stands. */
function isDenied(hit: Hit<unknown>, tokens: readonly string[], { turnsClauses, reading }: Grammar): boolean {
  if (!turnsClauses)
    return hit.negated && reading.rulesOut.test(tokens.slice(Math.max(0, hit.from - 4), hit.from).join(' '));
  return (
    hit.negated && (tokens[hit.from - 1] === 'not' || (tokens[hit.from - 2] === 'not' && tokens[hit.from - 1] === 'a'))
  );
}

/** "un paso" is no "paso", "me siento bien sola" no "me siento bien": the longer phrase is what was meant. */
function isWithin<T>(hit: Hit<T>, hits: readonly Hit<T>[]): boolean {
  return hits.some(
    (other) =>
      other.value !== hit.value &&
      other.from <= hit.from &&
      other.to >= hit.to &&
      other.to - other.from > hit.to - hit.from,
  );
}

const ROW_OF_KEYS = /asdf|dfgh|ghjk|hjkl|qwert[yz]|[yz]xcvb/;

/** Keys struck at random. Languages that write words together have long ones, with many consonants in a row. */
function looksRandom(text: string, words: number, { compounds }: Grammar): boolean {
  const clean = fold(text);
  const letters = clean.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return !/\d/.test(clean);
  if (!/^[\p{Script=Latin}\p{N}\p{P}\s]*$/u.test(clean)) return false;
  const longest = Math.max(...clean.split(/[\s-]+/).map((word) => word.length));
  if (words <= 3 && ROW_OF_KEYS.test(clean)) return true;
  if (words <= 3 && (compounds ? /[bcdfghjklmnpqrstvwxz]{9,}/ : /[bcdfghjklmnpqrstvwxz]{5,}/).test(clean)) return true;
  return longest > (compounds ? 45 : 24) || (words <= 2 && letters >= 6 && !/[aeiouyœæø]/.test(clean));
}
