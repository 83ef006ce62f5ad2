import { holdsAStep } from '#companion/state.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { peopleIn } from './addressee.ts';
import { NOT_ASKED, SOUND, wordsAsked } from './asks-words.ts';
import { complaintIn } from './complaint-words.ts';
import { asksAgain, changeDraft, missedAgain, registerWished } from './draft-changes.ts';
import { wishedContent } from './draft-content.ts';
import { refilled, withDay } from './draft-detail.ts';
import { directContent } from './draft-direct.ts';
import { english, GOOD_ENGLISH, left, say, theirs } from './draft-english.ts';
import { factsIn } from './draft-facts.ts';
import { fromThem, purposeHere, whoIn } from './draft-from-them.ts';
import { objectionTo } from './draft-objection.ts';
import { pickedOf } from './draft-pick.ts';
import { purposesOf } from './draft-purpose.ts';
import { notThose, toldAfter } from './draft-told.ts';
import { unseenWordings } from './draft-words.ts';
import { earlier, formsOf, hold } from './drafts.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { mainStep, splitPlan, withTime } from './plan-words.ts';
import { planLine, stepWord } from './step-sure.ts';

// What is said to two drafts: one is taken, by its place or its length; a change is wished for (draft-changes.ts); it is
// sent, or written by themselves; or what they should say was asked, and here it is.

type Held = NonNullable<Scene['state']['drafts']>;

const HOLDS = 4;
const AGAIN_HOLDS = 12;
const WORDS_MOST = 60;

const TAKES =
  /^(?:(?:ok|haha|okay|oh|aye|yes|yeah|yep|yh|ya|right|hm+|well|lovely|great)[,. ]+)*(?:(?:I(?:'ll| will| could| can| might)|let me|think I(?:'ll| will)) (?:(?!not|never)\w+ )?(?:use|take|say|send|go with|try|do|have|start with) (?:that|it|this)(?: one)?|that(?:'s| is|'ll| will)? (?:one|it|actually|good|better|the one|perfect|lovely|great|nice|grand|do|works?|fine|sounds? (?:like me|right|good|ok|fine|better))(?: \w+){0,2}|(?:I )?(?:like|love) (?:that|it)(?: one)?|perfect|I (?:can|could) (?:say|write|do|use|send|text) (?:that|this|it)|sounds? (?:good|right|like me|better|ok)|(?:much )?better|that works|that'll do)\b/i;
const YES =
  /^(?:yes|yeah|yep|yh|aye|alright|cool|bet|grand|ok|okay|sure|it does|it is|I could|I can|closer|nearer)(?:[,. ]+(?:thanks?|ta|please|cheers|something like that|it (?:does|is)|I (?:could|can)|that'?s? (?:better|it|good)))*[.!]*$/i;
const THANKS = /\b(?:thanks?|thank you|ty|thx|cheers|ta)\b|\bthat(?:'s| is) what I (?:needed|wanted)\b/i;
const NO = /\b(?:no|not|neither|but|don't|nope|wrong|can't|never mind|nevermind|good ?night|bye)\b/i;
const AGAIN =
  /\b(?:(?:say|tell|show|give|write)(?: me)? (?:it|that|them|this)? ?(?:again|once more|one more time)|what (?:was|were) (?:it|that|the (?:first|second|words?|line))|remind me)\b/i;
const SENDS =
  /^(?:(?:k|kk|ok|okay|right|fine|yes|yeah|aye|thanks|ta|good|great|perfect)[,.! ]+)*(?:I'm |I'll |I will |gonna |going to |I'm going to |let me )?(?:just )?(send|text|post|say|tell|do)(?:ing)? (?:it|that|this|him|her|them)(?: (?:now|then))?(?:,? ((?:on |at |this |after )?(?:tonight|tomorrow|today|\w+day|morning|evening|afternoon|work|lunch|tea|dinner|school|football|gym|class|church|training)(?: \w+)?))?[.! ]*$/i;
const SENT =
  /^(?:(?:ok|okay|right|done|yes|yeah|well|so|there)[,. ]+)*(?:I(?:'ve| have)? )?(?:just )?(?:(?:sent|posted|texted|emailed|said) (?:it|that)\b|(?:texted|emailed|told) (?:him|her|them)(?=\W*$|[,.!] | (?:it|that\W*$|today|yesterday|just now|this (?:morning|afternoon|evening)|last night|already|and)\b))(?!.*\?)|^(?:done|sent|it's (?:sent|done|gone|out))\b(?!.*\?).{0,40}$/i;
const SELF =
  /\bI(?:'ll| will| can|'d rather|'m going to|'m gonna)? (?:just |rather )?(?:write|word|do|say|figure|sort|tell|text) (?:(?:to )?(?:it|this|that|one|something|him|her|them)) (?:out )?(?:myself|on my own|my own way|my way)\b|\bil (?:just )?write it myself\b/i;
const OPEN =
  /^(?:hm+[,. ]*)?(?:maybe|perhaps|possibly|might do|i'?ll see|not sure|dunno|idk|I don't know|I'll think about it|let me think)[.! ]*$/i;
const WAITS =
  /\b(?:writ(?:e|ing) (?:it|that|this|them) down|copy(?:ing)? (?:it|that)|screenshot\w*|noting|saving (?:it|that)|let me (?:write|copy|save|note)|hang on|wait|one sec\w*)\b/i;
const BY_HAND =
  /\b(?:(?:can|could|should|shall|what if|may|is it (?:ok|okay|all right|fine) (?:to|if)) I? ?(?:just |maybe )?(?:hand|read|print|show)|hand it over|read it (?:out|off)|on paper)\b/i;
/** "He'll ask why": what to say then. */
const ASKS_WHY =
  /^(?:(?:but|and|yeah|hm+|ok|then)[ ,]+)*(?:what if )?(?:he|she|they)(?:'ll| will|'s going to|'s gonna|'re gonna| asks?| wants? to know) ?(?:just |probably |then )?(?:ask|want to know|say|wonder)? ?(?:me )?why\W*$/i;
const HOW_TO_REACH =
  /\b(?:phone|call|ring|in person|face to face|video)\b.*\b(?:or|than|instead of)\b.*\b(?:text|write|message|e-?mail|letter)\b|\b(?:text|write|message|e-?mail|letter)\b.*\b(?:or|than|instead of)\b.*\b(?:phone|call|ring|in person|face to face|video)\b/i;
/** Words of their own: in quotes with a question about them, after "I'll say" or after "just like". */
export const QUOTED = /(?:^|[\s(])["'](?!s |t |m )[^"]{8,160}?["'](?=$|[\s.,?!)])/i;
const ASKS_OF_IT =
  /\b(?:is|would) (?:that|it|this)(?: be)? (?:ok|okay|all right|alright|alrite|fine|good|bad|too|enough|a (?:good|bad) \w+)|\bhow's that\b|\bwhat do you think\b|\b(?:what about|how about|more like|just like|something like|I'll|could I)\b|^["']/i;
const THEIR_WORDS =
  /(?:^|[.,;] |\b(?:lol|so|then|and|but) )(?:(?:I )?(?:might|may|was gonna|was going to|thought I'd)|gonna) (?:just |maybe )*(?:say|write|text|send|put)[:,]? (?!it\b|that\b|this\b|something\b|to\b)\S+ \S+.{3,120}|\b(?:I'll|I will|I'd|I could|could I|what if I|can I|how about I|I might|I'm going to) (?:just |maybe )*(?:say|write|text|send|tell (?:him|her|them))(?: (?:him|her|them|that|like))?[:,]? (?!(?:to|down|about|back) )(?!it\b|that\b|this\b|one\b|the (?:first|second)|something\b|no\b)\S+ \S+ .{3,120}|^(?:(?:no|nah|ew|haha|lol|more|something|it's)[ ,]+)*(?:more |just )?like[:,]? (?!that\b|this\b|the (?:first|second)|me\b|a\b|an\b)\S+ \S+ \S+.{3,120}|\b(?:what about|how about|more like|just like|just|something like)[:,]? ["']?(?:hi|hey|hello|dear|hiya)\b.{6,120}/i;
const isTheirs = (clean: string) => THEIR_WORDS.test(clean) || (QUOTED.test(clean) && ASKS_OF_IT.test(clean));
/** "Do you think she'll be angry?": of how it may be taken, and no wish for another sound. */
const HOW_TAKEN =
  /^(?:(?:and|but|so|ok|okay|hm+|well|oh|no|I asked)[ ,]+)*(?:(?:do|don't) (?:you|u) (?:think|reckon|believe)|(?:will|would|won't|is|what if|how (?:will|would|do you think)|what (?:will|would|do you think)|if) (?!you|I\b))[^?]*\b(?:he|she|they|him|her|them)\b[^?]*\?*\W*$/i;
/** "Good. Today after lunch": neither is chosen, and the moment is. */
const TIMED =
  /^(?:(?:ok|okay|good|great|right|fine|yes|yeah|aye|thanks|thank you)[,. ]+)+((?:on |this |tomorrow |today )?(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|after|at \d|before)\b[^?!]{0,40}?)[.! ]*$/i;

/** "That I miss him": what should be heard, said without being asked. */
const SAYS_WHAT =
  /^(?:(?:no|just|maybe|more|well|like|only|ok|so)[ ,]+|no, [^.]*[.] )*(?:that (?:I|I'm|I've|it|it's|he|she|they|we)\b|I (?:just )?want (?:him|her|them) to know\b|I(?:'d| would)? (?:just |really )?(?:want|like) to (?:say|tell (?:him|her|them))\b)/i;

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
  // Thanks end it, whatever was asked for last.
  if (held.asked !== undefined && THANKS.test(clean) && read.words <= THANKS_MOST && !ONLY_NO.test(clean)) {
    if (held.on.length > 0) return left(scene, 'draft_thanks');
    delete state.drafts;
    return null;
  }
  const mended = since <= 2 ? notThose(scene, held) : null;
  if (mended !== null) return mended;
  if (SENT.test(clean) && read.words <= 16 && held.texts.length > 0) return left(scene, 'draft_sent');
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
    const pieces = clean.split(/(?<=[.!?])\s+/);
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
    return read.words <= 8 && registerWished(clean) !== undefined ? null : fromThem(scene, held);
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

const PICK_HOLDS = 2;
const THANKS_MOST = 8;
const TOLD_LEAST = 5;
const ONLY_NO = /^(?:no|nah|nope)\b/i;
const LEAVES =
  /(?:^|[.!?] )(?:(?:ok|okay|actually|no|oh|well|thanks|thank you|sorry|hm+)[ ,.!]+)*(?:(?:let's |we can |please )?(?:forget|leave|drop|scrap|never ?mind)(?: about)? (?:the|that|this) (?:\w+ )?(?:note|text|message|letter|e-?mail|card|draft|wording)|(?:maybe|perhaps) later\b|(?:that's about .{1,20} again\. )?(?:forget|never ?mind)(?: about)?(?: it| the words| that)?\W*(?:$|[.,!] )|(?:not|another) (?:now|today|time)\b)/i;
const NO_WORDS =
  /\b(?:don't|do not|dont|didn't|not) (?:want|need|asking for|ask(?:ed)? for) (?:any |your )?(?:help|advice|words|a (?:letter|text|message|draft)|tips|suggestions|anything written)\b|\bjust (?:want(?:ed)?|need(?:ed)?) to (?:vent|rant|moan|get it (?:out|off)|let it out|talk|be heard)\b|\b(?:not|no,? I'm not) (?:writing|sending|texting) (?:a|any|him|her|them|it)\b|^(?:what\?*|huh\?*|no+|nah|eh\?*|sorry)[ ,.!?]+(?:no,? )?(?:I )?(?:meant?|was talking|was saying|am talking|didn't mean|wasn't)\b(?! (?:to|what to|how to) )|^I meant? (?!that (?:I|it)\b|to say\b)/i;
const WHAT_THEN = /\bwhat if\b|\b(?:but|and) if (?:he|she|they)\b/i;
const KEPT_BACK = /\b(?:not|never|without) (?:\w+ )?(?:send|sending|post|posting)\b|\bfor myself\b/i;

const SLOTS = ['lastday', 'amount', 'offer'] as const;
const SLOT_WORDS = 10;

/** "Last day would be 30 June", said after the notice was put up: it goes in where it belongs. */
function fillsSlot(scene: Scene, held: Held): Plan | null {
  const { read, lines, gate } = scene;
  const purpose = purposesOf(lines).find(({ id }) => id === held.kind);
  if (purpose === undefined || read.words > SLOT_WORDS || /\?/.test(read.text)) return null;
  const told = factsIn([read.clean], whoIn(scene, held), gate);
  const slots = SLOTS.filter((name) => told[name] !== undefined && held.facts?.[name] === undefined);
  const texts = Object.values(purpose.texts).flat();
  if (!slots.some((name) => texts.some((text) => text.includes(`{${name}}`)))) return null;
  const facts = { ...held.facts, ...Object.fromEntries(slots.map((name) => [name, told[name] ?? ''])) };
  const [text] = unseenWordings(purpose, facts, held.texts, ['plain']);
  if (text === undefined) return null;
  hold(scene, { kind: held.kind, own: held.own, facts }, [text]);
  return plan('draft.more', 'choose', [line('draft_one', { a: text })], { mayRepeat: true, expect: { kind: 'open' } });
}

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

const OWN_CHANGE =
  /\b(?:change|instead|stick|put|add|without|leave out|take out|minus|except|not quite|simply say|just say|shorten|my own|more like me|tweak)\b/i;

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
    timed || THANKS.test(read.clean) || /\b(?:send|tonight|now|today|tomorrow|then|when|\w+day)\b/i.test(read.clean);
  return plan('draft.taken', 'choose', [line(settled ? 'draft_taken_timed' : 'draft_taken', { a: text })], {
    mayRepeat: true,
    expect: { kind: settled ? 'open' : 'when' },
  });
}
