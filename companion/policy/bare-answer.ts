import { holdsAStep, takeOnce, wasUsed } from '#companion/state.ts';
import { isGlad, WORRY_NAMED } from './glad.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { splitPlan } from './plan-words.ts';
import { sentencesOf } from './read-apart.ts';
import { nextQuestion } from './telling.ts';
import { wordToYes } from './word-to.ts';

// Why is this hard? "no", "idk", "ok" and "exactly" mean nothing by themselves: a no to a question is an answer, a no to a
// statement puts it right, an okay may end a plan or pass a question over. So each is read by what stood before it, and
// each leads on: with the next thing worth asking, or with an easier way in. None of them is told back.

const LEAD =
  '(?:(?:well|um+|oh|uh+|er+m*|hm+|mm+|ok|okay|yeah|yes|yep|no|nah|nope|so|like|but|and|lol|haha|honestly|tbh|I mean|I think|right|ah)[ ,.!]+)*';
const END =
  '(?:[ ,.]+(?:yeah|yes|no|really|so|though|tho|tbh|lol|haha|to be honest|I (?:suppose|guess|think)|actually|mate|sorry|thanks?|at all|right now|yet|now|not|either|anyway|then|exactly|of course|unfortunately|sadly))*[^\\p{L}\\p{N}]*$';
const saying = (source: string) => new RegExp(`^${LEAD}(?:${source})${END}`, 'iu');

const UNSURE = saying(
  "(?:I )?(?:really |just |honestly |still )*(?:idk|dunno|don't know|do not know|don't really know|don't even know|couldn't say|can't say|can't tell|no (?:idea|clue)|have no (?:idea|clue)|haven't (?:a clue|thought about it)|am not sure|'m not sure|not (?:sure|certain)|unsure|wouldn't know)(?: (?:what|how|why|if|it|that|where|where to start|what to say|how to say it|about that|to answer that))?|(?:it's |that's )?(?:hard|difficult|tricky) to (?:say|tell|explain|put (?:into words|it))|good question|who knows|beats me|can't put it into words|can't explain(?: it)?",
);
const NO = saying(
  "no+|nah+|nope|naw|nay|not (?:as such|really|quite|exactly|especially|particularly|at the moment|at all|any ?more|so much|much|often|that I (?:know|can think)(?: of)?|today|yet|now)|never|nothing(?: (?:really|much|special|in particular|comes to mind|so far))?|nobody|no ?one|none|neither(?: of (?:them|those|these))?|hardly(?: ever)?|I (?:don't|do not|didn't|haven't|can't|wouldn't|am not|'m not)(?: (?:think|have|want|really|know) ?(?:so|to|any|one)?)?|none of (?:that|those|them|it)|of course not|absolutely not|definitely not|probably not|I doubt it|I (?:guess|suppose|think|hope) not",
);
const HALF = saying(
  "(?:maybe|perhaps|I (?:suppose|guess)) (?:you(?:'re| are) right|so)|maybe|perhaps|possibly|probably|kind of|kinda|sort of|sorta|(?:a|just a) (?:bit|little)(?: bit)?|sometimes|now and then|it depends|depends|could be|might be|it (?:could|might)(?: be)?|I (?:guess|suppose|spose|reckon|hope)(?! not)(?: so| it is| it does)?|more or less|mostly|partly|somewhat|in a (?:way|sense)|something like that|half and half|both|some(?: of it)?|near enough|ish|not always",
);
const AGREES = saying(
  "exactly(?: that| this)?|precisely|spot on|(?:that's|that is|it's) (?:it|right|true|exactly (?:it|right|how it is)|so true|fair|about right|the one)|true(?: enough)?|so true|you're (?:right|not wrong)|right|quite(?: so| right)?|indeed|fair(?: enough| point)?|I (?:know|agree)|this|same|agreed|too right|aye|facts|100%|it (?:really |sure )?(?:is|does|was|did)|I (?:really |do )?(?:am|do|did|was|have)",
);
const YES = saying(
  'y|ya|yh|yes+|yeah+|yea|yep|yup|aye|ja|si|sure|of course|course|definitely|absolutely|certainly|always|very much(?: so)?|a lot|lots|totally|completely|I think so|for sure|m+h*m+|uh huh',
);
const OK = saying(
  "k|kk|well|ok|okay|oki|alright|all right|fine|good|great|cool|nice|got it|I see|noted|makes sense|that makes sense|sounds (?:good|ok|okay|fine|right|fair)|that works|will do|good (?:point|idea|to know)|helpful|that's (?:ok|okay|fine|good|helpful|a good (?:point|idea)|nice|good to know)|hm+|m+|huh|oh|ah+|interesting|works",
);
const WAVES_OFF = saying(
  "whatever|idc|idrc|I don't (?:really )?care|it's whatever|meh|it doesn't matter|doesn't matter|nvm|never ?mind(?: me| that| it)?|forget it",
);

const MOST = 8;
/** In order: "not sure" is no "no", and "I guess so" no "yes". */
const KINDS = [
  ['unsure', UNSURE],
  ['waves', WAVES_OFF],
  ['half', HALF],
  ['no', NO],
  ['agrees', AGREES],
  ['yes', YES],
  ['ok', OK],
] as const;
export type Bare = (typeof KINDS)[number][0];

/** What a message of a word or two answers, or null where it says something of its own. */
export function bareAnswerIn(text: string): Bare | null {
  if (text.includes('?') || text.split(/\s+/).length > MOST) return null;
  const kindOf = (one: string) => KINDS.find(([, words]) => words.test(one))?.[0] ?? null;
  const kinds = sentencesOf(text).map(kindOf);
  // "I don't know. Maybe.": the first word of it counts.
  return kindOf(text) ?? (kinds.includes(null) ? null : (kinds[0] ?? null));
}

/** What would be said, was asked. */
const SAY_WHAT = /\bwhat would you (?:say|tell|have said|have liked to say)\b[^?]*\?\s*$/i;
/** "Hm.": a thought that takes its time. */
const THINKS = /^h+m+\W*$/i;
const TOLD_ON = /^(?:nothing|nobody|no ?one|none(?: of (?:them|those))?|neither(?: of (?:them|those))?)[.! ]*$/i;
const ASKED = /\?\s*$/;
/** "Well. Both", to what was set against each other just before. */
const BOTH = /\bboth\b/i;
const EITHER = /\bor\b[^.?!]*\?\s*$/i;
/** Easier ways in, before the question is let go. */
const EASIER = 2;

/** A bare yes, no, okay, maybe or don't-know, in English: met by what it answers, and led on from. */
export function bareAnswer(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.bare_no === undefined) return null;
  if (state.expect !== null && state.expect.kind !== 'open') return null;
  const kind = bareAnswerIn(read.clean);
  if (kind === null || read.feelings.some(({ kind: of }) => of !== 'warm')) return null;
  // "ok thx" thanks.
  if (read.acts.has('thanks') && kind !== 'no' && kind !== 'yes') return null;
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
  if (kind === 'yes' && WAS_THERE.test(state.lastReply) && lines.families.yes_what_was !== undefined)
    return lead('yes', line('yes_what_was'));
  if (kind === 'half' && !asked && BOTH.test(read.clean)) return lead('yes', line('bare_both'));
  if (kind === 'half' && SAY_WHAT.test(state.lastReply) && lines.families.bare_half_say)
    return lead('stay', line('bare_half_say'));
  const known = kind === 'yes' && asked ? wordToYes(scene) : null;
  if (known !== null) return lead('yes', known);
  const next = nextQuestion(scene);
  // Nothing was asked, so no asking is given up.
  if (kind !== 'no' && !asked && next === null) {
    const glad = isGlad(scene) && !wasUsed(state, WORRY_NAMED);
    return lead('stay', line(glad ? 'bare_glad' : 'bare_nod'));
  }
  const met = line(`bare_${kind}`);
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
  return lead('stay', line('no_agrees'), nextQuestion(scene) ?? line('no_agrees_on'));
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
