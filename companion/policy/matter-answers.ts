import { quickPattern } from '#companion/quick-pattern.ts';
import { writtenIn } from '#companion/written.ts';
import { requestIn } from './advice-request.ts';
import { focusOf, goesOnWith, ownWordsIn, plainly, tellsOfItsOwn } from './answer-matter.ts';
import { ANSWERED } from './answer-to.ts';
import { ideaAsked } from './asks-ideas.ts';
import { type BankEntry, bankReader, onceFor } from './banks.ts';
import { hasUnsaid, type Plan, plan, type Scene } from './plan.ts';
import { questionIn } from './question-in.ts';
import { sentencesOf } from './read-apart.ts';
import { sureIdeas } from './told-ideas.ts';
import { isFeared } from './view-shapes.ts';
import { viewNamedHere } from './views.ts';
import { saidTo } from './yes-or-no.ts';

// Why is this hard? "Where do I start?", "is that normal?", "how long does this last?" name nothing, and every matter has
// its own answer to each. Answered with what fits any matter they are sent back. So the two are known apart: what is asked,
// by a question that ends where it is asked, and what the talk is about, by all that was told of it lately. The answer is
// the family by both names (content/lines/en/matters-*.yaml); where there is none, everything else is asked as before.

const written = writtenIn('policy/matter-answers');

const mattersOf = bankReader(({ matters }) => matters);
/** To count what was told of each, and to cut it out, the same patterns are looked for all through. */
const countersOf = onceFor(
  (lines) => new Map(mattersOf(lines).map((one) => [one, quickPattern(one.asks.source, 'gi')] as const)),
);

interface Kind {
  name: string;
  asks: RegExp;
  /** What a matter has no answer to may have another's. */
  or?: string;
  /** Advice that can be taken and kept as a step goes before it. */
  idea?: true | 'any';
  /** Its own words name no matter: whether to worry is no worry. */
  bare?: true;
  /** It may name the thing it asks about, and is then no question that any matter can be asked. */
  names?: true;
}

const of = (name: string, asks: RegExp, more: Partial<Kind> = {}): Kind => ({ name, asks, ...more });

/** What can be asked of any matter, in the order it is looked for. */
const KINDS: readonly Kind[] = [
  of('instead', written('instead'), { or: 'do' }),
  of('would', written('would'), { or: 'do', idea: true }),
  of('start', written('start'), { or: 'do', idea: true }),
  of('tips', written('tips'), { or: 'do', idea: 'any' }),
  of('do', written('do'), { idea: true, names: true }),
  of('who', written('who')),
  of('worry', written('worry'), { bare: true }),
  of('when', written('when')),
  of('tell', written('tell')),
  of('others', written('others'), { or: 'do', names: true }),
  of('them', written('them')),
  of('know', written('know')),
  of('soon', written('soon')),
  of('late', written('late')),
  of('leave', written('leave')),
  of('meet', written('meet')),
  of('normal', written('normal'), { names: true }),
  of('fault', written('fault')),
  of('over', written('over')),
  of('wrong', written('wrong'), { bare: true }),
  of('long', written('long')),
  of('may', written('may')),
  of('should', written('should')),
];
/** How to say it: asked of a matter only where no words for it can be made. */
const SAYS = of('say', written('say'));

/** Messages before this one that may name the matter, the nearer the more it weighs. */
const BACK = 4;
/** Where somebody may come to harm, what is usual is no answer. */
const NEVER = written('never');
/** "Is it weird to go alone": of a deed it names, and not of what was told before. */
const NAMES_A_DEED = written('names-a-deed');
/** These say that something is harmless, or whose fault it is not. */
const SOOTHES = new Set(['normal', 'over', 'fault', 'wrong', 'others', 'would', 'late', 'leave', 'them', 'soon']);

/** What is usual, what helps, whom to ask: the answer of this matter to a question that any matter can be asked. */
export function matterAnswer(scene: Scene): Plan | null {
  return answered(scene, KINDS);
}

/** What can be said in such a matter, in place of a question what is to be said. */
export const matterSays = (scene: Scene): Plan | null => answered(scene, [SAYS]);

function answered(scene: Scene, kinds: readonly Kind[]): Plan | null {
  const { state, grammar } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || state.topics.includes('abuse')) return null;
  // A question of this kind ends where it is asked, so it needs no mark to be one.
  const asked = new Set([questionIn(scene) ?? '', ...sentencesOf(scene.read.clean).toReversed()]);
  for (const one of asked) {
    const family = answerOf(one, kinds, scene);
    if (family === null) continue;
    // "I sit outside her door. Is that weird?": a view of just that goes before what is usual in the whole matter.
    if (viewNamedHere(scene, one) !== null) return null;
    state.signs = { ...state.signs, [ANSWERED]: state.turn };
    return plan('asked', 'info', [saidTo(one, family, scene)], { expect: { kind: 'open' }, mayRepeat: true });
  }
  return null;
}

/** The family that answers such a question; null where it is none, or this matter has no answer to it. */
function answerOf(asked: string, kinds: readonly Kind[], scene: Scene): string | null {
  const meant = kinds.filter(({ name, asks }) => asks.test(asked) && !(SOOTHES.has(name) && NAMES_A_DEED.test(asked)));
  if (meant.length === 0) return null;
  const all = [...scene.state.recent.slice(-BACK), scene.read.clean].join(' . ');
  const matters = NEVER.test(all) ? [] : mattersTold(scene, meant[0]?.bare === true);
  const feared = isFeared(all);
  for (const { name, or, idea, names } of meant) {
    if (feared && SOOTHES.has(name)) continue;
    const found = [name, ...(or === undefined ? [] : [or])]
      .flatMap((one) =>
        matters
          .filter((matter) => !names || !namesAnother(asked, matter, scene))
          .map(({ family }) => `${family}_${one}`),
      )
      .find((family) => hasUnsaid(family, scene));
    if (found !== undefined && !(idea && hasAdvice(scene, idea === 'any'))) return found;
  }
  return null;
}

/** So many are put up at once. */
const OFFERED = 2;

/** Advice is known that belongs to what was told: whole or named by the asking itself, or any at all. */
function hasAdvice(scene: Scene, any: boolean): boolean {
  const asks = requestIn(scene) !== null || ideaAsked(scene) !== null;
  const known = asks ? sureIdeas(scene).slice(0, OFFERED) : [];
  return known.some(({ say, asked, moment, exact }) => any || say !== undefined || asked === true || moment || exact);
}

/** So many words of its own, and the question is about something in this matter that it names. */
const NAMED = 2;
const namesAnother = (asked: string, matter: BankEntry, { lines }: Scene): boolean =>
  ownWordsIn(plainly([asked]).replace(countersOf(lines).get(matter) ?? matter.asks, ' ')) >= NAMED;

/** What is told of; a matter of this message itself goes before all that was told earlier. */
function mattersTold(scene: Scene, bare: boolean): BankEntry[] {
  const { read, state } = scene;
  const before = state.recent.slice(-BACK);
  const told = sentencesOf(read.clean)
    .filter((one) => questionIn({ read: { ...read, clean: one } }) === null)
    .join(' ');
  const own = mostTold([bare ? told : focusOf(read.clean)], [...before, read.clean], scene);
  if (own.length > 0) return own;
  // It tells of something that is not known here, and goes on with nothing that was told before.
  return tellsOfItsOwn(told) && !goesOnWith(told, before) ? [] : mostTold(before, before, scene);
}

/** The last of them weighs more. */
const LATE_WEIGHS = 2;
/** A matter that comes back in one message after the other is what the talk is about. */
const TOLD_IN = 1;
const WHOLE = 1;

/** What most was told of in these, and what was told of as much; empty where nothing known was told. */
function mostTold(texts: readonly string[], all: readonly string[], { lines }: Scene): BankEntry[] {
  // "My daughter's nine" is a daughter, and "the boiler's out" a boiler.
  const both = (text: string) => plainly([text, text.replace(/['’]s\b/g, '')]);
  const told = texts.map(both);
  const talk = both(all.join(' . '));
  let best: { most: BankEntry[]; weight: number } = { most: [], weight: 0 };
  for (const [one, words] of countersOf(lines)) {
    const weight = told.reduce((sum, text, at) => {
      const found = new Set(text.match(words) ?? []).size;
      return sum + found * (at === told.length - 1 ? LATE_WEIGHS : 1) + (found > 0 ? TOLD_IN : 0);
    }, 0);
    // Of two that were told alike, the one that asks for more is meant.
    const sure = weight + (one.about === undefined ? 0 : WHOLE);
    if (weight === 0 || sure < best.weight) continue;
    if (!(one.about?.test(talk) ?? true) || (one.not?.test(talk) ?? false)) continue;
    best = sure > best.weight ? { most: [one], weight: sure } : { ...best, most: [...best.most, one] };
  }
  return best.most;
}
