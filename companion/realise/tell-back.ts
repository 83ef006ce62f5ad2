import type { LinesContent } from '#companion/content.schema.ts';
import type { Part, Scene } from '#companion/policy/plan.ts';
import { readApart } from '#companion/policy/read-apart.ts';
import { holdsAStep, wasUsed } from '#companion/state.ts';
import { countWords, lowerFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { besideEcho, isAskedOut, linesOf, weighs } from './beside-echo.ts';
import { type Wording, wordings } from './choose-wording.ts';
import { asksTold } from './just-told.ts';
import { sharedWords } from './nearest.ts';
import { mayHandBack } from './openings.ts';
import { ownWords } from './own-words.ts';
import type { Form } from './pieces.ts';

const written = writtenIn('realise/tell-back');

interface Picked {
  part: Part;
  choice: Wording;
}

/** Lines that could stand in any talk: true of a kind of sentence, or of nothing in particular. */
const ANYWHERE = written('anywhere', '');
/** Those that only keep the talk going, or fit a sentence by its form and miss what it tells. */
const KEEPS_GOING = written('keeps-going', '');
const SCRAP = 7;
/** Pieces that say something by themselves. */
const WHOLE_FORMS: ReadonlySet<string> = new Set<Form>(['pair', 'list', 'quote']);
const SAME_WORDS = 2;
/** After so much of their own nothing has to follow. */
const ENOUGH = 16;

/**
 * Where a reply would hold nothing of this message but a scrap, or a line that fits any: the message itself, told to
 * the person, and what of the reply speaks to its kind. Any other reply is what it was given.
 */
export function toldBack(picked: readonly Picked[], scene: Scene, attempt: number): readonly Picked[] {
  if (!scene.grammar.turnsClauses || picked.length === 0) return picked;
  const { anywhere, goesOn, hints } = stockOf(scene);
  const isGoingOn = ({ choice }: Picked) => goesOn.has(choice.source) || goesOn.has(choice.text);
  const receipt = picked.some(isGoingOn);
  const little = ({ part, choice }: Picked) =>
    anywhere.has(choice.source) ||
    anywhere.has(choice.text) ||
    part.kind === 'question' ||
    (choice.names !== undefined && (receipt || countWords(choice.text) <= (WHOLE_FORMS.has(choice.names) ? 0 : SCRAP)));
  const bare = picked.every(little);
  if (!bare && !speaksPast(picked, scene)) return picked;
  const apart = readApart(scene);
  const told = apart === null ? null : ownWords(scene, apart);
  if (told === null || (!bare && countWords(told) > ENOUGH)) return picked;
  const long = countWords(told) > ENOUGH;
  // What holds the same words again would say them twice; a line to one word of them is lost behind a long sentence.
  const kept = picked.filter(
    ({ choice }) =>
      !choice.names &&
      !goesOn.has(choice.source) &&
      !goesOn.has(choice.text) &&
      sharedWords(choice.text, told) < SAME_WORDS &&
      !(long && hints.has(choice.source)),
  );
  if (long && kept.some(({ part }) => part.kind !== 'question')) return picked;
  const first: Picked = {
    part: { kind: 'anchor', optional: true },
    choice: { text: kept.some(({ choice }) => /^So\b/.test(choice.text)) ? told : withLead(told, scene), source: told },
  };
  return [first, ...(kept.length > 0 ? kept : follow(scene, attempt, goesOn))];
}

const SHORT = 24;
const PAUSE = 2;

/** A short line of meaning without one word of the message, and not right after a line of theirs. */
function speaksPast(picked: readonly Picked[], { state, read }: Scene): boolean {
  const said = picked.map(({ choice }) => choice.text).join(' ');
  return (
    state.turn - (state.signs?.['echo-at'] ?? -PAUSE) >= PAUSE &&
    countWords(said) < SHORT &&
    sharedWords(said, read.clean) === 0 &&
    picked.some(({ part }) => part.kind === 'meaning' && part.text === undefined) &&
    picked.every(({ part, choice }) => !choice.names && (part.kind === 'meaning' || part.kind === 'question'))
  );
}

/** The lines of a language stay the same; a reply asks for them several times. */
type Stock = Record<'anywhere' | 'goesOn' | 'hints', ReadonlySet<string>>;
const STOCK = new WeakMap<LinesContent, Stock>();

function stockOf(scene: Scene): Stock {
  const named = (names: RegExp) =>
    new Set(
      linesOf(
        Object.keys(scene.lines.families).filter((name) => names.test(name)),
        scene,
      ),
    );
  const known = STOCK.get(scene.lines) ?? {
    anywhere: named(ANYWHERE),
    goesOn: named(KEEPS_GOING),
    hints: named(/^(?:hint_|beside_)/),
  };
  STOCK.set(scene.lines, known);
  return known;
}

/** What goes with it: a word or a question to its kind, else, where none was asked just now, one to what was told. */
function follow(scene: Scene, attempt: number, goesOn: ReadonlySet<string>): Picked[] {
  const { wording, asks } = besideEcho(scene, attempt) ?? {};
  if (wording !== undefined && !goesOn.has(wording.source))
    return [{ part: asks ? { kind: 'question' } : { kind: 'family', name: 'stay_beside' }, choice: wording }];
  const { lines, tone, state, seed, read } = scene;
  if (state.asked > 0 || isAskedOut(state) || holdsAStep(state) || UNREAL.test(read.clean)) return [];
  const tense = PAST_TENSE.test(read.clean) ? 'then' : 'now';
  const family = lines.families[weighs(scene) ? `retold_${tense}_heavy_ask` : `retold_${tense}_ask`];
  const fresh = wordings(family, tone, {}, state, seed).filter(
    ({ source, text }) => !wasUsed(state, source) && !asksTold(text, scene),
  );
  const next = fresh[attempt % Math.max(1, fresh.length)];
  return next === undefined ? [] : [{ part: { kind: 'question' }, choice: next }];
}

/** Of what only might be, nothing is asked as if it were. */
const UNREAL = /\b(?:would|could|might|maybe|perhaps|probably|if)\b|'d\b/i;
const PAST_TENSE = written('past-tense');

const LEADS = ['So', 'And'];
const OPENS = /^(?:you|your|you're|you've|he|she|they|there)\b/i;

/** Right after a reply that began alike it is joined on, so that no two running open the same. */
function withLead(told: string, scene: Scene): string {
  const { state } = scene;
  const joined = lowerFirst(told);
  const first = (text: string) => text.split(/[ ']/, 1)[0];
  const alike = first(told) === first(state.lastReply) || !mayHandBack(told, scene);
  if (!alike || !OPENS.test(told) || joined === told) return told;
  return `${LEADS[state.turn % LEADS.length]} ${joined}`;
}
