import { quick } from '#companion/quick-pattern.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { tellsHomeFear } from './evasions.ts';
import type { SafetyFlowState } from './flow-state.ts';
import { asksOfRule } from './rule-asked.ts';
import { PHONE_SAFE } from './ways-out.ts';

// Why is this hard? A word agreed by text, a number under another name, a note to a sister: each is good advice, and each
// is a danger on a phone that somebody else goes through. Refuge and Women's Aid tell people to use a phone or computer
// that the other cannot get at.

/** Stands in `once` where whoever they live with reads, tracks or takes their phone. */
export const PHONE_READ = 'phone-read';

const WHO =
  '(?:he|she|they|(?:my )?(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc[eé]e?|ex|dad|mum|stepdad|mother in law|in laws))';
const WHAT =
  '(?:phones?|mobile|messages?|texts?|whats ?app|e-?mails?|calls?|location|passcode|passwords?|pin|accounts?|what i (?:write|type|send)|everything i (?:write|type|send|do)|who i (?:text|message|call|ring))';
const READS: readonly RegExp[] = [
  new RegExp(
    `\\b${WHO}(?:'?s| has| is| always| also| still| even| just| will| can|'ll)*(?: \\w+)? (?:checks?|checking|reads?|reading|goes through|going through|go through|looks? (?:at|through)|looking (?:at|through)|tracks?|tracking|monitors?|watch(?:es)?|sees?|takes?|has|have|got|knows?|follows|scrolls through|searches) (?:\\w+ ){0,2}?(?:my|the|our|all|every) ?(?:\\w+ ){0,2}?${WHAT}\\b`,
    'i',
  ),
  new RegExp(
    `\\b${WHO}(?:'?s)?(?: \\w+)? (?:sees?|reads?|checks?|knows?) (?:everything|what|all) (?:\\w+ )?i (?:write|type|send|text)\\b`,
    'i',
  ),
  /\b(?:not|isn'?t|never) safe to (?:text|message|write|call|ring)\b|\bmy phone(?:'?s| is)? (?:not safe|tracked|checked|watched|bugged)\b|\bspy(?:ware|ing app)\b|\b(?:he|she|they)(?:'?s|'?ve| has| have| put| got)? (?:\w+ )?(?:an? )?(?:app|tracker|air ?tag|spyware|camera|find my \w+) (?:on|in) (?:my|the) (?:phone|car|bag|house)\b|\bcan'?t (?:exactly |really |just )?(?:text|message) (?:people|anyone|anybody|her|him|them|my)\b/i,
].map(quick);

/** True where one of these messages says that somebody at home goes through their phone. English. */
export const tellsPhoneRead = (messages: readonly string[]): boolean =>
  messages.some((message) => {
    const plain = straighten(message);
    return (
      READS.some((words) => words.test(plain)) &&
      !/\b(?:doesn'?t|does not|never|can'?t|won'?t|nobody|no one) (?:\w+ )?(?:check|read|look|see|go through|get into)/i.test(
        plain,
      )
    );
  });

/** Being ruled by somebody, told in passing (content/lines/en/safety/sideways.yaml). */
const RULED = /^half\.rules-\w+$/;

/**
 * What the messages of a talk say of home: a phone that is read, and fear in passing. English.
 *
 * @param heard what the flow listens for in the last of them (signs.ts)
 */
export const ofHome = (
  messages: readonly string[],
  heard: ReadonlySet<string>,
): { phoneRead: boolean; homeFear: boolean } => ({
  phoneRead: tellsPhoneRead(messages),
  homeFear: tellsHomeFear(messages) || [...heard].some((name) => RULED.test(name)) || asksOfRule(heard),
});

/** Asks to send, to keep or to write on that phone, or whether it could be looked at. */
const ON_THE_PHONE = quick(
  /\btext(?:s|ed|ing)?\b|\bmessages?\b|\bwrite (?:one|a) line\b|\bnumber from the card\b|\banother name\b|\ba chat\b|\bsend (?:it|that)\b|\bdelete it\b|\bsafe to write\b|\bthis (?:device|phone)\b|\bphone and chat\b|\bunder another\b|\bKeep the messages\b/i,
);

/** Nothing is sent from, or kept on, a phone that is read. */
export const isUnsafeOnPhone = ({ once, situation }: SafetyFlowState, line: string): boolean =>
  isPhoneRead({ once, situation }) && ON_THE_PHONE.test(line);

/** The danger is somebody at home who reads the phone, and it was not said since that it is safe. */
export const isPhoneRead = ({ once, situation }: Pick<SafetyFlowState, 'once' | 'situation'>): boolean =>
  (situation === 'abuse' || situation === 'child') && once.includes(PHONE_READ) && !once.includes(PHONE_SAFE);
