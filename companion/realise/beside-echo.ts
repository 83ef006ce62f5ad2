import type { Scene } from '#companion/policy/plan.ts';
import { wasUsed } from '#companion/state.ts';
import type { Clause } from '#companion/understand/clauses.ts';
import { countWords, lowerFirst } from '#companion/understand/plain-text.ts';
import { STRONG } from './anchor-spans.ts';
import { strip } from './anchors.ts';
import { type Wording, wordings } from './choose-wording.ts';
import { tenderFamily } from './openings.ts';
import { toldAsks, toldWords } from './told-thing.ts';
import { asksWantedAgain } from './wanted-instead.ts';

// Why is this hard? The person's own words, handed back and nothing else, are the safest reply and the loneliest one.
// What can be put beside them without knowing the matter is what kind of thing was told: a sentence somebody said, a
// thing that was done to them, a thing they can't do. Each kind has its own few questions and words, and none of them
// could stand beside another kind.

const KIN =
  'my (?:[\\w-]+ ){0,2}(?:wife|husband|partner|mum|mom|mother|dad|father|parents|sister|brother|son|daughter|kids?|children|boyfriend|girlfriend|friends?|mates?|boss|manager|teacher|family|gran|nan|grandad|ex|colleagues?|flatmates?|roommates?|doctor|parents|tutor|lecturer|supervisor|coach|landlord|landlady|colleague|coworker|cousin|aunt|uncle|niece|nephew|grandson|granddaughter|grandad|step\\w+|neighbou?rs?|team|one)';
const OTHER = `(?:he|she|they|${KIN}|the (?:kids|doctor|teacher|boss|vet|others|coach|nurse)|everyone|everybody|people|someone|somebody|an? (?:[\\w-]+ ){0,2}(?:man|woman|lady|boy|girl|guy|kid|customer|stranger|friend|nurse)|customers|others)`;
const PAST =
  "(?:was|were|had|did|went|left|came|got|took|gave|sent|put|made|kept|drove|sold|bit|caught|taught|held|spoke|chose|rode|flew|grew|knew|met|won|led|wore|slept|drew|shook|built|lent|swam|sang|fought|blew|sank|tore|woke|ate|hit|shut|cut|beat|stuck|saw|found|told|said|asked|rang|called|looked|lost|broke|threw|ran|walked|cried|shouted|laughed|stopped|moved|died|forgot|hung|sat|stood|heard|felt|fell|drank|spent|paid|bought|wrote|read|hid|let|burnt|learnt|dreamt|spilt|smelt|dealt|knelt|leant|\\w{3,}ed|didn't|wasn't|weren't|couldn't|wouldn't)";
const MODS = '(?:just |only |really |also |even |still |then |never |always |already |actually |finally |basically )*';
/** What one is or thinks, and doesn't do. */
const STATIVE =
  '(?:lived?|loved?|liked?|hated?|own|feel|know|miss(?:ed)?|need(?:ed)?|want(?:ed)?|hoped|wished|used|worked|seemed|thought|think|guess|suppose|mean|do (?:care|want|love|know|miss|like|mind|try|think)|remember|understand|agree|see|seem|look|sound|believe|care|wish|hope|deserve|owe|earn|forget|trust|get)\\b';
const at = (source: string, flags = 'i') => new RegExp(`^(?:and |but |so |then |because |now |also )*${source}`, flags);

/** The kinds, the surest first. */
const KINDS: readonly (readonly [kind: string, words: RegExp])[] = [
  ['asked', at(`${OTHER} ${MODS}(?:asked|asks|keeps asking|wanted to know)\\b`)],
  [
    'said',
    at(
      `${OTHER} ${MODS}(?:said|says|told me|tells me|called me|texted|wrote|goes,? ["']|keeps saying|thinks? I should)\\b`,
    ),
  ],
  ['used', at(`(?:I|we|it) ${MODS}used to\\b`)],
  [
    'wants',
    at(
      `(?:I|all I|what I) ${MODS}(?:want|wish|need|hope|would like|long)\\b(?! to (?:scream|shout|yell|cry|hit|push|punch|strangle|slap|throw|run|disappear|hide|kill))|(?:I'd|I would) (?:rather|like|love)\\b`,
    ),
  ],
  ['why', at(`I ${MODS}(?:don't (?:even |really )*know|have no idea) why\\b`)],
  [
    'unsure',
    at(
      `I ${MODS}(?:don't (?:even |really )*know|do not know|have no idea|wonder|can't tell) (?:if|whether|what|who|where|which|how)\\b|I'm not sure\\b`,
    ),
  ],
  ['not_wants', at(`I ${MODS}(?:don't|didn't|do not) want\\b`)],
  ['doubts', at(`I ${MODS}(?:don't|didn't|can't|never) (?:really |quite )?(?:believe|trust)\\b`)],
  ['thinks', at(`I ${MODS}(?:think|believe|guess|suppose)\\b`)],
  ['feels_like', at(`I ${MODS}(?:feel|felt) (?:like|as if|as though|that)\\b`)],
  ['cant_stop', at(`I ${MODS}(?:can't|cannot|couldn't) stop\\b`)],
  [
    'cant',
    at(
      `(?:I ${MODS}(?:can't|cannot|can not|don't manage|am not able)|I'm not able)\\b(?! (?:even )?(?:feel|see|hear|tell (?:if|whether)|remember|believe|imagine|stand|be)\\b)`,
    ),
  ],
  ['unsaid', at(`I ${MODS}(?:didn't|couldn't) (?:say|tell|ask|answer|reply)\\b`)],
  [
    'undone',
    at(
      `I ${MODS}(?:haven't|have not|didn't|still haven't) (?:\\w+ )?(?:call\\w*|told|tell|ask\\w*|open\\w*|writ\\w+|repl\\w+|answer\\w*|sen[dt]|go|gone|sign\\w*|said|say|rung|ring|start\\w*|begun|book\\w*|look\\w*)\\b`,
    ),
  ],
  ['doesnt', at(`I ${MODS}(?:don't|hardly|barely|do not)\\b`)],
  [
    'lacks',
    at(
      `I(?:'m| am|'ve been) ${MODS}(?:not|no) (?:as |so |very |really |that |any )?(?:good|able|strong|smart|clever|brave|enough|made|cut out|cute|pretty|funny|interesting)\\b`,
    ),
  ],
  [
    'now_at',
    at(
      `I(?:'m| am) ${MODS}(?:sitting|lying|standing|hiding|walking|stuck|waiting (?:in|at|outside|here)|in|at|on|outside)\\b`,
    ),
  ],
  [
    'feels',
    at(
      `(?:I'm|I am|I feel|I felt) ${MODS}(?:so |too |very |a bit |quite |pretty |more )*(?:\\w+ed|struggling|drowning|aching|panicking|grieving|hurting|shaking|sad|low|angry|afraid|lonely|alone|numb|sick|lost|empty|guilty|jealous|nervous|hurt|weak|small|proud|bitter)\\b`,
    ),
  ],
  [
    'done_to',
    at(
      `${OTHER} ${MODS}(?!was\\b|were\\b|had\\b|help|hugg|held|thank|kiss|smil|drove|bought|brought|cook|offer|wait|drew|gave|made|sent|taught|lent|read|picked)${PAST}\\b[^,]*\\b(?:me|us)\\b`,
    ),
  ],
  ['others_were', at(`${OTHER} ${MODS}(?:was|were|had)\\b(?! (?:to|been|gone|left|already)\\b)`)],
  ['others_did', at(`${OTHER} ${MODS}${PAST}\\b`)],
  ['did', at(`I ${MODS}(?!want|hope|wish|used|need|like|love|live|work|think|seem)${PAST}\\b`)],
  [
    'does',
    at(
      `(?:I(?:'m| am) ${MODS}\\w{2,}ing\\b(?! to\\b)|I ${MODS}(?!'|not\\b|\\w+n't\\b|${STATIVE}|am\\b|have\\b|had\\b|was\\b|can\\b|could\\b|will\\b|would\\b|might\\b|should\\b|must\\b)\\w+)`,
    ),
  ],
  [
    'ahead',
    /^(?!.*\b(?:was|were|did|had|went|said|told|came|got|fell|took|made|left|put|every|sometimes|\w{3,}ed)\b).*\b(?:tomorrow|next (?:week|month|year|\w+day)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:\w+ )?(?:days|weeks|months)|is due|is coming)\b/i,
  ],
  ['others_are', at(`${OTHER}(?:'s|'re| is| are| has| have| \\w+s)\\b`)],
  [
    'is_so',
    at("(?:it|that|this|there|the [\\w ]{2,20}|my [\\w ]{2,20})(?:'s| is| are| has| feels| goes| keeps| gets)\\b"),
  ],
  [
    'was_so',
    at('(?:it|that|this|there|the [\\w ]{2,20}|my [\\w ]{2,20}|we) (?:was|were|started|began|had|got|did|went|met)\\b'),
  ],
];

/** "Anna said nothing": a name, by its capital. */
const NAMED_PERSON =
  /^(?!It|The|My|We|This|That|There|Nothing|Everything|One|Two|No)[A-Z][a-z]+ (?:said|did|didn't|went|left|came|got|took|told|asked|called|looked|laughed|cried|was|has|\w{3,}ed)\b/;

/** What kind of thing a clause tells, or null. */
export function kindOf(clause: string): string | null {
  const text = strip(clause);
  return KINDS.find(([, words]) => words.test(text))?.[0] ?? (NAMED_PERSON.test(text) ? 'others_did' : null);
}

/** Once is a thing that happened; again and again is a weight. */
const RECURS =
  /\b(?:(?:second|third|fourth|fifth|\w+th) time|again|every (?:day|night|week|time|morning|evening)|(?:\d+|forty|twenty|ten|hundred) times)\b/i;

/** Somebody's heavy line: a word of weight in it, a low feeling, or talk that has turned dark. */
export function weighs({ read, state }: Scene): boolean {
  // "It's the mice or her lol" is told with a grin.
  if (/\b(?:lol|haha\w*|lmao)\W*$/i.test(read.text) && !(read.clean.match(STRONG) !== null)) return false;
  return (
    (read.clean.match(STRONG)?.length ?? 0) > 0 ||
    read.feelings.some(({ kind }) => kind !== 'warm') ||
    (state.level >= 1 && read.words >= 3) ||
    (read.words >= 3 && RECURS.test(read.clean))
  );
}

/** The clause that carries the message: the heaviest, and of equals the last. */
function carrier(clauses: readonly Clause[]): Clause | undefined {
  const told = clauses.filter(
    (clause) => !clause.question && countWords(clause.text) >= 2 && !CLOSES.test(clause.text),
  );
  const weight = ({ text, contrast }: Clause) => (text.match(STRONG)?.length ?? 0) + (contrast ? 1 : 0);
  return told.reduce<Clause | undefined>(
    (best, clause) => (best === undefined || weight(clause) >= weight(best) ? clause : best),
    undefined,
  );
}

/** "That's it" ends what was told and tells nothing. */
const CLOSES = /^(?:and |but )?that(?:'s| is| was) (?:it|all|about it|that)$/i;

const ROW_OF_QUESTIONS = 2;

/** What may be asked about the clause that carries the message; none of it fits another kind of clause. */
export function besideQuestions(scene: Scene): Wording[] {
  const clause = carrier(scene.read.clauses);
  if (clause === undefined || !scene.grammar.turnsClauses) return [];
  const { lines, tone, state, seed } = scene;
  const any = tenderFamily(scene) === 'tender_owned' ? ['beside_any_ask'] : [];
  const kinds = freshKinds([`beside_${kindOf(clause.text) ?? 'unknown'}_ask`, ...any]);
  return [...toldAsks(scene), ...kinds];

  function freshKinds(names: readonly string[]): Wording[] {
    return names
      .filter((name) => !FITS_ANY.has(name))
      .flatMap((name) => wordings(lines.families[name], tone, {}, state, seed))
      .filter(({ source }) => !wasUsed(state, source));
  }
}

/** What could be asked after nearly anything: once another kind of question or line is known, never. */
const FITS_ANY = new Set(
  'others_did others_are is_so was_so did does done_to ahead'.split(' ').map((kind) => `beside_${kind}_ask`),
);

/** A word that hurts in whatever clause it stands: without one, a line about weight would be a guess. */
const HURTS =
  /\b(?:lost|los(?:e|ing)|left me|leav(?:e|ing) me|died|dead|dying|alone|scared|afraid|terrified|angry|furious|hurt\w*|cry\w*|cried|fail\w*|stuck|lonely|worse|worst|broke|broken|nobody|no one|nothing|ashamed|hat(?:e|ed)|useless|shout\w*|scream\w*|yell\w*|laugh\w* at|ignor\w*|fired|sacked|sick|debt|hospital|can't|couldn't|divorc\w*|cheat\w*|drunk|hit|pushed|bull\w*|panic\w*|exhausted|wish|miss(?:ed)?|never|too (?:late|old|much))\b/i;

/** Who did it, in this message or the one before: what came of somebody's own deed was not "somebody else's doing". */
const OWN_DEED = new RegExp(
  `(?:^|[.,;!] |\\b(?:and|but|so|then|because) )I ${MODS}(?!was\\b|had\\b|felt\\b|heard\\b|saw\\b)${PAST}\\b`,
  'i',
);
const REACHES_ME = /\b(?:me|us|my|our|mine)\b/i;

const GONE = /\b(?:gone|dead|died|dying|funeral|passed away|killed|asleep)\b/i;

/** A line about what others did to one's day: only where it reached them, and they had not begun it. */
function fitsWhose(family: string, clause: string, { read, state }: Scene): boolean {
  if (/^plainly_others/.test(family)) return !GONE.test(read.clean) && state.heavy !== true;
  if (family !== 'beside_others_did') return true;
  return REACHES_ME.test(clause) && !OWN_DEED.test(`${state.recent.at(-1) ?? ''}. ${read.clean}`);
}

/** Whoever shares the house is lived with; a brother one only compares with is not. */
const LIVES_WITH =
  /^(?:and |but |so |then |because |now |also )*my (?:[\w-]+ ){0,2}(?:wife|husband|partner|flatmates?|roommates?|housemates?)\b/i;
const COMPARES =
  /\b(?:while I|and I(?:'m| am)|but I(?:'m| am)|unlike|he(?:'s| is) happy|she(?:'s| is) happy|than me|compared|better|instead|ex|abroad|away|moved out|left)\b/i;

/** A word to the kind of thing that was told, which stands without the person's own line; the surest first. */
export function besideWords(scene: Scene): Wording[] {
  const { read } = scene;
  const clause = carrier(read.clauses);
  if (!scene.grammar.turnsClauses || /\?\s*$/.test(read.text)) return [];
  const kind = clause === undefined ? null : kindOf(clause.text);
  const tender = tenderFamily(scene);
  const hurts = HURTS.test(clause?.text ?? '') || read.feelings.some((feeling) => feeling.kind === 'low');
  const family = `${hurts ? 'beside' : 'plainly'}_${kind ?? 'unknown'}`;
  const own = kind !== null && fitsWhose(family, clause?.text ?? '', scene) ? [family] : [];
  if (kind === 'others_are' && !hurts && LIVES_WITH.test(clause?.text ?? '') && !COMPARES.test(read.clean))
    own.unshift('plainly_lives_with');
  const close = own.filter((name) => !ALL_PURPOSE.includes(name));
  return [
    ...freshOf([...(tender === null ? [] : [tender]), ...(hurts ? close : [])], scene),
    ...toldWords(scene),
    ...freshOf([...(hurts ? [] : close), ...own], scene),
  ];
}

/** One more piece of a story, where no more is known of it: to go on, or to tell more of a thing that was named. */
export function pieceWords(scene: Scene, thing?: string): Wording[] {
  if (/\?\s*$/.test(scene.read.text)) return [];
  const { lines, tone, state, seed } = scene;
  const asked =
    thing === undefined || !MORE_OF_IT.test(thing)
      ? []
      : wordings(lines.families.beside_thing, tone, { thing: lowerFirst(thing) }, state, seed);
  return [...asked.filter(({ source }) => !wasUsed(state, source)), ...freshOf(['beside_piece'], scene)];
}

/** A thing somebody owns can be told more of; "six years" and "a blanket" can't. */
const MORE_OF_IT = /^(?:your|his|her|their|the) (?!\w+ (?:ask|say|tell|call|come|go|want|do|make)$)/i;

/** Lines that fit any piece of any story: two in a talk at most. */
const STOCK_LINES = ['beside_piece', 'plainly_did', 'plainly_does', 'plainly_is_so'];
const STOCK_MOST = 2;

function stockSpent({ state, lines }: Scene): boolean {
  const said = STOCK_LINES.flatMap((name) => Object.values(lines.families[name] ?? []).flat());
  return said.filter((text) => wasUsed(state, text)).length >= STOCK_MOST;
}

/** What could be said of anything that hurts, or of any sentence somebody spoke. */
const ALL_PURPOSE = ['beside_hurts', 'plainly_said', 'plainly_was_so', 'plainly_others_were'];

/** One such line in a talk is company; the second shows that nobody was listening. */
function isSpent({ state, lines }: Scene): boolean {
  return ALL_PURPOSE.flatMap((name) => Object.values(lines.families[name] ?? []).flat()).some((text) =>
    wasUsed(state, text),
  );
}

function freshOf(names: readonly string[], scene: Scene): Wording[] {
  const { read, state, lines, tone, seed } = scene;
  const spent = isSpent(scene);
  const enough = stockSpent(scene);
  return names
    .filter((name) => !enough || !STOCK_LINES.includes(name))
    .filter((name) => !spent || !ALL_PURPOSE.includes(name))
    .flatMap((name) => wordings(lines.families[name], tone, { person: read.people[0]?.word }, state, seed))
    .filter(({ source }) => !wasUsed(state, source));
}

/** A question or a word of the clause's own kind that was not used in this talk; null where there is none. */
export function besideEcho(scene: Scene, attempt: number): { wording: Wording; asks: boolean } | null {
  const { read, state, lines, grammar, tone, seed } = scene;
  if (!grammar.turnsClauses || /\?\s*$/.test(read.text)) return null;
  const clause = carrier(read.clauses);
  if (clause === undefined) return null;
  const kind = kindOf(clause.text) ?? 'unknown';
  const fresh = (name: string) =>
    wordings(lines.families[name], tone, {}, state, seed).filter(
      ({ source, text }) => !wasUsed(state, source) && !asksWantedAgain(text, state),
    );
  const heavy = weighs(scene);
  // Towards the end of a talk, and right after a question, a word is better than one more question.
  const quiet = (state.quiet ?? 0) > 0 || state.asked >= ROW_OF_QUESTIONS;
  const stock = FITS_ANY.has(`beside_${kind}_ask`);
  const own = [...toldAsks(scene), ...(stock ? [] : fresh(`beside_${kind}_ask`))];
  const asks = quiet ? [] : own.length > 0 || tenderFamily(scene) !== 'tender_owned' ? own : fresh('beside_any_ask');
  const says = [...toldWords(scene), ...(heavy ? fresh(`beside_${kind}`) : [])];
  const first = state.asked === 0 ? [asks, says] : [says, asks];
  for (const [at, list] of first.entries()) {
    const wording = list[attempt % Math.max(1, list.length)];
    if (wording !== undefined) return { wording, asks: (state.asked === 0) === (at === 0) };
  }
  return null;
}
