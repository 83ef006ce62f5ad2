import type { AnswerShape } from '#companion/bank.schema.ts';
import { regExpOf } from '#companion/bank-patterns.ts';
import { weighs } from '#companion/realise/beside-echo.ts';
import { brokenShape } from '#companion/realise/broken-shapes.ts';
import { writesLearnt } from '#companion/realise/own-words.ts';
import { tellToYou } from '#companion/realise/tell-to-you.ts';
import { wasUsed } from '#companion/state.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { shapeOf } from './answer-shape.ts';
import { onceFor, shapesOf } from './banks.ts';
import { asksBehindLine, thingLine } from './cue-lines.ts';
import { inGladTalk } from './joy.ts';
import { hasUnsaid, line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { sentencesOf } from './read-apart.ts';

// Why is this hard? "That my mum finds out" is read alone as a scrap, and a script that says "I see" to it has not listened.
// But the question was ours: asked what frightens them most, they told just that. So the answer is put into the frame of
// the question, and the next question goes on from there. It needs no list of what people tell.

const written = writtenIn('policy/answer-frames');

interface AnswerFrame {
  asks: RegExp;
  not?: RegExp;
  says: ReadonlyMap<AnswerShape, string>;
  unsaid?: string;
  next: string;
}

const framesIn = onceFor((lines): readonly AnswerFrame[] => {
  const shapes = shapesOf(lines);
  return (lines.frames ?? []).map(({ asks, not, says, unsaid, next }) => ({
    asks: regExpOf(asks, shapes),
    ...(not === undefined ? {} : { not: regExpOf(not, shapes) }),
    says: new Map(Object.entries(says) as [AnswerShape, string][]),
    ...(unsaid === undefined ? {} : { unsaid }),
    next,
  }));
});

/** What stands behind the answer tells more than it, where it is longer than this, or weighs. */
const BESIDE_MOST = 8;
const UNSAID_MOST = 8;
/** A cue is what the message says where it holds so much of it. */
const MOSTLY = 0.4;
/** It stands by itself, and is no "that he leaves" and no "losing her". */
const OWN_SENTENCE = written('own-sentence');
/** "My mum visits him", to what others would say: something else is told. */
const OF_OTHER = written('of-other');
/** A no, or an outcry, is said to the question and not in answer to it. */
const AGAINST = /^\W*(?:no|nope|nah|what|wtf|stop|omg|huh|wait)\b/i;

/** What was told in answer to our last question, said back within it; null where it is no plain answer. English. */
export function framedAnswer(scene: Scene): Plan | null {
  const { read, state } = scene;
  if (
    !scene.grammar.turnsClauses ||
    state.level > 1 ||
    inGladTalk(scene) ||
    /\?\s*$/.test(read.text) ||
    AGAINST.test(read.text)
  )
    return null;
  const [, ...beside] = sentencesOf(read.clean);
  if (countWords(beside.join(' ')) > BESIDE_MOST || (beside.length > 0 && weighs(scene))) return null;
  const asked = lastQuestion(state.lastReply);
  if (asked === null || writesLearnt(scene)) return null;
  const frame = framesIn(scene.lines).find(({ asks, not }) => asks.test(asked) && !(not?.test(asked) ?? false));
  if (frame === undefined || tellsThing(scene)) return null;
  const text = put(frame, asked, scene);
  const word: Part | null = text === null ? unsaidIn(frame, scene) : { kind: 'told', text };
  if (word === null) return null;
  const next = nextAfter(frame.next, scene);
  return plan(next === null ? 'reflect' : 'reflect.ask', 'explore', [word, ...(next === null ? [] : [next])]);
}

/** "He hit another boy", to what worries them: a sentence of its own, and there is a word to the thing itself. */
function tellsThing(scene: Scene): boolean {
  const [cue] = scene.read.cues;
  return cue !== undefined && cue.share >= MOSTLY && OWN_SENTENCE.test(scene.read.clean) && thingLine(scene) !== null;
}

function put({ says }: AnswerFrame, asked: string, { read, state, gate }: Scene): string | null {
  const answer = shapeOf(read.clean, new Set(says.keys()));
  if (answer === null || !gate.passes(answer.said)) return null;
  const one = read.people.length === 1 ? (read.people[0]?.word ?? null) : null;
  const turned = answer.shape === 'order' ? answer.said : tellToYou(answer.said, one);
  const wished = answer.shape === 'wish' ? wishOf(asked, turned) : turned;
  const text = wished === null ? undefined : says.get(answer.shape)?.replace('{it}', wished);
  return text === undefined || brokenShape(text) !== null || wasUsed(state, text) ? null : text;
}

const NO_ANSWER = /\b(?:nothing|idk|dunno|don't know|not sure|no idea|why|never ?mind|ok|okay|yes|yeah|thanks?)\b/i;

/** A few words that are not said back; none is an answer that there is none. */
function unsaidIn({ unsaid }: AnswerFrame, scene: Scene): Part | null {
  const { clean, words } = scene.read;
  if (unsaid === undefined || words > UNSAID_MOST || NO_ANSWER.test(clean) || OF_OTHER.test(clean) || /\d/.test(clean))
    return null;
  return hasUnsaid(unsaid, scene) ? line(unsaid) : null;
}

/** "What do you wish they would do?" - "just ask me": they would just ask. */
function wishOf(asked: string, said: string | null): string | null {
  const who = /\b(?:wish|want|like|hope) (they|he|she|your \w+|them|him|her)\b/i.exec(asked)?.[1]?.toLowerCase();
  if (who === undefined || said === null) return null;
  const named = { them: 'they', him: 'he', her: 'she' }[who] ?? who;
  return `${named} would ${said}`;
}

/** The last question of a reply, without what stands before it; null where it ends with none. */
function lastQuestion(reply: string): string | null {
  const last =
    reply
      .trim()
      .split(/(?<=[.!?:])\s+/)
      .at(-1) ?? '';
  return last.endsWith('?') && !/["]/.test(last) ? last : null;
}

/** One that was not asked yet; null where enough was asked. */
const nextAfter = (family: string, scene: Scene): Part | null =>
  asksBehindLine(scene) && hasUnsaid(family, scene) ? line(family) : null;
