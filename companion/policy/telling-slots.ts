import { wordings } from '#companion/realise/choose-wording.ts';
import { type CompanionState, wasUsed } from '#companion/state.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { line, type Part, type Scene } from './plan.ts';
import type { TellingKind } from './telling-kinds.ts';

/** What the talk asks for in its course, each at most once or twice; the answer is met by what was asked. */
const SLOTS = ['hardest', 'since', 'who', 'helped', 'thought', 'need', 'hope'] as const;
export type Slot = (typeof SLOTS)[number];

const AT = 'slot-at';
const WHICH = 'slot';
const asked = (slot: Slot): string => `slot:${slot}`;

const NAMES_HARDEST = /\b(?:worst|hardest|what (?:gets|hurts|bothers|worries) me|main thing|can't get past)\b/i;
const NAMES_COMPANY =
  /\b(?:knows?|told|tell|talk(?:ed|ing)? to|nobody|no one|alone|by myself|support\w*|on my side)\b/i;
const NAMES_HELP = /\b(?:help(?:s|ed)|tried|try|works|worked|gets me through|calms?)\b/i;
/** What has a beginning and goes on. */
const LASTS: ReadonlySet<TellingKind> = new Set(['feels', 'goes_on', 'left_out', 'night', 'harsh']);
const FEW = 3;

/** The next thing worth asking, or null: nothing that was told, and nothing that does not fit yet. */
export function nextSlot({ state, read }: Scene, kinds: readonly TellingKind[]): Slot | null {
  const said = [state.opening ?? '', ...state.recent, read.clean].join(' ');
  const isOpen: Readonly<Record<Slot, boolean>> = {
    hardest: state.told >= 1 && !NAMES_HARDEST.test(said),
    since: state.since === null && read.since === null && kinds.some((kind) => LASTS.has(kind)),
    who: state.told >= FEW && !state.alone && !NAMES_COMPANY.test(said),
    helped: state.told >= FEW && kinds.some((kind) => LASTS.has(kind)) && !NAMES_HELP.test(said),
    thought: state.told >= FEW && kinds.some((kind) => kind === 'feels' || kind === 'ahead'),
    need: state.told > FEW,
    hope: state.told > FEW + 2,
  };
  return SLOTS.find((slot) => isOpen[slot] && state.signs?.[asked(slot)] === undefined) ?? null;
}

export function noteSlot(state: CompanionState, slot: Slot): void {
  state.signs = {
    ...state.signs,
    [asked(slot)]: state.turn,
    [AT]: state.turn,
    [WHICH]: SLOTS.indexOf(slot),
  };
}

const NONE =
  /^(?:(?:well|um+|honestly|no|nah|not really)[ ,.]+)*(?:no|nope|nah|nothing|nobody|no one|none|not (?:really|much)|never|don't know|idk|not sure)\b/i;
const LONG_SINCE =
  /\b(?:years?|months?|ages|forever|always|(?:all|my whole) (?:my )?life|since (?:I was|school|childhood|19|20)|decades?|long time)\b/i;
const SHORT_SINCE =
  /\b(?:days?|yesterday|today|this (?:morning|week)|last (?:night|week)|a week|(?:one|two|three|\d) weeks?|hours?|recently|just)\b/i;
const ANSWER_MOST = 30;
/** So short, it is the answer and nothing else. */
const ANSWER_ONLY = 7;
const SOMEBODY =
  /\b(?:mum|mom|mother|dad|father|wife|husband|partner|girlfriend|boyfriend|sister|brother|friends?|mate|colleague|daughter|son|gran|nan|aunt|uncle|cousin|doctor|gp|counsell?or|therapist|teacher|boss|everyone|family|she|he|they)\b|\b[A-Z][a-z]+\b(?= (?:knows|is|does))/;
const WANTS =
  /\b(?:need|want|wish|would|could|less|more|sleep|rest|time|help|someone|somebody|to (?:be|get|have|feel|stop|know))\b/i;
const THINKS = /\b(?:that|think|what if|I(?:'ll| will|'m| am| can't| should)|it's|why)\b/i;

/** The word that meets an answer to what was asked in the last reply; null where nothing was, or it was passed over. */
export function followSlot(scene: Scene): Part | null {
  const { state, read } = scene;
  if (state.signs?.[AT] !== state.turn - 1 || read.words > ANSWER_MOST || /\?\s*$/.test(read.text)) return null;
  const slot = SLOTS[state.signs[WHICH] ?? -1];
  const name = slot === undefined ? null : followOf(slot, read.clean);
  if (name === null) return null;
  const [first] = wordings(scene.lines.families[name], scene.tone, {}, state, scene.seed);
  return first === undefined || wasUsed(state, first.source) ? null : line(name);
}

function followOf(slot: Slot, text: string): string | null {
  const none = NONE.test(text);
  switch (slot) {
    case 'hardest':
      return none || /^(?:\d|(?:then|but|and|since|for|every|because|about|around|once|twice|two|three)\b)/i.test(text)
        ? null
        : 'follow_hardest';
    case 'since':
      return LONG_SINCE.test(text) ? 'follow_since_long' : SHORT_SINCE.test(text) ? 'follow_since_short' : null;
    case 'who':
      if (none || /\b(?:nobody|no one)\b/i.test(text)) return 'follow_who_none';
      return SOMEBODY.test(text) && !/\b(?:don't|doesn't|not|never|wouldn't)\b/i.test(text) ? 'follow_who_some' : null;
    case 'helped':
      if (none) return 'follow_helped_none';
      return /\b(?:not|n't|never|nothing|worse|used to)\b|n't\b/i.test(text) ? null : 'follow_helped_some';
    case 'need':
      return !none && (WANTS.test(text) || countWords(text) <= ANSWER_ONLY) && !OTHERS.test(text)
        ? 'follow_need'
        : null;
    case 'thought':
      return !none && (THINKS.test(text) || countWords(text) <= ANSWER_ONLY) && !OTHERS.test(text)
        ? 'follow_thought'
        : null;
    case 'hope':
      return !none && !OTHERS.test(text) && !/\b(?:not|nothing|worse)\b|n't\b/i.test(text) ? 'follow_hope' : null;
  }
}

/** It goes on with somebody else, or back to what happened. */
const OTHERS = /^(?:(?:and|but|yeah|yes|then)[ ,.]+)*(?:he|she|they|his|her|their|my (?!head|heart|body|chest))\b/i;
