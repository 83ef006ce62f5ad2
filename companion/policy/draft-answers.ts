import { holdsAStep } from '#companion/state.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { addressee } from './addressee.ts';
import { wordsAsked } from './asks-words.ts';
import { putUp, SOUNDS } from './drafts.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { mainStep, splitPlan, withTime } from './plan-words.ts';
import { planLine, stepWord } from './step-sure.ts';

// What is said to two drafts: one is taken, by its place or its length; another sound is asked for; neither is theirs.

type Drafts = NonNullable<Scene['state']['drafts']>;

const HOLDS = 3;
const AGAIN_HOLDS = 12;
const WORDS_MOST = 22;

const FIRST =
  /\b(?:first|1st|former|one way|top one|number one|no\.? ?1|option (?:1|one|a))\b(?! (?:thing|of all|day|week|sentence|line|lesson|time)\b)|^(?:1|one|a)[.!]?$/i;
const SECOND =
  /\b(?:second|2nd|latter|last one|bottom one|the other(?: one)?|number two|no\.? ?2|option (?:2|two|b)|another one)\b(?! (?:thing|day|week|sentence|time)\b)|^(?:2|two|b)[.!]?$/i;
const BY_LENGTH: readonly (readonly [RegExp, 'short' | 'long'])[] = [
  [
    /\b(?:the )?(?:short(?:er|est)?|small(?:er)?|little|quick(?:er)?|simple|simpler|plain(?:er)?) (?:one|version)\b/i,
    'short',
  ],
  [
    /\b(?:the )?(?:long(?:er|est)?|big(?:ger)?|full(?:er)?|soft(?:er)?|gentler?|kind(?:er)?|nicer|warmer) (?:one|version)\b/i,
    'long',
  ],
];
const TAKES =
  /^(?:(?:ok|haha|okay|oh|aye|yes|yeah|yep|yh|ya|right|hm+|well|no)[,. ]+)*(?:(?:I(?:'ll| will| could| can| might)|let me|think I(?:'ll| will)) (?:\w+ )?(?:use|take|say|send|go with|try|do|have|start with) (?:that|it|this)(?: one)?|that(?:'s| is|'ll| will)? (?:one|it|good|better|the one|perfect|lovely|great|nice|grand|do|works?|fine|sounds? (?:like me|right|good|ok|fine|better))(?: \w+){0,2}|(?:I )?(?:like|love) (?:that|it)(?: one)?|perfect|(?:that|this) I (?:can|could)(?: \w+)?|I (?:can|could) (?:say|write|do|use|send|text) (?:that|this|it)|sounds? (?:good|right|like me|better|ok)|(?:much )?better|that works|that'll do)\b/i;
const YES =
  /^(?:yes|yeah|yep|yh|aye|aight|alright|cool|bet|grand|ok|okay|sure|it does|it is|I could|I can|closer|nearer)(?:[,. ]+(?:thanks?|ta|please|cheers|it (?:does|is)|I (?:could|can)|that'?s? (?:better|it|good)))*[.!]*$/i;

const SHORTER =
  /\b(?:shorter|short(?: one| version)?|too long|too (?:many words|wordy|much)|simpler|simple|plainer|plain|brief(?:er)?|more direct|straighter|blunt(?:er)?|braver|bolder|firm(?:er)?|stronger|more assertive|too soft|(?:that's|thats|bit|so|well|sounds) soft\b|too (?:nice|weak|vague|wishy)|less words|fewer words|cut it down|trim)\b/i;
const GENTLER =
  /\b(?:gentl\w+|soft(?:er|en)?|kinder|nicer|warmer|less (?:harsh|hard|blunt|cold|direct|angry|rude)|too (?:harsh|hard|blunt|cold|direct|strong|rude|mean|angry)|more (?:polite|tactful|gentle)|politer|more (?:respectful|friendly|loving|caring)|friendlier|a bit (?:nice|warm|kind)er?|without (?:a fight|a row)|(?:should(?:n't| not)|don't want (?:it )?to|mustn't|must not|not) (?:sound|seem|come across|look|feel)\b.*|(?:she|he|they)(?:'d| would|'ll| will) (?:get|be) (?:upset|hurt|offended|angry|cross))\b/i;
const LIGHTER =
  /\b(?:dr(?:y|ily|ier|yly)|funnier|light(?:er)?|jok(?:ey|ier|y)|more (?:fun|humou?r|casual|relaxed|normal|natural|chill|like me)|casual|normal|natural|chill(?:ed)?|less (?:formal|serious|heavy|stiff|posh)|too (?:formal|serious|stiff|posh|heavy|soppy|cheesy|deep|assembly|therap\w+|american)|(?:a bit|so|very|kinda|like a|sounds like a?|sounds) (?:\w+ )?(?:formal|serious|stiff|posh|soppy|cheesy|deep|assembly|therap\w+|hallmark|teacher|robot\w*|counsell?or|greetings? card|hr|solicitor|lawyer|letter))\b/i;
const FORMAL = /\bmore (?:formal|professional|proper|serious)\b|\btoo (?:casual|jokey|informal|flippant|cheeky)\b/i;
const OTHERS =
  /\b(?:neither|another|different|something else|anything else|got any ?more|any more|any others?|other (?:ways?|ones?|ideas?)|not (?:really )?me|not (?:how|what|something) I(?:'d| would| talk| speak)?|wouldn't say|would never say|can't say (?:that|it)|couldn't say (?:that|it)|don't (?:talk|speak) like|an? example|don't like (?:it|either|them|those|that)|cringe\w*|hate (?:it|that|both|them)|no way|not (?:quite|right|sure about (?:that|those|either)))\b|^(?:\w+ ){0,2}too \w+(?: \w+)?\W*$|^(?:haha |lol |hm+ )?not (?:that|those|them|it|either)\b|^(?:no|nah|naw|nope|god no|hm+ no)\b(?=\W*$|,? (?:I|not|that))/i;
const NO_WORD =
  /\b(?:(?:wouldn't|won't|don't|would not|not) (?:say|use|like|want)|without|minus|leave out|drop|lose) (?:the )?(?:word|bit|part|words) ?["']?([\w' -]{2,20})?/i;
const AGAIN =
  /\b(?:(?:say|tell|show|give|write)(?: me)? (?:it|that|them|this)? ?(?:again|once more|one more time)|what (?:was|were) (?:it|that|the (?:first|second|words?|line))|remind me)\b/i;
const SENDS =
  /^(?:(?:k|kk|ok|okay|right|fine|yes|yeah|aye|thanks|ta|good|great|perfect)[,. ]+)*(?:I'm |I'll |I will |gonna |going to |I'm going to |let me )?(?:just )?(send|text|post|say|tell|do)(?:ing)? (?:it|that|this|him|her|them)(?: (?:now|then))?(?:,? ((?:on |at |this |after )?(?:tonight|tomorrow|today|\w+day|morning|evening|afternoon|work|lunch|tea|dinner|school|football|gym|class|church|training)(?: \w+)?))?[.! ]*$/i;
const ALREADY = /\balready (?:said|told|tried|apologi[sz]ed|wrote|sent|texted|did)\b/i;
const OPEN =
  /^(?:hm+[,. ]*)?(?:maybe|perhaps|possibly|might do|i'?ll see|not sure|dunno|idk|I don't know|I'll think about it|let me think)[.! ]*$/i;
const WAITS =
  /\b(?:writ(?:e|ing) (?:it|that|this|them) down|copy(?:ing)? (?:it|that)|screenshot\w*|noting|saving (?:it|that)|let me (?:write|copy|save|note)|hang on|wait|one sec\w*)\b/i;
const BY_HAND =
  /\b(?:(?:can|could|should|shall|what if|may|is it (?:ok|okay|all right|fine) (?:to|if)) I? ?(?:just |maybe )?(?:write|text|hand|read|print|show|email|send)|hand it over|read it (?:out|off))\b/i;
const REST_OUT =
  /\b(?:leave out the rest|just the (?:start|beginning|first (?:bit|part|half|line|sentence))|only the first (?:bit|part|half|line|sentence)|without the rest)\b/i;

/** "Good. Today after lunch": neither is chosen, and the moment is. */
const TIMED =
  /^(?:(?:ok|okay|good|great|right|fine|yes|yeah|aye|thanks|thank you)[,. ]+)+((?:on |this |tomorrow |today )?(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|after|at \d|before)\b[^?!]{0,40}?)[.! ]*$/i;

/** What the drafts of the turns before are answered with; null where the message is about something else. */
export function draftAnswer(scene: Scene): Plan | null {
  const { state, read, lines } = scene;
  const held = state.drafts;
  if (held === undefined || state.level >= 2 || read.words > WORDS_MOST) return null;
  const since = state.turn - held.turn;
  if (AGAIN.test(read.clean) && since <= AGAIN_HOLDS && read.words <= 14)
    return say('draft_again_said', held.texts[held.taken ?? held.on[0] ?? 0] ?? '', 'draft.again');
  const sends = SENDS.exec(read.clean);
  if (since <= HOLDS && sends !== null && lines.families.draft_sends !== undefined) {
    held.taken ??= held.on[0] ?? 0;
    const act = /^(?:send|text|post)/i.test(sends[1] ?? '') ? 'send it' : 'say it';
    state.plan = sends[2] ? withTime(act, sends[2]) : act;
    delete state.planLent;
    return plan('draft.sends', 'choose', [line('draft_sends')]);
  }
  const timed = since <= HOLDS ? TIMED.exec(read.clean)?.[1] : undefined;
  if (timed !== undefined && held.taken === undefined) {
    state.plan = withTime(held.own === '' ? 'say it' : `say it to ${held.own}`, timed);
    delete state.planLent;
    return plan('plan', 'choose', [planLine(state.plan, scene), stepWord(scene, state.plan)]);
  }
  if (since > HOLDS || held.taken !== undefined) return null;
  const waits = since === 1 && read.words <= 8;
  if (waits && WAITS.test(read.clean)) return plan('draft.wait', 'choose', [line('draft_wait')]);
  if (BY_HAND.test(read.clean) && /\?/.test(read.text))
    return keep(plan('draft.hand', 'choose', [line('draft_hand')]), held, state.turn);
  const picked = pickedOf(held, read.clean);
  if (picked !== null) return take(scene, held, picked);
  // "Is that too much": a question about them has an answer of its own.
  if (/^(?:but |or )?(?:is|isn't|does|would) (?:that|it|this)\b/i.test(read.clean)) return null;
  // "No, I am not sad. It is like ..." turns down a reading, and not the words.
  if (since > 1 || /\d|\bI(?:'m| am) not\b|\bit(?:'s| is) (?:more )?like\b/i.test(read.clean)) return null;
  if (ALREADY.test(read.clean) && held.kind.startsWith('sorry'))
    return putUp(scene, { kind: 'again', slots: {} }, null);
  const sound = FORMAL.test(read.clean)
    ? SOUNDS.plain
    : LIGHTER.test(read.clean)
      ? SOUNDS.light
      : SHORTER.test(read.clean)
        ? SOUNDS.short
        : GENTLER.test(read.clean)
          ? SOUNDS.gentle
          : null;
  if (sound !== null) return another(scene, held, sound);
  if (NO_WORD.test(read.clean) && read.words <= 14)
    return keep(plan('draft.word', 'choose', [line('draft_word')]), held, state.turn);
  const anew = wordsAsked(read.clean, read.words, state.recent) !== null && addressee(read.clean, []) === null;
  if (anew || OTHERS.test(read.clean) || ALREADY.test(read.clean)) return another(scene, held, null);
  if (OPEN.test(read.clean)) return keep(plan('draft.open', 'choose', [line('draft_open')]), held, state.turn);
  if (!YES.test(read.clean) && !TAKES.test(read.clean)) return null;
  if (held.on.length === 1) return take(scene, held, held.on[0] ?? 0);
  return keep(plan('draft.yes', 'choose', [line('draft_yes')], { expect: { kind: 'when' } }), held, state.turn);
}

const say = (family: string, text: string, move: string): Plan =>
  plan(move, 'choose', [line(family, { a: text })], { mayRepeat: true });

/** The drafts stay on the table for another turn or two. */
function keep(decided: Plan, held: Drafts, turn: number): Plan {
  held.turn = turn;
  return decided;
}

/** Which one is meant: by its place, by its length; with one of them there, any "that one". */
function pickedOf({ on, texts }: Drafts, clean: string): number | null {
  if (/\b(?:shorter|softer|gentler) (?:than|version of)\b/i.test(clean)) return null;
  const [a, b = a] = on;
  if (a === undefined || b === undefined) return null;
  for (const [words, wanted] of BY_LENGTH) {
    if (!words.test(clean)) continue;
    const shortIsA = (texts[a]?.length ?? 0) <= (texts[b]?.length ?? 0);
    return (wanted === 'short') === shortIsA ? a : b;
  }
  const [first, second] = [FIRST.exec(clean), SECOND.exec(clean)];
  // "The second one, the first one sounds mad": what is named first is taken, unless it is turned down.
  if (first !== null && (second === null || first.index < second.index)) return turnedDown(clean, first.index) ? b : a;
  if (second !== null) return turnedDown(clean, second.index) ? a : b;
  return a === b && /\bthat one\b/i.test(clean) ? a : null;
}

const turnedDown = (clean: string, at: number) =>
  /\b(?:not|don't (?:like|want)|never|hate) (?:the |that )?$/i.test(clean.slice(0, at));

/** One is taken, and saying it is the step; where a step with its time was there before, the words belong to it. */
function take(scene: Scene, held: Drafts, at: number): Plan {
  const { state, read } = scene;
  const whole = held.texts[at] ?? '';
  const text = REST_OUT.test(read.clean) ? (/^.*?[.](?= |$)/.exec(whole)?.[0] ?? whole) : whole;
  held.taken = at;
  held.texts[at] = text;
  const timed = holdsAStep(state) && state.plan !== null && splitPlan(mainStep(state.plan)).when !== null;
  if (!timed) {
    state.plan = held.own === '' ? 'say it' : `say it to ${held.own}`;
    delete state.planLent;
    delete state.planMaybe;
  }
  state.toldAtOffer = state.told;
  return plan('draft.taken', 'choose', [line(timed ? 'draft_taken_timed' : 'draft_taken', { a: text })], {
    mayRepeat: true,
    expect: { kind: timed ? 'open' : 'when' },
  });
}

/** Another sound of the same words, or the ones that were not shown yet. */
function another(scene: Scene, held: Drafts, sound: number | null): Plan {
  const { state, lines } = scene;
  held.turn = state.turn;
  state.signs = { ...state.signs, 'words-given': state.turn };
  const wasShown = sound !== null && held.seen.includes(sound);
  // "Shorter", and one of the two was the short one.
  if (wasShown && sound !== SOUNDS.gentle && held.on.length > 1 && held.on.includes(sound)) {
    held.on = [sound];
    return show([held.texts[sound] ?? '']);
  }
  const soft = WARM.has(held.kind) ? undefined : lines.families.draft_soft;
  if (wasShown && sound === SOUNDS.gentle && Array.isArray(soft) && held.texts.length === COUNT) {
    const [base = '', brief = ''] = [held.texts[SOUNDS.plain], held.texts[SOUNDS.short]];
    const a = countWords(base) <= BASE_MOST ? base : brief;
    held.texts = [...held.texts, ...soft.map((text) => text.replace('{a}', a))];
  }
  const unseen = held.texts.map((_text, at) => at).filter((at) => !held.seen.includes(at));
  const late = unseen.filter((at) => at >= COUNT);
  const next = (late.length > 0 ? late : unseen.sort((a, b) => Number(b === sound) - Number(a === sound))).slice(0, 2);
  if (next.length === 0) {
    delete state.drafts;
    return plan('draft.own', 'choose', [line('draft_yours')], { expect: { kind: 'open' } });
  }
  held.on = next;
  held.seen = [...held.seen, ...next];
  return show(next.map((at) => held.texts[at] ?? ''));
}

/** Nothing in these is hard to hear. */
const WARM = new Set(['reach', 'thank', 'condole', 'worried', 'hello', 'date', 'feel', 'feel_own', 'doctor', 'book']);
/** Of each kind there are four, before softer ones are made. */
const COUNT = 4;
const BASE_MOST = 20;

function show([a = '', b]: string[]): Plan {
  const part = b === undefined ? line('draft_one', { a }) : line('draft_two', { a, b });
  return plan('draft.more', 'choose', [part], { mayRepeat: true, expect: { kind: 'open' } });
}
