import { writtenIn } from '#companion/written.ts';
import { strip } from './anchors.ts';
import { PAST } from './past-verbs.ts';

// What kind of thing a clause tells, by its form alone: a sentence somebody said, a thing that was done to one, a thing
// one can't do. Questions and words stand beside a clause by its kind.

const written = writtenIn('realise/clause-kinds');

const KIN =
  'my (?:[\\w-]+ ){0,2}(?:wife|husband|partner|mum|mom|mother|dad|father|parents|sister|brother|son|daughter|kids?|children|boyfriend|girlfriend|friends?|mates?|boss|manager|teacher|family|gran|nan|grandad|ex|colleagues?|flatmates?|roommates?|doctor|parents|tutor|lecturer|supervisor|coach|landlord|landlady|colleague|coworker|cousin|aunt|uncle|niece|nephew|grandson|granddaughter|grandad|step\\w+|neighbou?rs?|team|one)';
const OTHER = `(?:he|she|they|${KIN}|the (?:kids|doctor|teacher|boss|vet|others|coach|nurse)|everyone|everybody|people|someone|somebody|an? (?:[\\w-]+ ){0,2}(?:man|woman|lady|boy|girl|guy|kid|customer|stranger|friend|nurse)|customers|others)`;
export const MODS =
  '(?:just |only |really |also |even |still |then |never |always |already |actually |finally |basically )*';
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
      `I(?:'m| am) ${MODS}(?:sitting|lying|standing|hiding|walking|stuck|waiting (?:in|at|outside|here)|outside|(?:in|at|on|by) (?:the|my|our|a) (?:\\w+ )?(?:kitchen|bathroom|toilet|loo|car|van|bed|bedroom|room|floor|stairs|stairwell|garden|park|bus|train|station|bench|sofa|couch|street|corridor|hall|garage|shed|library|platform|balcony|step|bath|window))\\b`,
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
  ['ahead', written('kinds-ahead')],
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
const NAMED_PERSON = written('named-person', '');

/** What kind of thing a clause tells, or null. */
export function kindOf(clause: string): string | null {
  const text = strip(clause);
  return KINDS.find(([, words]) => words.test(text))?.[0] ?? (NAMED_PERSON.test(text) ? 'others_did' : null);
}
