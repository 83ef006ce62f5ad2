import { writtenIn } from '#companion/written.ts';

const written = writtenIn('policy/ask-kinds');

/** What a question asks for, in the order it is looked for, and the family of lines that meets it. */
export interface AskKind {
  family: string;
  words: RegExp;
  not?: RegExp;
  /** Needs to be read beside all that is known of the matter, not before it. */
  late?: true;
}

const of = (family: string, words: RegExp, more: Partial<AskKind> = {}): AskKind => ({ family, words, ...more });

export const ASK_KINDS: readonly AskKind[] = [
  // Words of their own are put up to be looked at.
  of('asks_check', written('asks-check', 'iu')),
  of('asks_like_what', written('asks-like-what', 'iu')),
  of('asks_why_us', written('asks-why-us', 'iu')),
  of('asks_sense', written('asks-sense', 'iu')),
  of('asks_you_ever', written('asks-you-ever', 'iu')),
  of('straight_me', written('straight-me', 'iu')),
  of('asks_us_would', written('asks-us-would', 'iu')),
  of('asks_us_know', written('asks-us-know', 'iu')),
  of('asks_us_can', written('asks-us-can', 'iu')),
  of('asks_see_side', written('asks-see-side', 'iu')),
  of('asks_sign', written('asks-sign', 'iu')),
  of('asks_mean', written('asks-mean', 'iu')),
  of('asks_fair_to', written('asks-fair-to', 'iu'), { not: written('asks-fair-to-not') }),
  of('asks_funny', written('asks-funny', 'iu')),
  of('asks_would_you', written('asks-would-you', 'iu')),
  of('asks_can_i', written('asks-can-i', 'iu')),
  of('asks_people', written('asks-people', 'iu')),
  of('asks_unfair', written('asks-unfair', 'iu')),
  of('asks_fair', written('asks-fair', 'iu')),
  // "You think I'm mad?" is hurt, or fears to be; "do you think I'm selfish?" asks for a word of its own below.
  of('asks_thinks_me', written('asks-thinks-me', 'iu'), { not: /\bshould\b/i }),
  // Asked of nobody.
  of('heard_self', written('heard-self', 'iu')),
  of('heard_allowed', written('heard-allowed', 'iu')),
  of('heard_why_me', written('heard-why-me', 'iu')),
  of('heard_them', written('heard-them', 'iu')),
  of('asks_open', written('asks-open', 'iu')),
  of('asks_others', written('asks-others', 'iu')),
  of('asks_open', written('asks-open-2', 'iu')),
  of('asks_safe', written('asks-safe', 'iu')),
  of('asks_named', written('asks-named', 'iu')),
  of('asks_easy', written('asks-easy', 'iu')),
  of('asks_normal', written('asks-normal', 'iu'), {
    not: written('asks-normal-not'),
  }),
  of('normal_others', written('normal-others', 'iu')),
  of('should_doctor', written('should-doctor', 'iu')),
  of('asks_mad', written('asks-mad', 'iu')),
  of('asks_unwanted', written('asks-unwanted', 'iu')),
  of('asks_worry', written('asks-worry', 'iu')),
  of('asks_silly', written('asks-silly', 'iu')),
  of('asks_fault', written('asks-fault', 'iu')),
  of('asks_ruined', written('asks-ruined', 'iu')),
  of('asks_deed', written('asks-deed', 'iu')),
  of('asks_wrong', written('asks-wrong', 'iu')),
  of('asks_self', written('asks-self', 'iu')),
  of('asks_who', written('asks-who', 'iu'), { not: /\bwho can I (?:be|trust)\b|\bwhere do I go from here\b/i }),
  of('asks_rules', written('asks-rules', 'iu')),
  of('asks_should', written('asks-should', 'iu'), { not: /\b(?:any|some)thing else\b/i }),
  of('asks_knows', written('asks-knows', 'iu'), {
    not: written('asks-knows-not'),
  }),
  // Whether they must: what is so by law or in a family, nobody knows from here.
  of('asks_have_to', written('asks-have-to', 'iu'), { not: written('asks-have-to-not') }),
  of('asks_works', written('asks-works', 'iu'), { not: /\b(?:pills?|tablets?|medic\w+|talk\w*|walk\w*)\b/i }),
  of('asks_could_be', written('asks-could-be', 'iu'), { not: /\b(?:serious|worse|bad)\b/i }),
  of('asks_may', written('asks-may', 'iu')),
  of('asks_recover', written('asks-recover', 'iu')),
  of('asks_who_right', written('asks-who-right', 'iu')),
  of('asks_too', written('asks-too', 'iu')),
  of('asks_what_if', written('asks-what-if', 'iu')),
  of('asks_ahead', written('asks-ahead', 'iu')),
  of('asks_them', written('asks-them', 'iu'), { not: /\bI should\b/i }),
  of('asks_them', written('asks-them-2', 'iu')),
  of('asks_ahead', written('asks-ahead-2', 'iu'), {
    not: written('asks-ahead-not'),
  }),
  of('asks_why', written('asks-why', 'iu')),
  of('asks_cause', written('asks-cause', 'iu')),
  of('asks_view', written('asks-view', 'iu'), {
    not: /\bsee (?:what|how)\b|\bwhat do you (?:say|mean)\b|\bto be done\b/i,
  }),
  of('asks_how', written('asks-how', 'iu'), { late: true }),
  of('asks_any', written('asks-any', 'iu'), { late: true }),
];
