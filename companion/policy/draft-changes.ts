import type { ReflectionGate } from '#companion/realise/reflection-gate.ts';
import { countWords, endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import type { Addressee } from './addressee.ts';
import { wordsAsked } from './asks-words.ts';
import { editDraft, greetingWished, hasSum } from './draft-edits.ts';
import { type Facts, factsIn } from './draft-facts.ts';
import { purposeHere, whoIn } from './draft-from-them.ts';
import { pickedOf } from './draft-pick.ts';
import { purposesOf, type Register } from './draft-purpose.ts';
import { unseenWordings } from './draft-words.ts';
import { askWhat, earlier, hold, putUp, TO_A_STRANGER } from './drafts.ts';
import { ownSentence } from './own-sentence.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { toThem } from './to-them.ts';

// Softer, shorter, straighter, or with a thing more in it: one new wording out of the one that is meant. And neither of
// the two: then those were for something else, and it is asked what they should hear.

type Held = NonNullable<Scene['state']['drafts']>;

/** Softer, shorter, straighter: which of the four is wished for, if one is. */
export function registerWished(clean: string): Register | undefined {
  // "The shorter one" is a pick, and "shorter" a wish.
  return CHANGES.find(([, words]) => words.test(clean.replace(PICKS, ' ')))?.[0];
}

const CHANGES: readonly (readonly [Register, RegExp])[] = [
  [
    'direct',
    /\b(?:more direct|straighter|blunt(?:er)?|firm(?:er)?|stronger|clearer|more assertive|tougher|harder|less (?:nice|soft|polite|grovell?y|grovell?ing|apologetic|sorry)|too (?:grovell?y|apologetic|sorry|soft|nice|weak|vague|wishy|polite|meek|long-winded))\b|\b(?:that's|thats|bit|so|sounds) soft\b/i,
  ],
  [
    'warm',
    /\b(?:gentl(?:er|e|y)|soft(?:er|en)?|kinder|nicer|warmer|^(?:but |and )?(?:she|he|they) (?:always |really |just )?(?:worr(?:y|ies)|panics?|(?:gets?|is|are|cries) (?:very |so |easily |really )?(?:upset|sensitive|anxious|worried|hurt|scared|fragile|stressed|easily))\b[^.]{0,20}$|(?:don't|do not) want to (?:hurt|upset|offend|scare|worry|frighten) (?:him|her|them)|less (?:harsh|hard|blunt|cold|direct|angry|rude)|too (?:harsh|hard|blunt|cold|direct|strong|rude|mean|angry)|more (?:polite|tactful|gentle|respectful|friendly|loving|caring)|politer|friendlier|without (?:a fight|a row)|(?:can't|cannot|don't want to|mustn't) be (?:rude|mean|harsh|horrible|unkind)|(?:something|meant it|want(?:ed)?) (?:kind|nice|soft|gentle|warm|loving|friendly)|(?:should(?:n't| not)|don't want(?: it| to)*|mustn't|must not) (?:sound|seem|come across|look|feel) (?:cold|harsh|rude|mean|angry|pushy|like)\b|(?:she|he|they)(?:'d| would|'ll| will) (?:get|be) (?:upset|hurt|offended|angry|cross))\b/i,
  ],
  [
    'short',
    /\b(?:hates?|doesn't like|not) (?:long|big|soppy)\b|\b(?:shorter|short(?: one| version)?|too long|too (?:many words|wordy|much)|simpler|simple|plainer|brief(?:er)?|less words|fewer words|cut it down|trim|(?:more|a bit) (?:casual|relaxed|normal|natural|chill|like me)|dr(?:y|ily|ier)\b|funnier|lighter|less (?:formal|serious|heavy|stiff|posh)|too (?:formal|serious|stiff|posh|heavy|soppy|cheesy|deep|therap\w+|grown up)|(?:a bit|so|very|kinda|like a|sounds like a?|sounds) (?:formal|stiff|posh|soppy|cheesy|robot\w*|therap\w+|hallmark|hr|solicitor|lawyer|letter))\b/i,
  ],
  ['plain', /\bmore (?:formal|professional|proper|serious)\b|\btoo (?:casual|jokey|informal|flippant|cheeky)\b/i],
];
const PICKS = /\bthe \w+(?:er|est)? (?:one|version)\b/gi;
const LEFT_OUT =
  /\b(?:(?:don't|do not|wouldn't) want (?:it |that |this )?(?:to )?(?:mention|bring (?:it |that )?up|mentioned|in there|in it)|rather not mention|without mentioning|(?:don't|do not) mention)\b/i;
/** A thing more that should stand in it. */
const ADDS =
  /^(?:(?:please|just|can you|could you|ok|okay)[ ,]+)*(?:say|put) (?:in )?that ((?:I|we|my|it|he|she|they|the|our)\b.{3,})$|^(?:(?:but|and|also|ok|okay|please)[ ,]+)+(?:say|tell (?:him|her|them)) (?:that )?((?:I|I'm|I've|my|it|it's|we)\b.{3,})$|\b(?:(?:you|u|it) (?:didn't|doesn't|did not|forgot to|never)(?: even)? (?:mention(?:ed)?|say|said|put in|includ\w+)|(?:you|u) (?:left out|forgot (?:to mention|to say|about|that)))(?: (?:in|about))?(?: that| about)? (?!(?:how|what) to\b)(.{3,})$|(?<!\b(?:not|n't|never|already) )\b(?:mention(?:ing)?|add(?:ing)?(?: in)?|put in|putting in|include|including|work in|(?:can|could) (?:it|you|u) (?:also )?say|it should (?:also )?say|also (?:say|tell (?:him|her|them))|I want (?:him|her|them) to know|tell (?:him|her|them) (?:also )?that)\b(?: in)? (?:something about |the fact )?(.{3,})$/i;
const ADD_THAT =
  /(?<=[.!,] )(?:and |please |can you )*(?:add|mention|put|include) (?:that|this|it)(?: in)?(?: too| please)?[.!?]*$/i;
const SPAN = /\b((?:\d+|two|three|four|five|six|seven|eight|nine|ten|a few) (?:weeks|months|years))\b/i;
const HARDSHIP =
  /\b(?:(?:the|his|her|their|a) )?((?:break-?up|divorce|separation|move|new baby|exams|illness|operation|surgery|funeral|funeral|grief|job loss|redundancy))\b/i;
const HARD_TIME = /\b(?:hard|rough|tough|difficult|bad) (?:time|patch|year|month|week|few)|\ba lot on\b/i;
const NO_WORD =
  /\b(?:without|minus|leave out|take out|cut out|drop|lose|remove|skip) (?:the )?(?:word|bit|part|words|last|first|thing|sentence)\b|\b(?:wouldn't|won't|don't|would not|not) (?:say|use|like|want) (?:the )?(?:word|bit|part)\b/i;
const OTHERS =
  /\b(?:another|different one|something else|anything else|got any ?more|any more|any others?|other (?:ways?|ones?|ideas?))\b/i;
const NEITHER =
  /\b(?:neither|none of|already (?:knows?|said|told|tried|apologi[sz]ed|wrote|sent|did)|not (?:really )?me|not (?:how|what|something) I(?:'d| would|'m| am| meant| mean| talk| speak| said)?|wouldn't say|would never say|(?:can't|couldn't|could never|can never) say (?:that|it|this|those)|don't (?:talk|speak) like|don't like (?:it|either|them|those|that)|cringe\w*|hate (?:it|that|both|them)|no way|(?:he|she|they)(?: will not| won't|'d never| wouldn't| would never) like (?:that|it|those|them)|(?:came|comes) out wrong|that's wrong|(?:wasn't|isn't) it\b|still (?:too|not|wrong)|not (?:quite|right|it\b|like that|for (?:him|her|them|this)|sure about (?:that|those|either)))\b|^(?:haha |lol |hm+ |oh |omg )*not (?:that|those|them|it|either)\b|^(?:oh |omg |god |hm+ |ew |lol |haha )*(?:no|nah|naw|nope)\b(?=\W*$|,? (?:I|not|that|he'd|she'd|they'd|he would|she would|too)\b)/i;

/** The talk about the words is over with it: "But ok, I'll try something like that. Thanks". */
const CLOSES =
  /(?:[.!,] ?(?:but |and )?(?:(?:ok|okay|right|well),? )?(?:I'll (?:try|use|say|send|go with|do) (?:something like )?(?:that|it|this)|thanks?(?: you)?(?: \w+){0,3}|cheers|ta))+[.! ]*$/i;

/** A change to the words on the table; with `asFact` the message is the sentence that was asked for to go in. */
export function changeDraft(scene: Scene, held: Held, asFact: boolean): Plan | null {
  const { read, state, gate, lines } = scene;
  const clean = read.clean.replace(CLOSES, '');
  const closes = clean !== read.clean;
  const base = held.texts[pickedOf(held, clean) ?? held.taken ?? held.on[0] ?? -1];
  if (base === undefined) return null;
  const them = whoIn(scene, held);
  const facts: Facts = { ...held.facts, ...factsIn([...earlier(scene), clean], them, gate) };
  if (hasSum(clean, base, facts)) return stands(scene, held, base);
  const edited = editDraft(clean, base, facts);
  const more = additions(scene, clean, base, them, asFact);
  if (edited !== null) {
    const whole = more.filter((one) => !edited.includes(one.replace(/[.]$/, ''))).reduce(putIn, edited);
    const hi = greetingWished(clean);
    return shown(scene, held, { ...facts, ...(hi && { hi }) }, whole, closes);
  }
  if (NO_WORD.test(clean) && read.words <= 20) {
    held.taken = held.texts.indexOf(base);
    held.turn = state.turn;
    const asked = /\b(?:can|could|would|will) you\b/i.test(clean);
    return plan('draft.word', 'choose', [asked ? line('draft_taken_change', { a: base }) : line('draft_word')]);
  }
  if (
    LEFT_OUT.test(clean) &&
    read.words <= 24 &&
    !/\?/.test(read.text) &&
    lines.families.draft_left_out !== undefined
  ) {
    held.turn = state.turn;
    return plan('draft.word', 'choose', [line('draft_left_out')]);
  }
  const register = registerWished(clean);
  const adds = asFact ? clean : additionIn(clean, register);
  if (register === undefined && adds === undefined) return null;
  if (TO_A_STRANGER.has(held.kind)) delete facts.hi;
  const fresh = more.filter(
    (one) => !base.toLowerCase().includes(one.replace(PIECE_MARK, '').replace(/[.]$/, '').toLowerCase()),
  );
  if (more.length > 0 && fresh.length === 0 && register === undefined)
    return stands(scene, held, base, closes ? 'draft_taken_timed' : 'draft_has');
  if (adds !== undefined && more.length === 0 && register === undefined) {
    held.asked = 'fact';
    held.turn = state.turn;
    return plan('draft.fact', 'choose', [line('draft_fact')], { expect: { kind: 'open' } });
  }
  const changed = register === undefined ? base : (inRegister(scene, held, register, facts, base) ?? base);
  // What can't get shorter doesn't grow a line round it.
  if (register === 'short' && fresh.length === 0 && countWords(changed) >= countWords(base))
    return stands(scene, held, base, 'draft_shortest');
  const wished = fresh.filter((one) => !changed.includes(one.replace(/[.]$/, ''))).reduce(putIn, changed);
  const text = held.texts.includes(wished) && register !== 'short' ? framed(scene, held, register, wished) : wished;
  return text === undefined ? null : shown(scene, held, facts, text, closes);
}

/** The new wording, on the table in place of the one before. */
function shown(scene: Scene, held: Held, facts: Facts, text: string, closes: boolean): Plan {
  hold(scene, { kind: held.kind, own: held.own, facts }, [text]);
  return plan('draft.more', 'choose', [line(closes ? 'draft_taken_timed' : 'draft_one', { a: text })], {
    mayRepeat: true,
    expect: { kind: 'open' },
  });
}

/** What should go in, each as a sentence for the one it is for. */
function additions(scene: Scene, clean: string, base: string, them: Addressee | null, asFact: boolean): string[] {
  const adds = asFact ? clean : additionIn(clean, registerWished(clean));
  const more = adds === undefined ? [] : addedSentences(adds, them, scene.gate);
  return more.filter(
    (one) => !/^(?:your name is|you're (?:not )?an?\b|you are (?:not )?an?\b)/i.test(one) || base.includes(one),
  );
}

/** What was to go in is in it already. */
function stands(scene: Scene, held: Held, base: string, family = 'draft_has'): Plan {
  held.turn = scene.state.turn;
  return plan('draft.has', 'choose', [line(family, { a: base })], { mayRepeat: true, expect: { kind: 'open' } });
}

/** What should go in: after "mention", or told beside a wish for another sound. */
function additionIn(clean: string, register: Register | undefined): string | undefined {
  // "I can pay 200 by the 10th. Add that."
  if (ADD_THAT.test(clean)) return clean.replace(ADD_THAT, '');
  const found = ADDS.exec(clean);
  const added = found?.slice(1).find((one) => one !== undefined);
  if (added !== undefined) return added;
  return register !== undefined && (HARDSHIP.test(clean) || HARD_TIME.test(clean) || SPAN.test(clean))
    ? clean
    : undefined;
}

/** Each thing to go in as a sentence for the one it is for; what can't be turned is left out. */
function addedSentences(adds: string, them: Addressee | null, gate: ReflectionGate): string[] {
  const bare = adds.replace(NAMES_A_PART, '');
  if (PIECE.test(bare) && bare !== adds) return pieceOf(bare, them);
  const parts = bare.split(/[.;!?]+ ?|,? (?:and|but)(?= (?:that|the|it's|I|my|his|her|\d))|, (?=that|the |it's)/i);
  const said = parts.flatMap((part) => {
    const text = part
      .trim()
      .replace(/^(?:and|but|also|that)\b ?/i, '')
      .replace(/^that /i, '');
    if (text === '') return [];
    const [span, hardship] = [SPAN.exec(text)?.[1], HARDSHIP.exec(text)?.[1]];
    if (span !== undefined && countWords(text) <= 6 && !/\b(?:I'll|I'm|will|be off|next)\b/i.test(text))
      return [`It's been ${span}.`];
    // "I have exams" is about the one who writes.
    const ofMine = /\b(?:I|I'm|I've|my)\b/i.test(text);
    if (hardship !== undefined && !ofMine) return [`I know you have a lot on with the ${hardship.toLowerCase()}.`];
    if (HARD_TIME.test(text) && !ofMine) return ["I know it's a hard time for you."];
    if (
      /\b(?:sound|seem|come across)\b/i.test(text) ||
      (countWords(text) < 3 && !/^I'm (?:so |really )?sorry$/i.test(text))
    )
      return [];
    return ownSentence(text, them, gate) ?? [];
  });
  return [...new Set(said)];
}

const NAMES_A_PART =
  /^(?:the )?(?:(?:most )?important|main|best|key|other|second|last|first|whole) (?:part|bit|half|thing|piece|point)s?(?: of it)?[,:.-]? ?(?:which (?:is|was) |that )?/i;
/** No sentence by itself, and it belongs to the one that stands there. */
const PIECE = /^(?:not|and|but|because|in|with|when|if|at|on|by|for|until|so|only) \S+/i;

function pieceOf(text: string, them: Addressee | null): string[] {
  const said = toThem(`I ${text}`, them)?.replace(/^I /, '');
  return said === undefined || countWords(said) > PIECE_MOST ? [] : [`${PIECE_MARK}${said}`];
}

const PIECE_MOST = 12;
const PIECE_MARK = '~';

const HI = /^(?:(?:Hi|Hello|Hey|Dear)\b[^,.]{0,32}|(?!Sorry|Please)[A-Z][a-z]+), /;

/** What is known of the other stands first, after the greeting; all else goes to the end. */
function putIn(text: string, sentence: string): string {
  if (sentence.startsWith(PIECE_MARK)) {
    const piece = sentence.slice(1);
    return `${text.replace(/[.!]+$/, '')}${/^not\b/i.test(piece) ? ', but' : /^(?:and|but|so)\b/i.test(piece) ? ',' : ''} ${piece.replace(/[.!]+$/, '')}.`;
  }
  if (!/^I know\b/.test(sentence)) return `${text} ${endWithStop(sentence)}`;
  const hi = HI.exec(text)?.[0] ?? '';
  return `${hi}${sentence} ${upperFirst(text.slice(hi.length))}`;
}

/** The same matter in another sound: one that was not shown yet, else the one that is meant with a line round it. */
function inRegister(scene: Scene, held: Held, register: Register, facts: Facts, base: string): string | undefined {
  const purpose = purposesOf(scene.lines).find(({ id }) => id === held.kind);
  const texts = purpose?.texts[register] ?? [];
  const own =
    purpose === undefined ? [] : unseenWordings({ ...purpose, texts: NONE(texts) }, facts, held.texts, [register]);
  if (own[0] !== undefined) return own[0];
  if (register === 'short') {
    const short = held.texts.find((text) => countWords(text) < countWords(base) * 0.75);
    const [first = '', second] = base.split(/(?<=[.]) /);
    if (short !== undefined) return short;
    if (second !== undefined && countWords(first) >= CUT_LEAST) return first;
    return purpose && unseenWordings(purpose, facts, held.texts, []).find((one) => countWords(one) < countWords(base));
  }
  return framed(scene, held, register, base);
}

/** With a line before or after it that makes it softer, or firmer. */
function framed(scene: Scene, held: Held, register: Register | undefined, base: string): string | undefined {
  const purpose = purposesOf(scene.lines).find(({ id }) => id === held.kind);
  if (purpose?.gentle) return unseenWordings(purpose, held.facts ?? {}, held.texts, ['warm'])[0];
  const family = scene.lines.families[register === 'direct' ? 'draft_firm' : 'draft_soft'];
  const frames = [family ?? []].flat() as string[];
  // Round what has no such line yet: "kindly" twice is nobody's way to talk.
  const bare = frames.reduce((text, frame) => text.replace(frame.replace('{a}', '').trim(), ''), base);
  const whole = bare.replace(/\s+/g, ' ').trim();
  return frames.map((frame) => wrapped(frame, whole)).find((text) => !held.texts.includes(text));
}

const CUT_LEAST = 5;
const NONE = (texts: readonly string[]) => ({ plain: texts, warm: [], short: [], direct: [] });

function wrapped(frame: string, base: string): string {
  if (frame.startsWith('{a}')) return frame.replace('{a}', base);
  const hi = HI.exec(base)?.[0] ?? '';
  return `${hi}${frame.replace('{a}', upperFirst(base.slice(hi.length)))}`;
}

/** Others are asked for, or neither will do: those that are left, words for what it is about, or the question what. */
export function asksAgain(scene: Scene, held: Held): Plan | null {
  const { read, state } = scene;
  const neither = NEITHER.test(read.clean);
  if (!neither && !OTHERS.test(read.clean)) return null;
  // "No, I am not sad. It is like ..." turns down a reading, and not the words.
  if (/\bI(?:'m| am) not (?!sure)\w+\W*(?:$|\.)/i.test(read.clean) && !OTHERS.test(read.clean)) return null;
  const them = whoIn(scene, held);
  const facts: Facts = { ...held.facts, ...factsIn([...earlier(scene), read.clean], them, scene.gate) };
  const purposes = purposesOf(scene.lines);
  const found = purposeHere(scene, held);
  const other = found !== null && found.id !== held.kind ? found : undefined;
  const asks = wordsAsked(read.clean, read.words, earlier(scene)) !== null;
  const same = neither && !asks ? undefined : purposes.find(({ id }) => id === held.kind);
  const wanted = other ?? same;
  const more = wanted === undefined ? null : putUp(scene, wanted, facts, them);
  if (more !== null) return more;
  // Twice missed: that is said, and the pen is theirs.
  if (state.signs?.['draft-differs'] !== undefined) return leavesPen(scene);
  state.signs = { ...state.signs, 'draft-differs': state.turn };
  return askWhat(scene, them, facts.hi, 'draft_differs');
}

/** Missed again after they were asked in their own words: said plainly, and the pen is theirs; null where it is no such no. */
export function missedAgain(scene: Scene): Plan | null {
  const { state, read } = scene;
  if (state.signs?.['draft-differs'] === undefined || read.words > NO_MOST || /\bthat (?:I|it|we)\b/i.test(read.clean))
    return null;
  return NEITHER.test(read.clean) ? leavesPen(scene) : null;
}

const NO_MOST = 10;

function leavesPen({ state }: Scene): Plan {
  delete state.drafts;
  if (state.signs !== undefined) delete state.signs['draft-differs'];
  return plan('draft.pen', 'choose', [line('draft_pen')], { expect: { kind: 'open' } });
}
