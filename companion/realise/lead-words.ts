// Why is this hard? "No, she left" answers and then tells; "no one asked" tells. "So tired" is how tired, "so I left" is
// only talk. So a word that is both is dropped only before a mark, or before a word that surely opens a sentence.

/** Words a sentence surely opens with, whatever stood before. */
const OPENS =
  "(?:I|I'm|I've|I'd|I'll|he|he's|he'd|he'll|she|she's|she'd|she'll|they|they're|they've|they'd|we|we're|we've|we'd|it|it's|its|my|his|her|our|their|that's|that is|that was|there|there's|nobody|no one|everyone|because|when|not)";
/** They never tell anything where a sentence begins. */
const EMPTY =
  "(?:and|but|because(?! of)|bc|cuz|cos(?! of)|plus|also|lol|haha\\w*|lmao|omg|yeah|yes|yep|yea|yup|nah|nope|tbh|btw|ngl|honestly|basically|anyway|anyways|literally|to be honest|to be fair|by the way|I mean|I guess|I suppose|oh|ugh|um+|uh+|er+|h?mm+|hm+|wow|mate|bro|dude|idk|(?:right|ok|okay|well) so|(?:the )?thing is|the problem is|to be clear|I don't know(?= (?:I (?:just|only|said|told|feel|never|miss|wish)|it's just|(?:he|she|they) just)\\b))";
/** Empty before a mark or a new sentence, and full of meaning before anything else. */
const EMPTY_THERE =
  "(?:no|so|well|ok|okay|right|fine|true|sure|exactly|like(?! (?:my|his|her|our|their|it|that|the)\\b)|see|look|sorry|please|hi|hey|hello|man|god|gosh|goodness|girl|listen|actually|of course|obviously|then|dunno|don't know|whatever)";
/** They may carry the sentence that follows, so only a mark makes them empty. */
const EMPTY_MARKED =
  "(?:good (?:morning|evening|afternoon)|in fact|you know|you see|mind you|I know|I don't know|not really|kind of|sort of|maybe|perhaps|I think|thank you|thanks|yes please|finally|now)";
const SHUT = new RegExp(
  `^(?:["']?(?:${EMPTY}\\b[\\s,.!:;…-]*|${EMPTY_THERE}(?:[,.!:;…]+\\s*|\\s+-+\\s*|\\s+(?=(?:${OPENS}|${EMPTY})(?![\\w'])))|${EMPTY_MARKED}[,.!:;…]+\\s*))+`,
  'i',
);
/** "It's just that nobody came", "what bothers me is they laugh": what the sentence says stands by itself. */
const SAID_FIRST =
  "(?:(?:it's )?(?:just|only|more|more like|like|mostly) )?that |what (?:really |actually )?(?:bothers|gets(?: to)?|worries|hurts|frightens|scares|upsets|annoys|stings) me is (?:that )?|the (?:worst|hardest|hard|sad|bad) (?:part|bit|thing) is (?:that )?";
const HELD = new RegExp(
  `^(?:${SAID_FIRST})(?=(?:I|I'm|I've|I'd|he|he's|she|she's|they|they're|we|nobody|no one|everyone|my \\w+)(?![\\w']))`,
  'i',
);

const TRAILS =
  /(?:[\s,.]+(?:hehe|though|if I(?:'m| am) (?:honest|being honest)|to tell the truth|lol|haha\w*|lmao|tbh|btw|ngl|by the way|to be honest|to be fair|honestly|though|tho|you know|you see|I guess|I suppose|I think|idk|if that makes sense|if you must know|or something|or whatever|lately or something|so yeah|and all(?: that)?|and stuff|please|thanks|etc|x+)|, ?(?:anyway|mate|pal|man|bro|love|dear|right|innit)|,? (?:(?:did|does|do|is|was|are|were|has|have|had|would|wo|ca)n't|aren't) (?:it|he|she|they|I|we)|,? don't we all)+[\s.,!]*$/i;

/** Without the nods, joining words and noises a sentence begins with; a word that carries meaning there stays. */
export function withoutLead(text: string): string {
  return text.replace(SHUT, '').trimStart();
}

/** "That he is here without me" stands by itself as "he is here without me". */
export function withoutThat(text: string): string {
  return text.replace(HELD, '').trimStart();
}

/** Without the shrug or the laugh after it. */
export function withoutTail(text: string): string {
  return text.replace(TRAILS, '').trimEnd();
}
