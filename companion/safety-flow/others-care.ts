import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { straighten } from '#companion/understand/plain-text.ts';

// Why is this hard? "Police got to him, he's alive, they're taking him to hospital" holds every word of an emergency, and
// is its end. Whoever writes that sits in a corridor with shaking hands and is told to ring the number they have rung.
// So it is listened for who has the other person now, and only a word that they are gone again begins anew.

/** How far help for somebody else has come. */
export type Care = 'called' | 'reached' | 'kept' | 'mine' | 'in-care' | 'well' | 'died';

const NAME =
  /(?<=[a-z,'’] )[A-Z][a-z]{2,}\b|\b(?!(?:The|They|This|That|There|Then|She|His|Her|How|What|When|Who|Why|Police|Ambulance|Paramedics?|Nobody|Everything|Everyone|Someone|Help|Mum|Mom|Dad|All|And|But|Not|Now|One|Yes|Okay|Thanks|Work|Today|Tonight|Yesterday|Friday|Saturday|Sunday|Monday|School|Hospital|Doctors?|Nurses?)\b)[A-Z][a-z]{2,}(?='s\b| (?:is|was|has|had|got|died|took|swallowed|rang|came|says?|said)\b)/g;
/** In small letters, straight, and every name as `qq`: which word is a name shows in its capital alone. */
export const plainOf = (text: string): string => straighten(text).replace(NAME, 'qq').toLowerCase();
export const KIN =
  '(?:best |little |big |older |younger |step|half |ex )*(?:mum|mom|mam|mummy|dad|daddy|mother|father|parents|sister|brother|bro|sis|wife|husband|partner|girlfriend|boyfriend|gf|bf|friend|mate|flatmate|roommate|housemate|neighbou?r|nan|gran|grandma|grandad|grandpa|aunt|auntie|uncle|cousin|son|daughter|nephew|niece|colleague|patient|resident|pupil|student|client|lodger|tenant|boy|girl|lad|baby|toddler|little (?:one|girl|boy)|kid|child|twins?)';
/** Whoever else is told of. */
export const THEY = `(?:s?he|they|qq|(?:(?:my|our|the|a|her|his|their) )?${KIN}|(?:this|that|an?) (?:\\w+ )?(?:woman|man|lady|guy|bloke|girl|boy|lad|person))`;
const THEM = `(?:him|her|them|(?:my|our|the) ${KIN}|qq)`;
const HELP =
  '(?:police|cops|officers?|paramedics?|ambulance(?: crew| people| men)?|crew|medics?|doctors?|nurses?|hospital|a ?(?:&|and) ?e|crisis team|fire ?(?:brigade|fighters?)|coast ?guard|security|social services|teachers?|staff)';
const WARD =
  '(?:hospital|a ?(?:&|and) ?e|er|icu|itu|resus|intensive care|ward|surgery|theatre|an ambulance|the ambulance|custody|the (?:police )?station|psych\\w* (?:unit|ward)|unit|treatment|observation)';

const RANG = quick(
  /\b(?:i|we|ive|i'?ve|neighbou?r|flatmate|someone|somebody|mum|dad) (?:\w+ ){0,2}?(?:rang|called?|phoned|dialled|dialed|got|texted) (?:\w+ ){0,3}?(?:999|911|112|000|111|ambulance|police|emergency|paramedics|them|it in)\b|\b(?:they'?re|they are|theyre|ambulance is|police are|they said they'?re|someone is|they'?ve) (?:sending|sent|coming|on (?:their|the) way)\b|\b(?:now )?they (?:are )?com(?:e|ing)\b|\b(?:ambulance|police|paramedics|help)(?:'s| is| are|s)? (?:coming|on (?:its|the|their) way)\b|\bi rang\b(?=[.!,]|$| (?:and|now|already|just|for help|the (?:number|line))\b)(?! and (?:he|she|they) (?:didn|won))(?![^.!?]{0,30}(?:voice ?mail|no answer|rang out|answer ?phone))/i,
);
const REACHED = quickPattern(
  `\\b(?:s?he|they)(?:'?s| has|'?ve| have)? (?:(?!\\w*n'?t\\b|not\\b|never\\b|no\\b)\\w+ )?(?:open(?:ed|s)?|unlocked|c[ao]me out(?! of the (?:bath|shower|toilet|loo))|come down|came down|let me in|picked up|answered|replied|(?:called|rang|phoned|texted|messaged|wrote)(?: me| us)? back|(?:came |come |is )?back online|woke(?: up)?|breathing|awake|threw up|alive|talking to me)\\b|\\b(?:i|we|they)(?:'?m| am|'?ve)? (?:\\w+ )?(?:with|found|got to|reached|sitting with|holding) ${THEM}\\b|\\b(?:s?he|they) (?:has |have |had )?(?:not|didn'?t|hasn'?t|did not|never) (?:take|taken|took|tak|swallow(?:ed)?|jump(?:ed)?|do|done) (?:it|them|any(?:thing)?|nothing)?`,
  'i',
);
const IN_CARE: readonly RegExp[] = [
  new RegExp(
    `\\b${HELP}(?:'ve|'re|'s)? (?:(?:have|has|are|is|were|was|came|and|just|now|finally|will|only) )*(?:got|have|has|take|took|taken|taking|found|reached|treating|looking after|working on|(?:are|is|was|were) with|with|talk(?:ed|ing) to|got to|pulled) (?:(?:to|with|hold of) )?(?:${THEM})\\b`,
    'i',
  ),
  new RegExp(
    `\\b${HELP}(?: has| have|'ve)? (?:(?:just|now|finally) )?(?:came|come|arrived|got (?:here|there)|took over|taken over)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:drove|driven|took|taken|brought|rushed|got|carried) ${THEM} (?:straight |back )?(?:to|into) (?:the |an? )?${WARD}\\b`,
    'i',
  ),
  new RegExp(`\\b${HELP}(?: are|'re| is|'s)? (?:there|here|with)\\b`, 'i'),
  new RegExp(
    `\\b(?:${THEY}|qq|it)(?:'?s|'?re| is| are| was| got| has been|'s been| been)? (?:(?:now|safe|safely|back|being|been|already|just|all right|ok|okay|alive|stable|and|still) )*(?:in|at|into|on|to|on (?:the|his|her) way to|taken (?:in|to|into)|brought to|admitted(?: to)?|driven to) (?:the |a |an )?${WARD}\\b`,
    'i',
  ),
  new RegExp(
    `\\bthey(?:'re|'ve| are| have| just)* (?:taking|taken|took|got|have|keeping|kept) ${THEM}(?: (?:in|to|into|now|over|away|safe))?\\b`,
    'i',
  ),
  new RegExp(
    `\\b${THEY}(?:'?s|'?re| is| are)? (?:\\w+ )?(?:on a drip|in good hands|being (?:looked after|treated|seen)|stable|(?:safe|ok|okay|fine|all right) (?:now )?with (?:the )?(?:doctors?|police|paramedics|nurses?|hospital|crew))\\b`,
    'i',
  ),
  /\b(?:999|911|112|000|ambulance|paramedics)\b.*\bthey (?:came|have come|arrived|got here)\b/i,
  /\b(?:with|by) (?:the )?(?:doctors?|paramedics|nurses?|medics)(?: now)?\b/i,
  /\b(?:pumped|emptied) (?:his|her|their) stomach\b|\b(?:took|taken|taking) (?:him|her|them) (?:away|in|to hospital)\b|\b(?:has been |was |been |got )?arrested\b/i,
].map(quick);
const WELL = quick(
  /\bwith (?:him|her|them) and (?:s?he'?s|they'?re|s?he is|they are) (?:\w+ )?(?:fine|ok|okay|all right|alright|safe)\b|\b(?:ambulance|paramedics?|doctors?|nurses?|medics?|hospital)(?: (?:man|woman|lady|people|crew|guys?))? (?:has |have |had |just )*(?:checked|examined|looked at|looked over|seen) (?:him|her|them|it)\b|\b(?:they|doctors?|nurses?|paramedics?) (?:say|says|said|think|told (?:us|me))(?: that)? (?:s?he|they)(?:'?ll| will|ll) (?:live|make it|pull through|be (?:ok|okay|fine|all right|alright))\b|\b(?:111|999|911|poison (?:line|centre|control)|doctors?|hospital|nurses?|gp|pharmacist|chemist|paramedics?|they) (?:\w+ ){0,3}?(?:said|says|say|told us|told me|reckons?)(?: that)? (?:s?hes?|she'?s|he'?s|they'?re|it'?s|its|theyre|s?he is|s?he'?ll be|s?he will be|s?hell be) (?:\w+ ){0,2}?(?:fine|ok|okay|all right|alright|safe|good|stable|not (?:enough|dangerous|harmful))\b/i,
);
/** Looked at by somebody who can tell, and nothing found. */
const SCANNED = quick(
  /\b(?:s?he'?s|s?he|they|they'?ve|patient|resident|qq)(?: has| have|'?s|'?ve)? been (?:\w+ )?(?:scanned|x-?rayed|checked|cleared)\b|\b(?:ct|scans?|x-?rays?|mri)(?: \w+){0,2} (?:clear|normal|fine|ok(?:ay)?)\b|\ball[- ]clear\b/i,
);
const DIED = quickPattern(
  `\\b(?:s?he|they|${THEY}|qq|who|and) (?:had |has |have |just |sadly |already |then )*(?:died|passed (?:away|on)|didn'?t make it|is dead|was dead|has gone(?! (?:quiet|very|so|all|a bit|off|out|away|back|home|to|into|in|on|strange|odd|weird|from|through|down|mad|crazy|cold|silent|withdrawn))|was gone)\\b|\\b(?:we|they|couldn'?t) (?:couldn'?t )?(?:save|bring back|resuscitate) (?:him|her|them)\\b|\\blast offices\\b`,
  'i',
);
/** Whoever is close to the one in danger: "his wife died in August" is a loss of his, and he is not past danger with it. */
const THEIRS = quickPattern(`\\b(?:his|her|their|qq's) ${KIN}\\b`, 'gi');
const TOLD_KIN = quickPattern(
  `\\b(?:i|we|ive|i've)(?: have)? (?:\\w+ ){0,2}?(?:rang|told|called|phoned|texted|messaged|spoke (?:to|with)|got) (?:(?:his|her|their) ${KIN}|qq's ${KIN})\\b|\\b(?:his|her|their) ${KIN} (?:now )?knows?\\b`,
  'i',
);
const WITH_KIN = quickPattern(
  `\\b(?:is|are|'s|'re|stays?|staying|sitting|sleeping|s?hes|theyre)(?: \\w+){0,2} with (?:him|her|them)\\b|\\b(?:s?hes?|they|s?he'?s|they'?re)(?: is| are)?(?: \\w+)? (?:with|at) (?:(?:his|her|their) )?(?:${KIN}(?:'?s)?)\\b|\\b(?:his|her|their) ${KIN}(?: is| are|'s|s)? (?:\\w+ )?(?:staying|there|sleeping|sitting|next to|in the room|home)\\b`,
  'i',
);
/** Somebody of theirs was told of it. English. */
export const tellsKin = (text: string): boolean => TOLD_KIN.test(plainOf(text));
/** Somebody of theirs is with them. English. */
export const isWithKin = (text: string): boolean => WITH_KIN.test(plainOf(text)) && !GONE.test(plainOf(text));
const ASKED_THEM = quick(
  /\bi (?:have |just |did )?ask(?:ed)? (?:him|her|them|my)\b|\basked (?:him|her|them) (?:straight|directly|outright|plainly)\b|\bi (?:talked|spoke) (?:to|with) (?:him|her|them|my)\b/,
);
const HAS_HELP = quick(
  /\b(?:seeing|sees|talks? to|talking to|going to see|has|got|with) (?:\w+ ){0,3}?(?:counsellor|counselor|therapist|psychologist|psychiatrist|doctor|gp|crisis team|school nurse|teacher|mentor|appointment|helpline|social worker)\b/,
);
/** They were asked, and have somebody who helps. English. */
export const isHelpedAlready = (text: string): boolean => {
  const plain = plainOf(text);
  return (
    ASKED_THEM.test(plain) &&
    HAS_HELP.test(plain) &&
    !/\bsaid (?:yes|maybe|sometimes)\b|\b(?:yes|wants to die)\b/.test(plain)
  );
};
const WITH_WRITER = quick(
  /\b(?:s?he|they|s?hes|theyre)(?:'?s|'?re| is| are)? (?:\w+ ){0,2}?(?:on my (?:sofa|couch|settee|bed|floor)|in my (?:bed|spare room|flat|house)|at mine|at my (?:place|house|flat)|staying (?:at mine|with me|over)|here with me|next to me|beside me|with me now)\b/i,
);
const NOT_SO =
  /\b(?:not|isn'?t|aren'?t|won'?t|wont|didn'?t|never|refus\w+|can'?t|couldn'?t|no|if|should|when|until|wait(?:ing)? for|needs? to|has to|want(?:s|ed)? (?:him|her|them) to|might|said (?:he|she|they)'?d|left|leaves|leaving|discharged|sent (?:him|her|them) home|since (?:\w+ )?\w+ (?:died|passed)|years? ago|months? ago|last (?:year|month|summer|winter)|where(?:'s| is)|used to|as a|works?|i (?:work|am an?|was))\b/i;
const GONE = quick(
  /\b(?:(?:s?he|they|s?he'?s|they'?ve)(?: has| have| just| already)* (?:left|leaves|leaving)|ran (?:off|away|out)|run (?:off|away)|walked out|gone (?:again|missing|from)|missing|escaped|discharged (?:him|her|them)|sent (?:him|her|them) home|let (?:him|her|them) (?:go|out)|home (?:alone|again)|stopped (?:breathing|answering|replying)|not (?:breathing|answering|waking|there any ?more)|isn'?t (?:breathing|answering)|wont wake|won'?t wake|locked (?:him|her|them)sel\w+ in (?:again)?|(?:took|taken) more|again now|doing it again|going to (?:do|try) it again|blue|seizure|fit again)\b/i,
);

/** "No she died" says no to our question, and not that she lives. */
const ANSWERS_FIRST = /^\s*(?:(?:what|no|nah|oh|god|but) )+(?=(?:s?he|they|qq) )/;

const sentences = (text: string): string[] => text.split(/[.!?;,\n]+| but /i).filter((part) => part.trim() !== '');

/** How far help for somebody else has come by this message, or null. English. */
export function careIn(text: string): Care | null {
  const plain = plainOf(text);
  if (GONE.test(plain)) return null;
  const parts = sentences(plain).map((part) => part.replace(ANSWERS_FIRST, ''));
  const says = (words: RegExp): boolean =>
    parts.some((part) => words.test(part) && !NOT_SO.test(part.replace(/\bdidn'?t make it\b/i, '')));
  if (
    parts.some(
      (part) => DIED.test(part.replace(THEIRS, 'someone')) && !NOT_SO.test(part.replace(/\bdidn'?t make it\b/i, '')),
    )
  )
    return 'died';
  if (says(WELL) || says(SCANNED)) return 'well';
  if (IN_CARE.some(says)) return 'in-care';
  if (says(WITH_WRITER)) return 'mine';
  if (parts.some((part) => REACHED.test(part))) return 'reached';
  return says(RANG) ? 'called' : null;
}

/** They are gone from where they were looked after, or it begins again. English. */
export const isGoneAgain = (text: string): boolean => GONE.test(plainOf(text));

const SEES_TO_IT = quick(/\b(?:he|she|they|dad|mum|mom|and) (?:has |have )?(?:knows?|rang|called|phoned|told) /i);

/** Whoever is with them knows, and has sent for somebody. English. */
export const isSeenTo = (text: string): boolean => SEES_TO_IT.test(text);
