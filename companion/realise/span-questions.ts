import type { Scene } from '#companion/policy/plan.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { strip } from './anchors.ts';
import { swapPronouns } from './swap-pronouns.ts';

// Why is this hard? A question that could be put to anybody shows that nobody was listening, and one that holds a piece
// of a sentence breaks where the piece was cut wrongly. So each pattern takes a whole clause or a noun with its owner,
// and what is left of it is checked before it is said; in doubt nothing is asked.

const written = writtenIn('realise/span-questions');

export interface SpanQuestion {
  /** The family of wordings, each with {span} in it. */
  family: string;
  span: string;
}

const SPAN_WORDS = 8;
const DENIED = /\b(?:not|never|no|nobody|nothing)\b|n't\b/i;
const LOOSE = written('loose');
const PAST = written('past');

/** A side clause ("when I get home", "since we moved"): whole, with a subject of its own. */
const SIDE = written('side');
const SINCE_NOUN = written('since-noun');
const KEEPS = written('keeps');
const HIDES = written('hides');
const SPOKE = written('spoke');
const OBJECT: Readonly<Record<string, string>> = { he: 'him', she: 'her', they: 'them' };

/** What could be asked about a span of the message itself; nearly always nothing. */
export function spanQuestions(scene: Scene): SpanQuestion[] {
  const { read, gate, grammar, state } = scene;
  if (!grammar.turnsClauses || read.question || state.level >= 1 || read.words < 3) return [];
  const found: SpanQuestion[] = [];
  const add = (family: string, span: string | null) => {
    if (span !== null && span !== '' && !LOOSE.test(span) && countWords(span) <= SPAN_WORDS && gate.passes(span))
      found.push({ family, span });
  };
  for (const clause of read.clauses.filter((one) => !one.question)) {
    const text = strip(clause.text);
    const hides = HIDES.exec(text)?.[1];
    if (hides) add('ask_span_hides', turned(hides));
    const spoke = SPOKE.exec(text)?.[1];
    if (spoke) add('ask_span_said', OBJECT[spoke.toLowerCase()] ?? turned(spoke));
    const keeps = KEEPS.exec(text)?.[1];
    if (keeps && !/^(?:going|being|having|getting|doing|trying)$/i.test(keeps))
      add('ask_span_keeps', keeps.toLowerCase());
    const noun = SINCE_NOUN.exec(text)?.[1];
    if (noun) add('ask_span_since', noun);
    const side = SIDE.exec(text);
    const [, join = '', rest = ''] = side ?? [];
    if (/^I was (?:\d|an? |little|young|small|born|\w+teen|\w+ty)/i.test(rest)) continue;
    if (side === null || side === undefined || DENIED.test(rest) || countWords(rest) < 2) continue;
    const span = turned(rest.trim());
    if (/^since$/i.test(join)) add(PAST.test(rest) ? 'ask_span_since' : '', span);
    else if (/^(?:when|whenever|every time)$/i.test(join))
      add(PAST.test(rest) ? 'ask_span_then' : 'ask_span_when', span);
  }
  return found.filter(({ family }) => family !== '' && scene.lines.families[family] !== undefined);
}

function turned(text: string): string | null {
  return swapPronouns(text, null);
}
