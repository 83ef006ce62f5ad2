import { noteOffered } from '#companion/state.ts';
import { countWords, endWithStop } from '#companion/understand/plain-text.ts';
import { tidy } from '#companion/understand/tidy.ts';
import { type Addressee, rolesOf } from './addressee.ts';
import { type WordsAsked, wordsAsked } from './asks-words.ts';
import { asksIn } from './draft-asked.ts';
import { thatEach, wishedContent } from './draft-content.ts';
import { besides, withBeside, withDetailsFirst } from './draft-detail.ts';
import { directContent } from './draft-direct.ts';
import { type Facts, factsIn } from './draft-facts.ts';
import { type Purpose, purposeOf, purposesOf } from './draft-purpose.ts';
import { registersFor } from './draft-registers.ts';
import { MEANS_TO_SAY, whomFor } from './draft-whom.ts';
import { greeted, unseenWordings } from './draft-words.ts';
import { slipsPutRight } from './learnt-slips.ts';
import { matterSays } from './matter-answers.ts';
import { ownStep } from './own-step.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { isRuledOut } from './ruled-out.ts';

// Why is this hard? Who asks for words has mostly decided to speak, and a question back or a receipt leaves them with the
// blank page; words for another matter are worse still. So two are put up where it is sure whom they are for and why, and
// else one thing is asked: what should be heard. The answer to that is the best draft there is.

type Held = NonNullable<Scene['state']['drafts']>;

const HURTS =
  /\b(?:hurts? me|hits? me|hit me|kill (?:me|him|her|them)|beats? (?:me|us)|weapon|knife|strangl\w*|chok(?:ed|es) me|scared of (?:him|her)|threaten\w*|stood in front of the|won't let me (?:leave|out)|goes through my (?:phone|messages)|(?:check|read)s (?:all )?my (?:phone|messages|texts)|(?:he|she)(?:'ll| will) (?:just |always )?(?:read|check|see) (?:it|them|this|that)(?: \w+)? before I)\b/i;
/** What is written on the phone is read by another: then no text is safe, whoever it is for. */
const READ_BY_OTHER =
  /\b(?:goes through|checks|reads|looks through) (?:all )?my (?:phone|messages|texts|chats)\b|\b(?:he|she)(?:'ll| will) (?:just |always )?(?:read|check|see) (?:it|them|this|that)(?: \w+)? before I\b/i;
const CLOSE = /\b(?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|ex|hubby|bf|gf)$/i;
/** A talk in public has answers of its own. */
const ON_A_STAGE = /\b(?:speech|toast|eulogy|interview|funeral|wake|wedding|best man)\b/i;
/** So long after it drafts are still what "what do I send" is about. */
const TALK_HOLDS = 12;

/** Who is cared for, or only told about it, is not the one that is asked. */
const TO_AN_OFFICE = new Set(['carer_help', 'permit', 'bill_plan']);
const FORMAL = new Set(['office', 'work', 'doctor', 'teacher']);
/** Purposes whose words answer somebody nobody spoke of: no greeting goes before them. */
export const TO_A_STRANGER = new Set(['asked_late', 'asked_fired', 'asked_left']);

interface Wanted {
  asked: WordsAsked;
  them: Addressee | null;
  purpose: Purpose | null;
  facts: Facts;
  /** What they said they want said, turned to the one it is for. */
  content: string | null;
}

/** Two drafts for whom and what the words are asked for; null where none are asked for, or it is not sure what for. */
export function drafts(scene: Scene): Plan | null {
  const wanted = wantedIn(scene);
  if (wanted === null) return null;
  if (wanted.content !== null) return fromContent(scene, wanted.content, wanted.them, wanted.facts.hi);
  if (wanted.purpose === null) return onTable(scene, wanted.them);
  const held = scene.state.drafts;
  const put = putUp(scene, wanted.purpose, wanted.facts, wanted.them);
  const shown = held?.texts[held.taken ?? held.on[0] ?? -1];
  // Asked for once more, with nothing new left to show: the one that was settled on, and not the last of the drawer.
  const left = put === null ? 0 : (scene.state.drafts?.on.length ?? 0);
  if (left === 2 || held?.kind !== wanted.purpose.id || shown === undefined) return put;
  scene.state.drafts = { ...held, turn: scene.state.turn };
  return plan('draft.again', 'choose', [line('draft_again_said', { a: shown })], { mayRepeat: true });
}

/** "You write for me please?", just after their own words were put up: here they are. */
function onTable({ state }: Scene, them: Addressee | null): Plan | null {
  const held = state.drafts;
  const shown = held?.texts[held.taken ?? held.on[0] ?? -1];
  if (held?.kind !== 'own' || shown === undefined || state.turn - held.turn > TABLE_HOLDS) return null;
  if (them !== null && them.own !== '' && held.own !== '' && them.own !== held.own) return null;
  held.turn = state.turn;
  return plan('draft.again', 'choose', [line('draft_again_said', { a: shown })], { mayRepeat: true });
}

const TABLE_HOLDS = 3;

/** Words are plainly asked for, and what they are for is not: the one thing that is missing is asked. */
export function draftsFor(scene: Scene): Plan | null {
  const unsafe = readByOther(scene);
  if (unsafe !== null) return unsafe;
  const known = whomOnly(scene);
  return known === null ? null : askWhat(scene, known.them, known.hi);
}

/** Whom words are plainly asked for, where it is not known what they shall say; null where none are asked for. */
export function whomOnly(scene: Scene): { them: Addressee | null; hi: string | undefined } | null {
  const wanted = wantedIn(scene);
  if (wanted === null || !wanted.asked.sure || ON_A_STAGE.test(wanted.asked.sentence)) return null;
  return { them: wanted.them, hi: wanted.facts.hi };
}

function wantedIn(scene: Scene): Wanted | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.drafts === undefined || state.level >= 2) return null;
  const before = earlier(scene);
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
  const texts = [...before, read.clean];
  // "I need to ask her to stop sending them. How do I word it?": what it is about may stand beside the asking.
  const beside = [read.clean, ...before.slice(-2).reverse()].flatMap((text) => text.split(/(?<=[.!?;\n])\s+/));
  const asking = [asked.sentence, ...beside.filter((text) => MEANS_TO_SAY.test(text))];
  const inAsk = asking.map((text) => asksIn(text, them, scene.gate)).find((one) => Object.keys(one).length > 0);
  const facts = { ...factsIn(texts, them, scene.gate), ...inAsk };
  // "I want to stay": no notice is written for them.
  const purposes = purposesOf(lines).filter(({ texts }) => !isRuledOut(texts.plain.join(' '), scene));
  const about = { asked: asked.sentence, message: read.clean, them, facts };
  // "So what do I send": what is asked for again is what it was before, unless the asking says otherwise.
  const again = lately && (them?.own ?? '') === lately.own ? purposes.find(({ id }) => id === lately.kind) : undefined;
  const here = again && purposeOf(purposes, { ...about, before: [] });
  const purpose = here ?? again ?? purposeOf(purposes, { ...about, before });
  // "That it stung, and that I'd still like to see her": told in a row, it is taken apart.
  const rows = inAsk === undefined || /\bthat (?:I|it|you|we)\b/i.test(inAsk.own ?? '');
  // "Once a month is enough" needs no heart opened before it.
  const bare = purpose?.id === 'own_say' && !/^I\b/.test(facts.own ?? 'I') ? endWithStop(facts.own ?? '') : null;
  const content = bare ?? (rows ? contentFor(scene, before, them) : null);
  const known = purpose === again ? { ...lately?.facts, ...facts } : facts;
  // What an interviewer asks is answered to nobody who was spoken of.
  const office = purpose !== null && TO_AN_OFFICE.has(purpose.id) && !rolesOf(them).some((role) => FORMAL.has(role));
  if (purpose !== null && content === null && (office || TO_A_STRANGER.has(purpose.id))) {
    const { hi: _greets, ...plain } = known;
    return { asked, them: null, purpose, content, facts: plain };
  }
  return { asked, them, purpose, content, facts: known };
}

/** Said in the asking or in one of the two messages before it; not twice what stands on the table. */
function contentFor({ state, read, gate }: Scene, before: readonly string[], them: Addressee | null): string | null {
  const told =
    state.drafts?.asked === undefined ? saidEarlier(before, them, gate) : thatEach(before.at(-1) ?? '', them, gate);
  const content = wishedContent([...before.slice(-CONTENT_BEFORE), read.clean], them, gate) ?? told;
  const direct = read.clean
    .split(/(?<=[.!?;\n])\s+/)
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
const OWN_MOST = 17;

/** Their own content as it stands, and once with a slower start, where both fit one reply. */
export function fromContent(scene: Scene, said: string, them: Addressee | null, hi: string | undefined): Plan {
  // A slip that a rule surely mends is mended before anybody sends it.
  const content = said.includes('?') ? said : (slipsPutRight(said) ?? said);
  const slow = [scene.lines.families.draft_slow].flat() as string[];
  const start = slow[scene.state.turn % slow.length] ?? '';
  const asks = content.includes('?');
  const a = greeted(content, hi, !asks);
  const formal = rolesOf(them).some((role) => role === 'office' || role === 'work');
  const facts: Facts = hi === undefined ? {} : { hi };
  if (asks || countWords(content) > OWN_MOST || (formal && scene.lines.families.draft_office === undefined)) {
    hold(scene, { kind: 'own', own: them?.own ?? '', facts }, [a]);
    return plan(
      'draft.own',
      'choose',
      [line(scene.lines.families.draft_yours === undefined ? 'draft_one' : 'draft_yours', { a })],
      { mayRepeat: true, expect: { kind: 'open' } },
    );
  }
  const ends = [scene.lines.families.draft_office].flat() as string[];
  const b = formal
    ? `${a} ${ends[scene.state.turn % ends.length] ?? ''}`.trim()
    : greeted(`${start} ${content}`, hi, false);
  hold(scene, { kind: 'own', own: them?.own ?? '', facts }, [a, b]);
  const family = formal ? 'draft_two' : 'draft_from_you';
  return plan('draft.own', 'choose', [line(family, { a, b })], { mayRepeat: true, expect: { kind: 'open' } });
}

/** What was said before, the first thing told at its head. */
export function earlier({ state, lines }: Scene): string[] {
  const recent = state.recent.map((text) => tidy(text, lines.words.slang));
  const opening = state.opening === undefined ? '' : tidy(state.opening, lines.words.slang);
  return opening === '' || recent.some((text) => text.startsWith(opening.slice(0, 40))) ? recent : [opening, ...recent];
}

/** So many words in two drafts leave room for the line round them (realise/compose.ts). */
const BOTH_MOST = 60;

/** Words are asked for where another reads the phone: that is said, and nothing is written that could be found. */
function readByOther(scene: Scene): Plan | null {
  const { read, state, lines } = scene;
  const told = [state.opening ?? '', ...state.recent, read.clean].join(' . ');
  if (!READ_BY_OTHER.test(told) || state.level >= 2 || lines.families.draft_read === undefined) return null;
  const asked = wordsAsked(read.clean, read.words, earlier(scene));
  return asked?.sure === true ? plan('advice.say', 'choose', [line('draft_read')], { expect: { kind: 'open' } }) : null;
}

/** Two wordings of a purpose, kept until one is taken or they are left; null where none is left that was not shown. */
export function putUp(scene: Scene, purpose: Purpose, facts: Facts, them: Addressee | null): Plan | null {
  const { state, read } = scene;
  const seen = state.drafts?.texts ?? [];
  const more = besides(scene, them);
  const unseen = unseenWordings(purpose, facts, seen, registersFor(read.clean, read.text));
  const [a, ...others] = withDetailsFirst(unseen, read.clean).map((text) => withBeside(text, more));
  if (a === undefined) return null;
  const b = others.find((text) => countWords(a) + countWords(text) <= BOTH_MOST);
  hold(scene, { kind: purpose.id, own: them?.own ?? '', facts }, b === undefined ? [a] : [a, b]);
  const who = them !== null && them.said !== '' ? them.said : null;
  const part =
    b === undefined
      ? line('draft_one', { a })
      : who === null
        ? line('draft_two', { a, b })
        : line('draft_two_to', { a, b, who });
  return plan('advice.say', 'choose', [part], { expect: { kind: 'open' }, mayRepeat: true });
}

/** Puts words on the table; those shown before are remembered, so that none comes twice. */
export function hold(scene: Scene, about: Pick<Held, 'kind' | 'own' | 'facts'>, texts: readonly string[]): void {
  const { state } = scene;
  const seen = state.drafts?.texts ?? [];
  const all = [...seen, ...texts.filter((text) => !seen.includes(text))].slice(-SEEN_MOST);
  state.drafts = { ...about, texts: all, on: texts.map((text) => all.indexOf(text)), turn: state.turn };
  state.signs = { ...state.signs, 'words-given': state.turn };
  noteOffered(state, 'how_say');
  state.toldAtOffer = state.told;
}

const SEEN_MOST = 40;

/** Asks for what is missing: what they should hear, or who they are. */
export function askWhat(scene: Scene, them: Addressee | null, hi?: string, family = 'draft_ask_what'): Plan | null {
  const { state } = scene;
  if (
    family === 'draft_ask_what' &&
    state.drafts?.asked !== undefined &&
    state.drafts.turn === state.turn - 1 &&
    state.drafts.own === (them?.own ?? '')
  )
    return null;
  const nobody = them === null || (them.said === '' && them.pronoun === null);
  state.drafts = {
    kind: '',
    own: them?.own ?? '',
    texts: state.drafts?.texts ?? [],
    on: [],
    turn: state.turn,
    asked: 'what',
    facts: { ...(hi !== undefined && { hi }), ...(them?.pronoun && { pronoun: them.pronoun }) },
  };
  state.toldAtOffer = state.told;
  const office = rolesOf(them).includes('office') && scene.lines.families.draft_ask_office !== undefined;
  const name = family !== 'draft_ask_what' ? family : nobody ? 'draft_ask_who' : office ? 'draft_ask_office' : family;
  const said = family === 'draft_ask_what' ? matterSays(scene) : null;
  return said ?? plan('advice.say', 'choose', [line(name, formsOf(them))], { expect: { kind: 'open' } });
}

/** How they are spoken of in a question: "him", "your mum". */
export function formsOf(them: Addressee | null): { obj: string; obj_s: string } {
  if (them?.name !== undefined) return { obj: them.name, obj_s: them.name };
  if (them?.pronoun === 'he') return { obj: 'him', obj_s: 'he' };
  if (them?.pronoun === 'she') return { obj: 'her', obj_s: 'she' };
  return { obj: 'them', obj_s: 'they' };
}

/** To somebody who hurts them no words are lent that may cost them; others may be asked for help. */
function endangers({ state, read }: Scene, them: Addressee | null): boolean {
  const told = [state.opening ?? '', ...state.recent, read.clean].join(' . ');
  const unsafe = state.topics.includes('abuse') || HURTS.test(told);
  if (READ_BY_OTHER.test(told)) return true;
  return unsafe && (them === null || them.own === '' || CLOSE.test(them.role ?? them.own));
}
