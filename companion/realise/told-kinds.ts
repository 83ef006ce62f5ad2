import { isFirstName } from '#companion/understand/first-names.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';

// Why is this hard? To ask about the very thing somebody told, a line has to know who did it, and whether it was, is or
// will be. So each kind takes a whole clause with a plain subject; what is not surely of a kind is none, and silence
// about it is better than a question that doesn't fit.

const written = writtenIn('realise/told-kinds');

const KIN =
  '(?:mum|mom|mam|dad|mother|father|parents|wife|husband|partner|boyfriend|girlfriend|fianc\\w+|sister|brother|son|daughter|kids|children|gran|nan|grandma|grandad|grandpa|grandson|granddaughter|aunt|uncle|cousin|boss|manager|supervisor|teacher|tutor|professor|coach|instructor|flatmate|roommate|housemate|friends?|mates?|missus|lads?|ex|colleague|neighbou?r|landlord|landlady|doctor|doc|nurse|eldest|youngest|leader|team|driver|customer|guest|stranger|vet|client|officer|carer|midwife|therapist|cleaner|director)';
/** Somebody who can be named again in the answer: a pronoun, an owner with a word for a person, a bare word for kin. */
export const WHO = `(?:he|she|they|(?:(?:my|our|his|her|the|own) )(?:own )?(?:[a-z]+(?:-[a-z]+)? )?${KIN}|(?:mr|mrs|ms|miss|dr) [a-z]+|${KIN})`;
const LEADS = '^(?:and |but |so |then |because |now |also |anyway |well |tonight |yesterday |last night |today )*';
const MODS =
  '(?:just |only |really |also |even |still |then |never |always |already |actually |finally |basically |has |have )*';
const PART =
  'hands?|legs?|chest|stomach|belly|heart|throat|head|jaw|shoulders?|neck|back|skin|eyes|knees|voice|fingers';
/** Deeds of the hands that are told because they mean something, and that a question may stay with. */
const DEED =
  '(?:put|took|threw|deleted|left|kept|hid|moved|washed|cleaned|burned|burnt|knitted|baked|cooked|painted|packed|unpacked|folded|locked|closed|shut|logged|walked|drove|sat|stood|waited|laughed|smiled|nodded|lay|read|went (?:in|out|up|down|to|back)|rang|called|texted|emailed|wrote|liked|served|counted|practised|practiced)';

/** What is given out of care; whatever else somebody gave or made another have may have been no kindness. */
const KIND_THINGS =
  '(?:tea|coffee|cuppa|soup|cake|food|dinner|lunch|breakfast|toast|pancakes|biscuits|meal|sandwich\\w*|chocolate|flowers|card|blanket|tissues?|hug|lift|present|gift|book|picture|drawing|jumper|sweater|scarf|quid|pounds)';
/** Nobody is asked what they would have liked to say to whoever hurt them, nor told how it looked. */
const VIOLENT = written('violent');

interface Told {
  /** Of wordings: `told_x` says, `told_x_ask` asks. */
  family: string;
  who?: string;
  day?: string;
  part?: string;
}

const kind = (family: string, source: string, slot?: 'who' | 'day' | 'part') => ({
  family,
  slot,
  words: new RegExp(source, 'i'),
});
const by = (family: string, rest: string) =>
  kind(family, `${LEADS}(?<who>${WHO})(?:,? (?:he|she)(?= is| has| was| say|'s))?${rest}`, 'who');

/** The surest first. */
const KINDS = [
  kind(
    'told_body',
    `\\bmy (?:whole )?(?<part>${PART}) (?:\\w+ )?(?:shakes?|shook|shaking|went|goes?|go|hurts?|aches?|drops?|dropped|tightens?|tightened|races?|raced|burns?|freezes?|froze|was|were|is|are|won't)\\b`,
    'part',
  ),
  kind(
    'told_masked',
    `${LEADS}I ${MODS}(?:say|said|(?:tell|told) \\w+(?: \\w+)?)(?: that)? (?:yeah,? |yes,? )?(?:I'm |I was |it's |it was |everything's |all )?(?:fine|ok|okay|good|alright|all right|nothing)\\b[^,]{0,12}$`,
  ),
  kind(
    'told_sleepless',
    `\\b(?:haven't|have not|didn't|can't|couldn't|not|hardly|barely|don't) ${MODS}(?:been )?(?:sleep|slept|sleeping)\\b(?! (?:with|over|in|on)\\b)`,
  ),
  kind(
    'told_put_down',
    `\\b(?:put|had to put|we put) (?<who>him|her|my (?:\\w+ )?(?:dog|cat|horse|pony|rabbit)) down\\b|\\bhad (?:him|her) put down\\b`,
    'who',
  ),
  kind(
    'told_absent',
    `${LEADS}I (?:wasn't|was not|couldn't be) (?:even )?(?:there|in the room|with (?:him|her|them))\\b|${LEADS}I (?:never|didn't) (?:get to )?(?:say|said) goodbye\\b`,
  ),
  kind('told_forgot', `\\bI? ?forgot (?:to|the|my|his|her|our|about)\\b`),
  kind(
    'told_crowd',
    `\\b(?:(?:everyone|everybody|the whole (?:class|school|year|office|group|family|team|room)) (?:has |have )?(?:saw|seen|heard|laughed|stared|watched|knows|looked)|in front of (?:everyone|everybody|the whole|all))\\b`,
  ),
  by(
    'told_unaware',
    `,? (?:doesn't|don't|does not|did not|didn't) (?:even |yet )?know\\b(?! (?:me|us|what to|how to|if|whether|where|why)\\b)`,
  ),
  kind(
    'told_unaware',
    `${LEADS}I ${MODS}(?:haven't|have not|never|didn't|can't|couldn't) ${MODS}(?:told|tell) (?<who>him|her|${WHO})\\b`,
    'who',
  ),
  kind(
    'told_unaware',
    `^(?:and |but )?(?:haven't|never|didn't) (?:even )?(?:told|tell) (?<who>him|her|${WHO})\\b`,
    'who',
  ),
  kind(
    'told_unanswered',
    `${LEADS}I ${MODS}(?:haven't|have not|didn't|never|don't) (?:\\w+ )?(?:answer\\w*|repl\\w+|respond\\w*|wr[io]t\\w+ back|text\\w* back)\\b(?: to)? (?<who>him|her|${WHO})\\b`,
    'who',
  ),
  kind(
    'told_nobody',
    `${LEADS}(?:nobody|no one|none of them|not one of them) ${MODS}(?:said|says|asked|asks|came|comes|told|called|rang|noticed|notices|knew|wrote|helped|checked|looked)\\b`,
  ),
  by('told_used', ` ${MODS}used to\\b`),
  by(
    'told_never_did',
    ` never (?:once |even |ever )?(?:said|says|asked|asks|came|comes|called|told|hugged|thanked|showed|cried|wrote|visited|rang)\\b`,
  ),
  by('told_asked', ` ${MODS}(?:asked|asks|keeps asking|kept asking|wanted to know)\\b`),
  by(
    'told_silent',
    ` ${MODS}(?:didn't|doesn't|don't|hasn't|won't|wouldn't|did not) (?:even |ever |once )?(?:look|answer|reply|say|ring|call|come|turn|notice|text|write|talk|speak|visit|ask|said|called|answered|replied|rung|want (?:to )?talk)\\w*\\b`,
  ),
  by('told_silent', `(?:'s| has)? (?:gone|went|got) (?:so |very |really |all )?(?:quiet|silent)\\b`),
  by(
    'told_gave',
    ` ${MODS}(?:made|brought|gave|bought|cooked|baked|sent|lent|fetched|drew|knitted) (?:me|us) (?:[\\w-]+ ){0,3}?${KIND_THINGS}\\b`,
  ),
  by(
    'told_hard',
    ` (?:is |was |keeps |kept )?${MODS}(?:laugh(?:s|ed|ing)|shout(?:s|ed|ing)|yell(?:s|ed|ing)|scream(?:s|ed|ing)|snap(?:s|ped)|ignor(?:es|ed|ing)|blam(?:es|ed|ing)|took (?:his|her|their|\\w+'s) side|mock(?:s|ed)|roll(?:s|ed) (?:his|her) eyes)\\b`,
  ),
  by(
    'told_spread',
    ` ${MODS}(?:told (?:everyone|everybody|people|the whole|all)|(?:put|posted|shared|showed|sent) (?:it|them|that|this) (?:in|to|on|round|around)\\b)`,
  ),
  by('told_wants', ` ${MODS}(?:wants|wanted)\\b`),
  by('told_expects', ` ${MODS}(?:thinks|reckons|believes|says I should|thinks I)\\b`),
  by('told_said', ` ${MODS}(?:said|says|told me|tells me|called me|calls me|texted|wrote|say)\\b`),
  by(
    'told_acted',
    ` ${MODS}(?:left|moved|went|came|(?:made|gave|sent)(?! (?:me|us|him|her|them)\\b)|picked|held|posted|waited|helped|packed|shut|hid|took|put|broke|threw|ran|walked|hugged|rang|called|fired|borrowed|stopped|drove|sat|looked|turned|cried|hung|read|found|started|got up|stood)\\b`,
  ),
  kind('told_kept', `^(?:and |but |so )?(?:I )(?:still |always )?(?:keep|kept|have|saved) (?:it|them|his|her|that)\\b`),
  kind(
    'told_found',
    `${LEADS}(?:I )?${MODS}(?:found|smelled|smelt|overheard|discovered)\\b(?! (?:a way|out how|it (?:hard|easy|funny)|from|that I|myself))`,
  ),
  kind(
    'told_said_self',
    `${LEADS}(?:I )?${MODS}(?:say|said|told (?:him|her|them))\\b(?! (?:no|sorry|yes|thank\\w*|I'd|I'll|I would|I will|hello|hi|bye|goodbye|to|about)\\b)`,
  ),
  kind(
    'told_deed',
    `${LEADS}(?:I ${MODS}${DEED}|(?:put|deleted|threw|hid|packed|burned|burnt|wrote))\\b(?! (?:up|me|in for|(?:him|her|them|it|\\w+) down)\\b)`,
  ),
  kind('told_wished', `${LEADS}I (?:would have|would've|could have|could've|wanted to have) \\w+`),
  kind(
    'told_never',
    `${LEADS}I ${MODS}(?:don't|never) (?:ever )?(?:ask|tell|talk|cry|show|say|complain|sleep|eat|go out|sing|play|laugh|dream|dance|paint|write|read)\\b`,
  ),
  kind('told_there', `${LEADS}(?:the|his|her|my|our) [\\w' ]{2,25}(?:'s| is| are) still\\b`),
] as const;

/** "It's Tuesday" says what day it is. */
const IS_THAT_DAY = written('is-that-day');
/** Past, or a habit: the day named is not still to come. */
const BEHIND = written('behind');
/** Without one of these a day is when it happens each week ("they drink on Saturday"). */
const COMING = written('coming');
const AHEAD = written('ahead');
const DAY_NAME = /(?:mon|tues|wednes|thurs|fri|satur|sun)day/i;
/** How somebody is called where something is done to them. */
const OBJECT: Readonly<Record<string, string>> = { he: 'him', she: 'her', they: 'them' };

/** "Pauline rang": by its capital and a verb that only a person goes with. */
const NAME = written('name', '');

/** What kind of thing a clause tells, with whom or what an answer can name; null where it is not surely of any. */
export function toldIn(clause: string): (Told & { whom?: string }) | null {
  const first = NAME.exec(clause)?.[1];
  // "Divorce came through": a capital at the start of a sentence makes no name.
  const name = first !== undefined && isFirstName(first) ? first : undefined;
  const told = name === undefined ? null : toldIn(clause.replace(NAME, 'she '));
  if (name !== undefined) return told?.who === 'she' ? { ...told, who: name, whom: name } : told;
  if (VIOLENT.test(clause)) return null;
  const day = AHEAD.exec(clause)?.[1];
  if (day !== undefined && COMING.test(clause) && !BEHIND.test(clause) && !IS_THAT_DAY.test(clause))
    return { family: 'told_ahead', day: dayName(day) };
  for (const { family, words, slot } of KINDS) {
    const hit = words.exec(clause);
    if (hit === null) continue;
    const value = slot === undefined ? undefined : hit.groups?.[slot];
    if (slot === undefined || value === undefined) return { family };
    if (slot !== 'who') return { family, [slot]: value.toLowerCase() };
    const who = personName(value);
    return { family, who, whom: OBJECT[who] ?? who };
  }
  return null;
}

/** "On friday" is Friday: a day is named with its capital and without its little word. */
function dayName(day: string): string {
  const name = DAY_NAME.exec(day)?.[0];
  if (name === undefined) return day.toLowerCase();
  return upperFirst(name.toLowerCase());
}

/** "Boss" and "my boss" are both "your boss"; "his mum" stays his. */
function personName(word: string): string {
  const plain = word.toLowerCase();
  if (plain === 'him') return 'he';
  if (plain === 'her') return 'she';
  if (/^(?:(?:he|she|they)$|his |her |the )/.test(plain)) return plain;
  if (/^(?:mr|mrs|ms|miss|dr) /.test(plain)) return plain.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return `your ${plain.replace(/^(?:my|our) /, '')}`;
}
