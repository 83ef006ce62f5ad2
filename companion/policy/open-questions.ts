import { isLearnt } from '#companion/realise/learnt-english.ts';
import { writtenIn } from '#companion/written.ts';
import { requestIn } from './advice-request.ts';
import { adviseTwo } from './advise.ts';
import { ANSWERED, answerParts } from './answer-to.ts';
import { ideaAsked } from './asks-ideas.ts';
import { english } from './draft-english.ts';
import { giveIdea } from './give-idea.ts';
import { isHandedBack } from './handed-back.ts';
import { howLong, knownAnswer } from './known-answers.ts';
import { bringsWording } from './own-wording.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { outcome } from './practical.ts';
import { countOf, kindOf, questionIn } from './question-in.ts';
import { sentencesOf, TAG } from './read-apart.ts';
import { answersWithQuestion, chooseBetween, straightAnswers } from './straight-answers.ts';
import { clearView, drawsConclusion } from './views.ts';
import { waysOn } from './ways-on.ts';
import { saidTo } from './yes-or-no.ts';

// Why is this hard? Most of what people ask a program like this can't be answered by one. A question that is told back or
// passed over is the surest sign that nobody is there; an honest "I can't know that", with a question that helps them
// on, is an answer. So every question gets one, by what is asked for; a fact only where the question names its matter.

const written = writtenIn('policy/open-questions');

/** So many words beside a question are what the person came with. */
const TELLS = 9;

/** Questions that are surely of their kind, before anything else can mistake them for a story; null for all others. */
export function sureQuestion(scene: Scene): Plan | null {
  // Right after a doctor was named for a body that shakes, the danger is what is asked (drink.ts).
  if (scene.state.signs?.['drink-shaky'] === scene.state.turn - 1) return null;
  const { state, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.asks_any === undefined) return null;
  const asked = ofThemselves(withoutAsking(questionIn(scene)), state.recent.at(-1) ?? '');
  // "Something like: I miss you. Is that too much?": it is the wording that is asked about, whatever was told before it.
  if (asked !== null && kindOf(asked)?.family === 'asks_check' && bringsWording(scene.read.clean))
    return ofKind('asks_check', scene, asked);
  const view = clearView(scene, asksAgain(scene, asked) ?? '');
  if (view !== null) return viewed(view, scene, asked);
  // "So you think she's right."
  if (asked === null && THEY_ARE_RIGHT.test(scene.read.clean) && drawsConclusion(scene.read.clean))
    return ofKind('asks_them', scene, scene.read.clean);
  if (asked === null || (state.expect !== null && state.expect.kind !== 'open')) return null;
  const quoted = answersWithQuestion(scene, asked);
  if (quoted !== null && lines.families[quoted] !== undefined) return answer(line(quoted));
  const straight = straightAnswers(scene);
  if (straight.length > 0) return answer(...straight.map((family) => line(family)));
  const fact = knownAnswer(scene, asked) ?? howLong(scene, asked) ?? factElse(scene, asked);
  if (fact !== null && lines.families[fact] !== undefined) return answer(line(fact));
  const kind = kindOf(asked);
  if (tellsBesideWhat(kind?.family, asked, scene)) return null;
  // What may come of a step in hand has its own answers.
  const ahead = kind?.family === 'asks_what_if' || kind?.family === 'asks_ahead';
  if (kind === null || kind.late || (ahead && state.plan !== null)) return null;
  // Asked for ideas, whoever has some goes first; what could be done then may have a practical answer.
  if (kind.family === 'asks_view' && scene.read.acts.has('ask_advice')) return null;
  return (kind.family === 'asks_what_if' ? outcome(scene, asked) : null) ?? ofKind(kind.family, scene, asked);
}

/** A nod that is wanted, or a view that is drawn from ours, may ask for one too. */
const asksAgain = ({ read }: Scene, asked: string | null): string | null =>
  asked ?? (drawsConclusion(read.clean) || TAG.test(read.clean) ? read.clean : null);

/** "What is that? And does it hurt": the one that is known of two questions. */
const factElse = (scene: Scene, asked: string): string | null =>
  kindOf(asked)?.family === 'asks_any'
    ? (sentencesOf(scene.read.clean)
        .filter((one) => one !== asked && /\?\W*$/.test(one))
        .map((one) => knownAnswer(scene, one))
        .find((one) => one !== null) ?? null)
    : null;

/** "What do you think, should I tell her?": it is the second half that is asked. */
const withoutAsking = (asked: string | null): string | null =>
  asked
    ?.replace(EXPLAIN_WHAT, 'what is $1')
    .replace(
      /^(?:(?:so|and|but|ok|well)[ ,]+)*what do (?:you|u) (?:think|reckon)[ ,?.]+(?=(?:should|shall|is|am|would|can|before|tell)\b)/i,
      '',
    ) ?? null;

/** "Can you explain what a panic attack is?": what is a panic attack. */
const EXPLAIN_WHAT = written('explain-what');
const ONLY_AM_I = written('only-am-i');
const CALLED = written('called');

/** "She said I was too controlling. Am I?": it is that which is asked. */
function ofThemselves(asked: string | null, before: string): string | null {
  const called = asked !== null && ONLY_AM_I.test(asked) ? CALLED.exec(before)?.[1] : undefined;
  return called === undefined ? asked : `am I ${called}?`;
}

const THEY_ARE_RIGHT = /\b(?:he|she|they)(?:'s|'re| is| are) (?:right|wrong)\b/i;
/** A plain answer to whatever is asked; null where nothing is. What others answer more closely never comes here. */
export function openQuestion(scene: Scene): Plan | null {
  const { lines, read } = scene;
  const asked = questionIn(scene);
  if (lines.families.asks_any === undefined) return null;
  if (asked === null || read.acts.has('may_ask')) return null;
  const sure = sureQuestion(scene);
  if (sure !== null) return sure;
  const known = kindOf(asked)?.family ?? 'asks_any';
  // Asked with two marks and more, of nobody: it is anger, and no question.
  const kind = known === 'asks_any' && isAnger(asked, scene) ? 'heard_them' : known;
  // Nothing of it is known: where the message tells enough beside it, that is met, and the question needs its mark.
  const between = kind === 'asks_any' || kind === 'asks_should' ? chooseBetween(asked) : null;
  if (between !== null && lines.families[between] !== undefined && !read.acts.has('ask_advice'))
    return answer(line(between));
  const told = countOf(read.clean) - countOf(asked);
  if (tellsBesideWhat(kind, asked, scene)) return null;
  if (kind === 'asks_any' && !read.acts.has('ask_advice') && (told >= TELLS || !isAsked(asked, told))) return null;
  // "What, the walk?? No, I mean the exam": it puts us right, and asks nothing.
  if (kind === 'asks_any' && ANGRY.test(read.text) && /\bI (?:mean|meant)\b/i.test(read.clean)) return null;
  if (/\bdo I do for (?:work|a living|fun)\b/i.test(asked)) return null;
  // An idea that fits anybody is no answer to how a thing is done; one for the very thing is.
  const wants = ideaAsked(scene) !== null || (kind === 'asks_any' && read.acts.has('ask_advice'));
  if ((kind === 'asks_how' || kind === 'asks_any') && wants) return adviseTwo(scene);
  if (kind === 'asks_how' && COPES.test(asked)) return adviseTwo(scene);
  if (kind === 'asks_how') {
    const about = HOW_IT.test(asked) ? { ...scene, read: scene.reread('how do I do it') } : scene;
    // "How do I answer that" asks for no advice on whatever else was told.
    const advice = requestIn(about) === null ? null : giveIdea(about, {});
    return advice ?? (requestIn(scene) === null ? ofKind(kind, scene, asked) : waysOn(scene));
  }
  if (kind === 'asks_what_if') return outcome(scene, asked) ?? ofKind(kind, scene, asked);
  return ofKind(kind, scene, asked);
}

const LIKE_WHAT_TELLS = 2;
/** "Like what? Dad's dead. 2019": what is told beside it is more than any answer of ours to the what. */
const tellsBesideWhat = (kind: string | undefined, asked: string, { read }: Scene): boolean =>
  kind === 'asks_like_what' && countOf(read.clean) - countOf(asked) >= LIKE_WHAT_TELLS;

const ANGRY = /\?[?!]+|!\?|![^?]*![^?]*\?/;
const MERRY = /\b(?:lol|haha\w*|happy|glad|lovely|great|yay)\b/i;

/** Asked of nobody, with marks that shout, and not our own question said once more. */
const isAnger = (asked: string, { read, state }: Scene): boolean =>
  ANGRY.test(read.text) &&
  !MERRY.test(read.text) &&
  !/\bI (?:mean|meant)\b/i.test(read.clean) &&
  !read.acts.has('good_news') &&
  !isHandedBack(asked, state.lastReply);

/** With its mark, or alone and begun as only a question is. */
const isAsked = (asked: string, told: number): boolean => /\?\W*$/.test(asked) || (told <= 0 && BEGINS.test(asked));
const BEGINS = written('begins');

/** "How do I do it without being rude": it is what the talk is about, whatever comes after it. */
const HOW_IT = written('how-it');

/** "How do I sleep": something to be done by oneself, for which most people can use the same few things. */
const COPES = written('copes');

function viewed(family: string, scene: Scene, asked: string | null): Plan {
  scene.state.signs = { ...scene.state.signs, [ANSWERED]: scene.state.turn };
  return { ...answer(saidTo(asked, family, scene)), mayRepeat: true };
}

/** The plain answer to a question of this kind. */
function ofKind(family: string, scene: Scene, asked: string): Plan {
  scene.state.signs = { ...scene.state.signs, [ANSWERED]: scene.state.turn };
  if (family === 'asks_check' && isLearnt(scene.read.clean)) return english(scene);
  return answer(...answerParts(family === 'asks_check' ? checkOf(asked, scene) : family, asked, scene));
}

const HOPES_YES = /\b(?:ok|okay|all right|alright|fine|good|better|work)\b/i;

/** "Is that rude?" after something they mean to do: no wording is there to be looked over. */
function checkOf(asked: string, scene: Scene): string {
  const { state, read } = scene;
  const before = scene.earlier();
  if (bringsWording(scene.read.clean) || state.drafts !== undefined || (before !== null && bringsWording(before.clean)))
    return 'asks_check';
  if (!HOPES_YES.test(asked)) return 'asks_wrong';
  return read.acts.has('plan_harm') ? 'asks_view' : 'view_plan_bare';
}

function answer(...parts: Part[]): Plan {
  return plan('asked', 'info', parts, { expect: { kind: 'open' } });
}
