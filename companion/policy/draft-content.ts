import type { ReflectionGate } from '#companion/realise/reflection-gate.ts';
import { countWords, endWithStop, piecesOf, upperFirst } from '#companion/understand/plain-text.ts';
import type { Addressee } from './addressee.ts';
import { ownSentence } from './own-sentence.ts';
import { toThem } from './to-them.ts';

// Why is this hard? Who asks for words has mostly said already what they are to say ("I want him to give notice before he
// comes"), beside the asking or a message or two before it. Asked for it again, they know that nobody listened. So it is
// looked for first; only a plain wish about the words or about the other one counts, for all else may be the story.

/** "My daughter Javiera", and a name alone, where what is to be told follows at once. */
const NAMED = '(?: (?!(?:that|to|and|but|how|what|about|if|why|so)\\b)[\\w-]+(?= that\\b))?';
const HIM = `(?:him|her|them|she|he|they|people|everyone|everybody|(?:my|the|our) [\\w-]+(?: in law)?${NAMED}(?![\\w'-])|mum|mom|mam|dad|nan|(?!(?:you|me|about)\\b)[\\w-]+(?= that (?:I|it|we|my|the|from|on|in|this|next)\\b))`;
const HOW_MUCH = '(?:just |really |only |simply |also |basically |maybe )*';
const WANTS = `I(?:'d| would)? ${HOW_MUCH}(?:want|like|need|have(?= to)|wish|wanna)(?! liked)`;
/** What is to be said, put as a wish to say it or to have it heard. */
const SAY_IT = new RegExp(
  `^(?:${WANTS} ${HOW_MUCH}(?:to )?${HOW_MUCH}(?:say(?:(?: to)? ${HIM})?|(?:tell|text|write|message|e-?mail|remind)(?: to)? ${HIM}|(?:write|send) (?:an? |the )?(?:\\w+ )?(?:message|text|note|letter|e-?mail|card)(?: to| for) [\\w' -]{2,30}?,?(?= that\\b)|explain(?: to ${HIM})?|let ${HIM} know|get across|make (?:it )?clear(?: to ${HIM})?)|${WANTS} ${HIM}(?: to)? (?:know|hear|understand|see|realise|realize|get)|(?:it|the (?:text|message|letter|note|card|email)) (?:should|must|has to|needs to|can) say|${HIM} (?:should|must|has to|needs to|have to) (?:know|hear|understand)|${WANTS} (?:it|this|that|the (?:text|message|letter|note|card|email)) to say|(?:please )?(?:tell|let) ${HIM}(?: know)?(?= (?:that|I)\\b)|(?:please )?(?:write|put)(?: to ${HIM})?(?= that (?:he|she|they|I|it|we)\\b)) ?[:,]? ?(?:just )?(?:that )?(?=\\S)`,
  'i',
);
/** "I want him to ring before he comes": a wish about the other, and so a request to them. */
const DO_IT = new RegExp(
  `^${WANTS} (${HIM}) to (?!(?:know|hear|understand|see|realise|realize|get|think|feel|love|like|want|die|suffer|be happy|be ok)\\b)(?=\\S+ \\S|stop|leave|go)`,
  'i',
);
/** "It should be about the bins". */
const ABOUT_IT =
  /^(?:(?:I(?:'d)? )?(?:want|like|need) (?:it|this|the \w+) to be (?:just |only )?about|it(?:'s| is| should be| must be) (?:just |only )?about) (the [\w ]{2,24}?|my [\w ]{2,24}?)(?:,? and (?=that\b|it's\b|I\b)|$)/i;
const LEAD =
  /^(?:(?:ok|okay|so|well|no|not (?:that|those|this)(?: one)?|and|but|because|cos|just|please|pls|basically|hm+|um+|actually|oh|yes|yeah|like|mainly|mostly)\b[ ,.:-]*)*/i;
/** Where the wish ends and the asking begins, or how it should sound. */
const THEN_ASKS =
  /[,;.]? ?(?:and |but |so )?(?:(?:can|could|will|would) (?:you|u)\b|please (?:help|write|word|make)|how (?:do|can|should|would|could) I|what (?:do|should|can|could) I|(?:and|but|so) (?:I )?(?:(?:don't|do not) (?:even |really )?know (?:how|what|where)|(?:am |'m )?not sure (?:how|what)|(?:have )?no idea)|help me|pls help|in (?:one|two|three|a few|a couple of) (?:short |polite |nice )?(?:sentences?|lines?|words)|but (?:not (?:too |so |in a |sounding |coming )|not (?:rude|mean|harsh|cold|angry|formal|pushy|weird|needy|soppy|long|horrible|\w+ly)\b|in a |nicely|politely|polite|nice|kindly|softly|without)|without (?:sounding|being|making|a (?:row|fight))|in a (?:nice|polite|kind|good|short|friendly|calm) way|(?:polite|nice|kind)ly\W*$).*$/i;
const WORDS_MOST = 30;
/** "What should I say so that she knows I am grateful": it is what shall be heard. */
const SO_KNOWN =
  /\bso (?:that )?(?:he|she|they)(?:'ll| will)? (?:knows?|understands?|sees?) (?:that )?(I(?:'m)? [^?]+)\?*$/i;
/** "That I can't run any more, but that I want to come for coffee". */
const IN_A_ROW = /\b(?:and|but|also) that (?:I|it|we|my)\b/i;
/** Nothing in it is a thing to say: how it is to be said, or only whom. */
const NO_CONTENT =
  /^(?:something|anything) (?:for|nice|kind|short|sweet|to|like|about|in|on|but)\b|^about\b|^(?:no|yes|hi|hello)\b|^(?:an? |the |some )?(?:\w+ )?(?:message|letter|text|note|card|e-?mail|line|words?|reply|answer|joke|story)\b|^(?:it|this|that|something|anything|everything|how|what|why|no|yes|sorry|the truth|about (?:it|this|that)|to (?:him|her|them)|(?:him|her|them) (?:that|this|it))\b[^a-z]*$|^(?:no|yes|hi|hello|sorry|thank you)\W*$|^(?:how|what|why|when|where|who|which)\b/i;

/** "Write me an email to Dr Osei, the essay is late", "something to Ruth, saying I have to stop": it follows the asking. */
const REQUESTED =
  /\b(?:write|draft|word|text|send|tell|e-?mail|message|note|letter)\b[^.?!]*?(?:,? (?:saying|that says|which says|to say|to tell (?:him|her|them))(?: that)?|[,:;](?= (?:the|my|our|I|I'm|I've|we|they|he|she)\b)) (.+)$/i;
/** "An email asking for two months at half payments". */
const ASKING_FOR = /\b(?:asking|to ask)(?: (?:him|her|them))? (for|if|whether|about) (.+)$/i;
const THANKS_THEM = /,? and (?:to )?thank(?:ing|s to)? (?:him|her|them|\w+)\b[^.]*$/i;

/** What the asking itself goes on to say, or the sentences right behind it; null where it says nothing. */
function requested(text: string, them: Addressee | null, gate: ReflectionGate): string | null {
  const [asking = '', ...rest] = piecesOf(text);
  if (
    !/^(?:(?:hi|ok|okay|so|well|now|right|please|pls|last try|hello)[ ,:.]+)*(?:can you |could you |would you )?(?:please )?(?:(?:write|draft|word|help me (?:write|word|text))\b|I (?:just )?(?:need|want|would like) an? (?:short )?(?:e-?mail|text|letter|message|note) (?:to|for|saying|that says)\b)/i.test(
      asking,
    )
  )
    return null;
  const [, how, what] = ASKING_FOR.exec(asking.replace(/[.!?]+$/, '')) ?? [];
  const inside =
    what === undefined ? REQUESTED.exec(asking.replace(/[.!?]+$/, ''))?.[1] : `I'd like to ask ${how ?? 'for'} ${what}`;
  const told = inside ?? (/\?$/.test(asking) ? undefined : rest.filter((one) => !/\?\W*$/.test(one)).join(' '));
  if (told === undefined || told === '') return null;
  const said = turned(told.replace(THANKS_THEM, ''), them, gate);
  return said === null || !THANKS_THEM.test(told) ? said : `${said} Thank you for everything.`;
}

/** One sentence of theirs that says what the words shall say, turned to the one they are for; null where it says none. */
function contentOf(sentence: string, them: Addressee | null, gate: ReflectionGate, asked: boolean): string | null {
  // A name is as good as "them" in the wish.
  const named = them?.name === undefined ? sentence : sentence.replace(new RegExp(`\\b${them.name}\\b`, 'g'), 'them');
  const text = named.replace(LEAD, '').trim();
  if (asked && /^that (?:I|I'\w+|he|she|they|we|it|it's|my|our)\b/i.test(text)) return turned(text, them, gate);
  const about = ABOUT_IT.exec(text);
  if (about !== null) {
    const rest = text.slice(about[0].length).trim();
    const more = countWords(rest) < 2 ? '' : ownSentence(rest, them, gate);
    return more === null ? null : `This is about ${about[1]?.trim()}. ${more}`.trim();
  }
  const known = SO_KNOWN.exec(text)?.[1];
  if (known !== undefined) return turned(known, them, gate);
  const told = text.replace(SAY_IT, '');
  const row = IN_A_ROW.test(told) ? thatEach(`that ${told.replace(/^that /i, '')}`, them, gate) : null;
  if (told !== text) return row ?? turned(told, them, gate);
  const asks = DO_IT.exec(text);
  if (asks === null || !isMeant(asks[1] ?? '', them)) return null;
  const wish = text.replace(new RegExp(`^${WANTS}`, 'i'), "I'd like");
  const request = wish
    .replace(THEN_ASKS, '')
    .replace(/^(I'd like) she\b/i, '$1 her')
    .replace(/^(I'd like) he\b/i, '$1 him')
    .replace(/[\s.,;:!]+$/, '');
  const bare = countWords(request) > WORDS_MOST || gate.harshName(request) !== null ? null : toThem(request, them);
  return bare === null ? null : endWithStop(bare);
}

/** The one of whom it is wished is the one the words are for. */
function isMeant(who: string, them: Addressee | null): boolean {
  if (/^(?:him|he)$/i.test(who)) return them === null || them.pronoun !== 'she';
  if (/^(?:her|she)$/i.test(who)) return them === null || them.pronoun !== 'he';
  if (/^(?:them|they|people|everyone|everybody)$/i.test(who)) return them?.pronoun !== 'he' && them?.pronoun !== 'she';
  return (them?.own.toLowerCase() ?? '').endsWith(who.toLowerCase().replace(/^(?:my|the|our) /, ''));
}

/** "..., and is she ok": asked of the other, and so asked last. */
const ASKS_AFTER =
  /,? (?:and|or) (?:(?:if |whether )?(?:is (?:she|he)|(?:she|he)(?:'s| is)|are they|they(?:'re| are)) (ok|okay|all right|alright|well|fine)|how (?:is (?:she|he)|(?:she|he) is|(?:she|he)'s doing|are they|they are))$/i;

/** What follows "that", turned to the one it is for, or as it stands where nobody in it has to be turned. */
export function turned(told: string, them: Addressee | null, gate: ReflectionGate): string | null {
  const bare = told
    .replace(THEN_ASKS, '')
    .replace(/[\s.,;:!]+$/, '')
    .trim();
  const after = ASKS_AFTER.exec(bare);
  if (after !== null) {
    const before = turned(bare.slice(0, after.index), them, gate);
    return before === null ? null : `${before} ${after[1] === undefined ? 'How are you' : 'Are you okay'}?`;
  }
  if (/^to \S+$/i.test(bare)) return null;
  if (countWords(bare) < 2 || countWords(bare) > WORDS_MOST || NO_CONTENT.test(bare) || /\?/.test(bare)) return null;
  const own = ownSentence(bare, them, gate);
  // "That the slides were mine": nobody stands in it who would have to be turned.
  const needsTurning = /\b(?:he|she|they|him|her|his|them|their|theirs|hers)\b|["?]/i.test(bare);
  if (own !== null || needsTurning || gate.harshName(bare) !== null || !gate.passes(bare)) return own;
  return endWithStop(upperFirst(bare.replace(/^that /i, '')));
}

const NEXT_THAT = /(?:^|[.;,]+ (?:and |but |also |so )*|,? (?:and|but|also) )that (?=\S+ \S)/i;

/**
 * "That I'm not angry. And that she can tell me anything": each piece as it is said to the one it is for. Where that is
 * an office, a "he" in it is the one it is about, and stays.
 */
export function thatEach(text: string, them: Addressee | null, gate: ReflectionGate): string | null {
  const bare = text.replace(LEAD, '').trim();
  if (!/^that /i.test(bare) || /\?/.test(bare) || /\b(?:you|your)\b/i.test(bare)) return null;
  // "But that I don't want to lose you": the but stays.
  const pieces = bare
    .replace(/,? but that (?=I\b)/gi, ', that but ')
    .split(NEXT_THAT)
    .map((piece) => piece.replace(/[\s.,;:!]+$/, '').trim())
    .filter((piece) => piece !== '');
  const office = them === null || them.pronoun === null;
  const said = pieces.map((piece) => {
    if (countWords(piece) > WORDS_MOST || gate.harshName(piece) !== null || !gate.passes(piece)) return null;
    return turned(piece, them, gate) ?? (office ? endWithStop(upperFirst(piece)) : null);
  });
  return said.some((one) => one === null) ? null : said.map((one) => upperFirst(one ?? '')).join(' ');
}

/** Words are spoken of in the message: what begins with "that" in it is what they shall say. */
const ASKED_HERE =
  /\b(?:words?|sentences?|lines?|text|message|letter|note|card|email|say|tell|send|write|answer|reply) (?:[\w']+ ){0,8}[\w']+\W+that\b/i;

/**
 * What they want said, from these messages (the latest last), as it is said to the one it is for; null where none of them
 * says it for sure. The newest that says it counts, with all it says.
 */
export function wishedContent(texts: readonly string[], them: Addressee | null, gate: ReflectionGate): string | null {
  for (const text of [...texts].reverse()) {
    const sentences = piecesOf(text).filter((one) => !/\?\s*$/.test(one) || THEN_ASKS.test(one));
    const asking = requested(text, them, gate);
    if (asking !== null) return asking;
    const said: string[] = [];
    const asked = ASKED_HERE.test(text);
    for (const sentence of sentences) {
      const one = contentOf(sentence, them, gate, asked) ?? (said.length > 0 ? goesOn(sentence, them, gate) : null);
      if (one !== null) said.push(one);
    }
    if (said.length > 0) return said.map(upperFirst).join(' ');
  }
  return null;
}

/** After "I want her to know: it is my money" the next sentence, "please give it back", belongs to it. */
function goesOn(sentence: string, them: Addressee | null, gate: ReflectionGate): string | null {
  const asked = /^(?:and |so |also )?(please\b[^?]{4,})$/i.exec(sentence)?.[1];
  if (
    asked !== undefined &&
    !/\b(?:help|write|word|he|she|him|her|his|they|them|their)\b/i.test(asked) &&
    gate.passes(asked)
  )
    return endWithStop(upperFirst(asked));
  return /^(?:and |so |also )?(?:please\b|that (?:I|it|my)\b|also that\b)/i.test(sentence) &&
    !/\b(?:help|write|word)\b/i.test(sentence)
    ? turned(sentence.replace(/^(?:and|so|also) /i, ''), them, gate)
    : null;
}
