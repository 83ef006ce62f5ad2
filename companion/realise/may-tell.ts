import { countWords } from '#companion/understand/plain-text.ts';
import { ENDS_BADLY } from './anchor-whole.ts';
import { AGAINST_OWN } from './anchors.ts';
import { isAnswerOnly, isWhole, SIDE_FIRST } from './whole-clause.ts';

// Why is this hard? One broken, cut or harsh sentence read back costs more than ten good ones give. So whatever is not
// surely one whole, plain, kind sentence about the person's own matter is not told back, and the reply does without.

const LEAST = 3;
export const MOST = 15;

/** How it is put, a guess, a joke, half taken back: nothing to hold somebody to. */
const HEDGED =
  /\b(?:I (?:guess|suppose|mean|reckon|think|believe|assume|imagine|bet)\b|I don't (?:really )?know\b(?! (?:what|how|where|who|why|if|whether|anyone|anybody) )|not sure|I(?:'m| am) sure|it's been since|it said|maybe|perhaps|probably|possibly|apparently|kind of|sort of|kinda|or something|or whatever|so to speak|that is what|that's what|never mind|forget it|let's|anyway|you know|who knows|as if|what if|if only|no offence|joking|kidding|whatever|such is|I(?:'m| am) (?:fine|ok|okay|alright|all right|good|safe|back)\b(?! (?:at|in|to|on|with|from)\b)|not in danger|I(?:'d| would) never do (?:anything|that|it)|wouldn't do anything|(?:why|what) I(?:'m| am) (?:here|writing|doing here)|writing (?:here|this)|I should(?! have\b|'ve\b)|fair enough|here we are|this is going to|I hope (?:I|this|that|so)|can't complain|not much to)\b/i;
/** Said about this talk, its lines and its questions, or asked of it. */
const ABOUT_TALK =
  /\b(?:(?:the|that|this|your|which|neither|either) (?:question|answer|sentence|wording|draft|reply|suggestions?|exercise)s?|(?:this|that|your) message|(?:the|that) (?:first|second|third|other|last|top|next|2nd|1st|3rd) (?:one|two|bit|part)(?=$|[.,]| (?:is|was|sounds|makes|doesn't|please|then|too|again|about|of (?:those|them)))|^(?:the )?(?:first|second|third|other|last|next|2nd|1st) (?:one|two)|(?:an?|your|some|any|plain|more) (?:opinion|advice|answer|suggestions?|tips?|ideas?|sentence|wording|draft)|I(?:'m| am| was| just|'ve|'d)? (?:\w+ )?ask(?:ed|ing)? (?:about|how|if|whether|what|you)|makes? (?:no|any|more) sense|not what I|the opposite of|I (?:didn't|did not|never|haven't|already|just) (?:say|said|mention|mentioned|mean|meant|ask|asked|told|explained)(?! (?:\w+ ){0,3}to\b)(?! (?:him|her|them|my|anyone|anybody|no|yes|sorry|goodbye|I))|I meant|I said (?:that|so|it)\b|(?<!\b(?:to|he|she|they|doesn't|didn't|don't|won't|wouldn't|never|not|would|could|did|will|mum|mom|dad|wife|husband) )tell me|\blet me (?:start|begin|try|tell|explain|say|ask|see)|say it for|just want to know|want to know (?:if|whether|what|how)|should I|don't understand (?:the|that|this|what)|(?:my|the) point|don't follow|I don't know what (?:that|this|it|you) means?|(?:a few|some|the right|any) words|(?:something|words|what) (?:I could|I can|to) (?:say|send|write)|(?:an?|one|English|plain|good|short|another|my) sentence\b|sentences? (?:for|like) |I (?:won't|can't|don't want to|don't like to) (?:write|type|say|name|explain|repeat|describe) (?:it|that|this)|a machine|a bot|an app|chatbot|no exercises|the (?:two|three) of those|(?:that|this) one (?:doesn't|does not|isn't|is not|didn't|wasn't)|those (?:are|sound|were)|I(?:'ll| will| shall|'d| would) (?:take|choose|pick|try|go with|do|say|send) (?:that|the|it|this|one|them)\b|I(?:'ve| have) (?:done|tried) (?:that|those|it)|I'm (?:not )?(?:talking|typing|writing|asking|telling)|thank|thanks|pardon me|I beg pardon|excuse me|I'm sorry$|I am sorry$|sorry to|don't hold with|goodnight|good night|wish me luck|I don't need (?:words|advice|help|tips|an?)|how (?:that|it|this) sounds|forgot to (?:say|mention|tell)|I want to talk|next time)\b|^I (?:agree|understand|see)\b(?: (?:now|that))?$/i;
/** A hard word, for oneself or anybody: true or not, it is not said again. */
const HARSH =
  /\b(?:stupid\w*|silly|foolish\w*|fool|fools|daft|dumb\w*|idiot\w*|moron|crazy|insane|mad|nuts|psycho|pathetic|useless|worthless|hopeless|lazy|selfish|weak|ugly|fat|vain|childish|mean|nasty|snapp(?:y|ish)|petty|lame|(?:I'm|I am|me|he's|she's|so) weird|weirdo|freak(?! out)|creep\w*|ridiculous|embarrassing|cringe\w*|dramatic|needy|clingy|a mess|loser|failure|I(?:'ve)? failed (?:him|her|them|as|at|again|everyone|my (?:\w+ )?(?:kids?|children|son|daughter|mum|mom|dad|wife|husband|family))|disgust\w*|gross|rubbish|crap\w*|shit\w*|fuck\w*|piss\w*|bloody|damn\w*|bitch|arse\w*|ass|hell|sucks?|ungrateful|coward\w*|a burden|nothing like as|not (?:half |nearly )?as good|never (?:manage|amount|make it)|a bother|a baby about|being a baby|being an? \w+ about|it's nothing|a nuisance|old bag|(?:I'm|I am|be|feel) past it|bad (?:mother|father|mum|mom|dad|daughter|son|friend|wife|husband|person|parent|teacher|nurse)|no good|I (?:\w+ )?(?:did|chose|got|made|do) (?:it |this |that |everything )?(?:all )?wrong|my (?:own )?fault|(?:that|it) (?:was|is) (?:all )?(?:me|mine)\b|bitter|high maintenance|hard work|drunk|junkie|nag\w*|cow|pig|furniture|doormat|cardboard|robot|zombie|ghost|clown|animals?)\b/i;
/** Somebody who is "you" in it already, a quotation mark without its other half, a link, shorthand nobody wrote out. */
const UNTOLD =
  /[*#@<>/\\()[\]{}:;?…"]|\.\.|(?:^|\s)'|https?|\b(?:you|your|you're|you've|you'll|yours|yourself|u|ur|r|ya|rly|smth|sth|thru|abit|alot|m8|imo|ikr|ffs|wtf|tf|af|lol|haha\w*|omg|btw|tbf|yday|lil|bday|diff|probs|prolly|(?:so|and|but|if|because|that) were|(?:dogs|cats|mates|friends) (?:name|husbands?|wife|wives|house|car|mum|dad|birthday)|hehe|(?:husband|mum|mom|dad|mother|father|nan|gran|boyfriend|girlfriend|partner|wife|boss)e?s(?= [a-z])(?! (?:are|were|and|who|have|all|both|don't|won't|in|at|that)\b)|w|xx?)\b/i;
/** What opens something else than a sentence of one's own. */
const OPENS_BADLY =
  /^(?:that(?! (?:was|is|made|makes|day|night|house|job|one|morning|man|woman|song|\w+ (?:was|is))\b)|those|which|who|whom|whose|what|how|why|where|than|to|not|nor|like|as|or|if(?! (?:I|he|she|they|we|my)\b)|even if|let|please|(?:can|could|would|will|should|shall|may|might|must|do|does|did|is|are|was|were|am|has|have|had)(?! I\b)|do I|am I|should I|at least|someone to|just (?:the|a|me)|no(?! one| sleep| money| friends)\b|none|both|any|some of|one of those|here|there we|there you|it(?:'s| is) not (?:that|the|an?|so)|it isn't (?:that|the|an?|so)|on (?:again|and off)|says?|said it|speaking)\b|^(?:on|at|in|since|by|for|after|before|until|during|with) [\w' -]{2,24}? (?:when|because|if|that|who|where)\b(?!.*, )/i;
/** "He says tell people", "she said yes the flat is free": whose words begin where is anybody's guess. */
const SAYS_LOOSELY =
  /\b(?:says?|said|goes|\b(?:I|he|she|they|we|my \w+|mum|mom|dad) (?:was|were|is|are) like|(?:I'm|he's|she's|they're) like|told (?:me|him|her|them|us)|tells (?:me|him|her|us)|asked|asks|shout\w*|text(?:ed|s)|wrote|repl(?:y|ied|ies)|answered|barked|snapped|thought|think)\b,? (?!(?:that |to (?:me|him|her|them|us|my \w+) )?(?:I|I'm|I've|I'd|I'll|he|he's|he'd|he'll|she|she's|she'd|she'll|they|they're|they'd|they'll|we|we're|it|it's|it was|my|his|her|the|there|nothing|nobody|a|sorry|goodbye|hello|hi|about|of|at|in|on|for|me|him|them|us|to|if|whether|no|how|what|why|when|where|thanks|every\w+|too|so|again|back|an|this|more|less|any\w*|some\w*|much|that|off|only|as|like|with|by)\b)(?!$)\w/i;
const SAYS_AS_IS =
  /\b(?:says?|said|goes|think|thought) (?:no|yes|well|oh|sorry|how|what|why|it's|I) (?:\w+ ){0,8}(?:but|well|oh)\b|\b(?:says?|said) (?:no|sorry) (?:I|we|it|he|she|the)\b|\b(?:says?|said) (?:how|what|why) (?:is|are|do|did|can|could|would|will)\b/i;

/** A second half without who it is about, or one that stops before it says what. */
const HALF =
  /[,;] (?:don't|doesn't|didn't|can't|couldn't|won't|wouldn't|haven't|hasn't|isn't|wasn't) |\b(?:know|think|say|says|said|want|wants|wanted|just|mostly|and since|ask myself|wonder|not knowing|tell|notice|realise)$/i;
/** "I nearly did", "so would I": what was done stands somewhere else. "I … us": both are "you". */
const HANGS_ALONE =
  /^we(?:'re| are| were) (?:two|three|four|five|six|seven|eight|nine|ten|\d+) |\bI'd rather \w+$|^(?:I'm|he's|she's|they're|we're|it's) not(?:,|$)|\b(?:said|says|asked)\b[^,]*, (?:it's|it was|I|he|she|we|they|what|how|why)\b|, (?:ate|went|got|took|had|did|sold|made|put|left|came|sat|ran|told|said|cried) (?!.* and )|, (?:sold|did|got|had|went|took|left|lost|made|put|\w+ed) \w+$|\bmight not$|\bI(?:'d| would) (?:love|like|rather|want) to(?:,|$)|^(?:I|he|she|they|we|it) (?:\w+ )?(?:did|do|does|was|is|are|am|can|could|would|will|have|had|has|didn't|don't|can't|won't|wasn't|wouldn't|couldn't|haven't)(?: (?:last time|too|once|then|now|that|so|either|again|before|not|already|really))*(?:$|,)|\bI\b.*\b(?<!\bof )us\b/i;

/** "The family I work with another": a thing, what was done with it, and nothing said of it. */
const NO_MAIN_VERB =
  /^(?:the|my|an?|his|her|our|their) (?!(?:\w+ )?(?:day|night|week|morning|evening|moment|minute|year|time|next day)\b)(?:(?!(?:so|and|but|because|when|while|if|before|after|till|until|as|that)\b)[\w'-]+ ){1,3}(?:I|he|she|they|we) \w+(?!.*\b(?:is|are|was|were|has|have|had|isn't|wasn't|aren't|weren't|feels?|felt|makes?|made|goes|went|came|comes|keeps?|kept|wants?|left|won't|can't|doesn't|didn't|don't|\w+ed)\b)/i;
/** "He says I'm soft": somebody's name for them, said once and not again. */
const NAMED_BY_OTHERS =
  /(?<!\bI )\b(?:says?|said|thinks?|calls?|called|told me|tells me|reckons) (?:me |that )?(?:I'm|I am|I was) (?!fine|going|allowed|welcome|invited|getting|in |on |doing|the )/i;
/** Nobody keeps a question, an order or an answer as their story. */
const ASKED =
  /\b(?:do|did|am|was|can|could|would|will|have|should|shall) I\b|\b(?:isn't|wasn't|don't|didn't) (?:it|I)$/i;

const REFUSED = [
  HEDGED,
  ABOUT_TALK,
  HARSH,
  UNTOLD,
  OPENS_BADLY,
  SAYS_LOOSELY,
  SAYS_AS_IS,
  HALF,
  HANGS_ALONE,
  NO_MAIN_VERB,
  NAMED_BY_OTHERS,
  ASKED,
  AGAINST_OWN,
];
const REFUSED_IN_PIECES = [HEDGED, ABOUT_TALK, HARSH, UNTOLD, ASKED, AGAINST_OWN];

/** A piece that is no sentence may stand within one of ours: nothing hedged, harsh or said to the talk is in it. */
export const mayStand = (piece: string): boolean => !REFUSED_IN_PIECES.some((shape) => shape.test(piece));

/** Each half of it is a sentence of its own. */
const HALVES = /,? (?:but|because|though|although|so (?=(?:I|he|she|they|we|it|my|nobody|no one|the)\b)) */i;

/** "Pancakes tomorrow, I have promised": before the second half stands a first one, or a when and where. */
const SECOND = /, (?:and )?(?=(?:I|I'm|I've|he|he's|she|she's|they|they're|we|we're|it|it's|my \w+) )/i;
const AND_THEN =
  / and (?:then |now |still )?(?=(?:I|I'm|I've|he|he's|she|she's|they|they're|we|it's) (?!are\b|have become\b|were\b|both\b|haven't\b|don't\b))/i;
const LEADS_UP =
  /^(?:when|whenever|if|since|after|before|once|while|because|although|though|as|at|in|on|for|by|with|without|last|this|every|some|one|now|even|most|yesterday|today|tonight|until|till|sometimes|lately)\b/i;

/** The sentence, with its "I" still in it, may be told back to whoever wrote it: whole, plain, kind, and 3 to `most` words. */
export function mayTell(said: string, most = MOST): boolean {
  const words = countWords(said);
  if (words < LEAST || words > most || isAnswerOnly(said) || REFUSED.some((shape) => shape.test(said))) return false;
  const [first = said] = said.split(HALVES);
  const [opening = said] = said.split(SECOND);
  const [before = said] = said.split(AND_THEN);
  if (![opening, before].every((part) => LEADS_UP.test(part) || (isWhole(part) && !NO_MAIN_VERB.test(part))))
    return false;
  return isWhole(first) && isWhole(said) && !ENDS_BADLY.test(said) && !isTwoInOne(said);
}

const JOINS =
  /,|\b(?:and|but|or|so \w+(?= (?:that )?(?:I|he|she|they|we|it|my)\b)|so|because|when|whenever|while|if|that|who|what|where|why|how|whether|which|until|till|before|after|since|than|as|like|though|although|unless|once|then|think|thinks|thought|know|knows|knew|say|says|said|told \w+|tells \w+|wish|hope|feel|feels|felt|sure|guess|swear|see|saw|notice|noticed|realise|realised|realize|realized|remember|forget|forgot|pretend|pretended|decided|find|found|heard|hear|worried|scared|afraid|glad|happy|sad|sorry|mean|means|bet|believe|the way|in case|(?:every|each|the \w+|last|this|next) (?:time|day|night|week|moment|minute|year|morning))\b/gi;
const SUBJECT =
  /(?<=\S )(?:(?<!\b(?:of|with|for|to|in|on|at|from|about|by|is|was|make|made|let|help|do|does|did) )(?:my|his|her|our) \w+(?= (?:is|was|has|won't|can't|doesn't|didn't|isn't|wasn't)\b)|I|I'm|I've|I'd|I'll|he|he's|she|she's|they|they're|they've|we|we're|there's|it's)(?= )/gi;
const HUNG =
  /\b(?:the|an?|my|his|her|our|their|every|each|one|all|this|that|these|those|everything|nothing|something|someone|anyone|anything|no one)\b/i;
const OBJECT_AFTER =
  /(?<!\b(?:for|to|with|about|of|at|from|on|in|by|like|near|after|let|make|help) )\b(?:it|them|him|me|us)\b/i;
const NO_NOUN = /\b(?:worst|best|same|bad|good|nice|now|today|again|off|up|out|hard|dull|late|here|there)$/i;
const BE =
  /\b(?:is|isn't|are|aren't|was|wasn't|were|weren't|am|has|hasn't|can't|won't|don't|doesn't|didn't)\b|\b(?:it|he|she|that|there|what|who)'s\b/gi;

/** "Now she doesn't ask", "every Sunday I cook": a when or a where before the one who did it. */
const WHEN_ONLY =
  /^(?:(?:in|at|on|by|since|for|after|before|during|over|until|without|with|from)(?: [\w'-]+){1,4}|now|then|today|tonight|yesterday|tomorrow|still|here|there|suddenly|lately|sometimes|finally|even|this time|(?:(?:in|at|on|by|since|for|after|before|during) )?(?:my|the|this|that|last|every|each|some|most|one|next|a|\d+|\w+) ?(?:\w+ )?(?:days?|nights?|weeks?|months?|years?|time|times|mornings?|evenings?|afternoons?|weekends?|minutes?|hours?|\w+days?|culture|country|family|house|home|town|village|school|class|head|dream|ago|later)|at (?:night|work|home|school|lunch|church))$/i;

/** Two sentences with nothing between them: "it's the shop phone I can't put it away", "work is dull flat is dull". */
function isTwoInOne(said: string): boolean {
  // "Since I came here I speak to nobody" has two by right.
  let spare = SIDE_FIRST.test(said) ? 1 : 0;
  return said.split(JOINS).some((part) => {
    const piece = (part ?? '').trim();
    const second = [...piece.matchAll(SUBJECT)][0];
    if (second !== undefined) {
      const before = piece.slice(0, second.index);
      if (WHEN_ONLY.test(before.trim())) return false;
      if (spare > 0) {
        spare -= 1;
        return false;
      }
      if (
        !HUNG.test(before) ||
        NO_NOUN.test(before.trim()) ||
        OBJECT_AFTER.test(piece.slice(second.index)) ||
        /^(?:it's|there's)$/i.test(second[0])
      )
        return true;
    }
    return second === undefined && (piece.match(BE)?.length ?? 0) > 1;
  });
}
