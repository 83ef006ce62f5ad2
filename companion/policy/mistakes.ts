import { quick } from '#companion/quick-pattern.ts';
import { sharedWords } from '#companion/realise/nearest.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { goesOnWith, isSure, namedHere, ownWord, sameMiss } from './after-miss.ts';
import { ANSWERED } from './answer-to.ts';
import { wordsAsked } from './asks-words.ts';
import { meantThing, type Onward, restOf, wantedBefore } from './complaint-rest.ts';
import { complaintIn, DENIES_SAYING, type Mistake } from './complaint-words.ts';
import { ASKED_DARK, insteadOf, setInPlace } from './correction.ts';
import { newsIn } from './ending-words.ts';
import { wasEcho } from './handed-back.ts';
import { nextAsk, runningMatter } from './next-of-matter.ts';
import { choices } from './offers.ts';
import { ownStep } from './own-step.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { questionAbout } from './question-about.ts';
import { questionIn } from './question-in.ts';
import { askOfWhom, lastlyIs, rightHalf, setRight, withoutFiller } from './set-right.ts';
import { HELD_AT } from './talk-marks.ts';
import { nextQuestion, telling } from './telling.ts';

// Why is this hard? A script misreads, and says so too seldom. "I said neither", "what do you mean" and "do you even
// read" are the moments that decide whether anybody stays. One short word owns the miss; an apology that is followed by
// nothing is one more miss. So what else the message holds is answered as if it had been said without the complaint, and
// where it holds nothing, what was passed over just before it.

const written = writtenIn('policy/mistakes');

const MARK = 'mistakes';
const UNCLEAR_AT = 'unclear-at';
const OFTEN = 2;
const KEEPS_QUIET = 6;
const GLAD_MOST = 8;
const BACK = 2;
/** "You're not listening" is said of all that got no answer for a while. */
const FAR_BACK = 5;
const ASKED_BACK = 3;

/** Owns a misreading in a word, and goes on with what the message holds besides. */
export function mistakes(scene: Scene, onward: Onward): Plan | null {
  const { state, read, lines, grammar } = scene;
  if (!grammar.turnsClauses || lines.families.mistake_wrong === undefined || state.turn === 0) return null;
  // Less asking and less echoing are granted by their own lines (manner.ts), and words that are asked for are given.
  if (['fewer_questions', 'fewer_echoes'].some((act) => read.acts.has(act))) return null;
  if (wordsAsked(read.clean, read.words, state.recent) !== null || WRITES_FOR_ME.test(read.clean)) return null;
  if (SEES_WHAT.test(read.clean) && /\bsee\b/i.test(state.lastReply) && lines.families.mistake_see !== undefined)
    return owns([line('mistake_see')]);
  const held =
    complaintIn(read.clean, read.words, state.lastReply, state.recent.join(' . ')) ??
    (GLAD.test(read.clean) && read.words <= GLAD_MOST && !/\bgood news\b/i.test(read.clean) ? 'wrong' : null);
  const kind = held === null ? null : asEcho(held, scene);
  if (kind === null || (kind === 'useless' && state.level >= 2)) return null;
  const met = metAs(kind, scene, onward);
  return kind === 'told' ? { ...met, parts: notAskedAnew(met.parts) } : met;
}

function metAs(kind: Mistake, scene: Scene, onward: Onward): Plan {
  const { state, read } = scene;
  const times = (state.signs?.[MARK] ?? 0) + 1;
  state.signs = { ...state.signs, [MARK]: times, [HELD_AT]: state.turn };
  if (kind === 'why') return whyAsked(scene, onward);
  if (kind === 'inferred') return notSaid(scene, onward);
  // What was read wrong must not speak again, nor words that were made of it.
  state.keep = [];
  if (state.drafts !== undefined && state.turn - state.drafts.turn <= 1) delete state.drafts;
  if (kind === 'keeps' && !SAME_SAID.test(read.clean)) state.quiet = KEEPS_QUIET;
  if ((read.acts.has('bye') || ENDS_NIGHT.test(read.clean)) && kind !== 'little')
    return plan('wrap', 'wrap', [line('mistake_bye'), line('bye_short')], { mayRepeat: true });
  const all = restOf(scene);
  const rest = all === null ? null : withoutDenied(all);
  // "What? No, I mean the flat": more than unclear, it was read wrong.
  const owned = ownWord(kind === 'unclear' && rest !== null && PUTS_RIGHT.test(read.clean) ? 'wrong' : kind, scene);
  if (GLAD.test(read.clean)) return owns([line('mistake_glad')]);
  const news = newsIn(read.clean);
  if (news !== null) return owns([owned, line(`news_${news}`)]);
  const meant = meantThing(scene);
  if (meant !== null) return owns([owned, { kind: 'text', text: meant }, ...askOfWhom(scene)]);
  const halfMet = halfOf(scene);
  if (halfMet.length > 0) return owns([owned, ...halfMet]);
  const lastly = lastlyIs(read.clean);
  const met = lastly === null ? [] : setRight(lastly, scene);
  if (met.length > 0) return owns([owned, ...met]);
  // "It's not about that. Anyway, I'm gonna ask": what they mean to do is the matter.
  const right = ownStep(scene) === undefined ? insteadOf(scene) : null;
  if (right !== null && !/^what I\b/i.test(right.not) && !/\?/.test(read.clean.split(/(?<=[.!?])\s+/).at(-1) ?? ''))
    return owns([owned, ...setInPlace(right, scene)]);
  const open = passedOver(kind, scene);
  // What was told beside the complaint puts right what they had asked: that is still to be answered.
  const insists = NAMED.test(read.clean);
  if (rest !== null && (open === null || !insists || asksHere(rest, scene))) return goesOn(owned, rest, scene, onward);
  if (open !== null) {
    const before = state.signs?.[ANSWERED];
    const went = goesOn(owned, open, scene, onward);
    state.signs = { ...state.signs, [ANSWERED]: state.turn };
    // Where no answer is known, only somebody who insists is told so.
    if (insists || !knowsNone(went)) return before === undefined ? went : honestly(went);
  }
  // Too little was said to what they told just before: it is heard now.
  const before = kind === 'little' ? scene.earlier() : null;
  if (before !== null) return owns([owned, ...goesOnWith({ ...scene, read: before, anchors: [] })]);
  if (times > OFTEN || kind === 'useless') return oftenMissed(scene);
  return owns([owned, ...after(kind, scene)]);
}

/** "Whatever. I'm sending it now. Night": the talk ends with it. */
const ENDS_NIGHT = /[.!,] (?:good ?)?night\W*$/i;
const HALF_MOST = 14;

/** "I said six weeks, not six months": where little else was said, the half that is right is the matter. */
function halfOf(scene: Scene): Part[] {
  const text = scene.read.clean.replace(/^(?:(?:what|huh|eh|sorry|no)[?!., ]+)+/i, '');
  const half = countWords(text) > HALF_MOST || text.includes('?') ? null : rightHalf(text);
  return half === null ? [] : setRight(half, scene, text);
}

/** "Do you? What do you see then?", after we said that we see. */
const SEES_WHAT = written('sees-what');
/** "He isn't having an affair. He's just careless": what is not so must not speak, where what is so stands beside it. */
function withoutDenied(text: string): string | null {
  if (text.includes('?')) return text;
  const pieces = text.split(/(?<=[.!])\s+|, (?:but )?(?=(?:he|she|they|it|I)(?:'s|'m|'re| is| am| are| was)\b)/i);
  const kept = pieces.filter(
    (one) =>
      !/^(?:no[ ,]+)?(?:he|she|they|it|that|this|we|my \w+|I(?= (?:did|have)(?: not\b|n't\b| never\b))(?: did| have)?)(?: is| are| was)? ?(?:not\b|\w*n't\b)/i.test(
        one,
      ),
  );
  const rest = kept.join(' ');
  if (kept.length === 0 && DENIES_SAYING.test(text)) return null;
  return kept.length < pieces.length && countWords(rest) >= 2 ? rest : text;
}

/** "That's not what I meant", and nothing yet of what was. */
const MEANT_OTHER = written('meant-other');

/** Said twice, and not asked too much. */
const SAME_SAID = written('same-said');
const NAMES_ECHO = quick(/\b(?:repeat\w*|echo\w*|copied|parroted|back)\b/i);

/** "I just said that" is held against an echo, or against a line that passed it over: by what our line was. */
function asEcho(kind: Mistake, { state, read }: Scene): Mistake {
  if (kind !== 'told' && kind !== 'echo') return kind;
  const echoed = wasEcho(state.lastReply, state.recent.at(-1) ?? '');
  return echoed || (kind === 'echo' && NAMES_ECHO.test(read.clean)) ? 'echo' : 'told';
}

const PUTS_RIGHT = quick(/\b(?:no|not|nobody|I meant?|I was talking about)\b|n't\b/i);

/** "It's a GOOD thing": it was taken too heavily. */
const GLAD = written('glad');
const WRITES_FOR_ME = quick(/\b(?:write|draft|word) (?:it |this |one )?for me\b/i);

const asksHere = (text: string, scene: Scene): boolean => {
  const read = scene.reread(text);
  return questionIn({ read }) !== null || wordsAsked(read.clean, read.words, []) !== null;
};
const owns = (parts: (Part | null)[]): Plan =>
  plan(
    'repair',
    'focus',
    parts.filter((part) => part !== null),
    { expect: { kind: 'open' } },
  );

/** Who has just said that they told it is not asked to tell it once more. */
const notAskedAnew = (parts: readonly Part[]): Part[] =>
  parts.map((part) => (part.kind === 'family' && part.name === 'mistake_on' ? line('mistake_told_go') : part));

/** The owning word, and then what that piece would surely be answered with by itself. */
export function goesOn(owned: Part | null, text: string, scene: Scene, onward: Onward): Plan {
  const read = scene.reread(text);
  const apart: Scene = { ...scene, read, anchors: [] };
  const then = onward(apart);
  const parts =
    then.phase === 'wrap'
      ? []
      : then.parts.filter((part) => isSure(part) && !isEcho(part, text) && !sameMiss(part, apart));
  // A warning alone does not show that they were heard.
  if (parts.every(({ kind }) => kind === 'meaning')) {
    const asked = questionIn(apart);
    const more = goesOnWith(apart, then.parts).filter((part) => !parts.includes(part));
    if (asked === null) parts.push(...withNext(withoutFiller(more, text, apart), apart));
    else parts.push(line(/\b(?:how|what|where|who|why)\b/i.test(asked) ? 'straight_cannot_how' : 'straight_cannot'));
  }
  return {
    ...then,
    move: then.cards.length > 0 || then.saved ? then.move : 'repair',
    parts: [...(owned === null ? [] : [owned]), ...parts],
  };
}

/** What was put right said in a few words, and the next question of just that, never of the old matter. */
function withNext(met: readonly Part[], apart: Scene): Part[] {
  const [said] = met;
  if (met.length !== 1 || said?.kind !== 'text') return [...met];
  const { lines, state } = apart;
  const next = nextAsk(apart, runningMatter({ read: apart.reread(said.text), lines, state: { ...state, recent: [] } }));
  return next === null ? [...met] : [...met, next];
}

/** All there is to say is that no answer is known. */
export const knowsNone = ({ parts }: Plan): boolean =>
  parts.some((part) => part.kind === 'family' && part.name.startsWith('straight_cannot'));

/** "It's yours to decide", a second time to one question, is a slap: an honest "I don't know" is said instead. */
export function honestly(went: Plan): Plan {
  const evades = went.parts.some((part) => part.kind === 'family' && UNSURE_ANSWER.test(part.name));
  return evades ? owns([line('straight_cannot')]) : went;
}

const isEcho = (part: Part, text: string): boolean => part.kind === 'text' && wasEcho(part.text, text);

/** What can surely be said to the rest of a message that begins with something else. */
export function metParts(apart: Scene): Part[] {
  return telling(apart).parts.filter(
    (part) =>
      part.kind !== 'family' || !/^telling_|^(?:fact_told|told_room|told_lead)$|^told_at_risk$|_ask$/.test(part.name),
  );
}

/** A question, or a wish for words or an idea, that was put just before and got no answer. */
function passedOver(kind: Mistake, scene: Scene): string | null {
  const { state, read } = scene;
  const named = NAMED.test(read.clean);
  if (NOT_ASKED.test(read.clean) || kind === 'keeps' || kind === 'hurt' || kind === 'unclear') return null;
  const since = state.turn - 1 - (state.signs?.[ANSWERED] ?? -1);
  const far = kind === 'useless' || IGNORED.test(read.clean) ? FAR_BACK : BACK;
  const wanted = wantedBefore(scene, named ? ASKED_BACK : Math.min(far, since));
  return wanted.find((one) => sharedWords(one, read.clean) > 0) ?? wanted[0] ?? null;
}

/** "Why do you ask": the reason, and leave to pass it over. Nothing was wrong, so nothing is owned. */
function whyAsked(scene: Scene, onward: Onward): Plan {
  const { state } = scene;
  if (state.level >= 2) return { ...owns([line('mistake_why_safe')]), mayRepeat: true };
  if (state.level > 0 && ASKED_DARK.test(state.lastReply)) return owns([line('mistake_why_dark')]);
  const rest = restOf(scene);
  return rest === null ? owns([line('mistake_why')]) : goesOn(line('mistake_why'), rest, scene, onward);
}

/** "So you think it's wrong": we never said so, and what they had asked is answered now. */
function notSaid(scene: Scene, onward: Onward): Plan {
  if (scene.read.acts.has('bye')) return plan('wrap', 'wrap', [line('mistake_not_said'), line('bye_short')]);
  const [asked] = wantedBefore(scene, ASKED_BACK);
  if (asked === undefined) return owns([line('mistake_not_said')]);
  const { parts } = onward({ ...scene, read: scene.reread(asked), anchors: [] });
  const answer = parts.filter((part) => part.kind === 'family' && isSure(part) && !UNSURE_ANSWER.test(part.name));
  return owns(answer.length === 0 ? [line('mistake_not_said')] : [line('mistake_not_meant'), ...answer]);
}

/** They say that nothing is known. */
export const UNSURE_ANSWER = written('unsure-answer', '');

const NAMED = quick(/\basked?\b|\basking\b|\bquestion\b/i);
/** "It wasn't a question", "I didn't ask you anything". */
const NOT_ASKED = written('not-asked');
const IGNORED = quick(/\b(?:listen\w*|read(?:ing)?|ignor\w+|care)\b/i);

function oftenMissed({ lines }: Scene): Plan {
  return plan('repair', 'focus', [line('mistake_often')], {
    expect: { kind: 'open' },
    cards: [
      choices('repair', [
        { id: 'talk', label: lines.labels.keep_talking ?? 'Keep talking' },
        { id: 'step', label: lines.labels.small_step ?? 'A small step' },
      ]),
    ],
  });
}

/** With nothing else said: the question in other words, or one that is easy to answer. */
function after(kind: Mistake, scene: Scene): Part[] {
  const { state } = scene;
  // Nothing else was said: the question goes to what they told before it.
  const told = scene.earlier();
  const apart = told === null ? scene : { ...scene, read: told, anchors: [] };
  if (kind === 'wrong' && MEANT_OTHER.test(scene.read.clean)) return [line('mistake_how_meant')];
  // "I said not the result": what they had put right just before is what counts.
  const before = told === null || rightHalf(told.clean) === null ? [] : setRight(told.clean, scene);
  if (/^(?:wrong|told|echo)$/.test(kind) && before.length > 0) return before;
  // A word was put in their mouth, and nothing stands in its place: the talk goes on from what they did say.
  if (kind === 'wrong' && DENIES_SAYING.test(scene.read.clean)) return [nextQuestion(scene) ?? line('mistake_room')];
  if (kind !== 'unclear')
    return /^(?:wrong|told|echo|little|hurt)$/.test(kind) ? (namedHere(scene) ?? goesOnWith(apart)) : [];
  // What our line meant matters less than the words they had asked for.
  const last = state.recent.at(-1) ?? '';
  if (wordsAsked(last, countWords(last), []) !== null) return [line('draft_ask_what', { obj: 'them', obj_s: 'they' })];
  const twice = state.signs?.[UNCLEAR_AT] === state.turn - 1;
  state.signs = { ...state.signs, [UNCLEAR_AT]: state.turn };
  if (twice) return [line('mistake_leave'), questionAbout(apart)];
  if (!state.lastReply.includes('?')) return [line('mistake_meant_go')];
  const other = nextQuestion(scene);
  return other === null ? [line('mistake_meant_ask')] : [line('mistake_other_way'), other];
}
