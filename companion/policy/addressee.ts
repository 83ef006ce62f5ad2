import { quick, quickPattern } from '#companion/quick-pattern.ts';
// Whom words are for: somebody named in the asking, or the one person a "her" can mean in the messages before. Where
// two could be meant nobody is named, for a draft to the wrong person is worse than one to nobody.

import { writtenIn } from '#companion/written.ts';

const written = writtenIn('policy/addressee');

const HERS =
  'lass|mum|mom|mam|mammy|mama|mummy|ma|mother|sister|sis|wife|missus|girlfriend|gf|daughter|aunt|auntie|aunty|nan|nana|gran|granny|grandma|niece|granddaughter|sister-in-law|sister in law|stepmum|stepmom|stepmother|mother-in-law|mother in law|daughter-in-law|landlady|madre|abuela|ammi|amma|oma|nonna|maman|mutti';
const HIS =
  'lad|dad|daddy|da|papa|father|brother|bro|husband|hubby|boyfriend|bf|son|uncle|grandad|grandpa|grandson|nephew|brother-in-law|brother in law|stepdad|stepfather|father-in-law|father in law|landlord|padre|abuelo|abbu|appa|baba|opa';
const ANYONE =
  'crush|team lead(?:er)?|shift lead(?:er)?|classmate|teammate|trainer|lodger|tenant|neighbou?rs|flatmates|housemates|roommates|siblings|brothers|sisters|grandparents|teachers|energy supplier|supplier|electric(?:ity)? company|gas company|phone company|water company|(?:visa|immigration|foreigners|benefits|tax|housing|student|welfare|registry) office|authorit(?:y|ies)|job ?cent(?:re|er)|embassy|consulate|ministry|housing association|landlady|gp surgery|surgery|insurance company|bank|council|letting agent|letting agency|agency|insurance|energy company|school|university|landlords|(?:\\w+|\\d+)[- ]year[- ]old|toddler|kid|child|little one|little girl|little boy|eldest|youngest|oldest|group chat|group|club|society|choir|boss|manager|line manager|supervisor|gaffer|foreman|teacher|tutor|neighbou?r|friend|best friend|bestie|mate|best mate|flatmate|roommate|housemate|colleague|coworker|co-worker|workmate|cousin|partner|fianc[eé]e?|ex|parents|kids|children|family|in-laws|doctor|gp|nurse|midwife|health visitor|counsell?or|therapist|coach|team|professor|director|receptionist|head|lecturer|social worker|client|customer|pastor|imam|priest|social worker|carer|employer|dentist|hr|supervisor|head teacher|headteacher|GP|HR';
const BARE =
  '[Mm]um|[Mm]om|[Mm]am|[Mm]ammy|[Mm]ama|[Mm]ummy|[Dd]ad|[Dd]addy|[Pp]apa|[Nn]an|[Nn]ana|[Gg]ran|[Gg]ranny|[Gg]randma|[Gg]randad|[Gg]randpa|[Mm]issus|[Gg]affer|[Bb]oss';

export interface Addressee {
  /** As one says it to the person: "your mum", "Bernie". */
  said: string;
  /** As the person says it: "my mum". */
  own: string;
  pronoun: 'he' | 'she' | 'they' | null;
  /** A first name, where one was told. */
  name?: string;
  /** What they are to the person, beside a name: "my friend". */
  role?: string;
}

const ROLES: readonly (readonly [role: string, RegExp])[] = [
  ['child', written('roles-child')],
  ['work', written('roles-work')],
  ['office', written('roles-office')],
  ['teacher', written('roles-teacher')],
  ['doctor', written('roles-doctor')],
  ['group', quick(/\b(?:group|chat|club|society|choir)$/i)],
];

/** How they stand to the one who asks: beside the kinds above, for what is said to a partner is not said to a brother. */
const NEAR: readonly (readonly [role: string, RegExp])[] = [
  ['partner', written('near-partner')],
  ['sibling', quick(/\b(?:brothers?|sisters?|siblings?|bro|sis)$/i)],
  ['parent', written('near-parent')],
  ['inlaw', written('near-inlaw')],
  ['friend', quick(/\b(?:friends?|mates?|bestie)$/i)],
  ['date', /^date$/i],
];

/** What kinds of people these are, as the purposes name them; `unknown` where nobody is named. */
export function rolesOf(them: Addressee | null): string[] {
  if (them === null || them.own === '') return ['unknown'];
  const who = them.role ?? them.own;
  const found = ROLES.flatMap(([role, words]) => (words.test(who) ? [role] : []));
  const near = NEAR.flatMap(([role, words]) => (words.test(who) ? [role] : []));
  return [...(found.length > 0 ? found : ['other']), ...near];
}

const ROLE = quickPattern(
  `(?<!\\b(?:in|of|is|'s) )\\b(?:([Mm]y|[Mm]i|[Oo]ur|[Hh]is|[Hh]er|[Tt]he|[Aa]n?) (?:(?:[\\w-]+ )(?=(?:children|kids|flatmate|sister|brother|friend|mate|aunt|uncle|daughter|son|cousin|colleague|neighbou?r|manager|teacher|boss)\\b))?(${HERS}|${HIS}|${ANYONE})(?:,? ([A-Z][a-z]{2,})\\b)?|(?<!\\b(?:his|her|their|your|soon|yes|no|aye|hello|hi|ok|sorry|\\w+'s),? )(${BARE}))\\b(?!-|'s (?:${HERS}|${HIS}|${ANYONE}|assessment|allowance|funeral|wedding|birthday|sake|hen|stag|party|\\d+(?:st|nd|rd|th)?)\\b| (?:for(?<!\\b(?:ask|asking|thank|thanking|apologi[sz]e to|sorry to) \\w+ [\\w-]+ for)|in|and I\\b(?!'m|'ve| (?:have to|need|don't|can't|feel|want|should|hate|dread))|leader|lead|job|party|meeting|member|run|holidays?|trip|uniform|gates?|play|bus|dinners?|tax|account|card|loan|statement|fees?|toilets?|hall|kitchen|printer)\\b)`,
  'g',
);
const NAME = written('name', 'g');
const NO_NAME = written('no-name', '');
/** "A friend" is one of theirs, "a teacher" any. */
const OFTEN_ONES = written('often-ones', '');
/** Who died is spoken of, and nobody asks for words to them here. */
const GONE = written('gone', 'gi');
/** "My girlfriends mum": hers, and not the one who writes. */
const NO_APOSTROPHE = written('no-apostrophe', 'gi');
/** "My son's school", "my daughter's coach": the letter goes to the school. */
export const OF_CHILD = written('of-child', 'gi');
/** "Partner snores", "flatmate keeps using my towel": written in haste, and theirs. */
const BARE_HEAD = written('bare-head', 'g');
/** Somebody's own husband is spoken of as "the husband", and is "your husband" to us. */
const THEIRS = written('theirs');

/** "I'm a nurse": what they are themselves, and nobody to speak to. */
const OF_ONESELF = written('of-oneself', 'gi');
/** Somebody they are getting to know, who has no other name yet. */
const SEEN = written('seen', 'gi');

const CALLED = quick(/^(?:name is|name's|called|named)\b/i);

/** Everybody who is spoken of, in order. */
export function peopleIn(whole: string): Addressee[] {
  const text = whole
    .replace(NO_APOSTROPHE, "$1's $2")
    .replace(BARE_HEAD, '$1my $2')
    .replace(GONE, ' ')
    .replace(OF_ONESELF, ' ')
    .replace(/\b(?:the|my|our|a) \w+(?:'s|s') (?=(?:receptionist|secretary|assistant|nurse|office)\b)/gi, 'the ')
    .replace(OF_CHILD, 'the ');
  const roles: (Addressee & { index: number })[] = [...text.matchAll(ROLE)].flatMap(
    ({ 1: whose, 2: role, 3: called, 4: bare, index }) => {
      const word = (role ?? bare ?? '')
        .toLowerCase()
        .replace(/^gp$/, 'GP')
        .replace(/^hr$/, 'HR')
        .replace(/^[gb]f$/, (short) => (short === 'gf' ? 'girlfriend' : 'boyfriend'))
        .replace('hubby', 'husband')
        .replace('missus', 'wife');
      const mine =
        bare !== undefined ||
        /^(?:my|mi|our)$/i.test(whose ?? '') ||
        THEIRS.test(word) ||
        (/^an?$/i.test(whose ?? '') && OFTEN_ONES.test(word));
      const pronoun = new RegExp(`^(?:${HERS})$`).test(word)
        ? ('she' as const)
        : new RegExp(`^(?:${HIS})$`).test(word)
          ? ('he' as const)
          : /^(?:parents|kids|children|family|in-laws|team|neighbou?rs|flatmates|housemates|roommates|siblings|brothers|sisters|grandparents|teachers|authorities|.* office|.*company|.*supplier|council|surgery|embassy|consulate|ministry)$/.test(
                word,
              )
            ? ('they' as const)
            : null;
      if (called !== undefined && !NO_NAME.test(called))
        return [{ index, said: called, own: called, pronoun, name: called, role: word }];
      // "His wife" is somebody to speak to; "her mum" and "her" can be either of two.
      const theirs = /^(?:his|her)$/i.exec(whose ?? '')?.[0].toLowerCase();
      if (theirs !== undefined && pronoun !== (theirs === 'his' ? 'she' : 'he')) return [];
      if (theirs !== undefined) return [{ index, said: `${theirs} ${word}`, own: `${theirs} ${word}`, pronoun }];
      return [{ index, said: `${mine ? 'your' : 'the'} ${word}`, own: `${mine ? 'my' : 'the'} ${word}`, pronoun }];
    },
  );
  const names = [...text.matchAll(NAME)]
    .map(({ 1: called, 2: named, index }) => ({ index, name: called ?? named ?? '' }))
    .filter(({ name }) => !NO_NAME.test(name))
    .map(({ index, name }) => ({ index, said: name, own: name, pronoun: null, name }));
  const seen = [...text.matchAll(SEEN)].map(({ 1: met, 2: known, index }) => {
    const word = (met ?? known ?? '').toLowerCase();
    const pronoun = /^(?:girl|woman)$/.test(word) ? ('she' as const) : ('he' as const);
    return { index, said: '', own: `the ${word}`, pronoun, role: 'date' };
  });
  const [met] = seen;
  const [only] = names;
  if (met !== undefined && only !== undefined && names.length === 1 && roles.length === 0)
    return [{ ...only, pronoun: met.pronoun, role: 'date' }];
  // "My boss ... Her name is Diane": one person.
  const [called] = names.filter(({ index }) => CALLED.test(text.slice(index)));
  const [one, ...rest] = roles;
  if (called !== undefined && one !== undefined && rest.length === 0 && one.name === undefined)
    return [{ ...called, pronoun: one.pronoun, role: one.own.replace(/^(?:my|the) /, '') }];
  return [...roles, ...names, ...seen].sort((a, b) => a.index - b.index);
}

/** An office is no he, whoever else is spoken of. */
const OFFICE = written('roles-office');
const POINTS = written('points');
const PRONOUNS: Readonly<Record<string, Addressee['pronoun']>> = { him: 'he', her: 'she', them: 'they' };
const BEFORE = 4;
/** Somebody who is told of as often as those at home. */
const LEADS_WORK = written('leads-work');

/** The one who is spoken of in the message that asks. */
function spokenOf(message: string): Addressee['pronoun'] {
  const [he, she] = [/\b(?:he|him|his)\b/i.test(message), /\b(?:she|her)\b/i.test(message)];
  return he === she ? null : he ? 'he' : 'she';
}

const MET = quick(/^the (?:guy|girl|bloke|man|woman|lad|boy|fella)$/);

/** Somebody noted before by `own`: "my mum", "Bernie"; null where nobody was. */
export function namedAs(own: string): Addressee | null {
  if (own === '') return null;
  if (MET.test(own)) return { said: '', own, pronoun: /girl|woman/.test(own) ? 'she' : 'he', role: 'date' };
  const known = /^(?:my|the|his|her) /.test(own) ? addressee(`to ${own}`, []) : null;
  if (known !== null) return known;
  return /^(?:my|the|his|her) /.test(own)
    ? own.startsWith('the ')
      ? { said: own, own, pronoun: 'they' }
      : null
    : { said: own, own, pronoun: null, name: own };
}

/** Whom the words asked for are meant for; null where that is not plain. */
export function addressee(asked: string, before: readonly string[], message = asked): Addressee | null {
  const [named] = peopleIn(asked);
  const pronoun = PRONOUNS[POINTS.exec(asked)?.[1]?.toLowerCase() ?? ''] ?? spokenOf(message);
  if (named !== undefined && (pronoun === null || named.pronoun === null || named.pronoun === pronoun))
    return { ...named, pronoun: named.pronoun ?? (OFFICE.test(named.own) ? null : pronoun) };
  // A husband is a "he"; a nurse or a boss might be one.
  const surely = before.some((text) => peopleIn(text).some((one) => pronoun !== null && one.pronoun === pronoun));
  const suits = (one: Addressee) =>
    pronoun === null || one.pronoun === pronoun || (one.pronoun === null && (!surely || LEADS_WORK.test(one.own)));
  const everyone = new Set(before.flatMap((text) => peopleIn(text).filter(suits)).map((one) => one.own));
  if (everyone.size > 1) return pronoun === null ? null : { said: '', own: '', pronoun };
  // Who is the only one in the whole talk is meant, however long ago they were named.
  const lone = everyone.size === 1 && (pronoun !== null || [...everyone].some((own) => MET.test(own)));
  for (const text of before.slice(lone ? 0 : -BEFORE).reverse()) {
    const fits = peopleIn(text).filter(suits);
    const different = new Map(fits.map((one) => [one.own, one]));
    if (different.size === 0) continue;
    const [one] = different.values();
    if (different.size > 1 || one === undefined) break;
    return { ...one, pronoun: one.pronoun ?? pronoun };
  }
  return pronoun === null ? null : { said: '', own: '', pronoun };
}

/** "Thank the nurses who looked after Dad", "an email to the gym": an office or several, who are one "you". */
export function severalIn(text: string): Addressee | null {
  const found =
    /\b(?:thank|tell|invite|e-?mail|write to|ask) (the (?:\w+ )?(?:\w+[^s]s|team|staff|people|ward|office|council|company))\b/i.exec(
      text,
    )?.[1] ??
    /\b(?:write|e-?mail|letter|message|note|complaint)\b[^.?!]{0,16}\bto (the (?!group|same|point|other)[a-z]+(?: (?:team|shop|company|office|people))?)(?=[,.?!]|$| (?:about|saying|asking|that|because|please))/i.exec(
      text,
    )?.[1];
  const office =
    /\b(?:for|to|at) (the (?:\w+ )?(?:office|authorit(?:y|ies)|council|embassy|energy company|supplier))\b[^.?!]{0,20}(?:[.?!]|$)/i;
  const own = (
    found ?? (/\b(?:sentences?|words?|letter|e-?mail|write|say)\b/i.test(text) ? office.exec(text)?.[1] : undefined)
  )?.toLowerCase();
  return own === undefined || peopleIn(own).length > 0 ? null : { said: own, own, pronoun: 'they' };
}
