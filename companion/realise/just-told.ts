import type { Scene } from '#companion/policy/plan.ts';
import { valenceOf } from '#companion/understand/valence.ts';

// Why is this hard? A good question asked a breath after its answer says that nobody listened. Which words answer which
// question is known only for a few kinds: when, who, why, what was said, what was wanted, what is worst. Each is read here
// from the message; who, when and what was said from the last ones, too. A question that is left out costs less than one
// whose answer has just been given.

const ONE =
  "(?:he|she|they|him|her|them|my (?:[\\w'-]+ ){0,2}?[\\w'-]+|(?:the|our) (?:boss|manager|teacher|landlord|doctor|kids|neighbou?rs)|mum|mom|dad|nan|gran|boss|bf|gf|husband|wife|boyfriend|girlfriend|partner|sister|brother)";
const PERSON = `(?:${ONE}|everyone|everybody|people|[A-Z][a-z]{2,})`;
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const SAID_SO =
  '(?:(?:just|then|always|even|only|basically|literally|actually|keeps?) )*(?:said|says|say|saying|told me|tells me|telling me|texted|texting|wrote|messaged|replied|answered|calls? me|called me|calling me|was like|were like|goes|thinks?)';

const ASKS_WHEN = /^(?:How long|Since when|When did (?:it|this|that|you first))\b/;
const TELLS_WHEN = new RegExp(
  `\\bsince\\b|\\bago\\b|\\bfor (?:\\w+ ){0,2}(?:days|weeks|months|years|ages)\\b|\\b(?:first|second|third|fourth|fifth|\\w+th) (?:time|night|day|week|month|year)\\b|\\b(?:days|weeks|months|years) (?:now|of)\\b|\\b(?:all|my whole) (?:my )?life\\b|\\b(?:in|around|about|from|till) ${MONTH}\\b|\\b(?:started|began|changed) (?:when|after|in|last)\\b|\\bafter (?:work|school|tea|dinner|lunch) (?:every|each)\\b`,
  'i',
);
const ASKS_WHO_ELSE = /^Who (?:else|knows|already knows|would you least|have you told|did you (?:tell|ring|call))\b/;
const TELLS_WHO_ELSE =
  /\b(?:nobody|no one|none of them|everyone|everybody|they all|all of them|the whole|whole (?:class|office|family|team))\b|\b(?:told|tell|tells|showed|knows?|knew|saw)\b|\b(?:apart from|except|only) my \w+/i;
const ASKS_BEFORE = /^What (?:was|were) (?:it|things) like\b/;
const TOLD_OF_IT = 8;

/** The message itself answers this question of the companion's; `since` where how long was told before. */
export function asksWhatWasTold(question: string, clean: string, words: number, since: boolean): boolean {
  if (ASKS_WHEN.test(question)) return since || TELLS_WHEN.test(clean);
  if (ASKS_WHO_ELSE.test(question)) return TELLS_WHO_ELSE.test(clean);
  return ASKS_BEFORE.test(question) && words >= TOLD_OF_IT;
}

interface Kind {
  asks: RegExp;
  told: RegExp;
  /** The last messages may have told it as well as this one. */
  before?: true;
  /** Just asked and just answered: not asked again in other words. */
  once?: true;
}

const BECAUSE =
  "\\b(?:because|cos|cuz|coz|due to|thanks to|that's why|which is why|the reason|just happened|no idea why|don't know why|no reason)\\b";
/** Somebody did something, or something befell: told beside how it feels, that is what brought it on. */
const BEFELL = `\\b${PERSON} (?:(?:just|then|always|even|never|only|keeps?|kept|has|have|had|who|really) )*(?:\\w{3,}ed|said|says|told|broke|left|lost|got|gave|went|did|didn't|doesn't|won't|wouldn't|threw|put|took|made|makes|hit|died|keeps?|kept|is (?:ill|dying|leaving|moving|drinking))\\b|\\bI (?:just |then |only |even )?(?:\\w{3,}ed|forgot|lost|made|got|said|broke|left|saw|told|went|did|didn't)\\b|\\b(?:when|whenever|after|since|if) (?:I|he|she|they|we|my|the|people|someone|somebody)\\b|\\b(?:music|noise|neighbou?rs?|bab(?:y|ies)|shifts?|exams?|deadlines?|bills?|redundan\\w+|diagnos\\w+|funeral|divorce|break ?up|row|argument)\\b`;

const KINDS: readonly Kind[] = [
  {
    asks: /^(?:And )?(?:How|What)(?: exactly)? (?:did|does) (?!you\b)(?:he|she|they|\{they\}|[\w' ]{2,20}?) (?:say|put|tell|write|word|text|call)\b|^What was said\b|^How (?:was it|were you) told\b/i,
    told: new RegExp(
      `\\b${SAID_SO}:?,? (?:that |to me )?(?:"|he|she|they|I|I'm|im|I'd|it|it's|its|we|you|no|yes|nothing|sorry|how|what|why|to|not|there|the|he's|hes|she's|shes|they're|a|an|my|too|so|lazy|fat|stupid)\\b`,
      'i',
    ),
    before: true,
  },
  {
    asks: /^Who (?:says?|said|thinks?|thought|told|tells|calls?|called|is (?:saying|telling))\b/i,
    told: new RegExp(`\\b${ONE} ${SAID_SO}\\b`, 'i'),
    before: true,
  },
  {
    asks: /^(?:Who or what|Who) (?:are you|do you feel|did it|does it|gets|got|was it|is it (?:that|about|with)|makes|made|hurt|upset)\b/i,
    told: new RegExp(`\\b${ONE}\\b`, 'i'),
    before: true,
  },
  {
    asks: /^Who (?:did you (?:tell|ring|call|talk to)|have you told|did you want to tell|knows|already knows)\b/i,
    told: /\bI(?:'ve| have)? (?:\w+ )?(?:told|rang|phoned|messaged|texted|spoke to|talked to)\b|\b(?:apart from|except|only) my\b|\bhaven't (?:\w+ )?told\b|\bnever told\b|\b(?:nobody|no one|noone|everyone) knows\b|\bmy \w+ (?:knows|says|said)\b/i,
    before: true,
  },
  {
    asks: /^(?:And |So )?(?:What (?:brought|brings) |What (?:set|sets) (?:it|that|this|you)\b|What (?:started|starts|triggered|caused|causes) |What keeps (?:it|you|them)\b|What led |What happened last\b|What (?:was going on|happened|came|was) (?:\w+ ){0,3}(?:just )?before\b|What was going on\b|What (?:makes|made) (?:it|that|this|you feel|you so)\b|What tips )/i,
    told: new RegExp(`${BECAUSE}|${BEFELL}`),
  },
  { asks: /^(?:Why\b|How (?:did (?:it|that|this) come|come))/i, told: new RegExp(BECAUSE, 'i') },
  {
    asks: /^When (?:in the \w+ )?(?:is|does|do|was) (?:it|that|this|they|you|the \w+)\b/i,
    told: /\b(?:nights?|evenings?|mornings?|weekends?|bedtime|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|all (?:day|the time)|every (?:single )?(?:day|night|morning|evening|time)|always|constantly|when(?:ever)? (?:I|he|she|they|we|it|my|the|people)|after (?:work|school|dinner|tea))\b/i,
    once: true,
  },
  {
    asks: /^(?:And |So )?(?:What (?:would you have|had you|did you (?:want|hope|need|expect|wish))|What would you (?:rather|have)\b|How would (?:it|that) have gone|How would you (?:have liked|rather))/i,
    told: /\bI(?:'d| would)(?: just| only| rather)? (?:have )?(?:want(?:ed)?|lik(?:e|ed)|wish(?:ed)?|hop(?:e|ed)|rather|need(?:ed)?)\b|\bI(?:'d| would)(?: just)? have\b|\bI (?:just |only |really )*(?:wish|wished|wanted|hoped|expected)\b|\bif only\b|\b(?:he|she|they) (?:should|could)(?:'ve| have)\b/i,
    once: true,
  },
  {
    asks: /^What do you miss\b/i,
    told: /\bmiss(?:ing|ed)? (?:the|her|his|him|my|our|having|being|going|coming|it|how|when|that|them|talking|having)\b|\bused to\b|\bthat we can't\b/i,
    once: true,
  },
  {
    asks: /^What (?:goes|went|is going|was going|runs|ran|comes|came) (?:\w+ )?(?:through|round|up)\b|^What (?:do|did) you (?:think|tell yourself)\b/i,
    told: /\b(?:I(?:'m| am| was| just| keep| kept| always)? (?:think(?:ing)?|thought|wonder(?:ing|ed)?|worry|worrying)|thinking (?:about|of|that|what)|keep (?:thinking|wondering|going over|replaying)|replay(?:ing)?|what if)\b/i,
    once: true,
  },
  {
    asks: /^(?:What (?:was|is|'s) (?:it (?:that )?|the )?(?:hurts?|hardest|worst|hard)|What's the (?:worst|hardest|hard)|What (?:hurts|hurt|bothers|worries|scares|frightens|stings)|What are you (?:most )?(?:afraid|scared|worried)|Which (?:part|bit|moment)|What part)\b/i,
    told: /\bthe (?:worst|hardest|main|hard) (?:part|bit|thing)\b|\b(?:is|are|was|were) the (?:worst|hardest)\b|\b(?:hurts?|bothers?|worries|scares|kills|upsets|annoys|gets) (?:to )?(?:me )?(?:the )?most\b|\b(?:mostly|most of all|especially)\b|\b(?:scared|afraid|worried|frightened|terrified) (?:that|of|about|I|I'll|ill|he|he'll|hell|she|she'll|they|they'll|it|it'll|to)\b|\bfact that\b/i,
    once: true,
  },
  {
    asks: /^Has (?:it|this|that) happened before\b/i,
    told: /\b(?:again|always|every|all the time|keeps?|usually|(?:first|second|third) (?:time|one)|times|never)\b/i,
    before: true,
  },
  {
    asks: /^Who (?:has |have )?(?:noticed|saw|has seen)\b/i,
    told: /\bnoticed\b|\b(?:everyone|nobody|no one|they all) (?:saw|has seen|knows)\b/i,
  },
  {
    asks: /^How (?:have|has) .*\bsince\b/i,
    told: /\b(?:yesterday|today|tonight|just now|an hour ago|this (?:morning|afternoon|evening)|last night)\b/i,
  },
  {
    asks: /^(?:How long|Since when|When did (?:it|this|that|you first|things|he|she|they))\b/i,
    told: TELLS_WHEN,
    before: true,
  },
  {
    asks: /^Where\b/i,
    told: /\b(?:on|at|in|from|off) (?:the |my |our )?(?:train|bus|tube|school|work|office|home|house|kitchen|shop|supermarket|class|lessons?|bed|car|gym|pub|meetings?|street|town)\b/i,
    before: true,
  },
  {
    asks: /^(?:When (?:could|would|will|can|might|is the first|do you (?:want|plan|see))|Which day|Would that be one for|Is there a day)\b/i,
    told: /\b(?:tonight|tomorrow|today|weekend|(?:sun|mon|tues|wednes|thurs|fri|satur)day|next week|this (?:morning|afternoon|evening|week)|after (?:work|dinner|school|tea|lunch|class)|on my (?:day off|break)|later|when (?:I|he|she|they|we)|first thing)\b/i,
  },
  {
    asks: /^(?:How (?:did|does|do) (?:it|that|this|you) (?:feel|make you feel)|How did you (?:feel|take)|What did it do to you)\b/i,
    told: /\b(?:I|it) (?:just |really |still )?(?:feel|felt|feels|was|am|made me|makes me) (?:\w+ ){0,2}(?:sad|angry|awful|terrible|sick|small|stupid|useless|humiliated|embarrassed|ashamed|guilty|hurt|scared|happy|relieved|lonely|nervous|anxious|upset|low|bad|good|better|worse|numb|nothing)\b/i,
  },
];

const ASKS_REPLY = /^What did you (?:say|answer|reply|tell|do)\b/i;
const ANSWERED =
  /\bI (?:just |then |only |even |obviously )*(?:said|told (?:him|her|them|my)|answered|replied|asked|went|left|cried|shouted|walked|sat|stood|nodded|froze|rang|ignored|laughed|did|apologi[sz]ed|stayed|couldn't|didn't|said nothing)\b/gi;
const THEY_SAID = new RegExp(`\\b${PERSON} ${SAID_SO}\\b`, 'gi');

/** They told what they did last: what was said to them stands before it. */
function toldOwnPart(text: string): boolean {
  const own = [...text.matchAll(ANSWERED)].at(-1)?.index;
  const other = [...text.matchAll(THEY_SAID)].at(-1)?.index ?? -1;
  return own !== undefined && own > other;
}

const BEFORE = 3;

/** Asks how it is for somebody; whoever named it now or just before has answered. */
const ASKS_FEELING =
  /^(?:How (?:is|was|are|were) (?:that|it|things|you) (?:for|with|about|in) |How (?:do|did) you feel\b|What(?:'s| is| was| has)(?: been)? (?:that|it|that time) (?:been )?like\b|What (?:do|did) you feel\b|How did (?:it|that) make you feel\b)/i;
const namesFeeling = (text: string | undefined): boolean => text !== undefined && valenceOf(text) !== null;

/** What this English question asks stands in the message, in the last ones, or was the answer to the last question. */
export function answeredAlready(question: string, { read, state }: Scene): boolean {
  const [now, before] = [read.clean, state.recent.slice(-BEFORE)];
  if (ASKS_REPLY.test(question) && toldOwnPart(now)) return true;
  if (ASKS_FEELING.test(question) && (namesFeeling(now) || namesFeeling(before.at(-1)))) return true;
  const lastAsked = state.lastReply.split(/(?<=[.!]) /).at(-1) ?? '';
  return KINDS.some(
    ({ asks, told, before: far, once }) =>
      asks.test(question) &&
      (told.test(now) ||
        (far === true && before.some((text) => told.test(text))) ||
        (once === true && asks.test(lastAsked))),
  );
}
