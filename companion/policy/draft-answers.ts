import { holdsAStep } from '#companion/state.ts';
import { countWords, stoppedSentences } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { peopleIn } from './addressee.ts';
import { NOT_ASKED, SOUND, wordsAsked } from './asks-words.ts';
import { complaintIn } from './complaint-words.ts';
import { asksAgain, changeDraft, missedAgain } from './draft-changes.ts';
import { wishedContent } from './draft-content.ts';
import { refilled, withDay } from './draft-detail.ts';
import { directContent } from './draft-direct.ts';
import { english, GOOD_ENGLISH, left, say, theirs } from './draft-english.ts';
import { factsIn } from './draft-facts.ts';
import { fromThem, purposeHere, whoIn } from './draft-from-them.ts';
import { objectionTo } from './draft-objection.ts';
import { pickedOf } from './draft-pick.ts';
import { purposesOf } from './draft-purpose.ts';
import { isSent, sentOff } from './draft-sent.ts';
import { fillsSlot } from './draft-slots.ts';
import { wantsSorry } from './draft-sorry.ts';
import { registerWished } from './draft-sound.ts';
import { notThose, toldAfter } from './draft-told.ts';
import { earlier } from './draft-wanted.ts';
import { askWhat, formsOf, hold } from './drafts.ts';
import { ASKS_OF_IT, QUOTED } from './own-wording.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { mainStep, splitPlan, withTime } from './plan-words.ts';
import { kindOf, questionIn } from './question-in.ts';
import { planLine, stepWord } from './step-sure.ts';

const written = writtenIn('policy/draft-answers');

// What is said to two drafts: one is taken, by its place or its length; a change is wished for (draft-changes.ts); it is
// sent, or written by themselves; or what they should say was asked, and here it is.

type Held = NonNullable<Scene['state']['drafts']>;

const HOLDS = 4;
const AGAIN_HOLDS = 12;
const WORDS_MOST = 60;

const TAKES = written('takes');
const YES = written('yes');
const THANKS = written('thanks');
const NO = written('no');
const AGAIN = written('again');
const SENDS = written('sends');
const SELF = written('self');
const OPEN = written('open');
const WAITS = written('waits');
const BY_HAND = written('by-hand');
/** "He'll ask why": what to say then. */
const ASKS_WHY = written('asks-why');
const HOW_TO_REACH = written('how-to-reach');
const THEIR_WORDS = written('their-words');
const isTheirs = (clean: string) => THEIR_WORDS.test(clean) || (QUOTED.test(clean) && ASKS_OF_IT.test(clean));
/** "Do you think she'll be angry?": of how it may be taken, and no wish for another sound. */
const HOW_TAKEN = written('how-taken');
/** "Good. Today after lunch": neither is chosen, and the moment is. */
const TIMED = written('timed');

/** "That I miss him": what should be heard, said without being asked. */
const SAYS_WHAT = written('says-what');

/** What the drafts of the turns before are answered with; null where the message is about something else. */
export function draftAnswer(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  const held = state.drafts;
  if (held === undefined || lines.drafts === undefined || !grammar.turnsClauses) return null;
  if (state.level >= 2 || read.words > WORDS_MOST) return null;
  const { clean } = read;
  const since = state.turn - held.turn;
  if (AGAIN.test(clean) && since <= AGAIN_HOLDS && read.words <= 14 && held.texts.length > 0)
    return say('draft_again_said', held.texts[held.taken ?? held.on[0] ?? 0] ?? '', 'draft.again');
  if (since > HOLDS) return null;
  if (NOT_ASKED.test(clean)) {
    delete state.drafts;
    return plan('draft.misread', 'explore', [line('draft_misread')], { expect: { kind: 'open' } });
  }
  const sorry = wantsSorry(scene, held);
  if (sorry !== null) return sorry;
  // Thanks end it, whatever was asked for last.
  if (held.asked !== undefined && THANKS.test(clean) && read.words <= THANKS_MOST && !ONLY_NO.test(clean)) {
    if (held.on.length > 0) return left(scene, 'draft_thanks');
    delete state.drafts;
    return null;
  }
  const mended = since <= 2 ? notThose(scene, held) : null;
  if (mended !== null) return mended;
  if (isSent(clean) && read.words <= 16 && held.texts.length > 0) return sentOff(scene);
  if (GOOD_ENGLISH.test(clean) && scene.lines.families.draft_english !== undefined) return english(scene);
  // "It's just a note to myself": writing it down is no message. With a question behind it, that is what is open.
  if (
    isTheirs(clean) &&
    (!/\?/.test(read.text) || ASKS_OF_IT.test(clean)) &&
    !WHAT_THEN.test(clean) &&
    !KEPT_BACK.test(clean)
  )
    return theirs(scene);
  if (SELF.test(clean) && !QUOTED.test(clean)) {
    const pieces = stoppedSentences(clean);
    const rest = pieces.slice(pieces.findIndex((one) => SELF.test(one)) + 1).join(' ');
    if (countWords(rest) < TOLD_LEAST) return left(scene, 'draft_self');
    // "I'll write it myself. I'm just frightened": the words are closed, and the rest is what is told.
    delete state.drafts;
    scene.read = scene.reread(rest);
    return null;
  }
  // "I don't want help, I just want to vent", "no, I meant my phone": no words were wanted, and none are made of it.
  if (
    LEAVES.test(clean) ||
    (NO_WORDS.test(clean) &&
      registerWished(clean) === undefined &&
      wordsAsked(clean, read.words, earlier(scene)) === null)
  ) {
    delete state.drafts;
    return null;
  }
  const other = FOR_ANOTHER.exec(clean)?.[1];
  const [them] = other === undefined ? [] : peopleIn(`to ${other}`);
  if (them !== undefined && since <= 2) {
    delete state.drafts;
    return askWhat(scene, them, undefined, 'draft_for_them');
  }
  if (held.asked === 'what' && since === 1 && SOUND.test(clean) && scene.lines.families.draft_sound !== undefined) {
    held.turn = state.turn;
    return plan('advice.say', 'choose', [line('draft_sound', formsOf(whoIn(scene, held)))], {
      expect: { kind: 'open' },
    });
  }
  const taken = held.on.length > 0 && (YES.test(clean) || TAKES.test(clean) || registerWished(clean) !== undefined);
  if (held.asked === 'what' && !taken && (since === 1 || (since === 2 && SAYS_WHAT.test(clean)))) {
    const missed = missedAgain(scene);
    if (missed !== null) return missed;
    // A complaint is no answer to it, and no words for anybody.
    if (complaintIn(clean, read.words, state.lastReply) !== null) return null;
    // "A touch warmer" says how, and there is nothing yet to make warmer: asked once more, or left.
    const so = read.words <= 8 && registerWished(clean) !== undefined;
    return so ? askWhat(scene, whoIn(scene, held), held.facts?.hi, 'draft_so') : fromThem(scene, held);
  }
  if (held.asked === 'fact' && since === 1) {
    const added = changeDraft(scene, held, true);
    if (added !== null) return added;
  }
  const sends = SENDS.exec(clean);
  if (sends !== null) {
    held.taken ??= held.on[0] ?? 0;
    const act = /^(?:send|text|post)/i.test(sends[1] ?? '') ? 'send it' : 'say it';
    state.plan = sends[2] ? withTime(act, sends[2]) : act;
    delete state.planLent;
    return plan('draft.sends', 'choose', [line('draft_sends')]);
  }
  const timed = TIMED.exec(clean)?.[1];
  if (timed !== undefined && held.taken === undefined) {
    state.plan = withTime(held.own === '' ? 'say it' : `say it to ${held.own}`, timed);
    delete state.planLent;
    return plan('plan', 'choose', [planLine(state.plan, scene), stepWord(scene, state.plan)]);
  }
  if (ASKS_WHY.test(clean) && read.words <= 10 && scene.lines.families.draft_why !== undefined)
    return keep(
      plan('draft.why', 'choose', [line('draft_why', formsOf(whoIn(scene, held)))], { mayRepeat: true }),
      held,
      state.turn,
    );
  if (HOW_TO_REACH.test(clean)) return keep(plan('draft.how', 'choose', [line('draft_how')]), held, state.turn);
  if (since === 1 && read.words <= 8 && WAITS.test(clean)) return plan('draft.wait', 'choose', [line('draft_wait')]);
  if (BY_HAND.test(clean) && /\?/.test(read.text))
    return keep(plan('draft.hand', 'choose', [line('draft_hand')]), held, state.turn);
  if (isNewAsking(scene, held) || (HOW_TAKEN.test(clean) && /\?|\bI asked\b/.test(read.text))) return null;
  const says =
    since <= 2 &&
    !/\?\s*$/.test(read.text) &&
    (SAYS_WHAT.test(clean) ||
      directContent(clean, whoIn(scene, held), scene.gate) !== null ||
      wishedContent([clean], whoIn(scene, held), scene.gate) !== null);
  const own = says ? fromThem(scene, held) : null;
  if (own !== null) return own;
  const changed = changeDraft(scene, held, false);
  if (changed !== null) return changed;
  const filled = since === 1 ? fillsSlot(scene, held) : null;
  if (filled !== null) return filled;
  const theirOwn = since === 1 ? toldAfter(scene, held) : null;
  if (theirOwn !== null) return theirOwn;
  // "Yes, that's nice. How long should I wait?": taken, and something else is asked.
  const asks = questionIn(scene);
  if (
    asks !== null &&
    asks !== clean &&
    held.on.length === 1 &&
    TAKES_FIRST.test(clean) &&
    kindOf(asks)?.late !== true
  ) {
    held.taken ??= held.on[0] ?? 0;
    return null;
  }
  const picked = held.taken === undefined ? pickedOf(held, clean) : null;
  if (picked !== null && since <= PICK_HOLDS) return take(scene, held, picked);
  if (since > 1) return null;
  const again = asksAgain(scene, held);
  if (again !== null) return again;
  if (OPEN.test(clean)) return keep(plan('draft.open', 'choose', [line('draft_open')]), held, state.turn);
  if (THANKS.test(clean) && read.words <= 12 && !NO.test(clean)) return left(scene, 'draft_thanks');
  if (!YES.test(clean) && !TAKES.test(clean)) return null;
  if (held.on.length === 1 && held.taken === undefined) return take(scene, held, held.on[0] ?? 0);
  return held.taken === undefined
    ? keep(plan('draft.yes', 'choose', [line('draft_yes')], { expect: { kind: 'when' } }), held, state.turn)
    : null;
}

const TAKES_FIRST = written('takes-first');

/** "It's for my boss, not my mum": nothing yet of what it says. */
const FOR_ANOTHER = written('for-another');
const PICK_HOLDS = 2;
const THANKS_MOST = 8;
const TOLD_LEAST = 5;
const ONLY_NO = /^(?:no|nah|nope)\b/i;
const LEAVES = written('leaves');
const NO_WORDS = written('no-words');
const WHAT_THEN = written('what-then');
const KEPT_BACK = written('kept-back');

/** The drafts stay on the table for another turn or two. */
function keep(decided: Plan, held: Held, turn: number): Plan {
  held.turn = turn;
  return decided;
}

/** Words asked for again, for somebody else or with what they should say in the asking: a new pair is due. */
function isNewAsking(scene: Scene, held: Held): boolean {
  const { read } = scene;
  const before = earlier(scene);
  const asked = wordsAsked(read.clean, read.words, before);
  if (asked === null) return false;
  const named = peopleIn(read.clean).some(({ own }) => own !== held.own);
  const found = purposeHere(scene, held);
  return named || (found !== null && found.id !== held.kind);
}

const OWN_CHANGE = written('own-change');

/** Taken with its own day or sum in it, and what the other may say met as well. */
function takenNow(scene: Scene, text: string): Plan {
  const { state } = scene;
  if (state.drafts !== undefined) state.drafts.taken = state.drafts.on[0] ?? 0;
  state.toldAtOffer = state.told;
  const back = objectionTo(scene);
  const parts =
    back === null ? [line('draft_taken_timed', { a: text })] : [line('draft_taken_if', { a: text }), ...back.parts];
  return plan('draft.taken', 'choose', parts, { mayRepeat: true, expect: { kind: 'open' } });
}

/** One is taken, and saying it is the step; where a step with its time was there before, the words belong to it. */
function take(scene: Scene, held: Held, at: number): Plan {
  const { state, read } = scene;
  const told = factsIn([read.clean], whoIn(scene, held), scene.gate);
  const purpose = purposesOf(scene.lines).find(({ id }) => id === held.kind);
  const now =
    refilled(purpose, held.texts[at] ?? '', held.facts ?? {}, told) ?? withDay(held.texts[at] ?? '', read.clean, told);
  if (now !== null) hold(scene, { kind: held.kind, own: held.own, facts: { ...held.facts, ...told } }, [now]);
  const text = now ?? held.texts[at] ?? '';
  if (now !== null) return takenNow(scene, text);
  held.taken = at;
  held.turn = state.turn;
  const back = objectionTo(scene);
  if (back !== null)
    return plan('draft.taken', 'choose', [line('draft_taken_if', { a: text }), ...back.parts], {
      mayRepeat: true,
      expect: { kind: 'open' },
    });
  const timed = holdsAStep(state) && state.plan !== null && splitPlan(mainStep(state.plan)).when !== null;
  if (!timed) {
    state.plan = held.own === '' ? 'say it' : `say it to ${held.own}`;
    delete state.planLent;
    delete state.planMaybe;
  }
  state.toldAtOffer = state.told;
  // Asked to do it, and it could not be done: no praise for a change that nobody made.
  if (/\b(?:can|could|would|will) (?:you|u)\b/i.test(read.clean) && OWN_CHANGE.test(read.clean))
    return plan('draft.taken', 'choose', [line('draft_taken_change', { a: text })], {
      mayRepeat: true,
      expect: { kind: 'open' },
    });
  if (OWN_CHANGE.test(read.clean))
    return plan('draft.taken', 'choose', [line('draft_taken_own')], { expect: { kind: 'open' } });
  // Who thanks, sends it or knows the moment isn't asked for one.
  const settled =
    timed ||
    THANKS.test(read.clean) ||
    /\b(?:send|tonight|now|today|tomorrow|then|when|(?:after|before|at|over) (?:my |the )?(?:work|lunch|dinner|tea|school|class|break|shift)|\w+day)\b/i.test(
      read.clean,
    );
  return plan('draft.taken', 'choose', [line(settled ? 'draft_taken_timed' : 'draft_taken', { a: text })], {
    mayRepeat: true,
    expect: { kind: settled ? 'open' : 'when' },
  });
}
