import type { Scene } from '#companion/policy/plan.ts';
import { valenceOf } from '#companion/understand/valence.ts';
import { writtenIn } from '#companion/written.ts';

// Why is this hard? A good question asked a breath after its answer says that nobody listened. Which words answer which
// question is known only for a few kinds: when, who, why, what was said, what was wanted, what is worst. Each is read here
// from the message; who, when and what was said from the last ones, too. A question that is left out costs less than one
// whose answer has just been given.

const written = writtenIn('realise/just-told');

const ONE =
  "(?:he|she|they|him|her|them|my (?:[\\w'-]+ ){0,2}?[\\w'-]+|(?:the|our) (?:boss|manager|teacher|landlord|doctor|kids|neighbou?rs)|mum|mom|dad|nan|gran|boss|bf|gf|husband|wife|boyfriend|girlfriend|partner|sister|brother)";
const PERSON = `(?:${ONE}|everyone|everybody|people|[A-Z][a-z]{2,})`;
const SAID_SO =
  '(?:(?:just|then|always|even|only|basically|literally|actually|keeps?) )*(?:said|says|say|saying|told me|tells me|telling me|texted|texting|wrote|messaged|replied|answered|calls? me|called me|calling me|was like|were like|goes|thinks?)';

const ASKS_WHEN = /^(?:How long|Since when|When did (?:it|this|that|you first))\b/;
const TELLS_WHEN = written('tells-when');
const ASKS_WHO_ELSE = written('asks-who-else', '');
const TELLS_WHO_ELSE = written('tells-who-else');
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
    asks: written('kinds-asks'),
    told: new RegExp(
      `\\b${SAID_SO}:?,? (?:that |to me )?(?:"|he|she|they|I|I'm|im|I'd|it|it's|its|we|you|no|yes|nothing|sorry|how|what|why|to|not|there|the|he's|hes|she's|shes|they're|a|an|my|too|so|lazy|fat|stupid)\\b`,
      'i',
    ),
    before: true,
  },
  {
    asks: written('kinds-asks-2'),
    told: new RegExp(`\\b${ONE} ${SAID_SO}\\b`, 'i'),
    before: true,
  },
  {
    asks: written('kinds-asks-3'),
    told: new RegExp(`\\b${ONE}\\b`, 'i'),
    before: true,
  },
  {
    asks: written('kinds-asks-4'),
    told: written('kinds-told'),
    before: true,
  },
  {
    asks: written('kinds-asks-5'),
    told: new RegExp(`${BECAUSE}|${BEFELL}`),
  },
  { asks: /^(?:Why\b|How (?:did (?:it|that|this) come|come))/i, told: new RegExp(BECAUSE, 'i') },
  {
    asks: written('kinds-asks-6'),
    told: written('kinds-told-2'),
    once: true,
  },
  {
    asks: written('kinds-asks-7'),
    told: written('kinds-told-3'),
    once: true,
  },
  {
    asks: /^What do you miss\b/i,
    told: written('kinds-told-4'),
    once: true,
  },
  {
    asks: written('kinds-asks-8'),
    told: written('kinds-told-5'),
    once: true,
  },
  {
    asks: written('kinds-asks-9'),
    told: written('kinds-told-6'),
    once: true,
  },
  {
    asks: /^Has (?:it|this|that) happened before\b/i,
    told: /\b(?:again|always|every|all the time|keeps?|usually|(?:first|second|third) (?:time|one)|times|never)\b/i,
    before: true,
  },
  {
    asks: /^Who (?:has |have )?(?:noticed|saw|has seen)\b/i,
    told: written('kinds-told-7'),
  },
  {
    asks: /^How (?:have|has) .*\bsince\b/i,
    told: written('kinds-told-8'),
  },
  {
    asks: written('kinds-asks-10'),
    told: TELLS_WHEN,
    before: true,
  },
  {
    asks: /^Where\b/i,
    told: written('kinds-told-9'),
    before: true,
  },
  {
    asks: written('kinds-asks-11'),
    told: written('kinds-told-10'),
  },
  {
    asks: written('kinds-asks-12'),
    told: written('kinds-told-11'),
  },
];

const ASKS_REPLY = /^What did you (?:say|answer|reply|tell|do)\b/i;
const ANSWERED = written('answered', 'gi');
const THEY_SAID = new RegExp(`\\b${PERSON} ${SAID_SO}\\b`, 'gi');

/** They told what they did last: what was said to them stands before it. */
function toldOwnPart(text: string): boolean {
  const own = [...text.matchAll(ANSWERED)].at(-1)?.index;
  const other = [...text.matchAll(THEY_SAID)].at(-1)?.index ?? -1;
  return own !== undefined && own > other;
}

const BEFORE = 3;

/** Asks how it is for somebody; whoever named it now or just before has answered. */
const ASKS_FEELING = written('asks-feeling');
const namesFeeling = (text: string | undefined): boolean => text !== undefined && valenceOf(text) !== null;

/** What a reply ended with: its question, where it asked one. */
export const lastSentence = (reply: string): string => reply.split(/(?<=[.!]) /).at(-1) ?? '';

/** What this English question asks stands in the message, in the last ones, or was the answer to the last question. */
export function answeredAlready(question: string, { read, state }: Scene): boolean {
  const [now, before] = [read.clean, state.recent.slice(-BEFORE)];
  if (ASKS_REPLY.test(question) && toldOwnPart(now)) return true;
  if (ASKS_FEELING.test(question) && (namesFeeling(now) || namesFeeling(before.at(-1)))) return true;
  const lastAsked = lastSentence(state.lastReply);
  return KINDS.some(
    ({ asks, told, before: far, once }) =>
      asks.test(question) &&
      (told.test(now) ||
        (far === true && before.some((text) => told.test(text))) ||
        (once === true && asks.test(lastAsked))),
  );
}
