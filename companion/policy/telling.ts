import { hash32 } from '#companion/hash.ts';
import { fill, wordings } from '#companion/realise/choose-wording.ts';
import { surelyMeant } from '#companion/realise/meaning-choices.ts';
import { sharedWords } from '#companion/realise/nearest.ts';
import { isTender } from '#companion/realise/openings.ts';
import { isHedged, ownClause } from '#companion/realise/own-clause.ts';
import { thingIn } from '#companion/realise/own-noun.ts';
import { retell } from '#companion/realise/retell.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { type CompanionState, noteUsed, wasUsed } from '#companion/state.ts';
import { countWords, endWithStop, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { openQuestion } from './open-questions.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { readApart } from './read-apart.ts';
import { type TellingKind, tellingKinds } from './telling-kinds.ts';

// Why is this hard? A line written for one moment is the best reply there is where it fits, and a slap where it does not;
// a question that fits everybody shows that nobody listened. So the ordinary turn looks for one concrete thing in what
// was told (content/lines/en/cues-*.yaml), says a plain word to it and asks the next thing a friend would want to know.
// Where it finds none, it takes up the clause that weighs, says what is true of its kind, and leaves room.

/** The ordinary turn in English. */
export function telling(scene: Scene): Plan {
  const asked = openQuestion(scene);
  if (asked !== null) return asked;
  const apart = readApart(scene);
  if (apart === null) return plan('reflect.ask', 'explore', [line('telling_go_on')]);
  const own = toldBack(scene, apart);
  const cued = onCue(scene, own);
  if (cued !== null) return cued;
  const kinds = tellingKinds({ read: apart, gate: scene.gate });
  const ask = asksNow(scene, own === null) ? fromKinds(kinds, '_ask', scene) : null;
  const word = meant(scene) ?? fromKinds(kinds, '', scene) ?? (ask === null ? roomFor(apart, own, scene) : null);
  // Who only says who they are is asked what brings them.
  if (own === null && scene.state.turn <= 1 && scene.state.told <= 1 && meant(scene) === null && kinds[0] === 'plain')
    return plan('reflect.ask', 'explore', [line('telling_go_on')]);
  const parts = [own, word, ask].filter((part): part is Part => part !== null);
  return plan(ask === null ? 'reflect' : 'reflect.ask', 'explore', parts.length > 0 ? parts : [line('telling_go_on')]);
}

const ROW = 3;

/** A plain word to the thing that was told last, and the next question about it; a question less after three. */
function onCue(scene: Scene, own: Told | null): Plan | null {
  const { state, read } = scene;
  for (const cue of read.cues) {
    const said = firstOf(cue.line ?? [], scene);
    const ask = (state.quiet ?? 0) > 0 || state.asked >= ROW ? null : firstOf(cue.ask, scene);
    if (said === null && ask === null) continue;
    // The person's own clause stands before a bare question; a word to it is hearing enough.
    const opens = own !== null && said === null && (ask === null || sharedWords(own.text, ask) === 0) ? [own] : [];
    const parts: Part[] = [
      ...opens,
      ...(said === null ? [] : [{ kind: 'meaning', text: said } as const]),
      ...(ask === null ? [] : [{ kind: 'question', text: ask } as const]),
    ];
    if (ask === null && opens.length === 0 && said === null) continue;
    return plan(ask === null ? 'reflect' : 'reflect.ask', 'explore', parts);
  }
  return null;
}

function firstOf(lines: readonly string[], { state, seed }: Scene): string | null {
  const fresh = lines.filter((one) => !wasUsed(state, one));
  const one = fresh[hash32(`${seed}:cue`) % Math.max(1, fresh.length)];
  return one === undefined ? null : fill(one, {});
}

type Told = Extract<Part, { kind: 'told' }>;

/** The clause that weighs, or the few words the message is. Asked not to repeat them, it leaves their words alone. */
function toldBack(scene: Scene, apart: Understanding): Told | null {
  const { state } = scene;
  if ((state.plain ?? 0) > 0 || LEARNS.test(apart.clean) || isTender(scene)) return null;
  const text = apart.words < FEW ? inFewWords(apart, scene) : (ownClause(scene, apart) ?? wholeOf(apart, scene));
  return text === null || wasUsed(state, text) ? null : { kind: 'told', text: withLead(text, state) };
}

/** A learner's grammar is not handed back. */
const LEARNS =
  /\b(?:I|you|he|she|it|they|this|we|my \w+) not (?!only|even|just|really|sure|yet|always|quite|so|that)\w+|\b(?:he|she|it|this) (?:say|go|want|make|think|know|tell|come|work|like|need)\b|\bI (?:am|can|must) (?:say|go) him\b/i;
const FEW = 4;
const WHOLE_MOST = 15;

/** A short message as it was told, where no clause of it stands out. */
function wholeOf(apart: Understanding, scene: Scene): string | null {
  if (apart.words > WHOLE_MOST || isHedged(apart.clean)) return null;
  const text = retell({ ...scene, read: apart });
  return text === null || /From where you stand/.test(text) ? null : text;
}

/** "Eleven weeks", "with my mum": the words themselves, where they may come back. */
function inFewWords({ clean }: Understanding, { gate }: Scene): string | null {
  const bare = clean.replace(/^(?:yes|yeah|yep|ok|okay)[ ,.]+(?=(?:my|his|her|the|with|at|in|on|from)\b)/i, '');
  const word = bare.replace(/[^\p{L}\p{N}', -]+/gu, '').trim();
  if (!gate.passes(word) || /\b(?:you|your|I|I'm|mine|our|we|us)\b|^(?:he|she|they|it)\b/i.test(word)) return null;
  const turned = /\b(?:my|me)\b/i.test(word) ? swapPronouns(word, null) : word;
  return turned !== null && countWords(turned) > 1 ? endWithStop(upperFirst(turned)) : null;
}

const LEADS = ['So', 'So', ''];
const TURNED = /^(?:you|your|you're|you've|you'd|you'll)\b/i;

/** "So" makes hearing out of repeating. Two replies running do not open alike. */
function withLead(text: string, state: CompanionState): string {
  const lead = LEADS[hash32(`${text}:${state.turn}`) % LEADS.length] ?? '';
  if (lead === '' || !TURNED.test(text) || state.turn === 0 || /^So\b/.test(state.lastReply)) return text;
  return `${lead} ${lowerFirst(text)}`;
}

/** A line for the topic and the feeling, where both were plainly named in this very message. */
function meant(scene: Scene): Part | null {
  const [text] = surelyMeant(scene);
  return text === undefined ? null : { kind: 'meaning', text };
}

/** Room to go on: about the thing that was named, where nothing else of theirs is in the reply. */
function roomFor(apart: Understanding, own: Told | null, scene: Scene): Part | null {
  const thing = own === null ? thingIn(apart, scene) : null;
  const about = thing === null || wasUsed(scene.state, `thing:${thing}`) ? null : thing;
  if (about === null) return fromKinds(['plain'], '', scene);
  noteUsed(scene.state, `thing:${about}`);
  return line('telling_thing', { thing: about });
}

/** Without a thing to ask about, a question comes only where the last reply had none, or nothing could be told back. */
function asksNow({ state }: Scene, bare: boolean): boolean {
  return (state.quiet ?? 0) === 0 && (state.asked === 0 || (bare && state.asked < ROW));
}

function fromKinds(kinds: readonly TellingKind[], ending: string, scene: Scene): Part | null {
  const { lines, state, tone, seed } = scene;
  const name = kinds
    .map((kind) => `telling_${kind}${ending}`)
    .find((one) => {
      const [first] = wordings(lines.families[one], tone, {}, state, seed);
      return first !== undefined && !wasUsed(state, first.source);
    });
  return name === undefined ? null : line(name);
}

/** What may be asked after a bare yes, no or okay: another question about what was told last. Null where enough was asked. */
export function nextQuestion(scene: Scene): Part | null {
  const { state, gate } = scene;
  if ((state.quiet ?? 0) > 0 || state.asked > ROW) return null;
  const before = scene.earlier();
  if (before === null) return null;
  for (const cue of before.cues) {
    const text = firstOf(cue.ask, scene);
    if (text !== null) return { kind: 'question', text };
  }
  return fromKinds(tellingKinds({ read: before, gate }), '_ask', scene);
}
