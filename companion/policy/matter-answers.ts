import { writtenIn } from '#companion/written.ts';
import { plainly } from './answer-matter.ts';
import { ANSWERED } from './answer-to.ts';
import { type BankEntry, bankReader, onceFor } from './banks.ts';
import { hasUnsaid, type Plan, plan, type Scene } from './plan.ts';
import { questionIn } from './question-in.ts';
import { sentencesOf } from './read-apart.ts';
import { FEARED } from './view-shapes.ts';
import { saidTo } from './yes-or-no.ts';

// Why is this hard? "Where do I start?", "is that normal?", "how long does this last?" name nothing, and every matter has
// its own answer to each. Answered with what fits any matter they are sent back. So the two are known apart: what is asked,
// by a question that ends where it is asked, and what the talk is about, by all that was told of it lately. The answer is
// the family by both names (content/lines/en/matters-*.yaml); where there is none, everything else is asked as before.

const written = writtenIn('policy/matter-answers');

const mattersOf = bankReader(({ matters }) => matters);
/** To count what was told of each, the same patterns are looked for all through. */
const countersOf = onceFor((lines) => ({
  known: new Map(mattersOf(lines).map((one) => [one, new RegExp(one.asks.source, 'gi')])),
}));

/** What can be asked of any matter, in the order it is looked for; what a matter has no answer to may have another's. */
const KINDS: readonly (readonly [kind: string, asks: RegExp, or?: readonly string[]])[] = [
  ['instead', written('instead'), ['do']],
  ['would', written('would'), ['do']],
  ['start', written('start'), ['do']],
  ['do', written('do')],
  ['who', written('who')],
  ['worry', written('worry')],
  ['when', written('when')],
  ['tell', written('tell')],
  ['others', written('others'), ['do']],
  ['them', written('them')],
  ['late', written('late')],
  ['leave', written('leave')],
  ['meet', written('meet')],
  ['normal', written('normal')],
  ['fault', written('fault')],
  ['over', written('over')],
  ['wrong', written('wrong')],
  ['long', written('long')],
  ['may', written('may')],
  ['say', written('say')],
  ['should', written('should')],
];

/** Messages before this one that may name the matter, the nearer the more it weighs. */
const BACK = 4;
/** Where somebody may come to harm, what is usual is no answer. */
const NEVER = written('never');
/** These say that something is harmless, or whose fault it is not. */
const SOOTHES = new Set(['normal', 'over', 'fault', 'wrong', 'others', 'would', 'late', 'them']);

/** What is usual, what helps, whom to ask: the answer of this matter to a question that any matter can be asked. */
export function matterAnswer(scene: Scene): Plan | null {
  const { state, grammar } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || state.topics.includes('abuse')) return null;
  // A question of this kind ends where it is asked, so it needs no mark to be one.
  const asked = [questionIn(scene) ?? '', ...sentencesOf(scene.read.clean).toReversed()];
  const [found] = asked.flatMap((one) => answerOf(one, scene) ?? []);
  if (found === undefined) return null;
  state.signs = { ...state.signs, [ANSWERED]: state.turn };
  return plan('asked', 'info', [saidTo(found.asked, found.family, scene)], { expect: { kind: 'open' }, mayRepeat: true });
}

function answerOf(asked: string, scene: Scene): { asked: string; family: string } | null {
  const kinds = KINDS.filter(([, asks]) => asks.test(asked));
  if (kinds.length === 0) return null;
  const texts = [...scene.state.recent.slice(-BACK), scene.read.clean];
  const all = texts.join(' . ');
  if (NEVER.test(all)) return null;
  const matter = matterOf(texts, scene);
  if (matter === null) return null;
  const feared = FEARED.test(all);
  for (const [kind, , or = []] of kinds) {
    if (feared && SOOTHES.has(kind)) continue;
    const found = [kind, ...or].map((one) => `${matter.family}_${one}`).find((name) => hasUnsaid(name, scene));
    if (found !== undefined) return { asked, family: found };
  }
  return null;
}

/** The last so many messages, the question among them. */
const LATE = 2;
const LATE_WEIGHS = 2;
/** A matter that comes back in one message after the other is what the talk is about. */
const TOLD_IN = 1;
const WHOLE = 1;

/** What most was told of, the latest weighing most; null where nothing known was told. */
function matterOf(texts: readonly string[], { lines }: Scene): BankEntry | null {
  const told = texts.map((one) => plainly([one]));
  const all = told.join(' ');
  let best: { one: BankEntry; weight: number } | null = null;
  for (const [one, words] of countersOf(lines).known) {
    if (one.not?.test(all) ?? false) continue;
    if (!(one.about?.test(all) ?? true)) continue;
    const weight = told.reduce((sum, text, at) => {
      const found = new Set(text.match(words) ?? []).size;
      return sum + found * (at >= told.length - LATE ? LATE_WEIGHS : 1) + (found > 0 ? TOLD_IN : 0);
    }, 0);
    // Of two that were told alike, the one that asks for more is meant.
    const sure = weight + (one.about === undefined ? 0 : WHOLE);
    if (weight > 0 && sure > (best?.weight ?? 0)) best = { one, weight: sure };
  }
  return best?.one ?? null;
}
