import { sharedWords } from '#companion/realise/nearest.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { isSure, theirOwn } from './after-miss.ts';
import { ANSWERED } from './answer-to.ts';
import { wordsAsked } from './asks-words.ts';
import { meantThing, type Onward, restOf, wantedBefore } from './complaint-rest.ts';
import { complaintIn, type Mistake } from './complaint-words.ts';
import { insteadOf, putInPlace } from './correction.ts';
import { newsIn } from './ending-words.ts';
import { wasEcho } from './handed-back.ts';
import { choices } from './offers.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { telling } from './telling.ts';

// Why is this hard? A script misreads, and says so too seldom. "I said neither", "what do you mean" and "do you even
// read" are the moments that decide whether anybody stays. One short word owns the miss; an apology that is followed by
// nothing is one more miss. So what else the message holds is answered as if it had been said without the complaint, and
// where it holds nothing, what was passed over just before it.

const MARK = 'mistakes';
const LAST = 'mistake-at';
const TWICE = 'mistake-twice';
const OFTEN = 2;
const KEEPS_QUIET = 6;
const GLAD_MOST = 8;
const BACK = 1;
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
  const times = (state.signs?.[MARK] ?? 0) + 1;
  const again = state.signs?.[LAST] === state.turn - 1 && state.signs[TWICE] === undefined && kind !== 'hurt';
  state.signs = { ...state.signs, [MARK]: times, [LAST]: state.turn, ...(again && { [TWICE]: state.turn }) };
  // What was read wrong must not speak again.
  state.keep = [];
  if (kind === 'keeps') state.quiet = KEEPS_QUIET;
  if (read.acts.has('bye') && kind !== 'little')
    return plan('wrap', 'wrap', [line('mistake_bye'), line('bye_short')], { mayRepeat: true });
  const owned = line(again ? 'mistake_twice' : `mistake_${kind}`);
  if (GLAD.test(read.clean)) return owns([line('mistake_glad')]);
  const news = newsIn(read.clean);
  if (news !== null) return owns([owned, line(`news_${news}`)]);
  const meant = meantThing(scene);
  if (meant !== null) return owns([{ kind: 'text', text: meant }, line('mistake_wrong')]);
  const right = insteadOf(scene);
  if (right !== null && !/\?/.test(read.clean.split(/(?<=[.!?])\s+/).at(-1) ?? ''))
    return owns([owned, putInPlace(right)]);
  const rest = restOf(scene);
  if (rest !== null) {
    const went = goesOn(owned, rest, scene, onward);
    // "You lead" before an answer of ours makes no sense.
    const leads = went.parts.some(({ kind: one }) => one === 'told' || one === 'text') || hasRoom(went);
    return leads ? went : { ...went, parts: [line(`mistake_${kind}`), ...went.parts.slice(1)] };
  }
  const open = passedOver(kind, scene);
  if (open !== null) return goesOn(owned, open, scene, onward);
  // Too little was said to what they told just before: it is heard now.
  const before = kind === 'little' ? scene.earlier() : null;
  if (before !== null) return owns([owned, ...theirOwn({ ...scene, read: before, anchors: [] })]);
  if (times > OFTEN || kind === 'useless') return oftenMissed(scene);
  return owns([owned, ...after(kind, scene)]);
}

/** "Do you? What do you see then?", after we said that we see. */
const SEES_WHAT =
  /^(?:(?:oh|ok|do you|really|you do)[.,?! ]+)*what (?:do|can|did) you (?:actually |even |think you )?see(?: then| exactly| in it)?\W*$/i;
const NAMES_ECHO = /\b(?:repeat\w*|echo\w*|copied|parroted|back)\b/i;

/** "I just said that" is held against an echo, or against a line that passed it over: by what our line was. */
function asEcho(kind: Mistake, { state, read }: Scene): Mistake {
  if (kind !== 'told' && kind !== 'echo') return kind;
  const echoed = wasEcho(state.lastReply, state.recent.at(-1) ?? '');
  return echoed || (kind === 'echo' && NAMES_ECHO.test(read.clean)) ? 'echo' : 'told';
}

/** "It's a GOOD thing": it was taken too heavily. */
const GLAD =
  /\b(?:it's|it is|that's|it was) (?:actually |meant to be )?an? (?:good|happy|nice|funny|lovely) (?:thing|one|memory|story)\b|\b(?:it's|it is|that's) good news\b/i;
const WRITES_FOR_ME = /\b(?:write|draft|word) (?:it |this |one )?for me\b/i;

const hasRoom = ({ parts }: Plan) => parts.some((part) => part.kind === 'family' && part.name === 'mistake_on');
const owns = (parts: Part[]): Plan => plan('repair', 'focus', parts, { expect: { kind: 'open' } });

/** The owning word, and then what that piece would surely be answered with by itself. */
export function goesOn(owned: Part, text: string, scene: Scene, onward: Onward): Plan {
  const read = scene.reread(text);
  const apart: Scene = { ...scene, read, anchors: [] };
  const then = onward(apart);
  const parts = then.phase === 'wrap' ? [] : then.parts.filter(isSure);
  // A warning alone does not show that they were heard, and neither does an answer need their words beside it.
  if (parts.every(({ kind }) => kind === 'meaning')) {
    // Words that may not be said back leave the plain line that meets them, without its question.
    const met = scene.gate.passes(text) ? [] : then.parts.filter(({ kind }) => kind === 'meaning');
    if (met.length > 0) parts.splice(0, parts.length, ...met);
    else parts.unshift(...theirOwn(apart, then.parts));
  }
  return { ...then, move: then.cards.length > 0 || then.saved ? then.move : 'repair', parts: [owned, ...parts] };
}

/** What can surely be said to the rest of a message that begins with something else. */
export function metParts(apart: Scene): Part[] {
  return telling(apart).parts.filter(
    (part) => part.kind !== 'family' || !/^telling_|^(?:beside|fact)_told$|^told_at_risk$|_ask$/.test(part.name),
  );
}

/** A question, or a wish for words or an idea, that was put just before and got no answer. */
function passedOver(kind: Mistake, scene: Scene): string | null {
  const { state, read } = scene;
  const named = /\basked?\b|\basking\b|\bquestion\b/i.test(read.clean);
  if (kind === 'keeps' || kind === 'hurt' || kind === 'unclear') return null;
  if (!named && state.signs?.[ANSWERED] === state.turn - 1) return null;
  const wanted = wantedBefore(scene, named ? ASKED_BACK : BACK);
  return wanted.find((one) => sharedWords(one, read.clean) > 0) ?? wanted[0] ?? null;
}

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

/** With nothing else said: what the muddled line was for, or room to put it right. */
function after(kind: Mistake, { state }: Scene): Part[] {
  if (kind !== 'unclear')
    return kind === 'wrong' ? [line('mistake_ask')] : /^(?:told|echo|little)$/.test(kind) ? [line('mistake_on')] : [];
  // What our line meant matters less than the words they had asked for.
  const before = state.recent.at(-1) ?? '';
  if (wordsAsked(before, countWords(before), []) !== null)
    return [line('draft_ask_what', { obj: 'them', obj_s: 'they' })];
  return [line(state.lastReply.includes('?') ? 'mistake_meant_ask' : 'mistake_meant_go')];
}
