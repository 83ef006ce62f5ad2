import { isOfOwnDanger, withNext } from './asks-of-help.ts';
import { BLEEDS, TAKEN } from './flow-state.ts';
import type { Answering, Planned } from './wording.ts';
import { naming, pick, pickFrom, say } from './wording.ts';
import { recipientIn } from './words-asked.ts';
import { knownRecipient, noteRecipient } from './words-to-someone.ts';

// Why is this hard? A step of a script is true whatever was just said, and so it is never an answer. "I live alone", "it's
// late", "I've had a few", "I'm at hers now" each change what the next step can be. So the message is looked through for
// such a fact first, and the step is made from it (content/lines/en/safety/own-told.yaml).

/** Where one clause holds the means as well, that comes first. */
const OF_MEANS = ['near', 'within'];

/** The answer to a fact somebody in danger of their own just told; null where none was heard or all was said to it. */
export function answerOwnTold(turn: Answering): Planned | null {
  const { flow, own, level, input } = turn;
  if (own === undefined || !isOfOwnDanger(turn) || input.previousLevel < 1 || flow.over === true) return null;
  if (level === 3 && flow.step > 0 && flow.once.includes(TAKEN)) return told(turn, 'l3.taken.fact.');
  if (level === 3 && flow.step > 0 && flow.once.includes(BLEEDS)) return told(turn, 'l3.bleeds.fact.');
  if (level === 3) return flow.step === 0 || isOther(turn) ? null : told(turn, 'l3.own.fact.');
  const after = level === 2 && flow.safe ? told(turn, 'after.fact.') : null;
  if (after) return after;
  if (OF_MEANS.includes(own.means ?? '') || turn.input.assessment.level > input.previousLevel) return null;
  const ofHarm =
    flow.situation === 'self_harm' && input.flow?.situation === 'self_harm' ? told(turn, 'harm.fact.') : null;
  if (ofHarm) return ofHarm;
  const answered = told(turn, 'own.fact.');
  if (answered === null) return null;
  // A line that asks itself, or lets the matter rest for now, is followed by no question; the rest are the first half of one.
  const whole = answered.text.includes('?') || RESTS.test(answered.text);
  return whole ? answered : level === 2 ? withNext(turn, answered) : null;
}

const RESTS = /\b(?:Sleep well|Rest now|lean on it|needn't all be yours|use the card\.$)/;

/** A word of theirs about the night, the call and the means has its own steps. */
function isOther({ own, input }: Answering): boolean {
  const said = own?.notTonight === true || own?.notTaken === true || (own?.refuses.length ?? 0) > 0;
  return said || own?.means === 'near' || own?.means === 'within' || input.previousLevel < 3;
}

/** The first answer of these, in their order, that this message names; with the name of whoever was spoken of, where it has a place for it. */
function told(turn: Answering, prefix: string): Planned | null {
  const { heard, lines, level, flow, input } = turn;
  const who = recipientIn(input.text) ?? input.person ?? knownRecipient(flow);
  for (const pool of Object.keys(lines.replies)) {
    if (!pool.startsWith(prefix)) continue;
    const [what, named] = pool.slice(prefix.length).split('.');
    const isHeard = heard.names.has(`told-${what}`) || (what === 'help-near' && heard.names.has(what));
    if (!isHeard || (named === 'who' && who === null)) continue;
    const text = named === 'who' ? pickFrom(turn, naming(lines.replies[pool], who ?? '')) : pick(turn, pool);
    if (text !== null && named === 'who' && who !== null) noteRecipient(flow, who);
    const move = level === 3 ? 'safety-now' : what === 'help-near' ? 'safety-help-near' : 'safety-told';
    if (text !== null) return say(turn, text, move);
  }
  return null;
}
