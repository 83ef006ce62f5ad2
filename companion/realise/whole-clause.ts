import type { Scene } from '#companion/policy/plan.ts';
import { countWords, lowerFirst } from '#companion/understand/plain-text.ts';
import { PAST } from './past-verbs.ts';

// Why is this hard? A clause is cut out of a message by its commas and joining words, and what is left may lack its
// subject, run into the next sentence, or stop before its object. Handed back it is broken English, and the person
// reads that nobody understood. There is no parser here: a clause is whole where it opens like one and has a verb that
// fits what it opens with. In doubt it is not, and something plainer is said.

const MODS =
  '(?:(?:just|really|still|even|already|also|then|now|once|often|sometimes|usually|mostly|always|finally|actually|only|again|never|honestly|literally|nearly|almost|probably|hardly|barely|kind of|sort of|both|all|\\w{3,}ly),? )*';
const MODAL =
  "(?:can|could|will|would|might|may|must|should|shall|can't|cannot|couldn't|won't|wouldn't|shouldn't|used|is|isn't|has|hasn't|does|doesn't)";
const MORE_PAST =
  '(?:thought|meant|began|became|brought|chose|swore|hurt|cost|understood|spread|won|wound|burst|flung|clung|dug|struck|swung|wanted)';
/** After "he", "she" or "it": "drinks" and "drank"; "he drink" is another's grammar, and is left to them. */
const THIRD = `(?:'s|'d|'ll)\\b|(?:'s|'d|'ll)? ${MODS}(?:${PAST}|${MORE_PAST}|${MODAL}|(?!(?:this|us|his|its|yes|less|across|as|always|perhaps)\\b)\\w+s)\\b`;
/** After "I" and "they" nearly every word may be a verb; what can't be one opens something else. */
const NO_VERB =
  '(?:the|a|an|my|his|her|our|their|of|in|on|at|to|for|with|from|by|about|and|but|or|so|because|if|when|who|which|what|where|why|how|is|was(?<!I was)|has|does|too|either|myself)\\b';
const PRONOUN = `(?:(?:he|she|it|this|that|nobody|no one|nothing|everyone|everybody|everything|someone|somebody|something)(?: (?:at|in|on|from|else|of) [\\w' ]{2,16}?)?(?:${THIRD})|(?:I|they|we|you|people|those|these|(?:one|two|three|some|most|all|none|both) of (?:us|them|it))(?:'(?:m|re|ve|d|ll))?,? ${MODS}(?!${NO_VERB})[a-z']+|(?:I'm|they're|we're) (?:on|in|at|off|the|an?|with|out|up|down|my|her|his|too|so|\\d+)\\b|(?:me|my \\w+) and (?:I|me|my \\w+) \\w+|there(?:'s| is| was| are| were|'ll| has| will)\\b)`;
const DETERMINER =
  "(?:my|our|his|her|their|the|an?|this|that|these|those|every|each|some|most|all|no|none|one|two|three|four|five|six|seven|eight|nine|ten|\\w+teen|\\w+ty|both|half|part|another|\\d+|(?!(?:Just|Been|Only|Still|Bit|Not|Most|First|Feel|Keep|Had|Got|Went|Felt|Feels|Was|Is|Did|Does|Said|Told|Thanks?|Please|Sorry|Yes|No|Okay|Well|Right|[A-Z][a-z]+(?:ing|ed|ly))\\b)[A-Z][a-z']+)";
const FINITE = `(?:'s|'re|'d|'ll|'ve|n't)\\b|\\b(?:${PAST}|${MORE_PAST}|${MODAL}|am|are|aren't|were|do|don't|have|haven't|(?:thinks?|feels?|hurts?|wants?|needs?|likes?|loves?|hates?|works?|sends?|rings?|calls?|sleeps?|keeps?|knows?|makes?|takes?|comes?|goes|gives?|gets?|says?|tells?|asks?|looks?|leaves?|lives?|sits?|stands?|starts?|stops?|drinks?|eats?|cries|laughs?|helps?|pays?|plays?|runs?|seems?|sounds?|means?|misses|tries|talks?|turns?|wakes?|walks?|watches|moves?|lies|costs?|reads?|shows?|finishes|ends?|opens?|closes?|begins?|shakes?|aches?|drops?|fits?|earns?))\\b`;
/** When and where it was, before the one who did it. */
const WHEN =
  "(?:(?:last|this|next|every|each|one|some|most|the other|that|the first|the whole) (?:\\w+ )?(?:night|day|days|nights|week|weekend|month|year|morning|mornings|evening|evenings|time|summer|winter|spring|autumn|christmas|[a-z]+day)|(?:on |at |in |since |by |for |after |before |until |during |with )[\\w' -]{2,32}?|(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|\\w+teen|\\w+ty|so many) (?:hours|days|nights|weeks|months|years)(?: ago)?|even (?:in|at|on|with|after) [\\w' -]{2,24}?|yesterday|today|tonight|tomorrow|sometimes|some days|lately|now|then|once|twice|later|here|there|somehow|suddenly|(?:\\w+days?|\\w+day (?:morning|night|evening|afternoon)s?))";
const OPENS = new RegExp(
  `^(?:${WHEN},? )?(?:${PRONOUN}|${DETERMINER} .*?(?:${FINITE})|(?:work|home|school|life|money|nights|mornings|evenings|weekends|sleep|mum|mom|dad|uni|college|church|grandad|gran|nan|grandma|auntie)\\b.*?(?:${FINITE}))`,
);
/** A when or a because, and after it what was so. */
export const SIDE_FIRST =
  /^(?:when|whenever|since|after|before|once|if|while|because|every time|each time|although|even though) .+,? (?:I|he|she|they|we|it|my|the|nobody|everyone)\b/i;
const GERUND =
  /^[a-z]+ing (?:[\w']+ ){0,5}(?:is|was|isn't|wasn't|makes?|made|feels?|felt|takes?|took|helps?|helped|hurts?|costs?|seems?|keeps?|has|had)\b/i;

/** Two sentences with no mark between them: "the second one it makes me", "do it it's", "exactly they just put". */
const RUNS_ON =
  /(?<!\b(?:that|when|because|cos|and|but|if|who|what|as|think|thinks|thought|know|knows|knew|say|says|said|so|until|till|before|after|while|than|since|where|how|why|whether|wish|wishes|hope|hoped|guess|told \w+|tell \w+|feel|felt|mean|sure|afraid|scared|worried|glad|like|though|although|once|unless|whenever|or|then|realised|realized|noticed|believe|sounds|whatever|wherever|see|sees|saw|heard|bet|now|cause|moment|time|way|day|yes|no|to be)) (?:(?:I'm|it's|he's|she's|they're|we're|I've|I'd|I'll|there's|that's|(?:he|she|they|we|I) just \w+) ?|(?<=\b(?:it|him|them|her|now|today|again|yet|off|up|exactly|probably|anyway|loud|too|though|bad|fine|ok|okay|good|mad|angry|mean|nice|weird|sad|funny|else) )(?:I|he|she|they|we|it) (?!was\b|is\b)\w+)/i;
const ADDS_KNOW =
  /\w I (?:know|swear|bet|reckon) (?:it|so|that)$|^(?:I|he|she|they|people) (?:say|says|said|think|thinks|thought|know|knows|knew|(?:tells?|told) \w+)$|\b(?:him|her|them|it) not \w+$/i;
/** Cut before what it needs: "and they want", "I gave". */
const CUT_SHORT =
  /\b(?:make|makes|made|take|takes|took|put|puts|give|gives|gave|send|sends|sent|bring|brought|keep|keeps|kept|wanted to|have to|had to|need to|going to|able to|trying to|wouldn't even|don't even|(?:get|got|getting) rid)$/i;
/** Relative halves: without what they hang on they have no subject. */
const HANGS = /^(?:which|who|whom|whose|what|that (?:is|was|has|had|he|she|they|I|we|it) \w+$|as|than|to|not|nor)\b/i;
/** Said in a way of one's own, or in a second language: nothing there is wrong, and none of it is said back in a stranger's voice. */
const OWN_TONGUE =
  /\b(?:naw|aye|wi|gret|gie|awfy|wumman|lassie|dinnae|cannae|didnae|wisnae|wasnae|isnae|willnae|couldnae|wouldnae|hasnae|havenae|shouldnae|naebody|aff|fer|tae|frae|whit|wis|masel|heid|dey|vex|wahala|oga|couldny|didny|wasny|wouldny|nowt|owt|summat|sommat|innit|bruv|y'all|yall|settin|fixin|sittin|goin|doin|thataway|youse|yous|yer|em|sef|abi|yaar|arre|inshallah|mashallah|reet|tha|thee|mam's|hella|finna|tryna|mandem|gaffer|ken|bairns?|hinny|pet lamb)\b|\bme (?:wife|mum|mam|dad|mate|mates|bird|phone|head|lad|lass|kids|job|own|back|house|missus|brother|sister|legs?|hands?)\b|\b(?:I|he|she|it|there) were\b(?<!\b(?:if|wish|though) (?:I|he|she|it|there) were)|\b(?:we|they|you) was\b|\b(?:he|she|it) (?:don't|weren't|have|do)\b|(?:n't|\b(?:never|not)) (?:\w+ ){0,3}(?:nothing|nobody|none|nowhere)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty|\d+) (?:year|month|mile|pound)\b(?! (?:old|note|anniversary))|\b(?:minutes|now|there|today|two|months|weeks) only$|\bsince (?:\w+ )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+|many|some) (?:days|weeks|months|years)\b|\b(?:all|everything) what\b|\b(?:is|was) (?:good|nice|bad|big|kind) (?:man|woman|person|boy|girl|child)\b|\bhas? also \w+$|\b(?:drive|drove|driving) (?:taxi|bus|truck)\b|\bI(?:'m| am| was) (?:bus|taxi|truck|lorry|funny|good|old|young|simple|poor|big)? ?(?:driver|man|woman|cleaner|cook|worker|child|mother|father)\b|\bam again \w+|\b(?:like|as) (?:brake|dentist|child|stone|machine|robot|ghost|stranger)\b|\bproper (?:sick|sad|gutted|mad|angry|rough|bad)\b|\bsuch long\b|\b[Mm]y [a-z]+(?: [A-Z]\w+)? (?:he|she) \w+|\bkitchen of my\b|\bthe (?:telly|house) of my\b|\b[Ii]s \d+ degrees\b/;
const BARE_ROLE_FIRST =
  /^(?:and |but |so )?(?:(?:sister|brother|mother|father)[ -]in[ -]law|wife|husband|son|daughter|boss|supervisor|manager|doctor|police|teacher|colleagues?|neighbou?rs?|landlord|brother|sister|dentist|nurse|girl|boy|customers?) (?:is|was|says|said|gave|gives|goes|has|have|do|does|come|came|want|wants|call|called|told|tells|are|drink)\b/i;

/** "He say", "she wash": with nothing before it that asks for the bare form. */
const BARE_THIRD =
  /(?<!\b(?:did|does|do|didn't|doesn't|can|could|will|would|to|let|lets|made|make|makes|help|helped|saw|see|watch|watched|hear|heard|if|that|might|should|must|may|won't|can't|couldn't|wouldn't|have|had|nor|never) )\b(?:he|she|it) (?:come|go|say|want|make|know|look|speak|need|work|like|feel|get|see|wash|bring|cook|drink|take|give|tell|call|think|live|die|pass|talk|eat|sleep|sit|stay|help|ask|pay|sell|send)\b(?! (?:and|or)\b.* (?:is|was)\b)/i;

/** Said in a way that is the person's own: a dialect, or English as it is learnt. */
export function isOwnTongue(text: string): boolean {
  return OWN_TONGUE.test(text) || BARE_THIRD.test(text) || BARE_ROLE_FIRST.test(text);
}

/** A message of this talk had it: nothing is cut out of any of theirs. */
export function hasOwnTongue({ read, state }: Pick<Scene, 'read' | 'state'>): boolean {
  return isOwnTongue(read.clean) || [state.opening ?? '', ...state.recent].some(isOwnTongue);
}

/** The clause, with its "I" still in it, can stand as a sentence: it has who and does, and ends where it ends. */
export function isWhole(text: string): boolean {
  if (
    HANGS.test(text) ||
    CUT_SHORT.test(text) ||
    runsOn(text) ||
    /\b(?:find|found|think|thought|feel|know) (?:is|was|does|did|has|will|would)\b/i.test(text) ||
    ADDS_KNOW.test(text)
  )
    return false;
  if (isOwnTongue(text)) return false;
  return OPENS.test(lowerFirst(text)) || SIDE_FIRST.test(text) || GERUND.test(text);
}

/** Two sentences with nothing between them. */
export function runsOn(text: string): boolean {
  return RUNS_ON.test(text) && !SIDE_FIRST.test(text);
}

/** Spoken into a phone, with no mark from end to end: where one sentence stops is anybody's guess. */
const SPOKEN_WORDS = 16;
export function isSpoken(text: string): boolean {
  return countWords(text) >= SPOKEN_WORDS && !/[,.;:!?—\n]/.test(text.trim().replace(/[.!?]+$/, ''));
}

/** A yes, a no or a maybe in whatever words: an answer, and nothing to say back. */
const ANSWER_ONLY =
  /^(?:(?:well|oh|ok|okay|um|so|mm+|hm+|no|yes|yeah|nah|nope|yep|and|but|lol|haha)[ ,.]+)*(?:no|yes|yeah|nope|nah|yep|aye|naw|not (?:as such|really|quite|exactly|especially|particularly|at the moment|at all|yet|now|much|sure|often|always|any ?more|so much|today|that I know(?: of)?)(?: no)?|(?:no,? )?nothing (?:like that|really|much|special|else|in particular)|(?:I |it |that |we )?(?:could|might|would|can|may|will) (?:do|be|work)(?: (?:that|so|it))?|(?:I (?:suppose|guess|think) )?I (?:could|might|can|will|would)|not to (?:him|her|them)(?: no)?|(?:I )?daresay|(?:honestly|all|it's all) (?:fine|ok|okay|good)|(?:I )?(?:suppose|guess|think|hope|reckon|expect|imagine)(?: so| not)?|(?:I )?(?:don't|do not|didn't|wouldn't) (?:think|know|suppose|really|mind|believe|say|care)(?: so| that)?|(?:it|that) depends|depends|maybe(?: so| not)?|perhaps(?: so| not)?|possibly|probably(?: not)?|sort of|kind of|kinda|sorta|a bit|a little|little bit|sometimes|now and (?:then|again)|of course|course|sure|fine|true|right|exactly|definitely|absolutely|hardly|never|always|only sometimes|if you like|whatever|don't know|dunno|idk|no idea|nothing|something like that|more or less|pretty much|as if|fair enough|I'm (?:ok|okay|fine|alright|all right|good)|(?:I am|I'm) eating and all)(?:[ ,.]+(?:yes|no|really|lol|haha|mate|though|so|thanks|please|tbh|I (?:suppose|guess|think)))*[.! ]*$/i;

export function isAnswerOnly(text: string): boolean {
  return ANSWER_ONLY.test(text);
}
