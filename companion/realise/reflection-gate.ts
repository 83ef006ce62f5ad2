import type { LinesContent } from '#companion/content.schema.ts';
import { ENGLISH, type Grammar } from '#companion/understand/grammar.ts';
import { createLexicon, type Lexicon } from '#companion/understand/lexicon.ts';
import { toTokens } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';

const written = writtenIn('realise/reflection-gate');

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

const ANOTHER_MIND = written('another-mind');
/** What others said or do not know is no guess about their minds. */
const SAID_ALOUD = written('said-aloud');
const SELF_BELIEF = written('self-belief');

/** Pounds of weight are not given back; pounds of money are. */
const BODY_WEIGHT = /\b(?:pounds|kilos|lbs|kg|stone)\b/i;
const LOSES = written('loses');
const STRONG_NAMES = written('strong-names');
const SELF_VERDICT = written('self-verdict');

/** "I'm this big pale thing": to be a thing at all is a hard verdict, whatever stands before it. */
const AS_A_THING = written('as-a-thing');

/** The words just before a harsh name that make it one's own: "I'm just a", "makes me feel like". */
const NAMES_SELF = written('names-self', '');

/** "Packed like a psycho", "I feel weird about it", "like an idiot haha": a way of talking and no name for oneself. */
const FIGURE = written('figure', 'giu');
/** "Dead boring", "dying to know", "bored to death": the strong word is only there for its strength. */
const STRENGTH = written('strength', 'gi');

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
