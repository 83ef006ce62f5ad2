import { type Finding, read } from '#companion/risk/findings.ts';
import { type Spelling, spellingOf, type Token, tokenise } from '#companion/risk/normalise.ts';
import { PatternIndex } from '#companion/risk/pattern-index.ts';
import type { Answer } from './flow-state.ts';
import type { SafetyLines } from './safety-content.ts';
import { refusesCall, saidAlready } from './said-already.ts';

/** What a message tells the safety flow. */
export interface Heard {
  /** How it answers a yes-or-no question, or null. */
  answer: Answer | null;
  /** Nothing but that answer was written: "no", not "no i can't call". */
  bare: boolean;
  /** The no is only the beginning of what somebody tells: "i haven't been swimming since I was twelve". */
  loose?: boolean;
  /** The yes was made small: "I guess", "now and then". */
  small?: boolean;
  /**
   * The person says, now, that they are safe (`word`), that somebody is with them (`company`), or that the one they
   * worry about is safe (`other`).
   */
  safe: 'word' | 'company' | 'other' | null;
  /** Names from the content: barriers (`cannot-call`, `alone`, …) and themes (`theme.money`, …). */
  names: Set<string>;
  words: number;
}

export interface Hearing {
  hear(text: string): Heard;
}

/** Compiles the phrases of one language; throws on malformed patterns. */
export function createHearing(language: string, lines: SafetyLines): Hearing {
  const index = new PatternIndex(lines.hears, lines.classes);
  const spelling: Spelling = spellingOf(
    language,
    { classes: {}, cues: {}, rules: [], aliases: {}, fuzzy: [], breaks: [] },
    (word) => index.vocabulary.has(word),
  );
  return {
    hear(text) {
      const tokens = tokenise(text, spelling);
      const reading = read(tokens, index);
      const said = answerOf(reading.cues, tokens, lines.hears['answer.filler'] !== undefined);
      const plain = text.trim();
      const answer = said === 'no' ? noIn(plain) : (said ?? (saidAlready(plain) ? 'yes' : null));
      return {
        answer,
        loose: answer === 'no' && tokens.length > LOOSE_WORDS && OF_ONESELF.test(plain),
        bare: answer !== null && coversAll(reading.cues, reading.words),
        safe: safetyOf(reading.cues, tokens),
        names: namesOf(reading.cues, tokens),
        words: reading.words,
      };
    },
  };
}

/** "No, not sad exactly. More like behind glass": the mood is put right, and the question stays open. */
const OF_A_MOOD =
  /^(?:no|nah|nope),? not (?:really |just |so |even )?(?:sad|down|low|upset|angry|tired|depressed|lonely)\b/i;

const LOOSE_WORDS = 5;
/** "No idea how to say it" says no to nothing. English. */
const NO_OF_SOMETHING = /^no (?:idea|clue|words|wonder|one|body|matter|sleep|money|way (?:to|I|of))\b/i;
/** "I'm not going anywhere in life" says how they are, and no to nothing. English. */
const HOW_THEY_ARE =
  /^i(?:'?m| am) not (?:really |even |very |that |so |much |any )*(?:going anywhere (?:in|with|fast)|getting anywhere|good|enough|worth|needed|wanted|useful|happy|well|ok(?:ay)?|alright|all right|coping|living|strong enough|able)\b(?! with (?:dying|that idea))/i;
/** "No, it's not a joke", "no im serious": what was said is meant. English. */
const MEANS_IT =
  /^(?:no|nah|nope)\b[,. ]+(?:(?:i'?m|i am|it'?s|its|it is|this is|really|dead|being|i'?m being|i) )*(?:serious|mean it|not (?:a joke|joking|kidding|lying|messing|making (?:it|this) up))\b/i;
/** "No. Not today", "no but sometimes I think about it": half a yes. English. */
const HALF_NO =
  /^(?:well,? )?not (?:today|tonight|yet|right now)\b|^(?:no|nah|nope|not really)\b[^a-z]*(?:(?:well|but|just|only|i guess)[ ,.]+)*(?:not (?:today|tonight|yet|right now)\b|(?:(?:i|it) )?(?:sometimes|some (?:days|nights)|now and then|at nights?\b|maybe|i (?:do )?(?:still )?think (?:about|of) it))/i;

/** "My wife knows the outline. I don't give her the details" says no to nothing: the first word of it is of somebody else. English. */
const DONT_LATER =
  /^(?!\W*i\b)[^.!?]{8,}[.!?] *(?:and |but |so )?i (?:don'?t|dont|didn'?t|didnt|haven'?t|havent|wouldn'?t|won'?t|couldn'?t)\b/i;
const SAYS_NO =
  /(?:^|[.!?,;] *)(?:(?:well|um+|oh|honestly)[, ]+)?(?:no+|nope|nah|never|not|none|neither|nothing)\b|\bi (?:don'?t|dont|wouldn'?t|won'?t|haven'?t) (?:want to (?:die|do|kill)|think (?:i|so)|do (?:it|anything)|mean|plan|have (?:a|any) plan)/i;

/** What a message that begins with a no comes to. */
function noIn(text: string): Answer | null {
  if (NO_OF_SOMETHING.test(text) || refusesCall(text) || OF_A_MOOD.test(text) || HOW_THEY_ARE.test(text)) return null;
  if (DONT_LATER.test(text) && !SAYS_NO.test(text)) return null;
  return MEANS_IT.test(text) ? 'yes' : HALF_NO.test(text) ? 'unsure' : 'no';
}
const OF_ONESELF = /^i\b/i;

type Tokens = readonly Token[];

/**
 * Level 3 ends on these words alone, so they must be said and not denied: "my mum is not here", "nobody is with me"
 * and "if a friend came" hold it. `safe.denial` is what is safe although it denies ("I'm not in danger").
 */
function safetyOf(cues: readonly Finding[], tokens: Tokens): Heard['safe'] {
  const said = (name: string): boolean => cues.some((cue) => cue.cue === name && !isDenied(cue, cues, tokens));
  const denials = cues.filter((cue) => cue.cue === 'safe.denial');
  const isUnsafe = cues.some((cue) => cue.cue === 'unsafe' && !denials.some((denial) => overlap(cue, denial)));
  if (isUnsafe) return null;
  if (denials.some((cue) => !inClauseOf(cue, 'supposes', cues, tokens)) || said('safe')) return 'word';
  if (said('safe.company')) return 'company';
  return said('safe.other') ? 'other' : null;
}

/** Said of nobody, as a wish or as a question, or with a not in the same clause. */
function isDenied(cue: Finding, cues: readonly Finding[], tokens: Tokens): boolean {
  return inClauseOf(cue, 'denies', cues, tokens) || inClauseOf(cue, 'supposes', cues, tokens);
}

function inClauseOf(cue: Finding, name: string, cues: readonly Finding[], tokens: Tokens): boolean {
  const clauseOf = (at: Finding): number => tokens[at.start]?.clause ?? 0;
  const own = (other: Finding): boolean =>
    cues.some((denial) => denial.cue === 'safe.denial' && denial !== cue && overlap(denial, other));
  return cues.some((other) => other.cue === name && clauseOf(other) === clauseOf(cue) && !own(other));
}

/** "I called nobody" is no call. */
const ONLY_IF_SAID = ['called', 'with-person'];

/** "My neighbour isn't home" is no neighbour near: what takes a cue back stands in the content as `<cue>.not`. */
function namesOf(cues: readonly Finding[], tokens: Tokens): Set<string> {
  const isTakenBack = (cue: Finding): boolean =>
    cues.some((other) => other.cue === `${cue.cue}.not` && overlap(other, cue));
  const said = cues.filter(
    (cue) => !isTakenBack(cue) && (!ONLY_IF_SAID.includes(cue.cue) || !isDenied(cue, cues, tokens)),
  );
  return new Set(said.map((cue) => cue.cue));
}

const overlap = (a: Finding, b: Finding): boolean => a.start < b.end && b.start < a.end;

function coversAll(cues: readonly Finding[], words: number): boolean {
  const given = cues.filter((cue) => cue.cue in ANSWERS);
  for (let at = 0; at < words; at += 1) if (!given.some((cue) => cue.start <= at && at < cue.end)) return false;
  return true;
}

const LONG_ANSWER_WORDS = 40;
const ANSWERS: Record<string, Answer> = {
  'answer.rather-not': 'declined',
  'answer.unsure': 'unsure',
  'answer.no': 'no',
  'answer.yes': 'yes',
};

/** Shorter messages are answers as they stand: "kinda yeah", "still no". */
const SHORT_ANSWER_WORDS = 3;

/**
 * The first thing said counts: "no, not like that, but sometimes yes" is a no.
 *
 * @param closely an answer has to open its clause, after fillers such as "well" at most: "mr p says im not trying"
 * answers nothing
 */
function answerOf(cues: readonly Finding[], tokens: Tokens, closely: boolean): Answer | null {
  if (tokens.length > LONG_ANSWER_WORDS) return null;
  const isAnswer = (cue: Finding): boolean =>
    cue.cue in ANSWERS && (!closely || tokens.length <= SHORT_ANSWER_WORDS || opensClause(cue, cues, tokens));
  const said = cues.filter(isAnswer).sort((a, b) => a.start - b.start || b.end - a.end);
  // "I don't wanna say" begins like a no and is none.
  const keeps = said.find((cue) => cue.cue === 'answer.rather-not' && said[0] !== undefined && overlap(cue, said[0]));
  const given = keeps ?? said[0];
  return given ? (ANSWERS[given.cue] ?? null) : null;
}

function opensClause(cue: Finding, cues: readonly Finding[], tokens: Tokens): boolean {
  const leads = cues.filter((other) => other !== cue && (other.cue === 'answer.filler' || other.cue in ANSWERS));
  // "A step, I guess" answers nothing: such words are a yes only where the message begins with them.
  const isFiller = cues.some(
    (other) => other.cue === 'answer.filler' && other.start === cue.start && other.end === cue.end,
  );
  for (let at = cue.start - 1; at >= 0 && (isFiller || tokens[at]?.clause === tokens[cue.start]?.clause); at -= 1)
    if (!leads.some((lead) => lead.start <= at && at < lead.end)) return false;
  return true;
}
