import type { Token } from './normalise.ts';
import type { Hit, PatternIndex } from './pattern-index.ts';

export interface Finding extends Hit {
  sentence: number;
  /** The writer is named in the words themselves. */
  firm: boolean;
  /** The writer is named in the sentence, or the words open it. */
  own: boolean;
  /** Who the words are about, as far as the clause tells. */
  subject: 'self' | 'other';
  negated: boolean;
  /** Stands in quotation marks or is what somebody else said. */
  quoted: boolean;
  /** Told as long over. */
  past: boolean;
}

export interface Reading {
  cues: Finding[];
  /** Names of shaping cues (`mod.…`, `ctx.…`) met anywhere in the turn. */
  marks: Set<string>;
  words: number;
}

const NEGATION_REACH = 4;
/** A negation this many characters before still counts where each character is a word. */
const REPORT_REACH = 5;
const OPENING_WORDS = 2;

const isShaper = (cue: string): boolean => cue.startsWith('mod.') || cue.startsWith('ctx.') || cue.startsWith('idiom');

/**
 * Finds every cue in a text and settles for each whose it is, and whether it is denied, quoted or long past.
 *
 * @param deniedWithin cues that what denies them may stand inside of
 */
export function read(tokens: readonly Token[], index: PatternIndex, deniedWithin: readonly string[] = []): Reading {
  const hits: Hit[] = [];
  for (let from = 0; from < tokens.length; ) {
    let to = from + 1;
    while (to < tokens.length && tokens[to]?.sentence === tokens[from]?.sentence) to += 1;
    index.find(tokens, from, to, hits);
    from = to;
  }
  const shapers = hits.filter((hit) => isShaper(hit.cue) && !isAside(hit, tokens));
  const by = groupBySentence(shapers, tokens);
  const around = (hit: Hit): Hit[] => by.get(tokens[hit.start]?.sentence ?? 0) ?? [];
  const isSaying = (hit: Hit): boolean =>
    around(hit).some((mark) => mark.cue.startsWith('idiom') && overlaps(mark, hit));
  const cues: Finding[] = [];
  for (const hit of hits)
    if (!isShaper(hit.cue) && !isSaying(hit)) cues.push(judge(hit, tokens, around(hit), deniedWithin));
  const live = shapers.filter((hit) => hit.cue.startsWith('idiom') || !isSaying(hit));
  return { cues, marks: new Set(live.map((hit) => hit.cue)), words: tokens.length };
}

/** "A step, I guess": after other words it goes with them, and is no yes to what was asked. */
const isAside = (hit: Hit, tokens: readonly Token[]): boolean =>
  hit.cue === 'mod.yes' && hit.start >= OPENING_WORDS && tokens[hit.start]?.forms[0] === 'i';

const overlaps = (a: Hit, b: Hit): boolean => a.start < b.end && b.start < a.end;

function groupBySentence(hits: Hit[], tokens: readonly Token[]): Map<number, Hit[]> {
  const groups = new Map<number, Hit[]>();
  for (const hit of hits) {
    const sentence = tokens[hit.start]?.sentence ?? 0;
    const group = groups.get(sentence);
    if (group) group.push(hit);
    else groups.set(sentence, [hit]);
  }
  return groups;
}

function judge(hit: Hit, tokens: readonly Token[], around: Hit[], deniedWithin: readonly string[]): Finding {
  const first = tokens[hit.start];
  const clause = first?.clause ?? 0;
  const sameClause = (other: Hit): boolean => tokens[other.start]?.clause === clause;
  const open = around.filter((mark) => mark.cue === 'mod.open');
  const before = (mark: Hit): boolean => mark.end <= hit.start && hit.start - mark.end <= NEGATION_REACH;
  const within = (mark: Hit): boolean => mark.start > hit.start && mark.end < hit.end && deniedWithin.includes(hit.cue);
  const negated = around.some(
    (mark) =>
      mark.cue === 'mod.not' &&
      (before(mark) || within(mark)) &&
      sameClause(mark) &&
      !open.some((exception) => overlaps(exception, mark)),
  );
  const people = around.filter((mark) => mark.cue === 'mod.self' || mark.cue === 'mod.other');
  const reported = around.some(
    (mark) => mark.cue === 'mod.report' && mark.end <= hit.start && hit.start - mark.end <= REPORT_REACH,
  );
  return {
    ...hit,
    sentence: first?.sentence ?? 0,
    firm: people.some((mark) => mark.cue === 'mod.self' && mark.start >= hit.start && mark.end <= hit.end),
    own: people.some((mark) => mark.cue === 'mod.self') || opensSentence(hit, tokens),
    subject: reported ? 'other' : subjectOf(hit, people, sameClause),
    negated,
    quoted: first?.quoted === true,
    past:
      around.some((mark) => mark.cue === 'mod.past') &&
      !around.some((mark) => mark.cue === 'mod.present' && sameClause(mark)),
  };
}

/** "want to die" leaves the I out; "fans want capitalism to die" does not. */
function opensSentence(hit: Hit, tokens: readonly Token[]): boolean {
  const before = tokens[hit.start - OPENING_WORDS - 1];
  return before === undefined || before.clause !== tokens[hit.start]?.clause;
}

/** The first person inside the words wins, then another person inside, then the nearest before, else the writer. */
function subjectOf(hit: Hit, people: Hit[], sameClause: (other: Hit) => boolean): 'self' | 'other' {
  const inside = people.filter((mark) => mark.start >= hit.start && mark.end <= hit.end);
  const decided = inside[0] ?? people.filter((mark) => mark.start < hit.start && sameClause(mark)).at(-1);
  const found = decided ?? people.filter((mark) => mark.start < hit.start).at(-1);
  return found?.cue === 'mod.other' ? 'other' : 'self';
}
