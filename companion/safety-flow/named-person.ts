import { type Answering, naming, type Planned, pickFrom, say } from './wording.ts';

const ASKED_WHO = ['person', 'barrier'];

/** "My boss thinks I had flu": somebody does or says something in it, and nobody offers them. */
const ONLY_TOLD_OF =
  /\b[Mm]y (?:\w+ )?\w+ (?:thinks?|believes?|says?|said|told|wants?|asked|checks?|had|made|left|hates?|keeps?|always|never|died|(?:does|is|was|has|wo|would|ca|could)n'?t)\b/;

/** Who comes to mind was asked, and somebody was named: that is taken up before anything else. */
export function planNamed(turn: Answering): Planned | null {
  const { flow, input, lines } = turn;
  const asked = ASKED_WHO.some((name) => flow.once.includes(name)) || (flow.situation ?? 'suicide') !== 'suicide';
  if (!input.person || !asked || flow.once.includes('named') || ONLY_TOLD_OF.test(input.text)) return null;
  // The named person's line asks for an hour: what stands in the way would be a second question to the same.
  flow.once.push('named', 'barrier', 'person');
  const texts = naming(lines.replies['l2.person.named'], input.person);
  return say(turn, pickFrom(turn, texts), 'safety-named');
}
