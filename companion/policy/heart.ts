import { BOTH, swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { noteUsed, wasUsed } from '#companion/state.ts';
import { appRemarkIn } from '#companion/understand/app-remarks.ts';
import { type Heart, heartOf, yearsEnded } from '#companion/understand/heart.ts';
import { lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { cueLine, tellsOneThing } from './cue-lines.ts';
import { ofTheLost } from './loss.ts';
import { line, maybe, type Part, type Plan, plan, type Scene } from './plan.ts';
import { onWhatWeighs } from './what-weighs-most.ts';

// Why is this hard? Strangers come in with a letter, or with a word about the app, and the matter stands in one sentence
// of it. What that sentence is about can't be known; what kind of sentence it is can: something missed, the worst of it,
// a verdict on oneself. That kind is answered, and with nothing that wasn't said.

const written = writtenIn('policy/heart');

/** From here on a message is no answer to what was asked. */
const LONG = 38;
const FIRST = 2;

/** What the message comes to, where it marks it: a death, a verdict on oneself, what is missed, what is worst. */
export function heart(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.heart_worst === undefined || state.level >= 2) return null;
  const remark = appRemark(scene);
  if (remark !== null) return remark;
  if ((read.acts.has('bye') && heartOf(read.clean)?.kind !== 'missed') || read.words < 3) return null;
  const lost = ofTheLost(scene);
  if (lost !== null) return lost;
  // A question that is open, or a step being settled, is answered first.
  if (state.expect !== null && state.expect.kind !== 'open' && read.words < LONG) return null;
  const asks = /\?\s*$/.test(read.text) || ADVICE.test(read.clean);
  // What lies on somebody's heart is what weighs in the story, and not what it began with.
  const weighty = onWhatWeighs(scene);
  const { clean } = weighty.read;
  const found = scene.gate.harshName(clean) === null ? heartOf(clean) : null;
  if (found === null || (asks && !found.kind.startsWith('judged'))) return null;
  if (found.kind === 'missed' && !/^(?:him|her|them)$/i.test(found.what ?? '') && namesTheMissed(weighty)) return null;
  const answer = answered(weighty, found);
  if (answer !== null) scene.anchors = weighty.anchors;
  return answer;
}

/** A cue knows the very thing that is missed, and has a better word to it than its name. */
const namesTheMissed = (scene: Scene): boolean =>
  cueLine(scene) !== null && scene.read.cues[0]?.wide !== true && scene.read.cues[0]?.when.some(MISS) === true;
const MISS = (phrase: string): boolean => /\bmiss\b/.test(phrase);

const ADVICE = written('advice');
const ROLE = written('role', '');

/** The line for its kind, and a question where there was none just now. */
function answered(scene: Scene, { kind, what, clause }: Heart): Plan | null {
  const { state, read } = scene;
  // What somebody wishes they had done is spoken of beside a death only: elsewhere the reproach may not be theirs.
  if (kind === 'regret') return null;
  // The same kind of answer twice would be a habit of ours.
  if (wasUsed(state, `heart:${kind}`) && wasUsed(state, `heart:${kind}:again`)) return null;
  noteUsed(state, wasUsed(state, `heart:${kind}`) ? `heart:${kind}:again` : `heart:${kind}`);
  state.stuck = 0;
  const asked = state.asked >= 1 || (state.quiet ?? 0) > 0;
  const ask = (name: string): Part[] => (asked ? [] : [maybe(name)]);
  const say = (...parts: Part[]) => plan(`heart.${kind}`, 'explore', parts);
  if (kind === 'judged_role') {
    state.heavy = true;
    return ROLE.test(what ?? '') ? say(line('heart_judged_self')) : say(line('heart_judged_role', { role: what }));
  }
  if (kind === 'worst') {
    const turned = handedBack(scene, what, clause === true);
    return say(
      turned === null ? line('heart_worst_plain') : line('heart_worst', { what: turned }),
      ...ask('heart_worst_ask'),
    );
  }
  if (kind === 'missed') {
    const turned = handedBack(scene, what, false);
    if (turned === null) return null;
    return /^(?:him|her|them)$/i.test(turned)
      ? say(
          line('loss_missed', { him: turned.toLowerCase() }),
          ...(asked ? [] : [line('loss_missed_ask', { him: turned.toLowerCase() })]),
        )
      : say(line('heart_missed', { what: turned }), line('heart_missed_more'));
  }
  if (kind === 'ended') {
    const years = yearsEnded(read.clean);
    const turned = what === undefined ? null : swapPronouns(what, null);
    if (years !== null)
      return say(
        line('heart_ended_years', { years: upperFirst(years), years_c: lowerFirst(years) }),
        ...ask('heart_ended_ask'),
      );
    return turned === null ? null : say(line('heart_ended', { What: upperFirst(turned) }), ...ask('heart_ended_ask'));
  }
  if (kind === 'then_now') return say(line('heart_then_now'), ...ask('heart_then_now_ask'));
  return say(line(`heart_${kind}`));
}

/** The person's own words, turned, where that is safe: "being idle in front of people", "that you can drive". */
function handedBack({ gate, read }: Scene, what: string | undefined, clause: boolean): string | null {
  if (what === undefined || /["@#<>()]/.test(what) || !gate.passes(what)) return null;
  // "Maisie got it", in small letters, is a sentence that can't be told from a thing.
  if (/\bmy \w{2,}s (?:already|just|still|been|not|got|never)\b/i.test(what) || /\b(?:u|ur|im|ive|dont)\b/i.test(what))
    return null;
  if (!clause && VERBAL.test(what)) return null;
  const partner = /\b(?:us|we|our)\b/i.test(what) ? BOTH : (read.people[0]?.word ?? null);
  const turned = swapPronouns(what.replace(/[,:;\s]+$/, ''), partner);
  if (turned === null || turned.split(' ').length > 14) return null;
  const kept =
    /^(?:I\b|[A-Z][a-z]+day|[A-Z][a-z]+(?= and [A-Z]))/.test(turned) || NAMED.test(turned)
      ? turned
      : lowerFirst(turned);
  return clause ? `that ${lowerFirst(turned)}` : kept;
}

const VERBAL = written('verbal');
const NAMED = written('named', '');

const BEGIN = /\b(?:how|where) to (?:start|begin)\b/i;
const ALL_TO_DO = /\b(?:(?:so|too) much|so many|a lot|loads|everything|to do)\b/i;

/** "It's my birthday", and then "I'm 30": a cue spoke to the message before, so the talk has its matter. */
const knowsMatter = (scene: Scene): boolean => (scene.earlier()?.cues.length ?? 0) > 0;

/** What is said of the program: met in a few words, and never handed back as if it were the trouble. */
function appRemark(scene: Scene): Plan | null {
  const { read, state } = scene;
  const remark = appRemarkIn(read.clean);
  if (
    remark !== null &&
    remark.kind === 'intro' &&
    (read.feelings.length + read.topics.length > 0 || (state.turn > 0 && (state.told > 0 || knowsMatter(scene))))
  )
    return null;
  // "I'm 17 and my boyfriend wants to go further": more is told there than who somebody is.
  if ((remark?.kind === 'intro' || remark?.kind === 'new') && tellsOneThing(scene)) return null;
  // In the middle of a matter it is the talk with somebody that is hard to begin, and not this one.
  const toDo = (state.turn > 0 && state.topics.length + state.told > 0) || ALL_TO_DO.test(read.clean);
  if (remark?.kind === 'new' && toDo && BEGIN.test(read.clean)) return null;
  if (remark?.kind === 'new' && state.turn > 1) return null;
  if (remark === null || (state.turn > FIRST && remark.kind !== 'long')) return null;
  if (!remark.alone) {
    const { clauses } = read;
    const ofIt = new Set(clauses.filter(({ sentence }) => remark.sentences.includes(sentence)).map(({ text }) => text));
    scene.anchors = scene.anchors.filter(({ at }) => !ofIt.has(clauses[at]?.text ?? ''));
    return null;
  }
  if (remark.kind === 'reader') return plan('bot.human', 'info', [line('bot_human'), line('back_to_person')]);
  if (read.question && !/^(?:new|allowed)$/.test(remark.kind)) return null;
  if (wasUsed(state, `app:${remark.kind}`)) return null;
  noteUsed(state, `app:${remark.kind}`);
  return plan(`app.${remark.kind}`, 'opening', [
    line(`app_${remark.kind}`),
    ...(remark.kind === 'long' && state.told + state.turn <= 1 && state.turn === 0 ? [line('app_long_ask')] : []),
  ]);
}
