import { holdsAStep, takeOnce, wasUsed } from '#companion/state.ts';
import { writtenIn } from '#companion/written.ts';
import { bareAnswerIn } from './bare-words.ts';
import { isGlad, WORRY_NAMED } from './glad.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { splitPlan } from './plan-words.ts';
import { nobodyThere, sadNo } from './sad-no.ts';
import { shortChoice } from './short-row.ts';
import { nextQuestion } from './telling.ts';
import { wordToYes } from './word-to.ts';

// Why is this hard? "no", "idk", "ok" and "exactly" mean nothing by themselves: a no to a question is an answer, a no to a
// statement puts it right, an okay may end a plan or pass a question over. So each is read by what stood before it, and
// each leads on: with the next thing worth asking, or with an easier way in. None of them is told back.

const written = writtenIn('policy/bare-answer');

/** What would be said, was asked. */
const SAY_WHAT = written('say-what');
/** "Hm.": a thought that takes its time. */
const THINKS = /^(?:h+m+|huh)(?:\W+(?:maybe|perhaps|could be))?\W*$/i;
const TOLD_ON = written('told-on');
const ASKED = /\?\s*$/;
/** "Well. Both", to what was set against each other just before. */
const BOTH = /\bboth\b/i;
const EITHER = /\bor\b[^.?!]*\?\s*$/i;
const ASKED_MOST = 4;
/** Easier ways in, before the question is let go. */
const EASIER = 2;

/** "There isn't anybody, my son's in Australia": said in a few words, and it is the saddest of them. */
const NOBODY_THERE = written('nobody-there');
const NOBODY_MOST = 14;

/** A bare yes, no, okay, maybe or don't-know, in English: met by what it answers, and led on from. */
export function bareAnswer(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.bare_no === undefined) return null;
  if (state.expect !== null && state.expect.kind !== 'open') return null;
  if (NOBODY_THERE.test(read.clean) && read.words <= NOBODY_MOST && state.turn > 0 && state.level < 2)
    return lead('no', ...nobodyThere(scene));
  const kind = bareAnswerIn(read.clean);
  if (kind === null || read.feelings.some(({ kind: of }) => of !== 'warm')) return null;
  // "ok thx" thanks.
  if (read.acts.has('thanks') && kind !== 'no' && kind !== 'yes') return null;
  const choice = state.plan === null && !isGlad(scene) ? shortChoice(scene) : null;
  if (choice !== null) return choice;
  if (state.told === 0) return state.turn < 2 ? lead('short.start', line('short_start')) : easier(scene);
  // Nothing was asked: what they don't know is their own question, and it may stay open.
  if (kind === 'unsure') return ASKED.test(state.lastReply) ? easier(scene) : lead('unsure', line('unsure_stay'));
  if (kind === 'waves') return lead('stay', line('say_waves_off'));
  // Somebody who thinks is not asked the next thing.
  if (THINKS.test(read.clean) && lines.families.bare_hm !== undefined) return lead('stay', line('bare_hm'));
  if (kind !== 'no' && settled(scene)) return plan('plan.ok', 'wrap', [line('ok_after_plan')]);
  const asked = ASKED.test(state.lastReply);
  if (kind === 'yes' && EITHER.test(state.lastReply) && takeOnce(state, 'some-of-each'))
    return lead('short.each', line('short_some_of_each'));
  // "I applied for twelve. Nothing.": told on, and no contradiction.
  if (kind === 'no' && !asked) return noToSaid(scene);
  const sad = kind === 'no' ? sadNo(scene) : null;
  if (sad !== null) return lead('no', ...sad);
  if (kind === 'yes' && WAS_THERE.test(state.lastReply) && lines.families.yes_what_was !== undefined)
    return lead('yes', line('yes_what_was'));
  if (kind === 'half' && EITHER.test(state.lastReply) && BOTH.test(read.clean) && lines.families.bare_both_asked)
    return lead('yes', line('bare_both_asked'));
  if (kind === 'half' && !asked && BOTH.test(read.clean)) return lead('yes', line('bare_both'));
  if (kind === 'half' && SAY_WHAT.test(state.lastReply) && lines.families.bare_half_say)
    return lead('stay', line('bare_half_say'));
  const known = kind === 'yes' && asked ? wordToYes(scene) : null;
  if (known !== null) return lead('yes', known);
  // A yes to what was said of them is no answer to go on from: only what stands in their own last message is asked.
  const next = nextQuestion(scene, !asked);
  // Nothing was asked, so no asking is given up.
  if (kind !== 'no' && !asked && next === null) {
    const glad = isGlad(scene) && !wasUsed(state, WORRY_NAMED);
    const stays = kind === 'yes' && lines.families.bare_stay !== undefined ? 'bare_stay' : 'bare_nod';
    return lead('stay', line(glad ? 'bare_glad' : stays));
  }
  const met = line(`bare_${kind}`);
  // Another thing worth asking is not known: something light is, as long as not too much was asked.
  if (next === null && (state.quiet ?? 0) === 0 && state.asked <= ASKED_MOST && lines.families.bare_light !== undefined)
    return plan(kind === 'no' ? 'no' : 'yes', 'explore', [met, line('bare_light')]);
  return plan(kind === 'no' ? 'no' : 'yes', 'explore', next === null ? [line('bare_rest')] : [met, next]);
}

/** "Was there something that helped?": whoever says yes has it in mind. */
const WAS_THERE = /\bwas there (?:something|anything|one thing)\b[^.?!]*\?\s*$/i;
const LAST_SENTENCE = /[^.!?]+[.!?]*\s*$/;
const HOLDS_A_NO = /\b(?:not|no|nobody|nothing|never|none|nowhere)\b|n't\b/i;

/** A no to a statement puts it right; to one that holds a no itself ("not the people you'd spend it with") it agrees. */
function noToSaid(scene: Scene): Plan {
  const { read, state, lines } = scene;
  if (TOLD_ON.test(read.clean)) return lead('stay', line('bare_nothing'));
  const agrees =
    HOLDS_A_NO.test(LAST_SENTENCE.exec(state.lastReply)?.[0] ?? '') && lines.families.no_agrees !== undefined;
  if (!agrees) return lead('no.said', line('no_to_said'));
  return lead('stay', line('no_agrees'), nextQuestion(scene, true) ?? line('no_agrees_on'));
}

function lead(move: string, ...parts: Part[]): Plan {
  return plan(move, 'explore', parts, { expect: { kind: 'open' } });
}

/** Another, smaller way in; after two of them the question is let go. */
function easier(scene: Scene): Plan {
  const { state } = scene;
  const times = state.signs?.unsure ?? 0;
  state.signs = { ...state.signs, unsure: times + 1 };
  const rests = times >= EASIER && times % 3 !== 0;
  return lead('unsure', line(rests || (state.quiet ?? 0) > 0 ? 'unsure_stay' : 'bare_easier'));
}

/** A step with its time is left alone. */
function settled({ state }: Scene): boolean {
  return (
    state.plan !== null && holdsAStep(state) && (splitPlan(state.plan).when !== null || !ASKED.test(state.lastReply))
  );
}
