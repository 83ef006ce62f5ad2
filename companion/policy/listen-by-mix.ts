import { fewOwnWords } from '#companion/realise/few-own-words.ts';
import { hasCues, meaningChoices } from '#companion/realise/meaning-choices.ts';
import { asksClosely } from '#companion/realise/question-choices.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { adviseTwo } from './advise.ts';
import { asksBehindLine, asksNow, firstOf } from './cue-lines.ts';
import { laughsAlong } from './laughs-along.ts';
import { leavesAtTheEnd } from './listen-by-cue.ts';
import { chooseShape } from './mix.ts';
import { inAlarm, offerDue, steadyFirst } from './offer-due.ts';
import { choices } from './offers.ts';
import {
  anchor,
  asking,
  extraOf,
  line,
  maybe,
  meaning,
  type Plan,
  plan,
  question,
  type Scene,
  saying,
} from './plan.ts';

const PLAIN_LINE = 14;

/** The ordinary turn where clauses are not turned by rules in code: Spanish, French, German and Portuguese. */
export function listenByMix(scene: Scene): Plan {
  const { state, read } = scene;
  const last = leavesAtTheEnd(scene);
  if (last !== null) return last;
  const caught =
    scene.anchors.length + read.cues.length > 0 ||
    read.feelings.length + read.topics.length + read.turns.length + read.patterns.length > 0 ||
    scene.gate.harshName(read.clean) !== null;
  const asks = read.acts.has('ask_advice');
  if (!caught && asks && state.told >= 2) return adviseTwo(scene) ?? notFollowed(scene);
  // "Il tape pas, il gueule juste" holds a word that is never given back, and is no heavy line.
  if (
    !caught &&
    state.level >= 1 &&
    read.words >= 4 &&
    !state.stuck &&
    scene.lines.families.strong_words &&
    blocked(scene)
  )
    return plan('strong', 'explore', [line('strong_words'), extraOf('credit'), question]);
  if (!caught) return uncaught(scene);
  state.stuck = 0;
  if (inAlarm(scene)) return steadyFirst(scene);
  const cued = onCue(scene);
  if (cued !== null) return cued;
  const laughs = laughsAlong(scene);
  if (laughs !== null) return laughs;
  if (asks && (read.words >= 8 || state.told >= 2)) {
    const advice = adviseTwo(scene);
    if (advice !== null) return advice;
  }
  // Whoever is in danger, or beside somebody who is, is offered no small step in between.
  const due = state.level >= 2 ? null : offerDue(scene);
  if (due !== null) return due;
  if (state.told === 1) return plan('reflect.ask', 'explore', [anchor, meaning, question]);
  return byMix(scene);
}

/** A plain word to the one concrete thing that a cue of the language knows, and the next question about it. */
function onCue(scene: Scene): Plan | null {
  for (const cue of scene.read.cues) {
    const said = firstOf(cue.line ?? [], scene);
    const asks = said === null ? asksNow(scene) : asksBehindLine(scene);
    const ask = asks && !/\?$/.test(said ?? '') ? firstOf(cue.ask ?? [], scene) : null;
    if (said === null && ask === null) continue;
    return plan(ask === null ? 'reflect' : 'reflect.ask', 'explore', [
      ...(said === null ? [anchor] : saying(said)),
      ...asking(ask),
    ]);
  }
  return null;
}

function uncaught(scene: Scene): Plan {
  const { state, read } = scene;
  const laughs = laughsAlong(scene);
  if (laughs !== null) return laughs;
  const quote = scene.anchors[0]?.bare ?? null;
  if (quote !== null && state.stuck === 0) {
    state.stuck = 1;
    return plan('quote', 'explore', [line('quote', { quote }), ...(state.asked >= 1 ? [maybe('rest')] : [question])]);
  }
  // A short plain line in the middle of a talk is seldom beyond anybody: it is taken as one more piece.
  const plainLine = read.words <= PLAIN_LINE && read.words >= 2 && state.told >= 2 && state.stuck <= 1;
  if (plainLine && scene.lines.families.stay_plain) {
    state.stuck += 1;
    return plan('stay', 'explore', [line('stay_plain'), ...(state.asked >= 1 ? [] : [question])]);
  }
  // A line of many plain words is read: "I lost the thread" would be said of our lists, and not of it.
  if (hasCues(scene) && read.words >= PLAIN_LINE && !read.gibberish) return knownOnlyByKind(scene);
  return notFollowed(scene);
}

/** Questions belong to the beginning: later a reply more often only stays with what was said. */
const OFTEN_UNTIL = 4;

function askedLately({ asked, turn, mix }: Scene['state']): boolean {
  if (turn < OFTEN_UNTIL) return asked >= 2;
  return asked >= 1 || (turn >= 2 * OFTEN_UNTIL && (mix?.[0] ?? 0) > 0.5);
}

/**
 * Where cues know the concrete things, what is common with a feeling and a fact on a topic are left out: both hang on one
 * word, and strangers judged nine of ten beside the point ("dieses Kreisen kennen viele", of a birthday cake).
 */
const KNOWN_OF_IT = ['credit', 'common', 'fact'] as const;

/** The person's words, what they may mean, and what the talk is short of. */
function byMix(scene: Scene): Plan {
  const { state, read } = scene;
  // After a hard name for oneself a question would pass it by.
  const harsh = scene.gate.harshName(read.clean) !== null;
  // A stock question after what was just told is worse than none.
  const shape = chooseShape(scene, !harsh && !askedLately(state) && asksClosely(scene));
  const extras = KNOWN_OF_IT.filter((kind) => shape.includes(kind) && (kind === 'credit' || !hasCues(scene))).map(
    extraOf,
  );
  const meant = read.words >= 3 && extras.length < 2 ? [meaning] : [];
  if (shape.includes('question')) return plan('reflect.ask', 'explore', [anchor, ...meant, ...extras, question]);
  if (extras.length > 0) return plan('reflect', 'explore', [anchor, ...meant, ...extras]);
  // Nothing to add: the person's words alone are a thin reply.
  const bare = meaningChoices(scene, {}, scene.seed).length === 0;
  if (bare && hasCues(scene)) return knownOnlyByKind(scene);
  if (state.asked < (bare && !harsh ? 2 : 1) && (bare || asksClosely(scene)))
    return plan('reflect.ask', 'explore', [anchor, ...meant, question]);
  return plan('reflect', 'explore', [anchor, ...meant, ...(harsh ? [] : [maybe('rest')])]);
}

/** No cue and no line knows what was told: a few words of it come back, else it is received, and now and then asked about. */
function knownOnlyByKind(scene: Scene): Plan {
  const laughs = laughsAlong(scene);
  if (laughs !== null) return laughs;
  const own = scene.state.level >= 2 ? null : fewOwnWords(scene);
  if (own !== null) return plan('reflect', 'explore', [{ kind: 'text', text: own }]);
  if (scene.state.asked > 0 || !asksNow(scene)) return plan('reflect', 'explore', [anchor, line('rest')]);
  return plan('reflect.ask', 'explore', [maybe('plain_lead'), question]);
}

/** There is a clause to give back, and the gate holds it. */
function blocked({ read, gate }: Scene): boolean {
  return read.clauses.some(
    (clause) =>
      !clause.question && countWords(clause.text) >= 3 && !gate.passes(clause.text) && !gate.guesses(clause.text),
  );
}

/** The honest ladder: use what is known, say it was not followed, offer chips, offer a quiet page. */
function notFollowed(scene: Scene): Plan {
  const { state, lines } = scene;
  state.stuck += 1;
  if (state.stuck === 1 && state.topics.length > 0)
    return plan('fallback.narrow', 'explore', [line('fallback_narrow')]);
  if (state.stuck <= 2) return plan('fallback.honest', 'explore', [line('fallback_honest')]);
  if (state.stuck === 3) {
    const options = lines.topics
      .slice(0, 5)
      .map((topic) => ({ id: topic.id, label: topic.name.charAt(0).toUpperCase() + topic.name.slice(1) }));
    return plan('fallback.chips', 'explore', [line('fallback_chips')], { cards: [choices('topics', options)] });
  }
  return plan('fallback.write', 'explore', [line('fallback_write')]);
}
