import { writtenIn } from '#companion/written.ts';
import { ideaAsked } from './asks-ideas.ts';
import { asksForWords } from './asks-words.ts';
import { noChoiceMade } from './choice.ts';
import { complaintIn } from './complaint-words.ts';
import { adviseIdea, noteRefused } from './give-idea.ts';
import { LISTED, listed } from './idea-listed.ts';
import { ideaTried } from './idea-tried.ts';
import { headOf, ideaText } from './ideas.ts';
import { labelOf, takeOption } from './offers.ts';
import { onlyAsking } from './only-asking.ts';
import { noteNow, ownPlan } from './own-plan.ts';
import { ownStep } from './own-step.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { sentencesOf } from './read-apart.ts';
import { DAY_ASKED, saidToIdea } from './said-to-idea.ts';
import { isDoingNow } from './take-idea.ts';
import { NONE_AT } from './ways-on.ts';

// Why is this hard? After an idea people answer in every way there is: "the latter", "neither really", "dont get the 2nd
// one", "we can't afford that", "and if I can't finish". Heard as an ordinary message each of these gets an echo, or,
// worse, becomes the step itself. So for some turns after an offer they are read as what they are about it.

const written = writtenIn('policy/after-ideas');

const SINCE_OFFER = 4;
const LEAD =
  "(?:(?:ok|okay|oh|hm+|um+|er+m*|well|so|and|but|yes|yeah|aye|right|fine|alright|honestly|actually|maybe|probably|no|nah|lol|I think|I guess|I suppose|i'd say)\\b[ ,.]*)*";
const TAIL =
  '(?:[ ,.]+(?:then|though|tho|maybe|please|perhaps|really|actually|now|too|tbh|lol|I (?:guess|suppose|think)|probably|ta|thanks|cheers|to be honest|for me))*[.!?]*$';
const whole = (words: string) => new RegExp(`^${LEAD}(?:${words})${TAIL}`, 'i');

const TAKES =
  "(?:I(?:'ll| will|'d| would)? (?:just |rather )?(?:have|take|try|do|pick|choose|go (?:with|for)|like|prefer)|let's (?:do|try)|go with|start with|make it)";
const SECOND =
  '(?:the )?(?:second|2nd|latter|last|other|2|two|bottom|number (?:two|2)|option (?:two|2|b))(?: (?:one|1|idea|thing|bit|part))?';
const FIRST =
  '(?:the )?(?:first|1st|former|1|one|top|number (?:one|1)|option (?:one|1|a))(?: (?:one|1|idea|thing|bit|part))?';
/** A pick stands at the start, and a reason may come after it. */
const picks = (which: string) =>
  new RegExp(
    `^${LEAD}(?:${TAKES} )?${which}(?=${TAIL.slice(0, -1)}$|[.,;!] | (?:is|sounds?|seems?|looks?|would|will do|feels?|makes?|might|because|cos|it's|that's|I(?:'ll|'d| think| guess| can| could| like)|please)\\b)(?! (?:is|sounds?|seems?|looks?|feels?|makes?|would be) (?:not?|silly|stupid|weird|odd|too|no|hard|scary|impossible)\\b)`,
    'i',
  );
const PICKS_SECOND = picks(SECOND);
const PICKS_FIRST = picks(FIRST);
/** "Not the first": of two the other is left. */
const NOT_THIS = whole('(?:not|anything but) the (first|second|former|latter|last)(?: one| idea)?');
const TAKEN = new RegExp(`^${LEAD}${TAKES} the (first|former|second|latter|other) (?:one|idea)\\b`, 'i');
const BOTH = whole("(?:I(?:'ll| will)? (?:do|try|take) )?both(?: of (?:them|those))?");
const WHICH_FIRST = whole(
  'which (?:one )?(?:of them )?(?:first|should I.{0,16}|do I.{0,16}|is (?:the )?(?:better|easier|easiest|best|simplest|smallest|smaller))',
);

/** "I'll try that", "I'll do the first one": one of ours. */
const TAKES_OURS = written('takes-ours');

/** Not understood: "what?", "dont get the 2nd one". */
const UNCLEAR = written('unclear');
const OF_SECOND = /\b(?:second|last|other|2nd|latter)\b/i;
const OF_FIRST = /\b(?:first|1st|former)\b/i;

const ACCEPTS = whole(
  `(?:that|it|this)(?: one)?(?: (?:I|i))? (?:can|could|might|'ll|would|will)(?: (?:do|work|help|be (?:ok|okay|good|fine|possible|doable|nice|worth .{2,16})|try))?|that I can (?:do|manage)|I (?:can|could|might|think I can|think I could|will|'ll) (?:do|try|manage) (?:that|it|this)(?: one)?|I(?:'ll| will|'d| could| can| might|'m going to| am going to)? ?(?:just |try to |try and )?(?:try|do|give|have|take|manage|use) (?:that|it|this)(?: one)?(?: a (?:go|try|shot|whirl))?|(?:that|it|this)(?:'s| is)? ?(?:sounds?|seems?|looks?|feels?)? ?(?:a )?(?:really |quite |pretty )?(?:good|ok|okay|doable|alright|fine|possible|nice|sensible|easy|manageable|like a plan)(?: (?:idea|one|shout|plan|enough|thinking|start))?|(?:could be )?worth a (?:try|go|shot)|(?:good|nice|great|fair) (?:idea|one|shout|thinking|call|enough|plan|point)|makes sense|will do|why not|(?:that |it )?(?:could|might) (?:work|help|be ok|be good)|let's (?:do|try) (?:that|it)|deal|I like (?:that|it|this)(?: one| idea)?|that one|sounds (?:good|ok|okay|doable|alright|fine|like a plan)|you're (?:probably )?right`,
);
/** Turned down, bare or with its reason. */
const REFUSES = written('refuses');
/** So long, it tells more than why. */
const REASON_MOST = 18;
/** "No he is not, he came home": a no to something else. */
const OF_OTHERS = /^(?:no|nah)[ ,.]+(?:he|she|they|my|his|her|we|it (?:was|happened)|there)\b/i;
const GIVES_UP = written('gives-up');

const WORRY = written('worry');
const HOW_LONG = whole(
  '(?:for )?how (?:long|much|many minutes)(?: (?:for|of it|should (?:it|I|that)|do I|does it|would|is|must)\\b.{0,24})?',
);

/** "Ok starting now", whoever put the thing up. */
const STARTS = written('starts');

/** "And before the meeting?": an idea for the rest of it. */
const MORE_OF_IT = written('more-of-it');

const TWO = 2;

/** What is said to ideas that were put up just now. */
export function afterIdeas(scene: Scene): Plan | null {
  const { state, grammar, read } = scene;
  const { lastOffer } = state;
  if (!grammar.turnsClauses || state.level >= 2 || read.words > 34 || asksForWords(read.clean, read.words)) return null;
  if (STARTS.test(read.clean) && state.told > 1) return noteNow(scene);
  if (lastOffer === undefined) return null;
  // What exercises there are was listed because it was asked: nothing was proposed that could be turned down.
  if (lastOffer.options.length > TWO && lastOffer.options.every((id) => id.startsWith('exercise:')))
    return pickedOf(scene, lastOffer.options, state.turn - lastOffer.turn === 1);
  if (lastOffer.options.length === 0 || state.turn - lastOffer.turn > SINCE_OFFER || state.expect?.kind === 'scale')
    return null;
  if (scene.lines.families.idea_meant === undefined) return null;
  return onOffer(scene, lastOffer.options, state.turn - lastOffer.turn === 1);
}

function onOffer(scene: Scene, options: string[], justNow: boolean): Plan | null {
  const { read, state } = scene;
  const text = read.clean;
  const [first = '', second] = options;
  const pick = { expect: { kind: 'pick' as const, options } };
  // Words given for a talk are picked in the same way, and later ones than the ideas are meant.
  if ((state.signs?.['words-given'] ?? -1) > (state.lastOffer?.turn ?? 0)) return null;
  if (GIVES_UP.test(text)) return leftAlone(scene);
  if (heldAgainst(scene)) return null;
  if (LISTED.test(read.text)) return listed(text);
  if (justNow && UNCLEAR.test(text)) return meant(scene, options);
  const ask = ideaAsked(scene);
  if (ask !== null) {
    noteRefused(scene, text);
    if (ask.more || state.planLent) dropLent(scene);
    return adviseIdea(onlyAsking(scene), { ...ask, more: true });
  }
  const lent = state.planLent === true;
  if (WORRY.test(text) && (lent || justNow))
    return plan('answer.if', 'choose', [line('step_unfinished')], lent ? { expect: { kind: 'when' } } : pick);
  if (HOW_LONG.test(text) || HOW_LONG.test(sentencesOf(text).at(-1) ?? ''))
    return plan('plan.ask', 'choose', [line('step_how_long')], lent ? { expect: { kind: 'when' } } : pick);
  if (second !== undefined && WHICH_FIRST.test(text))
    return plan('pick.which', 'choose', [line('ideas_which_first', { first: nameOf(scene, first) })], pick);
  if (justNow && MORE_OF_IT.test(text)) return adviseIdea(scene, { more: true });
  if (/\?\s*$/.test(read.text) && !DAY_ASKED.test(read.text.trim())) return null;
  const step = ownStep(scene);
  const ours = step === undefined || TAKES_OURS.test(step);
  // "Alright. I'll text him tomorrow": a step of their own, whatever yes stands before it.
  if (justNow && ours && isDoingNow(text) && /^(?:\w+[ ,.]+){0,3}I(?:'m| am) \w+ing\b/i.test(text))
    return noteNow(scene);
  const picked = ours ? pickedOf(scene, options, justNow) : null;
  if (picked !== null) return picked;
  if (step !== undefined) return ownPlan(scene);
  const refused = (justNow || lent) && read.words <= REASON_MOST && REFUSES.test(text) && !OF_OTHERS.test(text);
  return refused ? refusedIdea(scene) : null;
}

/** A complaint about the talk is owned before anything else is made of the message. */
function heldAgainst({ read, state }: Scene): boolean {
  const held = complaintIn(read.clean, read.words, state.lastReply, state.recent.join(' . '));
  return held !== null && held !== 'unclear' && saidToIdea(read.clean) !== 'yes';
}

/** The option that was taken, by its place, by its words or by a plain yes to the one. */
function pickedOf(scene: Scene, options: string[], justNow: boolean): Plan | null {
  const { read } = scene;
  const text = read.clean;
  const [first = '', second] = options;
  const tapped = options.find(
    (option) => labelOf(scene, option).toLowerCase() === text.toLowerCase().replace(/[.!]+$/, ''),
  );
  if (tapped !== undefined) return takeOption(tapped, scene);
  const asked = scene.state.signs?.[ASKED_WHICH] === scene.state.turn - 1;
  const accepts = (justNow || asked || /\bthe first\b[^.]*\./i.test(scene.state.lastReply)) && takesIt(text);
  if (second === undefined) {
    const named = justNow && namesIdea(scene, first);
    return accepts || named || (justNow && PICKS_FIRST.test(text)) ? takeOption(first, scene) : null;
  }
  const not = NOT_THIS.exec(text)?.[1]?.toLowerCase();
  if (not !== undefined) return takeOption(/second|latter|last/.test(not) ? first : second, scene);
  const taken = TAKEN.exec(text)?.[1]?.toLowerCase();
  if (PICKS_SECOND.test(text) || (taken !== undefined && /second|latter|other/.test(taken)))
    return takeOption(second, scene);
  if (PICKS_FIRST.test(text) || taken !== undefined) return takeOption(first, scene);
  if (BOTH.test(text)) {
    const one = takeOption(first, scene);
    return one === null || first.startsWith('exercise:') || one.move !== 'plan.first'
      ? one
      : { ...one, parts: [line('ideas_both', { first: nameOf(scene, first) }), ...one.parts.slice(1)] };
  }
  const named = justNow ? options.filter((option) => namesIdea(scene, option)) : [];
  if (named.length === 1) return takeOption(named[0] ?? '', scene);
  if (accepts && isDoingNow(text)) return noteNow(scene);
  // Which one was asked already, and this is a yes once more.
  if (accepts && (asked || /\bthe first\b/i.test(scene.state.lastReply))) return takeOption(first, scene);
  if (!accepts) return null;
  scene.state.signs = { ...scene.state.signs, [ASKED_WHICH]: scene.state.turn };
  return read.words <= WHICH_MOST
    ? plan(
        'repair.which',
        'choose',
        [line('ideas_which', { first: nameOf(scene, first), second: nameOf(scene, second) })],
        {
          expect: { kind: 'pick', options },
        },
      )
    : null;
}

/** A yes to it, whole or with its details; what comes after the yes is when, or that it is being done, and no new story. */
function takesIt(text: string): boolean {
  if (/\bbut (?:ok|okay|fine|yes|sure|I'll try|I will try|worth)\b[^,.]{0,24}$/i.test(text)) return true;
  if (/\bbut\b(?! (?:only|maybe|not (?:today|tonight|yet))\b)/i.test(text)) return false;
  return ACCEPTS.test(text) || saidToIdea(text) === 'yes';
}

const ASKED_WHICH = 'idea-which';
const WHICH_MOST = 14;
const NAMES_MOST = 7;
const BESIDE_NAME = written('beside-name', 'gi');

/** "The quiet hour", "walk i think": nothing stands in it but words of the one idea. */
function namesIdea({ read, lines, exercises }: Scene, option: string): boolean {
  if (read.words > NAMES_MOST || read.feelings.length > 0) return false;
  const left =
    read.clean
      .toLowerCase()
      .replace(BESIDE_NAME, ' ')
      .match(/\p{L}{3,}/gu) ?? [];
  const exercise = option.startsWith('exercise:') ? exercises.get(option.slice('exercise:'.length)) : undefined;
  const own = (exercise ? `${exercise.title} ${exercise.offer}` : (ideaText(lines, option) ?? '')).toLowerCase();
  return left.length > 0 && left.every((word) => own.includes(word.slice(0, 5)));
}

/** What it is, up to its first comma, as it was put. */
function nameOf({ lines, exercises }: Scene, option: string): string {
  const [kind, id = ''] = option.split(':');
  return kind === 'exercise'
    ? (exercises.get(id)?.offer ?? '').replace(/[,:;(].*$/, '')
    : headOf(ideaText(lines, option) ?? '');
}

/** The idea again, in full and by itself; of two the one that was named, or both. */
function meant(scene: Scene, options: string[]): Plan {
  const { read, lines, exercises } = scene;
  const [first = '', second] = options;
  const which =
    second !== undefined && OF_SECOND.test(read.clean)
      ? second
      : second === undefined || OF_FIRST.test(read.clean)
        ? first
        : null;
  const full = (option: string) =>
    ideaText(lines, option) ?? exercises.get(option.slice('exercise:'.length))?.offer ?? '';
  const said: Part =
    which === null
      ? line('ideas_meant', { first: nameOf(scene, first), second: nameOf(scene, second ?? first) })
      : line('idea_meant', { first: full(which) });
  return plan('pick.meant', 'choose', [said], { expect: { kind: 'pick', options } });
}

function dropLent({ state }: Scene): void {
  if (!state.planLent) return;
  state.plan = null;
  delete state.planLent;
}

const ASKED_LIKE = 'idea-like';

/** Turned down: owned in a word, and asked once what would suit; no second tip, unless one is asked for. */
function refusedIdea(scene: Scene): Plan | null {
  const { state, read } = scene;
  dropLent(scene);
  noteRefused(scene, read.clean);
  const next = ideaTried(scene);
  if (next !== null) return next;
  if (state.signs?.[ASKED_LIKE] !== undefined) return null;
  state.signs = { ...state.signs, [ASKED_LIKE]: state.turn };
  const both = (state.lastOffer?.options.length ?? 0) > 1;
  return plan('neither.own', 'explore', [line(both ? 'ideas_like' : 'idea_like')], { expect: { kind: 'open' } });
}

/** "That's no answer", "that has nothing to do with it", to a tip or to a choice that was left with them. */
export function ideaMissed(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.idea_missed === undefined || state.level >= 2) return null;
  if (!MISSED.test(read.clean) || read.words > MISSED_MOST) return null;
  const left = noChoiceMade(scene);
  if (left !== null) return plan('repair', 'explore', left, { expect: { kind: 'open' } });
  const { lastOffer } = state;
  if (state.turn - Math.max(lastOffer?.turn ?? -2, state.signs?.[NONE_AT] ?? -2) !== 1) return null;
  dropLent(scene);
  return plan('repair', 'explore', [line('idea_missed')], { expect: { kind: 'open' } });
}

const MISSED_MOST = 14;
/** What is said against a tip as a whole; with a matter of its own behind it, the matter is met. */
const MISSED = written('missed');

/** "Forget it": no more ideas, and no praise for doing it alone. */
function leftAlone(scene: Scene): Plan {
  dropLent(scene);
  return plan('neither.own', 'talk', [line('ideas_left')], { expect: { kind: 'open' } });
}
