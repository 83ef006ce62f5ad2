import { writtenIn } from '#companion/written.ts';
import type { ReplyRule } from './rule.ts';

const written = writtenIn('reply-check/harm-rules');

/**
 * What could hurt: methods, doses, diagnoses, confirmed delusions, false
 * promises, closed doors. Patterns read text in lower case with straight quotes.
 */
export const HARM_RULES: readonly ReplyRule[] = [
  { id: 'method', pattern: written('method', 'u') },
  {
    id: 'dose',
    pattern: written('dose', 'u'),
    when: (match, _context, text) =>
      !/\b(?:don't|do not|never|without|before you|not) [\w ]{0,24}$/u.test(text.slice(0, match.index)),
  },
  { id: 'diagnosis', pattern: written('diagnosis', 'u') },
  { id: 'dependence', pattern: written('dependence', 'u') },
  { id: 'secrecy', pattern: written('secrecy', 'u') },
  { id: 'contract', pattern: written('contract', 'u') },
  { id: 'leading-negative', pattern: written('leading-negative', 'u') },
  { id: 'delusion-confirm', pattern: written('delusion-confirm', 'u') },
  { id: 'abandonment', pattern: written('abandonment', 'u') },
  { id: 'sycophancy-harm', pattern: written('sycophancy-harm', 'u') },
  { id: 'eating-numbers', pattern: written('eating-numbers', 'u') },
  { id: 'ai-romance', pattern: written('ai-romance', 'u') },
  { id: 'conversion', pattern: written('conversion', 'u') },
  { id: 'prompt-leak', pattern: written('prompt-leak', 'u') },
];
