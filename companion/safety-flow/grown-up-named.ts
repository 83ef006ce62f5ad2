import { quick } from '#companion/quick-pattern.ts';
import { straighten, upperFirst } from '#companion/understand/plain-text.ts';
import { type Answering, type Planned, pick, say } from './wording.ts';

// Why is this hard? "Which grown-up could it be?" is answered with two words, "my nan", between other things. A child who
// names somebody and gets the next line of a list learns that nobody listens, and names nobody again. And "don't tell my
// mum", "my mum would be mad" name somebody who is not meant.

const ROLE =
  'nan|nana|nanny|gran|granny|grandma|grandmother|grandad|grandpa|mum|mom|mam|dad|auntie|aunty|aunt|uncle|(?:big |older )?(?:sister|brother)|cousin|teacher|tutor|head of year|form tutor|school nurse|counsellor|counselor|coach|neighbou?r|stepmum|stepdad|foster (?:mum|mom|dad|carer)';
const NAMED = quick(
  new RegExp(
    `^(?:\\W*(?:idk|um+|uh|well|ok(?:ay)?|maybe|prob(?:ably)?|i (?:guess|said|could|can|think)|there'?s|tell|only|just|like)\\b)*\\W*(?:my )(${ROLE})\\b|\\bi (?:said|told you|meant)(?: it'?s| it is)? (?:my )?(${ROLE})\\b|\\b(?:my )?(${ROLE}) (?:is|was) (?:the one|who|nice|kind|lovely|ok|okay|safe|easiest|best)\\b|\\b(?:i (?:could|can|might|will|'?ll|would)|could|maybe|ill|i guess) (?:tell|ask|ring|call|text|show|go to|talk to|speak to)? ?(?:my )(${ROLE})\\b`,
    'i',
  ),
);
/** Told of to be left out, feared, or named as the one who must not know. */
const RULED_OUT = quick(
  new RegExp(
    `\\b(?:not|n'?t|dont|never|cant|wont|without|before|if)\\b[^.!?]{0,20}\\b(?:${ROLE})\\b|\\b(?:${ROLE})(?:'?s)? (?:would|will|'?d|'?ll|gets?|goes|is|was|doesn'?t|doesnt|won'?t|wont|wouldn'?t|wouldnt) (?:\\w+ ){0,3}?(?:mad|angry|cross|kill|freak|shout|hate|care|listen|believe|get it|understand|dead|away|ill|at work|drunk|find out)`,
    'i',
  ),
);

const OF_SECRETS = ['half.keeps-secret', 'half.gifts', 'half.wants-meet'];
const OF_HANDS = ['half.touch', 'half.asks-pics'];

/** Somebody known from a screen who gives, hides or wants to meet, and neither a hand on the child nor a picture. */
export const isOfAScreen = (names: ReadonlySet<string>): boolean =>
  names.has('of-screen') && !OF_HANDS.some((name) => names.has(name)) && OF_SECRETS.some((name) => names.has(name));

/** The grown-up a child named, in the words of the lines; null where none was offered. English. */
export function grownUpNamed(text: string): string | null {
  for (const clause of straighten(text).split(/[.!?;\n]+|,|\b(?:but|and)\b/i)) {
    const found = NAMED.exec(clause);
    const role = found?.slice(1).find((part) => part !== undefined);
    if (role !== undefined && !RULED_OUT.test(clause)) return `your ${role.toLowerCase()}`;
  }
  return null;
}

/** Taken up once in each of its two wordings: with a meeting that is near, or without. */
export function takesUpGrownUp(turn: Answering): Planned | null {
  const who = grownUpNamed(turn.input.text);
  if (who === null) return null;
  const meets = turn.flow.once.includes('meets') || turn.heard.names.has('to-meet');
  const text = pick(turn, meets ? 'groomed.named.meet' : 'groomed.named');
  if (text === null) return null;
  return say(turn, text.replaceAll('{who}', who).replaceAll('{Who}', upperFirst(who)), 'safety-child');
}
