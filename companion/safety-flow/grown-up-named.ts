import { quick } from '#companion/quick-pattern.ts';
import { straighten, upperFirst } from '#companion/understand/plain-text.ts';
import { type Answering, type Planned, pick, say } from './wording.ts';

// Why is this hard? "Which grown-up could it be?" is answered with two words, "my nan", between other things. A child who
// names somebody and gets the next line of a list learns that nobody listens, and names nobody again. And "don't tell my
// mum", "my mum would be mad" name somebody who is not meant.

const ROLE =
  'nan|nana|nanny|gran|granny|grandma|grandmother|grandad|grandpa|mum|mom|mam|dad|auntie|aunty|aunt|uncle|(?:big |older )?(?:sister|brother)|cousin|teacher|tutor|head of year|form tutor|school nurse|counsellor|counselor|coach|neighbou?r|stepmum|stepdad|foster (?:mum|mom|dad|carer)';
const ONLY_WORDS =
  "(?:\\W*(?:idk|um+|uh|well|ok(?:ay)?|maybe|prob(?:ably)?|i (?:guess|said|could|can|think)|there'?s|tell|only|just|like)\\b)*";
const FITS = '(?:the one|nice|kind|lovely|ok|okay|all ?right|safe|easiest|best|good|calm|cool|sound)';
const NAMED = quick(
  new RegExp(
    [
      // "My nan maybe": little else in it.
      `^${ONLY_WORDS}\\W*my (${ROLE})\\b(?:\\W+\\w+){0,3}\\W*$`,
      `\\bi (?:said|told you|meant)(?: it'?s| it is)? (?:my )?(${ROLE})\\b`,
      `\\b(${ROLE})(?: \\w+){0,2}(?:'?s| is| was) (?:\\w+ )?${FITS}\\b`,
      `\\b(?:(?:i )?(?:could|can|might|will|'?ll|would)|ill|i guess) (?:tell|ask|ring|call|text|show|go to|talk to|speak to)? ?my (${ROLE})\\b`,
    ].join('|'),
    'i',
  ),
);
/** Told of to be left out, feared, or named as the one who must not know. */
const RULED_OUT = quick(
  new RegExp(
    `\\b(?:not|n'?t|dont|never|cant|wont|without|before|if)\\b[^.!?]{0,20}\\b(?:${ROLE})\\b|\\b(?:${ROLE})(?:'?s)? (?:would|will|'?d|'?ll|gets?|goes|is|was|doesn'?t|doesnt|won'?t|wont|wouldn'?t|wouldnt) (?:\\w+ ){0,3}?(?:mad|angry|cross|mental|nuts|ballistic|spare|crazy|off|upset|kill|freak|shout|hate|care|listen|believe|get it|understand|dead|away|ill|at work|drunk|find out)|\\b(?:${ROLE}) (?:has |had |just |always |already )?(?:found|finds|saw|sees|read|reads|took|takes|knows?|said|says|works?|died|left|thinks|hates|hits)\\b`,
    'i',
  ),
);

const OF_SECRETS = ['half.keeps-secret', 'half.gifts', 'half.wants-meet'];
const OF_HANDS = ['half.touch', 'half.asks-pics'];

/** Somebody known from a screen who gives, hides or wants to meet, and neither a hand on the child nor a picture. */
export const isOfAScreen = (names: ReadonlySet<string>): boolean =>
  names.has('of-screen') && !OF_HANDS.some((name) => names.has(name)) && OF_SECRETS.some((name) => names.has(name));

/** A coach or teacher who writes or makes them special, and no hand on the child: told, and no attack of this minute. */
export const isOfALeader = (names: ReadonlySet<string>): boolean =>
  names.has('half.adult-writes') && !OF_HANDS.some((name) => names.has(name));

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
