// Why is this hard? People ask without a mark, in the middle of a story, behind "I don't even know", and they put marks
// behind what asks nothing. Told questions ("she goes: are you eating") look the same word for word. So the asking
// sentence is looked for by how it begins, and whatever is told of others' asking is left alone.

/** What a message asks, and how much else stands in it. */
export interface Asked {
  /** The asking sentences, without what leads up to them. */
  text: string;
  /** Words of the other sentences, and of those after the last question. */
  beside: number;
  after: number;
  /** Asked straight out, and not by way of "I don't know". */
  direct: boolean;
}

/** What people say before they get to it; it makes nothing a question. */
const FILLER =
  /^(?:so|but|and|or|ok|okay|also|please|pls|sorry|hi|hello|hey|well|like|um|er|erm|hm+|just|then|actually|honestly|seriously|right|anyway|yeah|yes|no|oh|ah|though|thing is|out of interest|ugh|god|omg|lol)(?:[ ,.:;-]+|$)/i;
/** After one of these, "if it is normal" is a question too. */
const ASKING =
  /^(?:(?:(?:quick|one|serious|stupid|silly|another|my|the) )?question(?: is)?|wondering|I(?:'m| am| was|'ve been) (?:just |only )?(?:wondering|curious|asking)|(?:do|would|might) you (?:happen to )?know|(?:can|could|would) you (?:please )?(?:tell me|say)|tell me(?: straight)?|I (?:just |really |only )*(?:want|wanted|need|needed|would like|'d like) to (?:know|ask|understand)|I'd like to know|(?:may|can|could) I (?:just )?ask(?: you)?(?: something)?|what I (?:want|need) to know is)(?:[ ,.:;-]+|$)/i;
const UNSURE =
  /^(?:I (?:just |really |still |honestly )*(?:don't|do not|didn't) (?:even |really |actually )?know|I have no (?:idea|clue)|I've no idea|no idea|not sure|unsure|no clue|confused about)(?:[ ,.:;-]+|$)/i;
const ASKS_ON = /^(?:if|whether|what|who|whom|how|where|why|when|which)\b/i;
const AUX = "(?:is|are|am|was|were|do|does|did|can|could|will|would|should|shall|has|have|might|must)(?:n't)?";
const SUBJECT =
  "(?:it|it's|this|that|there|these|those|he|she|they|we|you|u|I|my|the|a|an|your|people|men|women|anyone|anybody|everyone|everybody|someone|somebody|other|others|doctors?|stress|anxiety|grief|kids|children|therapists?|counsellors?|any|all|most|old|young|teen\\w*|lads|blokes|guys|boys|girls|dads|mums|fathers|mothers|parents|pills|tablets|therapy|counselling|one|life|love|time|what I)";
/** How a question begins that may lack its mark: "what i need is sleep" and "when i got home" begin otherwise. */
const OPENS = new RegExp(
  [
    `^${AUX} (?:(?:really|just|actually|even|still|only|also|too many|all|not) )?${SUBJECT}\\b`,
    `^(?:do|does|can|could|will|would) \\w+ing\\b`,
    `^(?:do|does|did|can|could|will) (?!(?:always|only|just|really|even|never|still|not|probably|maybe|barely|hardly)\\b)[\\w']+ (?:get|have|feel|ever|also|really|need|cause|go|know|see|tell|make|help|still|even|usually)\\b`,
    `^if\\b.{3,70}\\b(?:do|does|will|would|can) (?:they|he|she|it|I|my|the)\\b`,
    `^(?:what|who|whom|where|when|why|how|which)(?:'s|s|'re| else| even| on earth| the hell| exactly)*(?: kind of| sort of| type of)?(?: (?!(?:I|he|she|they|we|it|you|the|my)\\b)\\w+){0,2}? ${AUX}\\b(?! not\\b)`,
    `^how (?:long|much|many|often|old|soon)\\b`,
    `^(?:what|who|where|why|how)(?:'s|s) \\w+`,
    `^what (?:if|about|happens|counts|helps|comes)\\b|^who (?:to|else|even)\\b|^(?:who|where|what|how|which|whether) (?:\\w+ ){0,2}to\\b|^(?:who|where|what|how|which) I (?:\\w+ )?(?:would|should|could|can|have to|need to|'d|go|ask|call|start|begin|turn)\\b|^why me\\b`,
  ].join('|'),
  'i',
);
/** Exclaimed, or a clause of time: no question. */
const NO_QUESTION =
  /^(?:what an?\b|how (?:nice|lovely|kind|funny|sad)\b|which (?:is|was|are|were|has|had)\b(?!.*\?)|what with\b|do not\b|don't (?:ask|even|know|get)\b|when (?:I|he|she|they|we|my|the)\b|do it\b|have a\b)/i;
const TOLD =
  /\b(?:he|she|they|it|people|everyone|everybody|somebody|someone|my [\w-]+|mum|mom|dad|the [\w-]+(?: [\w-]+)?|a [\w-]+|boss|teacher|doctor|[A-Z][a-z]+) (?:(?:just|always|keeps?|kept|even|then|was|is|has|'s|goes|only|said|asked|once) ){0,3}(?:says?|said|asks?|asked|asking|goes|told|texted|wrote|wonders?|wondered|rang|like)\b|(?<!\b(?:what|that|things?|if|when|everything) )\bI (?:just |then |even |have |once )*(?:asked|said|told|wrote|texted|replied)\b|["“”]/;

/** "So is my sister", "so do I". */
const SAYS_SO = /^(?:and |but )?so (?:is|are|am|was|were|do|does|did|have|has|can|will|would) [\w']+(?: [\w']+)?\W*$/i;

interface Part {
  text: string;
  /** Asked in the form of a question, and not by way of not knowing. */
  direct: boolean;
}

/** Without what leads up to it; several leads may stand in a row. */
function withoutLead(text: string): { left: string; asks: boolean; unsure: boolean } {
  const found = { left: text, asks: false, unsure: false };
  for (let round = 0; round < 6; round += 1) {
    const lead = [FILLER, ASKING, UNSURE].find((one) => one.test(found.left));
    if (lead === undefined) break;
    found.left = found.left.replace(lead, '');
    found.asks ||= lead === ASKING;
    found.unsure ||= lead === UNSURE;
  }
  return found;
}

/** A sentence as its asking begins: without fillers alone, and without "I wonder" and "tell me" as well. */
export function asksBegin(sentence: string): string[] {
  let plain = sentence;
  for (let round = 0; round < 6 && FILLER.test(plain); round += 1) plain = plain.replace(FILLER, '');
  const { left } = withoutLead(plain);
  return left === plain ? [plain] : [plain, left];
}

/** The asking part of a sentence, or null: the whole of it, or what stands after its last comma. */
function askingPart(sentence: string): Part | null {
  const marked = /\?\W*$/.test(sentence);
  const { left, asks, unsure } = withoutLead(sentence);
  const opens = OPENS.test(left) && (marked || !SAYS_SO.test(sentence)) && !(NO_QUESTION.test(left) && !asks);
  const hangs = (asks || unsure) && ASKS_ON.test(left);
  if (!opens && TOLD.test(sentence)) return null;
  if (opens || hangs) return { text: left, direct: (marked || !unsure) && opens };
  const cut = Math.max(sentence.lastIndexOf(', '), sentence.lastIndexOf(' - '));
  const tail = cut < 0 ? '' : withoutLead(sentence.slice(cut + 2).trim()).left;
  if (OPENS.test(tail) && !NO_QUESTION.test(tail)) return { text: tail, direct: true };
  return marked ? { text: left, direct: false } : null;
}

const countOf = (text: string) => text.match(/[\p{L}\p{N}'’-]+/gu)?.length ?? 0;
const MOST = 4_000;

/** What is asked in a message, in the person's own name; null where nothing is. */
export function askedIn(clean: string): Asked | null {
  if (clean.length > MOST) return null;
  const sentences = clean.split(/(?<=[.!?\n;])\s+/).filter((one) => one.trim() !== '');
  const parts = sentences.map(askingPart);
  const last = parts.findLastIndex((part) => part !== null);
  if (last < 0) return null;
  const others = sentences.filter((_one, at) => parts[at] === null);
  return {
    text: parts.flatMap((part) => part?.text ?? []).join(' '),
    direct: parts.some((part) => part?.direct),
    beside: countOf(others.join(' ')),
    after: countOf(sentences.slice(last + 1).join(' ')),
  };
}
