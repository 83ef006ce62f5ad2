import { createPlace } from '#companion/classifier/place.ts';
import { quick } from '#companion/quick-pattern.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import { cueMarks } from './cue-marks.ts';
import { inEverydayWords } from './everyday-phrases.ts';
import { type Reading, read } from './findings.ts';
import { BELIEF_MESSAGES, type BeliefSigns, beliefSigns, growingBelief } from './growing-belief.ts';
import { languagesOf } from './language.ts';
import { fold, type Spelling, spellingOf, tokenise } from './normalise.ts';
import { PatternIndex } from './pattern-index.ts';
import type { RiskContent, RiskRule } from './risk-content.ts';
import { type ModelFinding, openRiskModel, type RiskModel } from './risk-model.ts';
import { isDistant, type Outcome, weigh } from './rules.ts';

export interface AssessContext {
  /** The message to judge. */
  text: string;
  /** What was said before it, oldest first. Six turns of the person count, for a belief eleven; others only give sense. */
  turns: readonly { role: 'user' | 'assistant'; text: string }[];
  /** BCP 47 language of the chat; what the message is really written in is looked at first. */
  language: string;
  /** What `belief` was for earlier messages, oldest first; where absent, `turns` are read for it. */
  earlierBeliefs?: readonly BeliefSigns[];
}

export interface Assessment {
  level: RiskLevel;
  /** Of the highest finding; `none` at level 0. */
  category: RiskCategory;
  /** Every category found, highest first; empty at level 0. */
  categories: RiskCategory[];
  /** Ids of the rules that decided, for logs and tests; never text. */
  rules: string[];
  /** The person plainly said that they are safe, joking or not thinking of it. */
  cleared: boolean;
  /** Open words that may mean death: one direct question is due. */
  ask: boolean;
  /** False where only the model stands behind levels 2 and 3, and it is not very sure: a conversation then listens on. */
  sure: boolean;
  /** Where it is not sure: what a conversation makes of it. */
  unsureLevel?: 0 | 1;
  /** Where it is not sure: the model came close, so that a rule beside it is worth a question. */
  close?: boolean;
  /** Matters with their own careful answer that are no risk by themselves: `medicines`, `diagnosis`, `sexual` and others. */
  topics: string[];
  /** What the trained model made of this message by itself, 0 to 1; absent where it was not asked. */
  share?: Share;
  /** The small signs of this message by itself that a belief may grow from. */
  belief?: BeliefSigns;
}

/** How far the trained model leans to levels 2 and 3, 0 to 1, and what the message would be called there. */
export interface Share {
  risk: number;
  like: RiskCategory | null;
}

export interface Assessor {
  assess(context: AssessContext): Assessment;
  /** What the rules see in one message, as marks for the classifier and its training. */
  marks(text: string, language: string): Set<string>;
}

interface Grammar {
  code: string;
  index: PatternIndex;
  /** Small signs of a belief (growing-belief.ts); null in a language that has none. */
  beliefs: PatternIndex | null;
  spelling: Spelling;
  rules: RiskRule[];
  deniedWithin: readonly string[];
  readings: Map<string, Reading>;
}

const TURNS_BACK = 6;
/** Who speaks, what is denied or a saying, and what a rule of its own takes for psychosis. */
const BESIDE_BELIEFS = /^(?:mod|idiom|p)\./;
const EARLIER_TURN_MAX = 1500;
/** Small on purpose: what people wrote stays in memory no longer than a few turns need it. */
const READINGS_KEPT = 64;

/**
 * Rules and trained model: levels and categories as in the risk contract, for the last
 * message in its context. Deterministic, no I/O; throws on malformed content.
 */
export function createAssessor(content: RiskContent): Assessor {
  const place = content.encoder && createPlace(content.encoder, content.glosses ?? {});
  const model = content.model === undefined ? null : openRiskModel(content.model, place);
  const grammars = new Map<string, Grammar>();

  /** A language is compiled when somebody first writes in it: all of them at once would cost every start its speed. */
  function grammarOf(code: string): Grammar | null {
    const known = grammars.get(code);
    if (known) return known;
    const language = content.languages[code];
    if (!language) return null;
    const index = new PatternIndex(language.cues, language.classes);
    const spelling = spellingOf(code, language, (word) => index.vocabulary.has(word));
    const { rules, deniedWithin = [] } = language;
    const signs = content.beliefs?.[code];
    const shared = Object.entries(language.cues).filter(([name]) => BESIDE_BELIEFS.test(name));
    const beliefs = signs ? new PatternIndex({ ...Object.fromEntries(shared), ...signs }, language.classes) : null;
    const grammar: Grammar = { code, index, beliefs, spelling, rules, deniedWithin, readings: new Map() };
    grammars.set(code, grammar);
    return grammar;
  }

  /** Every message is read again with each of the next six, so what was read lately is kept. */
  function readWith(grammar: Grammar, text: string): Reading {
    const known = grammar.readings.get(text);
    if (known) return known;
    const reading = read(tokenise(text, grammar.spelling), grammar.index, grammar.deniedWithin);
    if (grammar.readings.size >= READINGS_KEPT) grammar.readings.clear();
    grammar.readings.set(text, reading);
    return reading;
  }

  function grammarsFor(text: string, language: string): Grammar[] {
    // The chat's own language always has a look: small words shared with a neighbour must not shut it out.
    const codes = new Set([...languagesOf(fold(text), language), language.slice(0, 2).toLowerCase(), 'any']);
    return [...codes].flatMap((code) => grammarOf(code) ?? []);
  }

  /** Signs of a belief are read with the cues that say whose they are and whether they are denied. */
  function beliefOf(text: string, language: string): BeliefSigns {
    const grammar = grammarOf(languagesOf(fold(text), language)[0] ?? language);
    if (!grammar?.beliefs) return [];
    return beliefSigns(read(tokenise(text.slice(-EARLIER_TURN_MAX), grammar.spelling), grammar.beliefs));
  }

  return {
    marks: (said, language) => {
      const text = inEverydayWords(said);
      return cueMarks(grammarsFor(text, language).map((grammar) => readWith(grammar, text)));
    },
    assess({ text: said, turns, language, earlierBeliefs }) {
      const text = inEverydayWords(said);
      const told = turns.filter((turn) => turn.role === 'user');
      const earlier = told.slice(-TURNS_BACK).map((turn) => inEverydayWords(turn.text.slice(-EARLIER_TURN_MAX)));
      const outcomes: Outcome[] = [];
      const readings: Reading[] = [];
      let cleared = false;
      const belief = beliefOf(text, language);
      const before = told.slice(1 - BELIEF_MESSAGES);
      const grown = growingBelief([...(earlierBeliefs ?? before.map((turn) => beliefOf(turn.text, language))), belief]);
      if (grown) outcomes.push(grown);
      const lastAsked = turns.at(-1)?.role === 'assistant' ? (turns.at(-1)?.text ?? '') : '';
      for (const grammar of grammarsFor(text, language)) {
        const whole = readWith(grammar, text);
        const now = grammar.code === 'en' ? readWith(grammar, withoutDenials(text)) : whole;
        readings.push(whole);
        const before = earlier.map((one) => readWith(grammar, one));
        const asked = lastAsked === '' ? null : readWith(grammar, asksItself(lastAsked).slice(-EARLIER_TURN_MAX));
        const weighed = weigh(grammar.rules, { now, before, asked });
        outcomes.push(...weighed.outcomes.map((outcome) => ({ ...outcome, language: grammar.code })));
        cleared ||= weighed.cleared || (now !== whole && weigh(grammar.rules, { now: whole, before, asked }).cleared);
      }
      // Words that the companion offered and the person took up are its own words, not a sign.
      const isOffered = text.length >= 3 && fold(lastAsked).includes(fold(text).trim());
      if (model === null || isOffered) return { ...summarise(outcomes, cleared), belief };
      const found = model.read(text, cueMarks(readings), languagesOf(fold(text), language)[0] ?? 'en');
      const isJoke = outcomes.some((outcome) => outcome.rule.endsWith('.joke'));
      const doubtful = cleared || readings.some(isDistant);
      const needed = isJoke ? 1 : doubtful ? DOUBTFUL_RISK : readings.some(isSaying) ? SAYING_RISK : 0;
      const joint = joined(outcomes, found, needed, model, isLargeDose(text));
      return { ...summarise(joint, cleared, found), belief };
    },
  };
}

/** "I will not harm him and I will not harm myself": what is plainly denied is no sign of it. */
const DENIES_HARM = quick(
  /\b(?:I(?:'d| would| will| could|'ll)? (?:never|not)(?: ever)? |I (?:won't|wouldn't|couldn't)(?: ever)? |I(?:'m| am) not going to )(?:harm|hurt|touch|hit|shake|kill) (?:him|her|them|it|anyone|anybody|a soul|the (?:baby|boy|girl|child|kids)|my \w+|myself)\b(?! (?:but|except|unless|until|if|too|yet|today|tonight))/gi,
);
const withoutDenials = (text: string): string => text.replace(DENIES_HARM, ' ');

/** Words to say to a friend stand in quotation marks: a "yes" after them is no yes to what they ask. */
const asksItself = (said: string): string => said.replace(/["“„«][^"“”„«»]*["”“»]/gu, ' ');

/** A number of tablets that nobody takes for a headache: "i took 40 paracetamol" is held back by no doubt of the model. */
const LARGE_DOSE = quick(
  /\b(?:took|taken|swallowed|necked|downed|had) (?:about |like |over |around |maybe |at least |nearly )?(?:(?:1\d|[2-9]\d|\d{3})(?! ?(?:mg|ml|mcg|g|iu|units?|minutes?|mins?|hours?|years?|days?|weeks?|months?|photos|steps|of us)\b)|(?:twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|dozens)\b)/i,
);
/** Nor a whole packet, where it was taken and not only thought of. */
const WHOLE_PACKET = quick(
  /(?<!\b(?:if|wish|nearly|almost|could have|would have|might have) (?:\w+ ){0,2})\b(?:took|taken|swallowed|necked|downed) (?:(?:an?|two|three|my|the|another) )?(?:(?:whole|entire|full) )?(?:pack(?:et)?|box|strip|bottle|blister)(?:e?s)? of\b/i,
);
const isLargeDose = (text: string): boolean => LARGE_DOSE.test(text) || WHOLE_PACKET.test(text);

const SAYING_WORDS = 12;
/** "My mum will kill me if I'm late": little else is said than what everybody says so. */
const isSaying = (reading: Reading): boolean => reading.marks.has('idiom') && reading.words <= SAYING_WORDS;

/** After a plain denial, in a story, song or lesson, or in a saying, the model has to be surer than usual. */
const DOUBTFUL_RISK = 0.7;
const SAYING_RISK = 0.5;
/** From here on an unsure finding of levels 2 and 3 is met as distress; below, as nothing. */
const STRAIN_RISK = 0.6;

/** "If one more person asks me where their socks are I will actually murder someone": below this, nothing is asked. */
const RULED_OUT = 0.05;

/**
 * Rules and model together: the higher of the two. Rules only raise; where the model all but rules out what a rule
 * saw (and sooner for those that training found weak), no more comes of it than a gentle question.
 */
function joined(outcomes: Outcome[], found: ModelFinding, needed: number, model: RiskModel, large: boolean): Outcome[] {
  const held = outcomes.map((outcome): Outcome => {
    // The corpus has few bodies in danger: what speaks against them there counts half.
    const risk = outcome.category === 'medical_emergency' ? 2 * found.risk : found.risk;
    if ((large && outcome.rule === 'self.overdose') || outcome.level < 2 || outcome.leans) return outcome;
    // Nor is a rule about bodies weak for having been wrong among so few.
    const isBorneOut = outcome.category === 'medical_emergency' || outcomes.some((other) => bearsOut(other, outcome));
    if (model.nods(outcome.rule, outcome.language ?? 'en', risk, isBorneOut)) return outcome;
    return { ...outcome, level: 1, category: 'distress', ask: risk >= RULED_OUT };
  });
  const most = needed === SAYING_RISK && found.strain < STRAIN_RISK ? 0 : 1;
  const level = found.risk < needed ? Math.min(found.level, most) : found.level;
  if (level > Math.max(0, ...held.map((outcome) => outcome.level)))
    held.push({
      rule: 'model',
      level: level as RiskLevel,
      category: level === 1 ? 'distress' : found.category,
      ask: false,
    });
  return held;
}

/** A letter on the counter, and "tell her I loved her": two rules that saw different things bear each other out. */
const bearsOut = (other: Outcome, beside: Outcome): boolean =>
  other.level >= 2 && other.language === beside.language && ruleOf(other) !== ruleOf(beside);
const ruleOf = ({ rule }: Outcome): string => rule.replace(/\.(?:other|carried)$/, '');

/** Below this share it is not worth asking what the message would be called. */
const WORTH_NAMING = 0.3;

/** Where the model is not sure, its finding is a reason to listen closely, and no more. */
function sureness(
  top: Outcome,
  ranked: Outcome[],
  found?: ModelFinding,
): Pick<Assessment, 'sure' | 'unsureLevel' | 'close'> {
  if (top.rule !== 'model' || !found || found.sure) return { sure: true };
  const close = found.risk >= STRAIN_RISK;
  return { sure: false, close, unsureLevel: ranked.length > 1 || close ? 1 : 0 };
}

function summarise(outcomes: Outcome[], cleared: boolean, found?: ModelFinding): Assessment {
  const likeness = (outcome: Outcome): number => found?.likeness(outcome.category) ?? 0;
  const topics = [...new Set(outcomes.flatMap((outcome) => (outcome.topic ? [outcome.topic] : [])))];
  const ranked = outcomes
    .filter((outcome) => outcome.level > 0)
    .sort((a, b) => b.level - a.level || likeness(b) - likeness(a));
  const top = ranked[0];
  const like = found !== undefined && found.risk >= WORTH_NAMING ? found.like() : null;
  const share = found === undefined ? {} : { share: { risk: found.risk, like } };
  if (!top)
    return { level: 0, category: 'none', categories: [], rules: [], cleared, ask: false, sure: true, topics, ...share };
  return {
    level: top.level,
    category: top.category,
    categories: [...new Set(ranked.map((outcome) => outcome.category))],
    rules: [...new Set(ranked.map((outcome) => outcome.rule))].slice(0, 12),
    cleared,
    ask: top.level === 1 && ranked.some((outcome) => outcome.ask),
    ...sureness(top, ranked, found),
    topics,
    ...share,
  };
}
