// What is kept, owed, looked into and nearly told: a sum only one of two knows, a phone that was gone through, words
// that were on paper once.

const PARTNER =
  '(?:my )?(?:wife|husband|partner|boyfriend|girlfriend|fianc[eé]e?|mum|mom|dad|parents|family|sister|brother|flatmate|boss|bf|gf|other half)';
const THEIRS =
  "(?:his|her|their|my (?:\\w+ )?(?:wife|husband|partner|boyfriend|girlfriend|fianc[eé]e?|mum|mom|dad|son|daughter|sister|brother|ex|teenager|kid)(?:'s|s)?)";

const rule = (source: string) => new RegExp(source, 'i');

export const OF_SECRETS: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'sum_unknown',
    rule(
      `\\b(?:owe|owed|lost|spent|borrowed|in debt|debts?)\\b[^.!?]{0,30}\\b(?:and|but|while|though)? ?${PARTNER} (?:still |only )?(?:thinks?|believes?|knows? about|has been told|was told) (?:it's|it is|it was|that|I|we|only|about|it|\\W?\\d)`,
    ),
  ],
  [
    'never_thought_me',
    /\bI never (?:ever )?(?:thought|imagined|dreamed|dreamt) I(?:'d| would) (?:be|become|end up|turn into|turn out)(?: as| like)? (?:that|one of|the (?:kind|sort|type|one who|guy who|woman who|man who)|this|someone who|somebody who|a person who|like (?:that|this|him|her|them|my)|here|the \w+ (?:guy|girl|woman|man|kid|mum|dad))\b/i,
  ],
  [
    'began_small',
    /\b(?:started|began)(?: off| out)?\b[^.!?]{0,24}\b(?:with (?:just |only )?(?:tenners?|fivers?|pennies|pound coins|(?:a|one|two|the odd|the occasional|the) (?:tenner|fiver|quid|pound|couple|few|little|glass|beer|drink|spin|scratch ?card|cigarette|joint|pill|game)\w*)|as (?:a bit of |just )*(?:fun|a laugh|a joke|a hobby|a game))\b/i,
  ],
  [
    'before_home',
    /\b(?:I|and) (?:open|hide|take|burn|bin|move|clear|empty|delete|put|get|grab|pick up|throw)\b[^.!?]{0,40}\bbefore (?:he|she|they|my \w+|anyone|anybody)(?:'s| is| are)? ?(?:(?:gets?|comes?) (?:home|back|in|up)|home|back|wakes?)\b/i,
  ],
  [
    'body_at_the_ring',
    /\b(?:sick|cold|stomach (?:drops|turns|flips)|heart (?:drops|stops|jumps|races|pounds)|I (?:jump|freeze|flinch|panic|tense|shake))\b[^.!?]{0,12}\b(?:every|each|whenever|any) ?time (?:the|my|a) (?:\w+ )?(?:phone|bell|doorbell|door|post|letterbox|email|text|postman)\b/i,
  ],
  [
    'won_and_lost',
    /\b(?:won|a win|big win|was up|I was winning)\b[^!?]{0,110}\b(?:back to (?:zero|nothing)|(?:lost|gone|blew|spent) (?:it all|it|the lot|everything|all of it)|all gone|nothing left|gone by|put it all back|by (?:midnight|morning|the morning|sunday|monday|the end of the night))\b/i,
  ],
  [
    'sums_at_night',
    /\b(?:lie|lay|lying|sit|awake|up) (?:there |here |in bed |at night |all night )*(?:doing|adding|counting|going over|working out) (?:up )?(?:the )?(?:sums|maths|math|numbers|figures|money|bills|debts|what I owe)\b/i,
  ],
  [
    'parent_before',
    /\bmy (?:dad|father|mum|mom|mother|grandad|grandfather|uncle|brother|parents) (?:was|were|is|had|did) (?:just |exactly |always |all )?(?:the same|like (?:that|this|me)|the same (?:thing|problem|way)|(?:it|this) too)\b|\bmy (?:dad|father|mum|mom|mother|grandad|uncle) (?:gambled|was (?:a|an) (?:gambler|addict|alcoholic|drunk)|had a (?:gambling|drug|drink\w*) problem)\b/i,
  ],
  [
    'wrote_tore',
    /\b(?:wrote|written|write|typed|type|drafted)\b[^!?]{0,40}\b(?:tore|ripped|deleted|binned|burn(?:ed|t)|threw|scrunched|crumpled|shredded|wiped|rubbed) (?:(?:it|them|that|everything|every word|all of it|the (?:whole thing|letter|note|message|text|email|page))\b|up\b|the lot\b)/i,
  ],
  [
    'heard_it_all',
    /^(?:(?:yeah|yes|well|ok|okay|true|right|I (?:guess|suppose|know)|maybe|probably|and|but|fair(?: enough)?)[ ,.]+)*(?:they|he|she|those people|people there) (?:must |will |probably |do |would )?(?:hear|hears|see|sees|get|gets|have heard|have seen|'ve heard|'ve seen|deal with|deals with) (?:it|that|this|worse|people like me|stuff like (?:that|this)|far worse|a lot worse)(?: all)?(?: (?:day|the time|every day|day long|all the time|a lot|daily|before))*\W*$/i,
  ],
  [
    'looked_in_phone',
    rule(
      `\\bI (?:\\w+ )?(?:looked|went|searched|snooped|sneaked|scrolled|peeked)(?: \\w+)? (?:through|in|into|inside) ${THEIRS} (?:\\w+ )?(?:phone|messages?|texts?|emails?|laptop|diary|chats?|dms?|insta\\w*|whatsapp|history|drawers?|bag|pockets?|room)\\b|\\bI (?:checked|read|unlocked|hacked) ${THEIRS} (?:\\w+ )?(?:phone|messages?|texts?|emails?|diary|chats?|dms?|location)\\b`,
    ),
  ],
  [
    'nothing_found',
    /\b(?:there was|I found|found|it was|there wasn't|I didn't find) (?:absolutely |literally |really )?(?:nothing|anything)(?: bad| weird| suspicious)? (?:there|on (?:it|there)|in (?:it|there)|to (?:find|see)|wrong|on (?:his|her|their) phone)\b/i,
  ],
  [
    'cant_rest_when_out',
    /\bI (?:can't|cannot|don't|never|couldn't) (?:really |properly |ever )*(?:relax|sleep|settle|rest|switch off|concentrate|breathe|sit still|eat)(?: \w+)? (?:when|while|until|till|unless|if) (?:he|she|they|my \w+)(?:'s| is| are|'re)? ?(?:out|gone|away|back|home|in|comes?|gets?|with (?:his|her|their|them))\b/i,
  ],
  [
    'dreads_it_long',
    /\b(?:I've|I have|been|I was|I'm|I am) (?:been )?(?:\w+ )?dreading (?:it|this|that|the \w+)\b|\bdread(?:ed)? (?:it|this|that) (?:for|all|since)\b/i,
  ],
  [
    'lighter_said',
    /^(?!.*\b(?:doesn't|don't|didn't|not|never|wish|would|supposed to)\b).*\b(?:feels?|felt|it's|it is|it was|is) (?:a (?:bit|little) |much |already |kind of |somehow |actually )*(?:lighter|easier|better|good|less heavy|less alone|smaller) (?:just |now )*(?:saying|to say|to have said|having said|telling|to tell|writing|to write|typing|getting|to get|now (?:that )?(?:it's|I've|it is)|having told|to have told) (?:it|that|this|the |you|some|someone|out|said|told|down|all)/i,
  ],
  [
    'nervous_to_type',
    /\b(?:nervous|shaking|shaky|scared|sick|sweating|embarrassed|trembling|crying|heart(?:'s| is)? \w+|hands?(?: are|'re)? \w+) (?:even |just |only )*(?:typing|writing|saying|thinking about|reading) (?:it|this|that)\b/i,
  ],
  [
    'hurt_not_gone',
    /^(?:(?:well|no|ok|okay|I mean|actually|maybe|or)[ ,.]+)*(?:he|she|they|my \w+) (?:might|may|wouldn't|probably (?:won't|wouldn't)|won't)(?: not)?(?: even| actually| really)?(?: leave| go| end it| walk out)?[.,;] (?:but |and |maybe )?(?:he|she|they)(?:'d| would| might| may|'ll| will)(?: just| only| probably)? be (?:so |really |very |a bit |just )*(?:hurt|sad|upset|disappointed|gutted|crushed|angry)\b/i,
  ],
  [
    'same_as_parent',
    /\b(?:scared|afraid|worried|terrified|frightened|fear|worry)(?: that)? (?:I'm|I am|I'll|I will|I might|of|I could)(?: be| become| end up| turn| turning| becoming| being| ending up| turn out)?(?: just)? (?:the same as|like|into|exactly like) (?:her|him|them|my (?:mum|mom|mother|dad|father|parents))\b/i,
  ],
];
