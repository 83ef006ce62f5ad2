import { recentlySaid } from '#companion/recently-said.ts';
import { countWords, endWithStop, piecesOf } from '#companion/understand/plain-text.ts';
import { tidy } from '#companion/understand/tidy.ts';
import { type Addressee, rolesOf } from './addressee.ts';
import { type WordsAsked, wordsAsked } from './asks-words.ts';
import { asksIn } from './draft-asked.ts';
import { builtFacts, reasonIn } from './draft-build.ts';
import { thatEach, wishedContent } from './draft-content.ts';
import { directContent } from './draft-direct.ts';
import { type Facts, factsIn } from './draft-facts.ts';
import { type Purpose, purposeOf, purposesOf } from './draft-purpose.ts';
import { isSayable, sayableFacts, withoutSimiles } from './draft-sayable.ts';
import { isAboutDraft, MEANS_TO_SAY, whomFor } from './draft-whom.ts';
import { ownStep } from './own-step.ts';
import type { Scene } from './plan.ts';
import { isRuledOut } from './ruled-out.ts';
import { linesAreRefused } from './talk-marks.ts';

// What words are asked for: to whom, for what, and with which of the things that were told in them.

const HURTS =
  /\b(?:hurts? me|hits? me|hit me|kill (?:me|him|her|them)|beats? (?:me|us)|weapon|(?<!\b(?:like|as if with) an? )knife|strangl\w*|chok(?:ed|es) me|scared of (?:him|her)|threaten\w*|stood in front of the|won't let me (?:leave|out))\b/i;
/** What is written on the phone is read by another: then no text is safe, whoever it is for. */
export const READ_BY_OTHER =
  /\b(?:goes through|checks|reads|looks through) (?:all )?my (?:phone|messages|texts|chats)\b|\b(?:he|she)(?:'ll| will) (?:just |always )?(?:read|check|see) (?:it|them|this|that)(?: \w+)? before I\b/i;
const CLOSE = /\b(?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|ex|hubby|bf|gf)$/i;
/** So long after it drafts are still what "what do I send" is about. */
const TALK_HOLDS = 12;

/** Who is cared for, or only told about it, is not the one that is asked. */
const TO_AN_OFFICE = new Set(['carer_help', 'permit', 'bill_plan']);
const FORMAL = new Set(['office', 'work', 'doctor', 'teacher']);
/** Purposes whose words answer somebody nobody spoke of: no greeting goes before them. */
export const TO_A_STRANGER = new Set(['asked_late', 'asked_fired', 'asked_left']);

/** What is known of the words that are asked for. */
export interface Wanted {
  asked: WordsAsked;
  them: Addressee | null;
  purpose: Purpose | null;
  facts: Facts;
  /** What it is built of stands in this message. */
  here: boolean;
  /** What they said they want said, turned to the one it is for. */
  content: string | null;
}

/** The words that this message asks for; null where it asks for none, or they could do harm. */
export function wantedIn(scene: Scene): Wanted | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.drafts === undefined || state.level >= 2 || linesAreRefused(scene)) return null;
  const before = earlier(scene).map(withoutSimiles);
  const message = withoutSimiles(read.clean);
  const asked = wordsAsked(read.clean, read.words, before);
  if (asked === null) return null;
  // "I could just show her the email, I don't know how to say it": a step of their own.
  if (
    !asked.sure &&
    !/\b(?:how|what) (?:do|should|can|could|would) I\b/i.test(asked.sentence) &&
    ownStep(scene) !== undefined
  )
    return null;
  const held = state.drafts;
  const lately = held !== undefined && state.turn - held.turn <= TALK_HOLDS ? held : undefined;
  const them = whomFor(asked.sentence, scene, before, lately);
  if ((!asked.sure && them === null) || endangers(scene, them)) return null;
  const texts = [...before, message];
  // "I need to ask her to stop sending them. How do I word it?": what it is about may stand beside the asking.
  const beside = [read.clean, ...before.slice(-2).reverse()].flatMap(piecesOf);
  const asking = [asked.sentence, ...beside.filter((text) => MEANS_TO_SAY.test(text))];
  const inAsk = asking
    .map((text) => sayableFacts(asksIn(text, them, scene.gate)))
    .find((one) => Object.keys(one).length > 0);
  const built = builtFacts(asked.sentence, message, before, them, scene.gate);
  const wish = inAsk !== undefined && inAsk.own === undefined;
  const facts = {
    ...factsIn(texts, them, scene.gate),
    ...built.facts,
    ...(wish && reasonIn(read.clean, them, scene.gate)),
    ...inAsk,
  };
  // "I want to stay": no notice is written for them.
  const purposes = purposesOf(lines).filter(({ texts }) => !isRuledOut(texts.plain.join(' '), scene));
  const about = { asked: asked.sentence, message, them, facts, builtHere: built.here };
  // "So what do I send": what is asked for again is what it was before, unless the asking says otherwise.
  const again = lately && (them?.own ?? '') === lately.own ? purposes.find(({ id }) => id === lately.kind) : undefined;
  const here = again && purposeOf(purposes, { ...about, before: [] });
  // "Could you give me an example?" says nothing new: what was told since is no other matter.
  const bare = inAsk === undefined && !built.here && again !== undefined;
  const purpose = (bare ? again : here) ?? again ?? purposeOf(purposes, { ...about, before });
  // "That it stung, and that I'd still like to see her": told in a row, it is taken apart.
  const rows = inAsk === undefined || /\bthat (?:I|it|you|we)\b/i.test(inAsk.own ?? '');
  // "Once a month is enough" needs no heart opened before it.
  const alone = purpose?.id === 'own_say' && !/^I\b/.test(facts.own ?? 'I') ? endWithStop(facts.own ?? '') : null;
  // "Write a thank you for my sister, she had the kids": what she did alone is no thanks.
  const thanks = Object.keys(built.facts).some((name) => name.startsWith('thanks_'));
  const said =
    alone ??
    (rows && !thanks
      ? contentFor(
          scene,
          before.filter((text) => !isAboutDraft(text)),
          them,
        )
      : null);
  const content = said !== null && isSayable(said) ? said : null;
  const known = purpose === again ? { ...lately?.facts, ...facts } : facts;
  // What an interviewer asks is answered to nobody who was spoken of.
  const office = purpose !== null && TO_AN_OFFICE.has(purpose.id) && !rolesOf(them).some((role) => FORMAL.has(role));
  if (purpose !== null && content === null && (office || TO_A_STRANGER.has(purpose.id))) {
    const { hi: _greets, ...plain } = known;
    return { asked, them: null, purpose, content, facts: plain, here: false };
  }
  return { asked, them, purpose, content, facts: known, here: built.here || inAsk !== undefined };
}

/** Said in the asking or in one of the two messages before it; not twice what stands on the table. */
function contentFor({ state, read, gate }: Scene, before: readonly string[], them: Addressee | null): string | null {
  const told =
    state.drafts?.asked === undefined ? saidEarlier(before, them, gate) : thatEach(before.at(-1) ?? '', them, gate);
  const content = wishedContent([...before.slice(-CONTENT_BEFORE), read.clean], them, gate) ?? told;
  const direct = piecesOf(read.clean)
    .flatMap((text) => (/\?\s*$/.test(text) ? [] : (directContent(text, them, gate) ?? [])))
    .at(0);
  const shown = state.drafts?.texts ?? [];
  if (direct !== undefined) return direct;
  return content === null || shown.some((text) => text.toLowerCase().includes(content.toLowerCase())) ? null : content;
}

/** "That I miss her, I guess", said to what they would have liked to say: the words are there before they are asked for. */
function saidEarlier(before: readonly string[], them: Addressee | null, gate: Scene['gate']): string | null {
  const said = before
    .slice(-CONTENT_BEFORE)
    .map((text) =>
      (text.split(/(?<=[.!?;])\s+|,? but when /)[0] ?? '').replace(/,? I (?:guess|suppose|think)\W*$/i, ''),
    )
    .findLast((text) =>
      /^(?:just )?that I(?:'m|'ve)? (?:love|miss|need|want|sorry|care|feel|hate|can't|don't)\b/i.test(text),
    );
  return said === undefined || countWords(said) > OWN_MOST ? null : thatEach(said.replace(/^just /i, ''), them, gate);
}

const CONTENT_BEFORE = 2;

/** More words than this of their own are no wording any more, and leave no room for a second one. */
export const OWN_MOST = 17;

/** What was said before, the first thing told at its head. */
export function earlier(scene: Scene): readonly string[] {
  const { state, lines } = scene;
  const recent = recentlySaid(scene);
  const opening = state.opening === undefined ? '' : tidy(state.opening, lines.words.slang);
  return opening === '' || recent.some((text) => text.startsWith(opening.slice(0, 40))) ? recent : [opening, ...recent];
}

/** To somebody who hurts them no words are lent that may cost them; others may be asked for help. */
function endangers({ state, read }: Scene, them: Addressee | null): boolean {
  const told = [state.opening ?? '', ...state.recent, read.clean].join(' . ');
  if (READ_BY_OTHER.test(told)) return true;
  const unsafe = state.topics.includes('abuse') || HURTS.test(told);
  return unsafe && (them === null || them.own === '' || CLOSE.test(them.role ?? them.own));
}
