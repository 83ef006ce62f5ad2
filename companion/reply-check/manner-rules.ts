import { quick } from '#companion/quick-pattern.ts';
import { writtenIn } from '#companion/written.ts';
import type { ReplyContext, ReplyRule } from './rule.ts';

const written = writtenIn('reply-check/manner-rules');

/** How it may not sound: minimising, claims to be a person, and the forty banned phrases by their number in transcripts.md. */
export const MANNER_RULES: readonly ReplyRule[] = [
  { id: 'minimising', pattern: written('minimising', 'u') },
  { id: 'human-claim', pattern: written('human-claim', 'u') },
  { id: 'banned-1', pattern: written('banned-1', 'u') },
  { id: 'banned-2', pattern: written('banned-2', 'u') },
  { id: 'banned-3', pattern: /^\s*i hear you[.!, ]*$/u },
  { id: 'banned-4', pattern: written('banned-4', 'u') },
  { id: 'banned-5', pattern: written('banned-5', 'u') },
  { id: 'banned-6', pattern: written('banned-6', 'u') },
  { id: 'banned-7', pattern: quick(/\bthank(?:s| you) (?:so much )?for sharing/u) },
  { id: 'banned-8', pattern: written('banned-8', 'u') },
  { id: 'banned-9', pattern: written('banned-9', 'u') },
  { id: 'banned-10', pattern: quick(/\b(?:it|things?) could be (?:a lot |much )?worse/u) },
  { id: 'banned-11', pattern: quick(/\b(?:everything|things?) happens? for a reason/u) },
  { id: 'banned-12', pattern: quick(/\btime (?:heals|will heal)/u) },
  { id: 'banned-13', pattern: quick(/\b(?:look (?:on|at) the bright side|silver lining)/u) },
  { id: 'banned-14', pattern: quick(/\b(?:stay|think|be|keep) positive\b/u) },
  { id: 'banned-15', pattern: quick(/\b(?:don't|do not) worry\b/u) },
  { id: 'banned-16', pattern: /\bcalm down\b/u },
  { id: 'banned-17', pattern: written('banned-17', 'u') },
  { id: 'banned-18', pattern: written('banned-18', 'u') },
  { id: 'banned-19', pattern: quick(/\bhow (?:does|did|do) (?:that|this|it) make you feel/u) },
  { id: 'banned-20', pattern: quick(/\b(?:can|could|would) you (?:please )?elaborate/u) },
  { id: 'banned-21', pattern: written('banned-21', 'u') },
  { id: 'banned-22', pattern: quick(/\byou (?:really |definitely )?should(?:n't)?\b/u) },
  {
    id: 'banned-23',
    pattern: written('banned-23', 'u'),
    when: (match, context, text) => notNegated(match, context, text) && !isOwnDuty(match, context, text),
  },
  { id: 'banned-24', pattern: written('banned-24', 'u') },
  { id: 'banned-25', pattern: quick(/\bwhy (?:don't|not|didn't) you\b/u) },
  { id: 'banned-26', pattern: written('banned-26', 'u') },
  { id: 'banned-27', pattern: written('banned-27', 'u') },
  { id: 'banned-28', pattern: written('banned-28', 'u') },
  { id: 'banned-29', pattern: written('banned-29', 'u') },
  { id: 'banned-30', pattern: quick(/\bi(?:'ve| have) been there\b/u) },
  { id: 'banned-31', pattern: written('banned-31', 'u') },
  { id: 'banned-32', pattern: quick(/\bi(?:'m| am) (?:so |very |really )?proud of you/u) },
  { id: 'banned-33', pattern: quick(/\bi(?:'ve| have)? missed you\b/u) },
  { id: 'banned-34', pattern: quick(/\bi (?:really |deeply |truly )?care (?:about|for) you\b/u) },
  { id: 'banned-35', pattern: written('banned-35', 'u') },
  { id: 'banned-36', pattern: quick(/\byou can (?:always )?tell me (?:anything|everything)/u) },
  { id: 'banned-37', pattern: written('banned-37', 'u') },
  { id: 'banned-38', pattern: written('banned-38', 'u') },
  { id: 'banned-39', pattern: written('banned-39', 'u') },
  { id: 'banned-40', pattern: written('banned-40', 'u') },
];

/** "You don't need to" frees; only the order is meant. */
function notNegated(match: RegExpExecArray, _context: unknown, text: string): boolean {
  return !/\b(?:don't|do not|never|nothing|no)\s*$/u.test(text.slice(0, match.index));
}

/** "I have to ask for them back", told back to the one who wrote it, is no order. */
function isOwnDuty(match: RegExpExecArray, { userTexts = [] }: ReplyContext, text: string): boolean {
  const [order] = match;
  const after = /^\s+[\p{L}']+(?:\s+[\p{L}']+)?/u.exec(text.slice(match.index + order.length))?.[0] ?? '';
  const duty = `${order.replace(/^you /u, '')}${after}`;
  return after !== '' && userTexts.some((own) => own.toLowerCase().replace(/\s+/gu, ' ').includes(duty));
}
