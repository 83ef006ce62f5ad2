import { countQuestions, countWords, formViolations, wholeViolations } from './form-rules.ts';
import { HARM_RULES } from './harm-rules.ts';
import { MANNER_RULES } from './manner-rules.ts';
import type { ReplyContext, ReplyRule } from './rule.ts';

export type { ReplyContext } from './rule.ts';

export interface ReplyVerdict {
  ok: boolean;
  /** Ids of the rules broken; safe to log, they hold no text. */
  violations: string[];
}

const RULES: readonly ReplyRule[] = [...HARM_RULES, ...MANNER_RULES];
const WORDS_LOOKED_BACK = 50;
const WORDS_MAX = 90;
const WORDS_MAX_AT_RISK = 60;

/** Checks a whole reply, of the guided companion or of a model, before it is shown (assistant.md §4.7, G2). */
export function checkReply(text: string, context: ReplyContext): ReplyVerdict {
  const violations = [
    ...formViolations(text, context),
    ...wordingViolations(text, context),
    ...wholeViolations(text, context),
  ];
  return { ok: violations.length === 0, violations };
}

export interface SentenceChecker {
  /** Whether the next sentence of a reply may be shown. A withheld sentence does not count as said. */
  next(sentence: string): ReplyVerdict;
}

/**
 * The streaming form: give it one sentence at a time, in order. Each is read
 * together with the fifty words released before it, so that a rule broken across
 * two sentences is caught before the second one shows.
 */
export function createSentenceChecker(context: ReplyContext): SentenceChecker {
  let released = '';
  const most = context.maxWords ?? (context.level >= 2 ? WORDS_MAX_AT_RISK : WORDS_MAX);
  return {
    next(sentence) {
      const before = released.split(/\s+/u).slice(-WORDS_LOOKED_BACK).join(' ');
      const window = before === '' ? sentence : `${before} ${sentence}`;
      const violations = [...formViolations(sentence, context), ...wordingViolations(window, context)];
      if (countQuestions(released) > 0 && countQuestions(sentence) > 0) violations.push('questions');
      if (countWords(`${released} ${sentence}`) > most) violations.push('length');
      if (violations.length === 0) released = released === '' ? sentence : `${released} ${sentence}`;
      return { ok: violations.length === 0, violations: [...new Set(violations)] };
    },
  };
}

function wordingViolations(text: string, context: ReplyContext): string[] {
  const plain = withoutOwnWords(
    text
      .toLowerCase()
      .replace(/[’‘`´]/gu, "'")
      .replace(/[“”„]/gu, '"')
      .replace(/\*+|_{2,}/gu, '')
      .replace(/[\u200b-\u200f\u2060\u00ad]/gu, '')
      .replace(/\s+/gu, ' '),
    context.userTexts ?? [],
  );
  return RULES.filter((rule) => {
    const match = rule.pattern.exec(plain);
    return match !== null && (rule.when === undefined || rule.when(match, context, plain));
  }).map((rule) => rule.id);
}

/** Quotations of what the person wrote, and words offered for them to say, are not the companion's own. */
function withoutOwnWords(text: string, userTexts: readonly string[]): string {
  const own = userTexts
    .join('\n')
    .toLowerCase()
    .replace(/[’‘`´]/gu, "'");
  return text.replace(/"([^"\n]{1,300})"/gu, (whole, inner: string) => {
    const words = inner.replace(/[.,!?]+$/u, '').trim();
    return own.includes(words) ||
      /^(?:[a-z]{2,12}, )?(?:i|i'm|i've|i'd|i'll|there's|we|my|can|could|someone|are you|hi|hello|hey|noted|having|rough|not|this)\b/u.test(
        words,
      )
      ? '""'
      : whole;
  });
}
