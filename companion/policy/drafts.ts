import type { Family } from '#companion/content.schema.ts';
import { fill } from '#companion/realise/choose-wording.ts';
import { noteOffered } from '#companion/state.ts';
import { tidy } from '#companion/understand/tidy.ts';
import { type Addressee, addressee } from './addressee.ts';
import { plainAsk, wordsAsked } from './asks-words.ts';
import { type Draft, draftInAsk, kindByAsk } from './draft-asked.ts';
import { draftByTalk, withDeed } from './draft-told.ts';
import { ownStep } from './own-step.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? Who asks for words has mostly decided to speak, and a question back or a receipt leaves them with
// the blank page. What is to be said stands in the asking ("tell her I lost it") or before it ("I snapped at her"), so
// both are read; where neither says it, a plain draft that claims nothing is still better than none.

/** Where they stand in a family, by the way they sound. */
export const SOUNDS = { plain: 0, gentle: 1, short: 2, light: 3 } as const;

const HURTS =
  /\b(?:hurts? me|hits? me|hit me|kill (?:me|him|her|them)|beats? (?:me|us)|weapon|knife|strangl\w*|chok(?:ed|es) me|scared of (?:him|her)|threaten\w*|stood in front of the|won't let me (?:leave|out)|goes through my (?:phone|messages))\b/i;
const CLOSE = /\b(?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|ex|hubby|bf|gf)$/i;

const ASKS_FOR_WORDS =
  /\b(?:how|what|which|help|need|give|gimme|words|wording|any|idea|ideas|suggest\w*|lend|can't|don't know|dunno|no idea|not sure|you|u|please|pls|something (?:to|I))\b/i;

/** Two drafts for whom and what the words are asked for; null where none are asked for. */
export function drafts(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.draft_two === undefined || state.level >= 2) return null;
  // "I could just show her the email", "I want to say one sentence": a step in their own words, and no words are asked for.
  if (!/\?/.test(read.text) && !ASKS_FOR_WORDS.test(read.clean) && ownStep(scene) !== undefined) return null;
  const before = state.recent.map((text) => tidy(text, {}));
  const asked = wordsAsked(read.clean, read.words, before);
  if (asked === null || /\bthank (?:him|her|them|my \w+)\W*$/i.test(asked)) return null;
  const them = addressee(asked, [...before, read.clean], read.clean) ?? addressee(read.clean, before);
  const draft = draftFor(scene, asked, them);
  if (state.told < 1 && Object.keys(draft.slots).length === 0 && kindByAsk(asked) === null) return null;
  if (endangers(scene, them)) return null;
  return putUp(scene, draft, them);
}

/** Two drafts of a kind, kept until one is taken or they are left. */
export function putUp(scene: Scene, draft: Draft, them: Addressee | null): Plan | null {
  const { state, read, lines } = scene;
  const texts = textsOf(lines.families[`draft_${draft.kind}`], draft);
  if (texts.length < 2) return null;
  const on = firstTwo(read.clean, read.text);
  const [a, b] = on.map((at) => texts[at]);
  if (a === undefined || b === undefined) return null;
  state.drafts = { kind: draft.kind, texts, on, seen: on, turn: state.turn, own: them?.own ?? '' };
  state.signs = { ...state.signs, 'words-given': state.turn };
  noteOffered(state, 'how_say');
  state.toldAtOffer = state.told;
  const who = them !== null && them.said !== '' && lines.families.draft_two_to !== undefined ? them.said : null;
  return plan(
    'advice.say',
    'choose',
    [who === null ? line('draft_two', { a, b }) : line('draft_two_to', { a, b, who })],
    {
      expect: { kind: 'open' },
      mayRepeat: true,
    },
  );
}

function draftFor(scene: Scene, asked: string, them: Addressee | null): Draft {
  const { state, read, gate } = scene;
  // "I need to ask her to stop sending them. How do I word it?": what it is about may stand beside the asking.
  const sentences = plainAsk(read.clean).split(/(?<=[.!?;]) +/);
  for (const sentence of [asked, ...sentences]) {
    const inAsk = draftInAsk(sentence, them, gate);
    if (inAsk !== null) return inAsk;
  }
  const beside = sentences.filter((sentence) => sentence !== asked).join(' ');
  const told = [state.opening ?? '', ...state.recent, beside]
    .filter((text) => text !== '')
    .map((text) => tidy(text, {}));
  const kind = kindByAsk(asked) ?? kindByAsk(read.clean);
  return kind === null ? draftByTalk(scene, told, them) : withDeed(kind, told, them, scene);
}

/** To somebody who hurts them no words are lent that may cost them; others may be asked for help. */
function endangers({ state, read }: Scene, them: Addressee | null): boolean {
  const told = [state.opening ?? '', ...state.recent, read.clean].join(' . ');
  const unsafe = state.topics.includes('abuse') || HURTS.test(told);
  return unsafe && (them === null || them.own === '' || CLOSE.test(them.own));
}

function textsOf(family: Family | undefined, { slots }: Draft): string[] {
  const all = family === undefined ? [] : Array.isArray(family) ? family : family.any;
  return all.flatMap((text) => fill(text, slots) ?? []);
}

const SHORT = /\b(?:short|plain|simple|brief|quick|one line|few words|small)\b/i;
const CASUAL = /\b(?:u|ur|tho|like actual|lol|idk|normal|bruv|mate|bro|tbh)\b/i;

const WITTY = /\b(?:comebacks?|retort|witty|funny|clever|shut (?:him|her|them) up)\b/i;

/** Plain and gentle; who asks for it short, or types in haste, gets the short one first. */
function firstTwo(clean: string, text: string): number[] {
  if (WITTY.test(clean)) return [SOUNDS.light, SOUNDS.short];
  return SHORT.test(clean) || CASUAL.test(text) ? [SOUNDS.short, SOUNDS.plain] : [SOUNDS.plain, SOUNDS.gentle];
}
