// Why is this hard? In a long message most sentences are the way to one of them: what is missed, what can't be borne,
// what one has come to think of oneself. People mark that sentence ("the worst of it is", "what I cannot stand is", "so
// this is what I have become"), and the mark is what is looked for here, never the matter.

export type HeartKind = 'judged' | 'judged_role' | 'let_down' | 'unforgiven' | 'worst' | 'missed' | 'unneeded' | 'time' | 'no_chance' | 'regret' | 'was_one' | 'ended' | 'then_now';

export interface Heart {
  kind: HeartKind;
  /** What is missed, the worst of it, what was given up: the person's own words, not turned yet. */
  what?: string;
  /** A whole clause ("he'd already told his mum"), and not a thing. */
  clause?: boolean;
}

const ROLE =
  'mother|mum|mom|mam|father|dad|parent|wife|husband|partner|son|daughter|friend|mate|sister|brother|teacher|nurse|carer|doctor|boss|aunt|uncle|gran|nan|grandad|grandmother|grandfather|girlfriend|boyfriend|godmother|stepmum|stepdad';
const SELF =
  `(?:${ROLE}|man|woman|person|adult|human(?: being)?|girl|boy|lad|student|colleague|daughter-in-law|son-in-law|christian|muslim)`;
const BAD =
  '(?:terrible|bad|awful|rubbish|useless|crap|rotten|shit|shitty|horrible|lousy|poor|hopeless|selfish|pathetic|sorry excuse for a|failed|cold|heartless)';

const JUDGED_ROLE: readonly RegExp[] = [
  new RegExp(`\\b(?:some|what a|great|fine|lovely|nice) (${SELF}) I(?:'m| am| was| make| made| turned| must| 've| have)`, 'i'),
  new RegExp(`\\bwhat (?:kind|sort|type) of (?:an? )?(?:\\w+ )?(${SELF})\\b (?!of\\b|are you|is (?:he|she|that)|was (?:he|she))`, 'i'),
  new RegExp(`\\bcall (?:myself|yourself) an? (?:\\w+ )?(${SELF})\\b`, 'i'),
  new RegExp(`\\bI(?:'m| am| was| feel like|'ve been| have been| must be)(?: \\w+){0,2} an? (?:\\w+ )?${BAD} (${SELF})\\b`, 'i'),
  new RegExp(`\\b(?:I(?:'m| am)|I (?:do not |don't )?feel(?: like)?(?: I(?:'m| am))?) (?:not |no longer |less of |half |hardly |barely )(?:even )?(?:a |an )?(?:real |proper |whole |good |much of a )?(${SELF})\\b(?! who| that| of)`, 'i'),
];
const JUDGED =
  /\bso (?:this|that)(?:'s| is) (?:what|who) (?:I am|I'm|I(?:'ve| have) (?:become|turned into|come to))\b|\bso (?:this|that)(?:'s| is) me (?:now|then)\b|\b(?:this|that)(?:'s| is) (?:what|who) I(?:'ve| have) (?:become|turned into)\b|(?:^|[.!?] )(?:just )?(?:look at|listen to) (?:me|the state of me)\b(?: now)?[.!]*$|\bsome \w+ I(?:'ve)? (?:turned out|am|was)\b|\b(?:a )?grown (?:man|woman|adult|arse \w+|ass \w+)\b(?: \w+){0,2} (?:crying|scared|hiding|afraid|sobbing|who (?:can't|cannot|cries)|and I (?:can't|cannot|cry))|\bI(?:'ve| have) (?:turned into|become) (?:a |an |my |the |one of |that |someone|somebody|him\b|her\b)|\bI feel like (?:a |an |such an? )(?:fraud|fake|failure|joke|coward|imposter|impostor|ghost|waste|disappointment|leech|sponge|child|monster|cheat)\b|\bI don't (?:even )?(?:recogni[sz]e|know) myself\b/i;
const LET_DOWN =
  /\bI(?:'ve| have)?(?: just| really)? let (my [\w' -]{2,25}?|him|her|them(?: all)?|everyone|everybody|us all|\w+ generations|people|the (?:\w+ )?(?:team|family|lads|girls|kids|side|band|crew|whole \w+)) (?:all )?down\b/i;
const FORGIVE =
  /\b(?:that(?:'s| is) what |(?:what|the (?:thing|part|bit)) )?I (?:can't|cannot|can not|couldn't|won't|will never|never) (?:ever )?forgive(?: myself(?: for (?:it|that))?)?\b(?! (?:him|her|them|my|the|his|you))(?!.*\bif\b)/i;

const NOT_BORNE =
  "(?:stand|bear|take|stomach|put up with|get over|get past|live with|handle|cope with|let go of|get out of my head|face|abide|be doing with)";
const HITS_ME = '(?:(?:really |just |always )*(?:gets?|got|kills?|hurts?|bothers?|bugs?|breaks?|finishes|stings?|galls?|upsets?|scares?|keeps)(?: to)? me(?: (?:up|most|the most))*|(?:really |just )?(?:hurts?|stings?|rankles)(?: (?:most|the most))?)';
const IS = "(?:'s| is| was)(?:,)? (?:just |really |probably |actually |not |that |when |how )*";
const WORST: readonly RegExp[] = [
  new RegExp(`\\b(?:what|(?:the|one) (?:one )?(?:thing|part|bit|only thing)(?: that)?) (?:I (?:just |really |still )*(?:can't|cannot|can not|couldn't|could not|can't seem to|can hardly|don't) ${NOT_BORNE}|I hate(?: most| the most)?|${HITS_ME})${IS}([^.!?;]{4,70})`, 'i'),
  new RegExp(`\\bthe (?:(?:very )?(?:worst|hardest|saddest|cruell?est|stupidest|loneliest)|hard|sad) (?:(?:part|bit|thing|of it|of all|of it all)(?: (?:of|about) (?:it|all|this|that))*(?: (?:all|for me))?)${IS}([^.!?;]{4,70})`, 'i'),
];
const NOT_A_WORST = /^(?:not|no)\b|^(?:I )?(?:don't|didn't) know\b|^(?:it|this|that|him|her|them)$|\b(?:over|behind)$/i;
/** "It comes in my mug, that's the worst bit": said after it. */
const MISSED: readonly RegExp[] = [
  /\b(?:what|all|the thing|the (?:one |only )?(?:thing|part|bit)(?: that)?) I (?:really |still |do |just )*miss(?: (?:most|the most|about (?:it|him|her|them|home|work)))*(?:'s| is| are| was)(?: that)? ([^.!?;]{3,60})/i,
  /(?:^|[.!?;,] )(?:(?:and|but|so|well|I think|I suppose|mostly)[ ,]+)*(?:it's|it is|that's) (?!not\b|no\b|so\b)([^.!?;,]{3,50}?) (?:that )?I (?:really |still |do |just )*miss(?: (?:most|the most))?(?=[.!,;]|$)/i,
  /(?:^|[.!?;,] |\b(?:and|but|so|because) )(?:god |honestly |)I (?:really |still |do |just |only |so |even |kind of |mostly )*miss (?!(?:out|the (?:bus|train|deadline|point|flight|call|class|lecture|turn|boat|start|party|match|game)|my (?:stop|train|bus|flight|deadline|chance|period|class|exam))\b)([^.!?;,]{3,60})/i,
];
const UNNEEDED =
  /\b(?:nobody|no one|none of them|they|(?:the|my) (?:kids|children|boys|girls|family))(?: really| even| actually)? (?:needs?|don't need|doesn't need)(?: me| us)\b(?! (?:to|for (?!owt|anything|a thing)))|\bI(?:'m| am) not needed\b|\b(?:needs? me|needed)(?: for (?:owt|anything))? any ?more\b|\bnot needed\b/i;
const TIME = /\b(?:nothing but|only|too much|so much|all the) time(?: (?:in the world|on my hands|now|to fill|and no\w*))+|\bnothing but time\b|\bthe days? (?:are|is|have got|got) (?:so |very |too )?long\b/i;
const REGRET =
  /\bI (?:should(?:'ve| have)|shouldn't have|ought to have|could have)\b(?! (?:been (?:fine|worse)|known better than|guessed))|\bI wish I(?:'d| had)(?:n't)?\b|\bI was (?:supposed|meant|going) to (?:ring|call|phone|visit|go (?:and|to) see|see (?:him|her|them)|write|text|reply|answer|be there)\b|\bI never (?:even )?(?:got round to|rang|called|phoned|visited|wrote back|replied|answered|picked up|went to see|went back|thanked|apologi[sz]ed|said (?:sorry|thank))\b|\bI (?:didn't|did not) (?:pick up|answer (?:it|the|his|her)|ring (?:him|her|back)|call (?:him|her|back)|go and see|visit)\b/i;
const NO_CHANCE = /\bI never (?:even |really |actually )*(?:got (?:to|the chance to)|had (?:the|a) chance to)\b/i;
const WAS_ONE =
  /\b(?:at home|back home|there|at school|back then|before|once)[, ]+I was (?:always )?(?:the \w+ one|the one (?:who|that|everyone|people|they)|somebody|someone|known|respected|good at)\b/i;
const ENDED =
  /\b(?:I|we)(?:'ve| have| had to|'d)?(?: just| finally| only)? (gave up|give up|given up|sold|sell|closed|close|shut|lost|let go of|handed over|handed back|packed in|wound up) ((?:the|my|our) (?!mind|temper|way|hope|will|weight|count|nerve|keys?|phone|place|eyes|door|window|mouth|laptop|curtains|book|app|tab|rest|game|match|drawing|head|cool|voice|appetite|wallet|train|plot|thread|money|bet|lot\b|job|work|baby|mum|mom|dad|mother|father|son|daughter|child|kids?|wife|husband|brother|sister|friends?|dog|cat)[\w'-]+)\b/i;
const TAKEN =
  /\b(?:took|taken|take) (?:away )?(my (?:licen[cs]e|car|keys|job|shop|land|house|dog|driving licen[cs]e|pension|bike|post|office))\b|\bhad (my [\w-]+) taken (?:off|away|from)\b|\b(?:daughter|son|wife|husband|brother|sister|kids|children|family|they) sold (?:the |my )(car|house|farm|boat|horse|land|shop|piano|bike|van)\b/i;
const NOW =
  /\b(?:I used to|used to be|I once|I had once|back (?:home|then)|once) [^.!?]{3,60}?(?:[,;.]|\band\b|\bbut\b)[ ,]*(?:and |but )?(?:now|these days|today)\b[ ,]+(?:it's|I|I've|I'm|we|there|nobody|they|all|just|only)\b/i;

/** How somebody has been hurt, or has hurt, is nothing to be soft about. */
const VIOLENT = /\b(?:hit|hits|hitting|slapp\w+|punch\w+|beat(?:s|en|ing)?|hurt (?:him|her|them|the|my)|chok\w+|strangl\w+|rap(?:ed|e|ing)|molest\w*|abus\w+|kick(?:ed|ing)|threaten\w*|knife|kill (?:him|her|them))\b/i;

/** The sentence everything else in the message leads to, or null: most messages mark none. */
export function heartOf(clean: string): Heart | null {
  if (VIOLENT.test(clean)) return null;
  const role = JUDGED_ROLE.map((rule) => rule.exec(clean)?.[1]).find((word) => word !== undefined)?.toLowerCase();
  if (role !== undefined) return { kind: 'judged_role', what: role };
  if (JUDGED.test(clean)) return { kind: 'judged' };
  if (LET_DOWN.test(clean)) return { kind: 'let_down' };
  if (FORGIVE.test(clean)) return { kind: 'unforgiven' };
  for (const rule of WORST) {
    const what = rule.exec(clean)?.[1]?.trim();
    if (what !== undefined && !NOT_A_WORST.test(what)) return { kind: 'worst', what, clause: isClause(what) };
  }
  if (/\b(?:and|but|,) I (?:don't|do not) miss\b/i.test(clean)) return null;
  for (const rule of MISSED) {
    const what = rule.exec(clean)?.[1]?.trim();
    if (what !== undefined) return { kind: 'missed', what };
  }
  if (UNNEEDED.test(clean)) return { kind: 'unneeded' };
  if (TIME.test(clean)) return { kind: 'time' };
  if (NO_CHANCE.test(clean)) return { kind: 'no_chance' };
  if (REGRET.test(clean)) return { kind: 'regret' };
  if (WAS_ONE.test(clean)) return { kind: 'was_one' };
  const ended = endingIn(clean);
  if (ended !== null) return { kind: 'ended', what: ended };
  return NOW.test(clean) ? { kind: 'then_now' } : null;
}

const CLAUSE =
  /^(?:I|I'm|I've|I'd|I'll|he|he's|he'd|she|she's|she'd|they|they're|they'd|we|we're|it|it's|nobody|no one|everyone|everybody|people|there|there's|my \w+ (?:is|was|has|didn't|doesn't|won't|said|says|never|still|just)|the \w+ (?:is|was|has|didn't|doesn't|said|says|never|still|just))\b(?! of\b)/i;
const isClause = (what: string) => CLAUSE.test(what) && !/^(?:people|everyone|everybody) \w+ing\b/i.test(what);

const DOING: Readonly<Record<string, string>> = {
  'gave up': 'Giving up',
  'give up': 'Giving up',
  'given up': 'Giving up',
  sold: 'Selling',
  sell: 'Selling',
  closed: 'Closing',
  close: 'Closing',
  shut: 'Closing',
  lost: 'Losing',
  'let go of': 'Letting go of',
  'handed over': 'Handing over',
  'handed back': 'Handing back',
  'packed in': 'Packing in',
  'wound up': 'Winding up',
};

/** "Giving up the lease", "losing my licence": an ending by what was done. */
function endingIn(clean: string): string | null {
  const taken = TAKEN.exec(clean);
  const thing = taken?.[1] ?? taken?.[2] ?? (taken?.[3] ? `the ${taken[3]}` : undefined);
  if (thing !== undefined) return `Losing ${thing.toLowerCase()}`;
  const ended = ENDED.exec(clean);
  return ended?.[1] && ended[2] ? `${DOING[ended[1].toLowerCase()]} ${ended[2].toLowerCase()}` : null;
}

const TENS = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty';
const YEARS = new RegExp(`\\b((?:${TENS})(?:[- ](?:one|two|three|four|five|six|seven|eight|nine|odd))?|[1-7]\\d) (?:years|yrs)\\b(?! (?:old|ago|back))`, 'i');
const WORK_OVER =
  /\b(?:retired|retiring|laid off|made redundant|redundancy|let me go|they let (?:me|us) go|sacked|gave up the|sold up|shut (?:the|us|down)|closed (?:the|down|us)|handed in|last day)\b/i;

/** So many years of one thing, and an end to it: "thirty-eight years", as the person put it. */
export function yearsEnded(clean: string): string | null {
  return WORK_OVER.test(clean) ? (YEARS.exec(clean)?.[0] ?? null) : null;
}
