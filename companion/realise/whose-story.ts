import type { Scene } from '#companion/policy/plan.ts';
import { fold } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';

const written = writtenIn('realise/whose-story');

/** What can only be somebody's own: "my mate is moving" and "my daughter came out" tell of another. */
const OF_ONESELF = new Set(
  'moving identity social-anxiety self-worth body-image eating sleep panic worry low-mood procrastination anger decision meaning loneliness phone alcohol gambling ageing nightmares job-search job-loss exams studies illness perfectionism work-stress burnout'.split(
    ' ',
  ),
);

/** The matter of a message is the person's own, or of a kind that need not be. */
export function isTheirs(id: string, { read, grammar, lines }: Pick<Scene, 'read' | 'grammar' | 'lines'>): boolean {
  if (!grammar.turnsClauses || !OF_ONESELF.has(id)) return true;
  const cues = lines.topics.find((topic) => topic.id === id)?.cues ?? [];
  const named = read.clauses.filter(({ text }) => {
    const plain = ` ${fold(text).replace(/['’]/g, '')} `;
    return cues.some((cue) => plain.includes(` ${cue.replace('*', '')}${cue.endsWith('*') ? '' : ' '}`));
  });
  const told = named.length > 0 ? named.map(({ text }) => text) : [read.clean];
  return told.some((text) => !OTHERS.test(text));
}

/** "My mum cried" names no feeling of the one who writes. */
export function isOthers({ read, grammar }: Scene): boolean {
  // "She thinks I'm depressed but I'm only tired": said by another, and turned down.
  if (grammar.turnsClauses && THOUGHT_OF.test(read.clean)) return true;
  return (
    grammar.turnsClauses &&
    OTHERS.test(read.clean) &&
    !/\b(?:I|I'\w+|me|my (?:chest|heart|head|stomach|hands))\b/i.test(read.clean)
  );
}

const THOUGHT_OF = written('thought-of');

/** Tells of somebody else, also behind "I think". */
const OTHERS = written('others');
