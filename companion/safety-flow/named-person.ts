import { type Answering, naming, type Planned, pickFrom, say } from './wording.ts';

const ASKED_WHO = ['person', 'barrier'];

/** Who comes to mind was asked, and somebody was named: that is taken up before anything else. */
export function planNamed(turn: Answering): Planned | null {
  const { flow, input, lines } = turn;
  const asked = ASKED_WHO.some((name) => flow.once.includes(name)) || (flow.situation ?? 'suicide') !== 'suicide';
  if (!input.person || !asked || flow.once.includes('named')) return null;
  // The named person's line asks for an hour: what stands in the way would be a second question to the same.
  flow.once.push('named', 'barrier', 'person');
  const texts = naming(lines.replies['l2.person.named'], input.person);
  return say(turn, pickFrom(turn, texts), 'safety-named');
}
