import type { ReflectionGate } from '#companion/realise/reflection-gate.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import type { Addressee } from './addressee.ts';
import type { Facts } from './draft-facts.ts';
import { toThem } from './to-them.ts';

const WHOM =
  '(?!(?:me|us|you|myself|it|used|to|with|about|for|from|back|that|this|get|have|be|make|stop|keep|go|take|find|do|let|not) )(?:(?:him|her|them|people|everyone|(?:my|the|a|an|our) [\\w-]+(?: in law| (?!not\\b)\\w+(?= (?:that|I|to|for|if)\\b))?,?(?: [A-Z][a-z]+,?)?|mum|mom|dad|nan|gran|[A-Z][a-z]+) )';
const TELLS = new RegExp(
  `\\b(?:tell|telling|say to|explain to|admit to|write to|text|let|break it to|own up to) ${WHOM}(?:know )?(?:that )?((?:I|I'm|I've|I'd|I'll|my|it|it's|we|we're|we've|we'd|our|that's|there's|once|twice|one|two) .+|it (?:hurts?|upsets?|bothers?)(?: me)?|(?:people|someone|somebody|some (?:girls|boys|kids|people)) .*\\b(?:me|my)\\b.*|(?:he|she|they) (?:can't|cannot|won't|isn't|aren't) (?!just\\b).+)$`,
  'i',
);
const SAYS =
  /\b(?:(?<=\bhow (?:to|do I|can I|should I|could I) )say|say that|admit that|explain that|tell that|put it that) ((?:I|I'm|I've|I'd|I'll|my) .+)$/i;
const SHOULD = new RegExp(
  `\\b(?:tell|telling|say|saying|explain|remind|let|put|phrase|word|write|mention|suggest|hint)\\b[^.?!]{0,40}? that (?:(?:he|she|they) |${WHOM})(?:should|must|has to|have to|needs? to|ought to|shouldn't|mustn't|can't just) (.+)$`,
  'i',
);
const PLEASE = new RegExp(`\\b(?:tell|telling|ask|asking|get) ${WHOM}(to .+|not to .+)$`, 'i');
const GET = new RegExp(
  `\\b(?:ask|asking) (?:${WHOM})?for ((?:a|an|my|some|more|less|the|time|space|help|\\w+day) ?[^,;]*)`,
  'i',
);
const ASKS = new RegExp(`\\b(?:ask|asking) ${WHOM}((?:if|whether|what|why|when|where|how|who|about) .+)$`, 'i');
/** "Ask my manager to work from home": what they want to do themselves, where the other can allow it. */
const MAY =
  /^to ((?:work (?:from|part|fewer|less|a|four|three|two)|leave (?:early|at)|go (?:home|part|to)|take (?!the\b|it\b|over)|have (?:a|the|my|more|time)|swap|change my|finish (?:early|at)|start (?:late|at|early)|come in|drop|switch|reduce|resit|retake|move (?:desk|group|class|seat|to)|use the)\b.+)$/i;
/** "Ask her to prom": to a place, and no deed. */
const GO_TO =
  /\bask(?:ing)? (?:him|her|them|(?:my|the|this|a) [\w-]+|[A-Z]\w+) (?:out )?(to (?:prom|dinner|lunch|brunch|(?:the|a|my) (?!bathroom)(?:\w+ )?(?:cinema|movies|party|dance|ball|concert|gig|match|game|wedding|pub|film|movie|meal|play|beach|park|prom|formal))\b)/i;
/** How it is to be said, and not what. */
const MANNER =
  /, (?=(?:our|my|it's|I|I'm|I've|we|because|cos)\b).*$|[,;]? (?:(?:and|so(?: that)?|but) (?:he|she|they|it)\b|so(?: that)? (?:I|we)\b|(?:and|but) I(?:'m| am)? (?:(?:don't|do not|can't) (?:even |really )?(?:know|want|think|find)|scared|afraid|nervous|worried|not sure|keep|need (?:help|some))\b|without\b|before\b|so it\b|in a way\b|when (?:he|she|they)\b|if (?:he|she|they)\b|nicely|politely|properly|kindly|like actual|then$|though$|tho$|please$|plz$|pls$|lol$|\bw\/o\b).*$/i;
const OWN_MOST = 20;
/** "I want to tell my teacher but I don't know what to say": that is not what the teacher shall hear. */
const AT_A_LOSS =
  /^I (?:don't|do not|never|can't) (?:even |really |ever )*(?:know|think|find|work out) (?:what|how|where|the words)\b/i;
/** "My test" is what it is about, and says nothing yet. */
const OF_MYSELF = /^I\b/i;
const SAYS_SO =
  /\b(?:is|it's|isn't|hurts?|bothers?|upsets?|was|wasn't|are|were|has|hasn't|have|had|will|won't|can|can't|does|doesn't|needs?|wants?|died|broke|got|came|went|left|fell|\w{2,}ed)\b/i;

const trimmed = (text: string) =>
  text
    .replace(/[?.!,;]+$/, '')
    .replace(MANNER, '')
    .replace(/[?.!,;\s]+$/, '')
    .trim();

const small = (text: string) => (/^(?:I|\w+day)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/**
 * What is to be said, where the asking itself says it, turned to the one it is for: `own` "I lost your keys", `vp` a
 * request ("stop calling"), `np` a thing asked for ("Friday off"), `q` a question ("if you're free").
 */
export function asksIn(asked: string, them: Addressee | null, gate: ReflectionGate): Facts {
  const turned = (text: string | undefined): string | null => {
    if (text === undefined || countWords(text) > OWN_MOST || AT_A_LOSS.test(text) || !gate.passes(text)) return null;
    return toThem(trimmed(text), them);
  };
  const own = turned(TELLS.exec(asked)?.[1] ?? SAYS.exec(asked)?.[1]);
  // "How do I tell my boss I need time off": a thing asked for.
  const needed = /^I (?:need|want|would like|'d like) (?!to\b|you\b|him\b|her\b|them\b)(.+)$/i.exec(own ?? '')?.[1];
  if (needed !== undefined && countWords(needed) <= 8) return { np: small(needed) };
  const go = GO_TO.exec(asked)?.[1];
  if (go !== undefined) return { go };
  if (own !== null && (OF_MYSELF.test(own) || SAYS_SO.test(own)) && countWords(own) >= 2) return { own };
  const should = SHOULD.exec(asked);
  const please =
    turned(PLEASE.exec(asked)?.[1]) ??
    turned(
      should?.[1] &&
        `${/(?:n't|n't just) \S+$|shouldn't|mustn't|can't just/i.test(should[0]) ? 'not ' : ''}${should[1]}`,
    );
  // "I want to tell her to stop": what, was said before.
  const may = MAY.exec(please ?? '')?.[1];
  if (may !== undefined) return { may, vp: may };
  if (please !== null && !/^to stop$/i.test(please))
    return {
      vp: small(please)
        .replace(/^to /, '')
        .replace(/^not to /, 'not '),
    };
  const np = turned(GET.exec(asked)?.[1]);
  if (np !== null && countWords(np) <= 8 && !/\bback$|\bmoney\b/i.test(np)) return { np: small(np) };
  const question = turned(ASKS.exec(asked)?.[1]);
  return question !== null && countWords(question) >= 2 ? { q: small(question) } : {};
}
