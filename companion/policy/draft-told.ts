import { countWords } from '#companion/understand/plain-text.ts';
import type { Addressee } from './addressee.ts';
import type { Draft } from './draft-asked.ts';
import type { Scene } from './plan.ts';
import { toThem } from './to-them.ts';

/** What is to be said, by what was told; the first that fits the newest message wins. */
const BY_TOLD: readonly (readonly [kind: string, told: RegExp])[] = [
  [
    'letgo',
    /\b(?:I have to|I've got to|having to|I must) (?:let|lay|fire|sack|make)\b.{0,40}\b(?:go|off|redundant|people|someone|him|her|them)\b|\bI(?:'ve got| have|'ve| must| need) to (?:\w+ )?(?:tell|break it to|inform)\b.{0,40}\b(?:los(?:e|ing) their jobs?|redundant|being let go|laid off)\b/i,
  ],
  [
    'out',
    /\bI(?:'m| am| might be|'m probably)? (?:\w+ ){0,2}(?:gay|lesbian|bi|bisexual|trans|queer)\b|\bcome out to\b/i,
  ],
  [
    'spared',
    /\bglad it was(?:n't| not) (?:you|me)\b|\bgot (?:cut|laid off|let go|fired|made redundant)\W+and I (?:didn't|wasn't)\b/i,
  ],
  [
    'found',
    /\b(?:I |I've |just |^)found (?:a|an|the|his|her|some) (?:\w+ ){0,2}(?:letters?|bills?|receipts?|messages?|texts?|emails?|statements?|packet|bottles?) (?:in|on|from|under|behind|hidden)\b|\b(?:is|been|he's|she's) (?:hiding|keeping) (?:\w+ )?(?:something|money|debts?|things)\b/i,
  ],
  ['next', /\bwhat (?:do|did) you do\b(?! (?:with|about|when|if|to)\b)|\bask(?:s|ed)? what (?:I|you) do\b/i],
  [
    'worried',
    /\b(?:worried|scared|afraid) (?:about|for) (?:him|her|them|my (?:\w+ )?(?:mate|friend|brother|sister|mum|mom|dad|son|daughter))\b|\b(?:he|she)(?:'s| is| has been)? (?:not (?:himself|herself)|giving (?:his|her) (?:things|stuff)|become different|gone quiet|withdrawn|so quiet)\b/i,
  ],
  [
    'condole',
    /\b(?:his|her|their) (?:mum|mom|dad|mother|father|husband|wife|brother|sister|son|daughter|baby|nan|gran|dog)(?: \w+)? (?:died|passed|has died|is dying)\b|\b(?:he|she) (?:just )?lost (?:his|her) (?:mum|mom|dad|mother|father|husband|wife|brother|sister|son|daughter|baby|nan|job)\b/i,
  ],
  [
    'delicate',
    /\b(?:smells?|body odou?r|bad breath|hygiene|no kind way|awkward to|embarrassing to (?:say|bring)|delicate)\b/i,
  ],
  [
    'howareyou',
    /\b(?:saw|heard|caught|found|seen) me (?:\w+ )?(?:cry|in tears|upset)\w*|\bask(?:s|ing|ed)? (?:me )?(?:how (?:I am|I'm|are you|it's going)|if I(?:'m| am) (?:ok|okay|all right|alright))\b/i,
  ],
  ['date', /\b(?:my crush|fancy (?:him|her|this)|ask (?:\w+ )?(?:him |her )?(?:out|to prom)|on a date)\b/i],
  ['work', /\b(?:passed over|promotion|performance review|my workload|overtime)\b/i],
  [
    'late',
    /\bI'd (?:do|send|write|finish|bring|make|have)\b.{0,40}\b(?:haven't|not) (?:\w+ )?(?:opened|started|done|finished|touched|begun|written|even)\b/i,
  ],
  ['thank', /\bnever (?:did |really |properly )?thank(?:ed)?\b|\b(?:want|need|ought) to thank\b/i],
  [
    'owed',
    /\b(?:owes? me|owes?|owed|lent|lend|borrowed|pay (?:me )?back|money back|hasn't paid|haven't paid|not paid)\b.{0,40}(?:\d|\b(?:bills?|deposit)\b|\b(?:money|quid|pounds|euros?|dollars|rent|cash)\b)/i,
  ],
  [
    'offhours',
    /\b(?:messag\w+|texts?|texting|emails?|emailing|calls?|calling|rings?|ringing|whatsapps?|pings?)\b.{0,40}\b(?:day off|days off|weekends?|on sundays?|evenings?|at night|after (?:work|hours)|holiday|on leave)\b/i,
  ],
  [
    'noise',
    /\b(?:neighbou?rs?|next door|upstairs|downstairs|flatmate|roommate|housemate)\b.{0,60}\b(?:drums?|noise|noisy|loud|music|bass|tv|telly|bark\w*|parties|party|hoover\w*|shout\w*|stomp\w*)\b/i,
  ],
  [
    'remark',
    /\b(?:comments?|remarks?|digs|jokes)\b.{0,30}\b(?:about|on|at) (?:my|me)\b|\b(?:keeps?|always|every time|they all|everyone) ask(?:s|ing)? (?:me )?(?:when|why|about|if)\b/i,
  ],
  [
    'back_out',
    /\bI (?:said (?:I'd|I would|yes)|promised|agreed|offered|volunteered|(?:have )?accepted|took it on|signed up)\b/i,
  ],
  ['again', /\bI(?:'ve| have)? (?:already |\w+ )?(?:said sorry|apologi[sz]ed)\b/i],
  [
    'fib',
    /\bI(?:'ve| have)? (?:\w+ )?(?:lied|lie|lying|told (?:him|her|them|\w+) (?:a )?(?:lies?|fibs?))\b|\btells? lies\b/i,
  ],
  [
    'sorry',
    /\bmy fault\b|\ban? apolog(?:y|ies)\b|\bI (?:\w+ )?(?:walked out|left (?:him|her|them|my \w+) (?:on|alone|there|behind))\b|\bI (?:\w+ )?(?:snapped|shouted|yelled|cheated|let (?:him|her|them) down|said (?:something|some things|a thing|horrible|awful|terrible)|blocked (?:him|her|them)|hung up on|laughed at|put the knife|ghosted|forgot (?:her|his|my|their))\b|\bit just came out\b|\bI (?:\w+ )?made (?:\w+ ){1,2}(?:mistake|error)\b|\bI (?:\w+ )?(?:hit|broke|scratched|crashed|lost|spilled|spilt|dropped|deleted|ruined|dented) (?:his|her|their|my \w+'?s)\b|\bI(?:'ve)? hurt (?:him|her|them)\b/i,
  ],
  [
    'tell',
    /\b(?:hasn't|haven't|didn't|don't|doesn't|never|not) (?:\w+ )?(?:told?|tell|said) (?:him|her|them|anyone|anybody|my \w+|a soul|about)?\b|\b(?:he|she|they|nobody|no one|anyone|my \w+|wife|husband|boss) (?:doesn't|don't|didn't) know\b|\b(?:has|have) no idea\b|\b(?:kept|keeping|hid|hiding|hide) (?:it|this|that) from\b|\b(?:he|she|they|wife|husband|(?:my|the) \w+(?: \w+)?) (?:thinks?|still thinks?|believes?|doesn't know|don't know) ?(?:I|we|I'm|there|about|it|any|that|yet)?(?=\W|$)|\bnever (?:said|told|admitted)\b|\b(?:failed|failing|dropped out|owe|debts?|gambl\w*|pregnant|biopsy|diagnos\w+|lost my job|been laid off)\b/i,
  ],
  [
    'no',
    /\b(?:need to|have to|want to|going to) cancel\b|\bcan't (?:go|come|make it|face (?:it|people|going))\b|\bdon't want to (?:go|come)\b|\b(?:invited|asked) me (?:to|for|round)\b|\bbeen (?:asked|invited) to\b|\b(?:would|'d) rather not\b/i,
  ],
  [
    'see',
    /\b(?:phones|rings|calls|visits|comes|turns up)\b.{0,60}\b(?:once|sundays?|christmas|great|fine|grand|never)\b|\b(?:he|she|they|my \w+) (?:never (?:helps?|comes|visits)|does nothing|lives? far|don't help|doesn't help|has no idea|have no idea)\b|\b(?:all|everything) (?:on|falls to) me\b/i,
  ],
  ['help', /\b(?:I do (?:it )?all|nobody helps|no one helps|all by myself|can't do (?:this|it) (?:all )?alone)\b/i],
  [
    'hurt',
    /\b(?:(?:read|went through|looked in|found|opened) my (?:diary|messages|texts|letters?|emails?|phone|journal|post)|(?:said|wrote|put|posted|made) (?:something|a (?:joke|comment|remark)|jokes) .{0,24}about my|slept with my|went behind my back|knew (?:except|but) me|cheated on me)\b|\b(?:he|she|they|they all|my (?:best )?(?:mate|friend|sister|brother|mum|dad|boyfriend|girlfriend|husband|wife)) (?:just )?(?:filmed|laughed|posted|shared|told (?:everyone|people|(?:mum|mom|dad|my \w+|our \w+|the (?:whole )?\w+) (?:about )?(?:my|me|I))|didn't (?:help|ask|invite|come|stick up|say|even)|ignored|left me|left me out|called me|snapped at me|blamed|embarrassed|forgot (?:my|about me)|stood there|took the|went behind|said I(?:'m| was|'ve)|snapped (?:every|all|my)|puts? my|hid my|hides my|picks? on me|bull(?:y|ies|ied)|all laugh|(?:took|claimed|presented) .{0,20}(?:credit|as (?:his|her|their))|presented by .{0,20}as (?:his|her|their)|moved my|threw out my|without asking|made fun|lied to me|cancelled|didn't turn up)\b/i,
  ],
  [
    'limit',
    /\b(?:keeps?|won't stop|always|constantly|every (?:time|day|week|night))\b.{0,30}\b(?:shout|borrow|tak(?:es|ing)|leav(?:es|ing) (?:his|her|their|the|it)|turn(?:s|ing) up|giv(?:es|ing) me|dump|park|play(?:s|ing) (?:his|her|their|music|loud)|interrupt|talk(?:s|ing) over|correct|touch|late\b|cancel|swear|smok|barg|nag|moan|text(?:s|ing)? me|ring(?:s|ing)? me|call(?:s|ing)? me|messag\w+)\w*|\b(?:eats?|uses?|takes?|borrows?|leaves?|finish(?:es)?) (?:always|all|every)\b|\b(?:always|keeps?) (?:eat|us(?:es|ing)|finish)\w*|\b(?:talks?|speaks?) (?:over|down to|to (?:him|her|me|us) like)\b|\b(?:comes?|turns? up|leaves?|arrives?) (?:\w+ )?(?:late|early)\b|\bcalls? me (?:\W?\w+\W? and|sweetheart|love|darling|babe|honey|girl|names?|fat|lazy|stupid)\b|\b(?:pats|touches|grabs|strokes|hugs) (?:me|my)\b|\b(?:rude to|rough with) (?:him|her|me|us|my)\b/i,
  ],
  [
    'reach',
    /\b(?:haven't|not) (?:\w+ )?(?:spoken|talked|seen|rung|texted|heard)\b|\b(?:don't|not) (?:speak|talk)(?:ing)?(?: to| with)?\b|\b(?:weeks|months|years) (?:since|ago)\b|\blost touch\b|\b(?:not|haven't|never) (?:answered|replied|written back|rung back)\b|\bstopped (?:asking|inviting|ringing|calling|coming)\b|\bfell out\b|\b(?:been|it's) (?:\w+ ){1,2}(?:weeks|months|years)\b/i,
  ],
  [
    'home',
    /\b(?:flatmates?|roommates?|housemates?|neighbou?rs?|the dishes|the fridge|the bathroom|house rules|living with)\b/i,
  ],
  [
    'hello',
    /\b(?:new (?:here|at|in)|don't know anyone|nobody to talk|no one to talk|no friends|new people|small talk|colleagues? (?:are|is)|at lunch|sit(?:s)? alone|one man|this (?:guy|girl|man|woman|lady))\b/i,
  ],
  [
    'feel',
    /\bI(?:'m| am| was|'ve been| have been| feel| felt|'m feeling) (?:\w+ ){0,2}(?:low|sad|numb|lonely|empty|down|exhausted|drained|worn out|tired|not ok(?:ay)?|struggling|nothing|scared|not feeling)\b|\bI (?:said|say|tell \w+|told \w+) (?:that )?(?:I'm|I was|I am|he is|he's|it is|it's|all is|we're|everything is|everything's) (?:\w+ )?(?:fine|grand|ok|okay|good)\b|\bfeel nothing\b|\bI miss\b|\b(?:anxiety|panic|depress\w+)\b/i,
  ],
];

const HEAVY_HEART = new Set(
  'low-mood new-baby grief anxiety worry panic loneliness burnout stress sleep self-worth'.split(' '),
);

/** Kinds nobody writes to their doctor or their manager. */
const FOR_WORK = new Set([
  'offhours',
  'late',
  'delicate',
  'work',
  'condole',
  'owed',
  'back_out',
  'help',
  'limit',
  'sorry',
  'letgo',
  'tell',
  'leave',
  'no',
  'thank',
  'fib',
]);
const AT_WORK =
  /\b(?:boss|manager|supervisor|gaffer|foreman|team|employer|hr|professor|tutor|coach|client|customer|landlord|landlady)$/i;
const DOCTORS = /\b(?:doctor|GP|nurse|midwife|health visitor|dentist|counsell?or|therapist)$/i;

const LOSS = /\b(?:lost|died|passed away|funeral|death|killed)\b/i;

const WISH =
  /\bI (?:just |only |really )*(?:want|need|wish|would like|should like) (?=(?:to (?:see|keep|stay|have|leave|move|eat|rest|spend|come|take|sit|live|share|stop|be (?:included|asked|heard|there|told|treated|paid))|an?|the|my|some|more|less|one|two|no|quiet|space|time|peace|room|fewer|half)\b)(?!to (?:die|disappear|scream|hit|know|tell|say|talk|ask|write|thank|apologi|cry|sleep|go|text|send|call|ring|speak|run|start|do (?:it|this|that|something|anything|nothing|more|better|right)|be)\b|(?:it|I|a (?:way|line|word|text|script|sentence|drink|good|nice)|something|someone|help|words|advice|ideas?|money)\b)([^.,!?";]{4,60})/i;
/** "I want him to stop": a wish about the one who is spoken to. */
const OF_THEM =
  /\bI(?:'d| would)? (?:just |only |really )*(?:want|need|like|wish|would like) (?:him|her|them|my \w+|[A-Z]\w+) to ([^.,!?";]{4,60})/i;
const REFUSES =
  /\bI (?:really )?(?:don't|do not) (?:really )?want (?:to (?!die|live|be (?:here|alive)|fall out|fight|hurt|lose|upset|sound|seem|talk|cry|think|feel|wake|know|tell|say|get)|(?:kids|children|another|any)\b)[^.,!?";]{3,50}/i;
const OWN_DEED =
  /\bI (?:\w+ )?(?:told|said to|snapped at|shouted at|yelled at|lied to|forgot|ignored|blocked|hung up on|walked out on|laughed at|blamed|ghosted|swore at|hit|broke|scratched|crashed|lost|spilled|spilt|dropped|deleted|ruined|dented|walked out of|made an?) .{2,60}$/i;
const WISHED = 3;

/** What is to be said, by the talk: a wish of the last messages first, then the kind of thing that was told. */
export function draftByTalk(scene: Scene, told: readonly string[], them: Addressee | null): Draft {
  const { state, gate } = scene;
  if (them !== null && DOCTORS.test(them.own)) return { kind: 'doctor', slots: {} };
  if (them !== null && /receptionist$/.test(them.own)) return { kind: 'book', slots: {} };
  if (them !== null && /^(?:his|her) /.test(them.own) && LOSS.test(told.join(' . ')))
    return { kind: 'condole', slots: {} };
  const work = them !== null && AT_WORK.test(them.own);
  for (const text of told.slice(-WISHED).reverse()) {
    const please = OF_THEM.exec(text)?.[1];
    const vp = please !== undefined && gate.passes(please) ? toThem(please, them) : null;
    if (vp !== null && !/\b(?:die|suffer|pay for)\b/i.test(vp))
      return { kind: 'please', slots: { vp: vp.charAt(0).toLowerCase() + vp.slice(1) } };
    const refused = REFUSES.exec(text)?.[0];
    const no = refused !== undefined && gate.passes(refused) ? toThem(refused, them) : null;
    if (no !== null && countWords(no) >= 4) return { kind: 'no_own', slots: { own: no } };
    const wish = WISH.exec(text)?.[0];
    const own = wish !== undefined && gate.passes(wish) && !takenBack(wish, told) ? toThem(wish, them) : null;
    if (own !== null && /\b(?:\w{4,})\b/.test(own)) return { kind: 'want', slots: { own } };
  }
  const kind =
    [...told]
      .reverse()
      .flatMap((text) => BY_TOLD.filter(([, words]) => words.test(text)).slice(0, 1))
      .map(([name]) => name)
      .find((name) => !work || FOR_WORK.has(name)) ??
    (work ? 'work' : state.topics.some((id) => HEAVY_HEART.has(id)) ? 'feel' : null);
  const held =
    state.signs?.['said-sorry'] !== undefined ? 'again' : state.signs?.['own-fault'] !== undefined ? 'sorry' : null;
  if (held === 'again' && (kind === null || !STANDS.has(kind))) return { kind: 'again', slots: {} };
  if (kind !== null && OF_A_DOER.has(kind) && (work || isAnother(told, them))) return { kind: 'report', slots: {} };
  const wanted = kind === null || (held !== null && !STANDS.has(kind)) ? (held ?? 'talk') : kind;
  return withDeed(wanted, told, them, scene);
}

/** What a sorry said long before does not push aside. */
const STANDS = new Set(['letgo', 'out', 'spared', 'next', 'worried', 'condole', 'tell', 'back_out', 'remark']);
const OF_A_DOER = new Set(['hurt', 'limit', 'remark']);

/** The one who did it is a "he" and the words are for a "her": it is to be told to somebody else. */
function isAnother(told: readonly string[], them: Addressee | null): boolean {
  if (them?.pronoun !== 'he' && them?.pronoun !== 'she') return false;
  const other = them.pronoun === 'he' ? /\bshe\b/i : /\bhe\b/i;
  const same = them.pronoun === 'he' ? /\bhe\b/i : /\bshe\b/i;
  const all = told.join(' ');
  return other.test(all) && !same.test(all);
}

/** To a sorry or a fib belongs what was done, where it can be said to them as it was told. */
export function withDeed(
  kind: string,
  told: readonly string[],
  them: Addressee | null,
  { gate }: Pick<Scene, 'gate'>,
): Draft {
  if (kind === 'tell') return withNews(told, them, gate);
  if (kind !== 'sorry' && kind !== 'fib') return { kind, slots: {} };
  const deeds = told
    .flatMap((text) => text.split(/[.!?;\n]+|, (?:(?:and|but|so|then) |(?=(?:he|she|they|it|we|my) ))/))
    .map((text) => OWN_DEED.exec(text)?.[0]);
  for (const deed of deeds.reverse()) {
    if (deed === undefined || countWords(deed) > 12 || !gate.passes(deed)) continue;
    if (kind === 'fib' && !/^I (?:\w+ )?(?:told|lied|said)\b/i.test(deed)) continue;
    const own = toThem(deed, them);
    if (own !== null && /\byou(?:r)?\b/i.test(own)) return { kind: `${kind}_own`, slots: { own } };
  }
  return { kind, slots: {} };
}

/** What was kept from them, where it was told here in a sentence of its own. */
const NEWS =
  /^(?:and |but |so |well |because |thing is )*(I(?:'m|'ve|'d)? (?:[\w']+ ){0,4}?(?:copied|cheated|fail(?:ed|ing)|skipp(?:ed|ing)|dropp(?:ed|ing) out|lost (?:my|the)|ow(?:e|ed) (?:\d|\w+ (?:\d|grand|money)|money|a lot)|quit|pregnant|seeing someone|girlfriend|boyfriend|not (?:coming|going) back|moving|leaving|gay|trans|diagnosed|been (?:sacked|fired|laid off|let go|suspended|gambling)|gambled|spent|sold|crashed|broke|don't want (?:kids|children|to)|haven't been (?:going|to)|stopped (?:going|taking)|signed|applied|got a job|met someone)\b.*)$/i;

function withNews(told: readonly string[], them: Addressee | null, gate: Scene['gate']): Draft {
  const pieces = told.flatMap((text) => text.split(/[.!?;\n]+|, (?:and|but|so|then|she|he|they|my) /));
  for (const piece of pieces.reverse()) {
    const news = NEWS.exec(piece.trim())?.[1];
    if (news === undefined || countWords(news) > 12 || !gate.passes(news)) continue;
    const own = toThem(news, them);
    if (own !== null) return { kind: 'tell_own', slots: { own } };
  }
  return { kind: 'tell', slots: {} };
}

/** "I want to quit", and then "not quit quit": what was put right is no line to say. */
function takenBack(wish: string, told: readonly string[]): boolean {
  const later = told.slice(told.findLastIndex((text) => text.includes(wish)) + 1);
  return later.some((text) => /^(?:well |but |ok |i mean )?(?:not|don't|no,)\b/i.test(text));
}
