import { upperFirst } from '#companion/understand/plain-text.ts';
import { adviseTwo } from './advise.ts';
import { ASK_KINDS } from './ask-kinds.ts';
import { howLong, knownAnswer } from './known-answers.ts';
import { plainAnswer } from './plain-answer.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { practical } from './practical.ts';
import { sentencesOf, TAG } from './read-apart.ts';
import { helperFor } from './who-to-ask.ts';

// Why is this hard? Most of what people ask a program like this can't be answered by one. A question that is told back or
// passed over is the surest sign that nobody is there; an honest "I can't know that", with a question that helps them
// on, is an answer. So every question gets one, by what is asked for; a fact only where the question names its matter.

const LEADS =
  '(?:(?:so|and|but|ok|okay|well|then|lol|yeah|yes|no|anyway|also|like|honestly|idk|hi|please|pls|wait|sorry|tbh|just|i mean|actually|really)[ ,.]+)*';
/** Asked without a mark at the end, as people type. */
const UNMARKED = new RegExp(
  `^${LEADS}(?:(?:what|how|why|when|where|who|which) (?:(?:do|does|did|can|could|should|would|is|are|was|has|have|wo|ca)n?'?t?|am|will|else|if|now|about|even|on earth|long|many|much|old|often|to|happens)\\b|(?:how come|what if|is there)\\b|(?:what|who|where|how|when)'s (?:the|that|this|it|a|wrong|going|your|my)\\b|(?:(?:do|did) )?(?:you|u) (?:really )?(?:think|reckon) (?:I'm|I am|it's|it is|that's|he|she|they)\\b|(?:should|can|could|is|am|are|do|does|did|will|would|shall|was) (?:I|it|he|she|they|we|you|u|this|that|there|my|any ?one|anybody|people|everyone|other \\w+|(?:an?|the) (?:doctor|gp|therapist|person|program|machine))\\b|(?:why|why not|like what|such as|how so|what for)\\W*$)`,
  'i',
);
/** "What I need is sleep", "when I get home", "could be worse": no questions. */
const NO_QUESTION =
  /^(?:what (?:I|he|she|they|we|you) \w+.*\b(?:is|was)\b|(?:could|would|should|might) (?:be|have)\b|do (?:not|it)\b|(?:can|may|could) I ask\b(?: you)?(?: something| a question)?\W*$|(?:can|could) we (?:just |maybe |please )?(?:talk|speak|chat)\b|what do I do for (?:work|a living)\b|guess what\W*$|(?:do )?you know what\W*$)/i;
/** Asked by somebody in the story, or in quotation marks. */
const REPORTED =
  /["“]|\b(?:he|she|they|people|everyone|my [\w-]+|boss|mum|mom|dad|teacher|doctor|(?!(?:What|Who|How|Does|Did|Can|Is|Are|Do|Will|When|Where|Why|Which|Could|Would|Should|Am|Was|Has|Have|So|And|But|Or|Ok|Okay|Then|Well|It|That|This)\b)[A-Z][a-z]+) (?:\w+ ){0,2}(?:asks?|asked|said|says|goes|went|was like|texted|wrote|told me|wonders|wants to know|keeps? asking)\b|\bI (?:\w+ )?(?:asked|told|texted) (?:him|her|them|my|the)\b/;
/** "My sister says I'm cold, is she right?": the end of it is asked here. */
const TAIL = /(?:, | - |; )(?=[^,;]+$)/;
/** So many words after the question, and they have gone on. */
const AFTER = 16;

/** So many words beside a question are what the person came with. */
const TELLS = 9;

const countOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The last question of the message that is one to be answered: not one of somebody in the story. */
export function questionIn({ read }: Pick<Scene, 'read'>): string | null {
  const sentences = sentencesOf(read.clean);
  const asked = sentences.map(askedPart);
  // Of several the one whose kind is known, and of these the last.
  const known = asked.findLastIndex((part) => part !== null && (kindOf(part)?.family ?? 'asks_any') !== 'asks_any');
  const at = known >= 0 ? known : asked.findLastIndex((part) => part !== null);
  if (at < 0 || countOf(sentences.slice(at + 1).join(' ')) > AFTER) return null;
  return asked[at] ?? null;
}

/** The sentence, or what stands after its last comma, where it asks something here. */
function askedPart(sentence: string): string | null {
  if (!TAG.test(sentence) && !REPORTED.test(sentence) && !NO_QUESTION.test(sentence)) {
    if (/\?\W*$/.test(sentence) || UNMARKED.test(sentence)) return sentence;
  }
  const tail = sentence.split(TAIL)[1];
  // "..., which was worse" tells on.
  if (tail !== undefined && /^(?:which|who|whose|where|when)\b/i.test(tail) && !/\?\W*$/.test(sentence)) return null;
  return tail !== undefined && !TAG.test(sentence) && UNMARKED.test(tail) && !REPORTED.test(tail) ? tail : null;
}

/** Questions that are surely of their kind, before anything else can mistake them for a story; null for all others. */
export function sureQuestion(scene: Scene): Plan | null {
  const { state, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.asks_any === undefined) return null;
  const asked = questionIn(scene);
  if (asked === null || (state.expect !== null && state.expect.kind !== 'open')) return null;
  const fact = knownAnswer(scene, asked) ?? howLong(scene, asked);
  if (fact !== null && lines.families[fact] !== undefined) return answer(line(fact));
  const kind = kindOf(asked);
  // What may come of a step in hand has its own answers.
  const ahead = kind?.family === 'asks_what_if' || kind?.family === 'asks_ahead';
  if (kind === null || kind.late || (ahead && state.plan !== null)) return null;
  // Asked for ideas, whoever has some goes first; what could be done then may have a practical answer.
  if (kind.family === 'asks_view' && scene.read.acts.has('ask_advice')) return null;
  return (kind.family === 'asks_what_if' ? practical(scene) : null) ?? ofKind(kind.family, scene, asked);
}

/** A plain answer to whatever is asked; null where nothing is. What others answer more closely never comes here. */
export function openQuestion(scene: Scene): Plan | null {
  const { lines, read } = scene;
  const asked = questionIn(scene);
  if (lines.families.asks_any === undefined) return null;
  if (asked === null) return null;
  const sure = sureQuestion(scene);
  if (sure !== null) return sure;
  const kind = kindOf(asked)?.family ?? 'asks_any';
  // Nothing of it is known: where the message tells enough beside it, that is met, and the question needs its mark.
  const told = countOf(read.clean) - countOf(asked);
  if (kind === 'asks_any' && !read.acts.has('ask_advice') && (told >= TELLS || !/\?\W*$/.test(asked))) return null;
  if (/\bdo I do for (?:work|a living|fun)\b/i.test(asked)) return null;
  const wants = kind === 'asks_how' || read.acts.has('ask_advice');
  if (wants && (kind === 'asks_how' || kind === 'asks_any')) return adviseTwo(scene) ?? answer(line('asks_how'));
  return ofKind(kind, scene, asked);
}

/** What a question asks for. */
export const kindOf = (asked: string) =>
  ASK_KINDS.find(({ words, not }) => words.test(asked) && !(not?.test(asked) ?? false)) ?? null;

/** The plain answer to a question of this kind. */
function ofKind(family: string, scene: Scene, asked: string): Plan {
  scene.state.signs = { ...scene.state.signs, [ANSWERED]: scene.state.turn };
  return answer(...answerParts(family, asked, scene));
}

function answerParts(kind: string, asked: string, scene: Scene): Part[] {
  if (kind !== 'asks_who') {
    const { family, slots } = plainAnswer(kind, asked, scene);
    return [line(family, slots)];
  }
  const told = [scene.state.opening ?? '', ...scene.state.recent.slice(-4)].join(' . ');
  const who = helperFor(scene.read.clean) ?? helperFor(told) ?? 'a general doctor';
  return [line('asked_who', { who, Who: upperFirst(who) })];
}

/** The answer to a question that was put a moment ago, or beside something else; null where none is known. */
export function answerTo(asked: string, scene: Scene): Part[] | null {
  const fact = knownAnswer(scene, asked) ?? howLong(scene, asked);
  if (fact !== null && scene.lines.families[fact] !== undefined) return [line(fact)];
  const kind = kindOf(asked);
  return kind === null || kind.late ? null : answerParts(kind.family, asked, scene);
}

/** The turn of the last question that got its answer. */
export const ANSWERED = 'answered';

function answer(...parts: Part[]): Plan {
  return plan('asked', 'info', parts, { expect: { kind: 'open' } });
}
