import type { LinesContent } from '#companion/content.schema.ts';
import { ENGLISH, type Grammar } from '#companion/understand/grammar.ts';
import { createLexicon, type Lexicon } from '#companion/understand/lexicon.ts';
import { toTokens } from '#companion/understand/plain-text.ts';

export interface ReflectionGate {
  /** True where the clause may be given back: no risk, no self-attack, no claim about another mind, nothing to confirm. */
  passes(clause: string): boolean;
  /** True where it has a word that is never given back: a strong one, of whatever kind. */
  holds(clause: string): boolean;
  /** True where all that stands against giving it back is that it guesses at another mind. */
  guesses(clause: string): boolean;
  /** The harsh name a person gave themselves, or null. */
  harshName(text: string): string | null;
}

const ANOTHER_MIND =
  /\b(?:he|she|they|everyone|everybody|nobody|no one|people|mom|mum|dad|mother|father|husband|wife|boyfriend|girlfriend|partner|boss|friend|friends|family|parents|son|daughter|kids?|sister|brother|ex|coworkers?|colleagues?|girls?|guys?|men|women|others)\b(?:'s)? ?(?:\w+ ){0,2}(?:thinks?|hates?|despises?|wants? (?:me|us|to (?:\w+ ){0,3}(?:me|us|leave|go|die|hurt|see|talk|know))|loves?|judges?|judging|blames?|cares?|doesn't care|don't care|doesn't love|knows|believes?|resents?|regrets?|laugh(?:s|ing)? at|is up against|are against|talk about me|doesn't want|don't want|never loved|would be better|better off|deserves?|is an? (?:\w+ ){0,2}(?:narcissist|liar|psycho|monster|bitch|idiot|coward|cheat|bully|loser|jerk|sociopath|abuser|snake|devil|witch|saint)|are all (?:against|the same|judging|laughing|talking|watching)|(?:is|are|being) (?:just |so |all |always )?(?:jealous|toxic|crazy|evil|against|out to|trying|gaslighting|manipulat\w*))/i;
/** What others said or do not know is no guess about their minds. */
const SAID_ALOUD =
  /\b(?:thinks?|says?) I should\b|\bthinks (?:it's|its|that it's) \d|^(?:no one|nobody) (?:really )?knows\b/i;
const SELF_BELIEF =
  /\b(?:I deserve|I don't deserve|my fault|hate myself|hating myself|I ruin|I can't do anything right|nobody (?:likes|loves|wants)|no one (?:likes|loves|wants))\b/i;

/** Pounds of weight are not given back; pounds of money are. */
const BODY_WEIGHT = /\b(?:pounds|kilos|lbs|kg|stone)\b/i;
const LOSES = /\b(?:los[et]\w*|gain\w*|weigh\w*|drop\w*|put on|heavier|lighter|eat\w*|scales?)\b/i;
const STRONG_NAMES =
  /\b(?:worthless|pathetic|disgusting|monster|loser|failure|burden|psycho|idiot|unlovable|hate who I|hate what I)\b/i;
const SELF_VERDICT =
  /\bI(?:'m| am| was| feel like| felt like| must be)(?: (?:just|such|really|so|being|like|probably|clearly)){0,3} ((?:a |an |the )?(?:terrible|awful|horrible|rotten|lousy|worst|shitty|failed|failing|useless|worthless|pathetic|disgusting|bad|weak|lazy|broken|evil|toxic|selfish|crazy|insane|psycho)(?: (?:mother|father|mom|mum|dad|parent|wife|husband|partner|friend|daughter|son|person|human|human being|teacher|nurse|student|boss|girlfriend|boyfriend|sister|brother))?)\b/i;

/** "I'm this big pale thing": to be a thing at all is a hard verdict, whatever stands before it. */
const AS_A_THING =
  /\bI(?:'m| am| feel like| felt like) (?:just |only )?((?:an?|this|that|some) (?:(?!lucky|living|young|old|tough|good|sure)\w+ ){1,3}thing)(?=$|[.,;!?]| (?:at|in|on|with|who|that|nobody|people)\b)/i;

/** The words just before a harsh name that make it one's own: "I'm just a", "makes me feel like". */
const NAMES_SELF =
  /\b(?:im|i am|i was|i feel|i felt|me feel|feel like|felt like|feeling like|feeling|like|myself|calls? me|called me|to be)(?: \w+){0,2}$/;

/** "Packed like a psycho", "I feel weird about it", "like an idiot haha": a way of talking and no name for oneself. */
const FIGURE =
  /(?<!\b(?:feel|felt|feeling|look|looked|sound|am|I'm) )\blike an? (?:\w+ )?(?:psycho|freak|weirdo|maniac|crazy person|madman|madwoman)\b|\blike an? (?:\w+ )?(?:idiot|loser|fool|psycho)\b(?=,? (?:haha\w*|lol|lmao)\b)|\bweird (?=about|for|when|that|saying|telling|doing|being|to)\b|\bcrazy (?=about)\b/gi;
/** "Dead boring", "dying to know", "bored to death": the strong word is only there for its strength. */
const STRENGTH =
  /\bdead(?= (?:boring|bored|tired|easy|serious|quiet|slow|simple|keen|nervous|posh|good|nice|funny|scared|close|on|set|weight|end|line)\b)|\b(?:bored|scared|worried|frozen|embarrassed|starved|loved?|sick) to death\b|\bdying(?= (?:to (?:know|see|hear|go|tell|try|get|meet)|for a)\b)|\bkilling(?= (?:it|time)\b)|(?<=\b(?:feet|back|legs?|head|shoes|knees?|heat|commute|suspense) (?:is|are) )killing\b|\bdead in a ditch\b|\bto die for\b|\bchok(?:e|ed|ing)(?= (?:when|whenever|in|on stage|at|under|every|up)\b)|(?<=\b(?:line|phone|battery|plants?|leg|arm|signal|town|street|shop|engine|party|car|pub) (?:is|was|went|are) )dead\b/gi;

/** Assistant.md 5.4: what must never come back turned to "you". A wrong pass harms; a wrong stop only costs variety. */
export function createReflectionGate(words: LinesContent['words'], grammar: Grammar = ENGLISH): ReflectionGate {
  const never: Lexicon<true> = createLexicon([[true, words.never]], grammar);
  const harsh: Lexicon<string> = createLexicon(
    words.harsh.map((word) => [word, [word]] as const),
    grammar,
  );
  const english = grammar.turnsClauses;

  function harshName(said: string): string | null {
    const text = said.replace(FIGURE, '');
    const verdict = (SELF_VERDICT.exec(text) ?? AS_A_THING.exec(text))?.[1];
    if (verdict) return verdict.toLowerCase();
    const tokens = toTokens(text);
    for (const hit of harsh.find(tokens)) {
      // "I don't want to be a burden" still carries the word.
      if (hit.negated && !hit.value.includes('burden')) continue;
      const before = tokens.slice(Math.max(0, hit.from - 5), hit.from).join(' ');
      // "I played like garbage" is about the playing; "like an idiot" is a name.
      if (/(?<!feel|felt|feeling) like$/.test(before) && !/^an? /.test(hit.value)) continue;
      if (english ? NAMES_SELF.test(before) : namesSelf(tokens, hit.from)) return hit.value;
    }
    return null;
  }

  function namesSelf(tokens: readonly string[], at: number): boolean {
    // "My husband comes home and gets ugly": the nearest one named is who it is said of.
    const nearest = tokens
      .slice(Math.max(0, at - 5), at)
      .filter((token) => !grammar.mine.has(token) && (grammar.self.has(token) || grammar.people.has(token)))
      .at(-1);
    return nearest !== undefined && grammar.self.has(nearest);
  }

  function passes(clause: string): boolean {
    return harmless(clause) && (!ANOTHER_MIND.test(clause) || SAID_ALOUD.test(clause));
  }

  function guesses(clause: string): boolean {
    return ANOTHER_MIND.test(clause) && !SAID_ALOUD.test(clause) && harmless(clause);
  }

  function harmless(clause: string): boolean {
    // Without its apostrophe "he'll" would be a curse.
    const tokens = toTokens(clause.replace(/\b(he|she|we)'ll\b/gi, '$1 will').replace(english ? STRENGTH : /$^/g, ''));
    return (
      never.find(tokens).length === 0 &&
      harshName(clause) === null &&
      !STRONG_NAMES.test(clause) &&
      !SELF_BELIEF.test(clause) &&
      !(BODY_WEIGHT.test(clause) && LOSES.test(clause))
    );
  }

  const holds = (clause: string) =>
    never.find(toTokens(clause.replace(/\b(he|she|we)'ll\b/gi, '$1 will').replace(english ? STRENGTH : /$^/g, '')))
      .length > 0;

  return { passes, holds, guesses, harshName };
}
