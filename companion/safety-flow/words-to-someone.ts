import { BLEEDS, isUsed, type SafetyFlowState, TAKEN, wasOfOwnDanger } from './flow-state.ts';
import { isGuess } from './guess.ts';
import { personOffered } from './person-offered.ts';
import { isPhoneRead } from './phone-read.ts';
import { dayStands } from './standing-day.ts';
import { FEARED, mark, PHONE_SAFE, unmark } from './ways-out.ts';
import { type Answering, naming, OWN_LIFE, type Planned, pickFrom, say } from './wording.ts';
import { asksForWords, isOfAnOffice, recipientIn, refusedOutIn, takesStepTo } from './words-asked.ts';

// Why is this hard? Who is hurt at home and says "no police, and I'm not leaving, I'll text my sister" has found the one
// step they can take. A script that asks for helpers again takes it from them. So the no stands, the sister is taken up,
// and whoever asks for the words gets them: short, theirs to change, and nothing a stranger could read trouble from.

const TO = 'to:';
/** Before whoever has had words. */
const FOR = 'for:';
/** Stand in `once` for a single message: words were offered, or given. */
const OFFERED = 'words-offered';
const GIVEN = 'words-given';

const YES =
  /^(?:(?:yes|yeah|yep|yh|ya|ok|okay|sure|please|pls|go on|that would help|would you)\b[,. !]*)+(?:please|that would be (?:good|great|nice)|thanks?|thank you)?(?:\W*$|[.!,] (?!.*\b(?:but|not now|later|no)\b))/i;
const OTHERWISE =
  /\b(?:short(?:er)?|less|softer|gentler|kinder|simpler|another|other|different|too (?:long|much|heavy|strong|scary|dramatic|formal)|not (?:that|like that|so)|freak|panic|scares?|worry|worries)\b/i;
const TAKEN_UP =
  /\b(?:thanks?|thank you|ty|thx|cheers|ta|grand|sent|send it|sending|i'?ll (?:send|use|text|do)|good|perfect|works|that'?s (?:it|ok|fine|me)|ok(?:ay)?|yes|yeah)\b/i;
const SHORT = 14;

/** The words somebody asked for, the step they took up, or their no, met as just that; null where it is none of these. */
export function wordsToSomeone(turn: Answering): Planned | null {
  const { flow, input, level } = turn;
  const [offered, given] = [OFFERED, GIVEN].map((name) => unmark(flow, name));
  const ofAbuse = flow.situation === 'abuse';
  const ofLife = OWN_LIFE.includes(flow.situation ?? 'suicide');
  // A danger that was put right or has come down still has a sister to tell.
  const stands = level >= 2 && input.previousLevel >= 2;
  const after = ofLife && level >= 1 && input.previousLevel >= 1 && wasOfOwnDanger(flow);
  if (!(stands || after) || !(ofAbuse || ofLife)) return null;
  const known = knownRecipient(flow);
  const named = personOffered(input.text) ?? recipientIn(input.text);
  if (named !== null && !(ofAbuse && flow.once.includes(FEARED + named))) mark(flow, TO + named);
  if (isOther(turn)) return null;
  const who = knownRecipient(flow);
  const asks = asksForWords(input.text, known, named) || (offered && YES.test(input.text));
  if (asks && who !== null) return give(turn, who);
  if (given && who !== null && turn.heard.words <= SHORT) {
    if (OTHERWISE.test(input.text)) return give(turn, who);
    if (ofAbuse && TAKEN_UP.test(input.text)) return said(turn, ['words.taken'], who);
  }
  return ofAbuse && level === 2 ? meetStep(turn) : null;
}

/** Keeps who it is that could be told. */
export const noteRecipient = (flow: SafetyFlowState, who: string): void => mark(flow, TO + who);

/** Who was named as somebody to tell, as one says it to the person. */
export const knownRecipient = ({ once }: Pick<SafetyFlowState, 'once'>): string | null =>
  once.findLast((name) => name.startsWith(TO))?.slice(TO.length) ?? null;

/** A danger of this minute, or the means in reach, comes before any text. */
function isOther({ input, flow, own }: Answering): boolean {
  if (flow.once.includes(TAKEN) || flow.once.includes(BLEEDS) || ['near', 'within'].includes(own?.means ?? ''))
    return true;
  const anew = input.assessment.rules.some((rule) => !rule.endsWith('.carried'));
  return input.assessment.level === 3 && anew && !isGuess(input.assessment);
}

function give(turn: Answering, who: string): Planned | null {
  const { flow, level } = turn;
  const office = isOfAnOffice(who) ? '.office' : '';
  const kind = flow.situation === 'abuse' ? 'abuse' : flow.situation === 'self_harm' && level < 3 ? 'harm' : 'life';
  const open = kind === 'abuse' && office === '' && flow.once.includes(PHONE_SAFE) ? '.open' : '';
  const pools =
    level === 3
      ? [...(dayStands(flow) && kind === 'life' ? [`words.l3.life${office}.day`] : []), `words.l3.${kind}${office}`]
      : [`words.${kind}${office}${open}`, `words.${kind}${office}`];
  const from = /\b(?:short|brief|quick|few words|one line)/i.test(turn.input.text) ? 1 : 0;
  const reply = said(turn, pools, who, from) ?? said(turn, pools, who, 0, true);
  if (reply) {
    mark(flow, GIVEN);
    mark(flow, FOR + who);
    flow.pending = null;
  }
  return reply;
}

/** The no is said back once and stands; whoever was named is the step, and words for it are there. */
function meetStep(turn: Answering): Planned | null {
  const { flow, input } = turn;
  const refused = refusedOutIn(input.text);
  const step = takesStepTo(input.text);
  const to = step !== null && !flow.once.includes(FEARED + step) ? step : null;
  if (refused.length === 0 && to === null) return null;
  // "I could not leave, where would I go" asks, and refuses nothing.
  if (refused.includes('leaving') && turn.heard.names.has('nowhere-go')) return null;
  const no =
    refused.length === 0
      ? null
      : pickFrom(turn, turn.lines.replies[`words.no.${refused.join('-')}`] ?? turn.lines.replies['words.no']);
  const had = flow.once.includes(FOR + to);
  const next = said(turn, [to === null ? 'words.no.next' : had ? 'words.taken' : 'words.step'], to ?? '');
  if (next === null) return null;
  if (to !== null && !had) mark(flow, OFFERED);
  flow.pending = null;
  return { ...next, text: no === null ? next.text : `${no} ${next.text}` };
}

function said(turn: Answering, pools: readonly string[], who: string, from = 0, again = false): Planned | null {
  const read = isPhoneRead(turn.flow) ? pools.map((pool) => `${pool}.read`) : [];
  for (const pool of [...read, ...(read.length > 0 ? ['words.read'] : pools)]) {
    const wordings = naming(turn.lines.replies[pool], who);
    // In their order: each is shorter than the one before.
    const text = wordings
      ?.slice(Math.min(from, wordings.length - 1))
      .find((one) => again || (!turn.input.hasBeenSaid(one) && !isUsed(turn.flow, one)));
    if (text !== undefined) return say(turn, text, 'safety-words');
  }
  return null;
}
