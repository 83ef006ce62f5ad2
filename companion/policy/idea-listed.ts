import { line, type Plan, plan } from './plan.ts';

/** Three things in a row, with their numbers: the writing down is done, and needs no day any more. */
export const LISTED = /(?:^|[\s:])1(?:[.):] ?| )(?!\d)\S.*[\s,;]2(?:[.):] ?| )(?!\d)\S/s;
const GOES_FIRST = /\b(?:first|prob(?:ably)?|start(?:ing)? with|going with|easiest|maybe|I'll do|doing)\b/i;

export const listed = (text: string): Plan =>
  plan('idea.listed', 'choose', [line(GOES_FIRST.test(text) ? 'idea_listed_one' : 'idea_listed')], {
    expect: { kind: 'open' },
  });
