import { quick } from '#companion/quick-pattern.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { surelyHard } from '#companion/understand/message-kinds.ts';
import { endWithStop, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { fearedClause, readStance, type Stance } from '#companion/understand/stance.ts';
import { writtenIn } from '#companion/written.ts';
import { asksBehindLine, cueLine, firstOf, tellsOneThing, thingLine } from './cue-lines.ts';
import { noteCleared } from './open-question.ts';
import { ownStep } from './own-step.ts';
import { asking, confirmed, line, meaning, ownWordsFirst, type Part, type Plan, plan, type Scene } from './plan.ts';
import { agreesWithNo } from './put-right.ts';
import { questionIn } from './question-in.ts';
import { setRight } from './set-right.ts';
import { wrap } from './wrap.ts';

const written = writtenIn('policy/receive');

const FAMILY: Readonly<Record<Exclude<Stance, 'leaving' | 'forecast' | 'minimise'>, string>> = {
  allclear: 'receive_allclear',
  apology: 'receive_apology',
  soften: 'receive_soften',
  restraint: 'receive_restraint',
  relief: 'receive_relief',
  good: 'receive_good',
  insight: 'receive_insight',
  correction: 'repair_thanks',
  protest: 'receive_protest',
  hope: 'receive_hope',
  admits: 'receive_admits',
  exception: 'receive_exception',
};
/** Said to the program, or against what others say: the person's words given back would be mockery. */
const NOT_GIVEN_BACK = new Set<Stance>(['apology', 'soften', 'protest', 'admits']);
/** Not said to whoever tells of something hard by what was learned. */
const GLAD_STANCES = new Set<Stance>(['good', 'relief', 'allclear', 'hope']);
/** "Lighter for saying it": what eased it is known. */
const BY_SAYING = written('by-saying');
const DARK = written('dark');
/** "I mean for music, not for living": what was meant is named. */
const MEANT_FOR = written('meant-for');
const ASKED_OF_DARK = written('asked-of-dark');
const DENIES_DARK = written('denies-dark');

/** "Not really. He's not a monster", to a question of ours: an answer, and no correction. */
const ANSWERS = written('answers');

/** Good news, relief, insight, an apology, a fear: received as what it is, before any topic is looked at. */
export function receive(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.told + state.turn === 0) return null;
  const before = state.recent.at(-1) ?? '';
  const dark = state.level >= 1 || DARK.test(before);
  const exact = onExactly(scene);
  if (exact !== null) return exact;
  const stance = readStance(read, before, dark);
  if (stance === null || (GLAD_STANCES.has(stance) && surelyHard(read.clean, scene.kinds))) return null;
  if (stance === 'leaving') return lines.families.receive_leaving ? wrap(scene, 'receive_leaving') : null;
  if (stance === 'forecast') return onForecast(scene);
  // "People will say it's only a dog" plays nothing down.
  if (stance === 'minimise') return tellsOneThing(scene) ? null : onMinimise(scene);
  // "Maybe I am" to a question about the dark is an answer to that.
  if (stance === 'admits' && (state.level >= 2 || DARK.test(before) || ASKED_OF_DARK.test(state.lastReply)))
    return null;
  // A wish to do something about it is more than an insight.
  if (
    stance === 'insight' &&
    (read.acts.has('ask_advice') || read.acts.has('cue_plan') || BLAMES_SELF.test(read.clean))
  )
    return null;
  // "I think I already know": what is seen has a word of its own where a cue knows it.
  if (stance === 'insight' && cueLine(scene) !== null && read.cues[0]?.wide !== true) return null;
  // "I could tell her. She's coming Thursday": a step ahead, and nothing that has happened.
  if (stance === 'good' && ownStep(scene) !== undefined) return null;
  if (stance === 'relief' && inSmallHours(scene))
    return plan('receive.relief', 'explore', [line('receive_relief_night')]);
  // "It's fine. So do I just walk in or what": what is asked is not passed over for the ease beside it.
  if (/^(?:relief|good|hope|soften)$/.test(stance) && questionIn(scene) !== null) return null;
  if (stance === 'correction' && agreesWithNo(scene)) return null;
  const family = FAMILY[stance];
  if (lines.families[family] === undefined) return null;
  if (stance === 'good') noteHelper(scene);
  if (NOT_GIVEN_BACK.has(stance)) return plan(`receive.${stance}`, 'explore', [line(family)]);
  // What was meant is what the talk goes on with; a meaning of ours was just turned down.
  if (stance === 'correction' && onlyNames(scene)) {
    const met = setRight(read.clean, scene);
    return plan('repair', 'focus', met[0]?.kind === 'meaning' ? met : [instead(scene)]);
  }
  const rather = stance === 'correction' ? notJust(scene) : null;
  if (rather !== null) return plan('repair', 'focus', [rather]);
  // "Not really. He's not a monster" answers our question; nothing of ours was put right.
  if (stance === 'correction' && /\?\s*$/.test(state.lastReply) && ANSWERS.test(read.clean)) return null;
  if (stance === 'correction') {
    const met = setRight(read.clean, scene);
    return plan('repair', 'focus', [
      line(family),
      ...(met.length > 0 ? met : [confirmed, ...(read.turns.length > 0 ? [meaning] : [])]),
    ]);
  }
  if (stance === 'allclear') {
    noteCleared(scene);
    scene.anchors = scene.anchors.filter(({ text }) => !DENIES_DARK.test(text));
    const what = MEANT_FOR.exec(read.clean)?.[1];
    if (what !== undefined && scene.gate.passes(what) && lines.families.receive_allclear_about !== undefined)
      return plan('receive.allclear', 'explore', [line('receive_allclear_about', { what: what.toLowerCase() })]);
    if (FOR_ANOTHER.test(read.clean) && state.signs?.carer !== undefined && lines.families.receive_allclear_other)
      return plan('receive.allclear', 'explore', [line('receive_allclear_other')]);
    const felt: Part[] = read.feelings.some(({ kind }) => kind !== 'warm') ? [meaning] : [];
    return plan('receive.allclear', 'explore', [line(family), ownWordsFirst, ...felt]);
  }
  if (stance === 'relief' && BY_SAYING.test(read.clean) && lines.families.receive_relief_said !== undefined)
    return plan('receive.relief', 'explore', [line('receive_relief_said')]);
  if (stance === 'relief') return relieved(scene);
  return plan(`receive.${stance}`, 'explore', [ownWordsFirst, line(family)]);
}

const SHORT_RELIEF = 12;

/** "Ten minutes I didn't think about it": of something that short only the ease is left to name, and their words stay theirs. */
function relieved(scene: Scene): Plan {
  const ofThing = thingLine(scene);
  const parts = ofThing !== null ? [ofThing] : [line('receive_relief')];
  const said = ofThing === null && scene.read.words > SHORT_RELIEF ? [ownWordsFirst] : [];
  return plan('receive.relief', 'explore', [...said, ...parts]);
}

/** "Maybe I'm just not likeable": a verdict on oneself, and no insight to be glad of. */
const BLAMES_SELF = written('blames-self');
const NOT_JUST = written('not-just');

/** "It's not hopeless just tiring": the word that holds first, then the one that does not. */
function notJust({ read, gate }: Scene): Part | null {
  const [, not, but] = NOT_JUST.exec(read.clean) ?? [];
  if (not === undefined || but === undefined || !gate.passes(but) || gate.harshName(read.clean) !== null) return null;
  return { kind: 'text', text: `${upperFirst(but.toLowerCase())}, then, and not ${not.toLowerCase()}.` };
}

/** An end to what somebody else goes through, wished by whoever looks after them. */
const FOR_ANOTHER = written('for-another');
const EXACTLY = written('exactly');
const WANTS = written('wants', 'gi');

/** "That's it exactly", right after what was wanted: that is held on to, and nothing more is asked. */
function onExactly({ read, state, lines, gate }: Scene): Plan | null {
  if (!EXACTLY.test(read.clean) || state.level >= 1 || lines.families.exactly_wanted === undefined) return null;
  const wants = [...(state.recent.at(-1) ?? '').matchAll(WANTS)].at(-1)?.[1]?.replace(/^.*\bI want /i, '');
  const wanted = wants === undefined || !gate.passes(wants) ? null : swapPronouns(wants, null);
  return wanted === null ? null : plan('receive.exactly', 'explore', [line('exactly_wanted', { wanted })]);
}

const NAMED_WRONG = quick(/^not (?:a|an|the|my) [^.,]+[.,]\s*/i);

function onlyNames({ read, gate }: Scene): boolean {
  const rest = read.clean.replace(NAMED_WRONG, '');
  return NAMED_WRONG.test(read.clean) && !/\b(?:I|my|me|you)\b/i.test(rest) && gate.passes(rest) && rest.length < 60;
}

/** "Not a presentation. A report. To the board": what it is instead. */
function instead({ read }: Scene): Part {
  const rest = read.clean
    .replace(NAMED_WRONG, '')
    .replace(/[.!]\s+(\p{L}+)/gu, (_all, word: string) => `, ${lowerFirst(word)}`);
  return { kind: 'text', text: endWithStop(upperFirst(rest)) };
}

/** Who did something good is worth naming again at the end. */
function noteHelper({ state, read }: Scene): void {
  const person = read.people[0]?.word;
  if (person !== undefined) state.helper = `your ${person}`;
}

const FORECAST_AT = 'forecast-at';

/** "He'll just joke": what is feared is named as a fear, never given back as a fact. */
function onForecast(scene: Scene): Plan | null {
  const { read, gate, lines, state } = scene;
  const clause = fearedClause(read);
  // A fear was given back just now. "Well, he might not" makes it smaller, and the same frame again would undo that.
  if (state.signs?.[FORECAST_AT] === state.turn - 1) return null;
  const ofThing = state.plan === null ? thingLine(scene) : null;
  if (ofThing !== null) {
    const ask = asksBehindLine(scene) ? firstOf(read.cues[0]?.ask ?? [], scene) : null;
    return plan('receive.forecast', 'explore', [ofThing, ...asking(ask)]);
  }
  if (clause === undefined || lines.families.forecast === undefined) return null;
  if (gate.holds(clause) || gate.harshName(clause) !== null) return null;
  const bare = swapPronouns(clause, read.people[0]?.word ?? null);
  if (bare === null || state.topics[0] === 'grief') return null;
  state.signs = { ...state.signs, [FORECAST_AT]: state.turn };
  const slots = { bare: lowerFirst(bare) };
  const next = state.plan !== null ? line('plan_b') : line('forecast_more');
  return plan('receive.forecast', 'explore', [line('forecast', slots), next], {
    expect: state.plan === null ? null : { kind: 'open' },
  });
}

const SMALL_HOURS = written('small-hours');

/** Late by the clock, or by what they said of it. */
const inSmallHours = ({ state, localHour, lines }: Scene): boolean =>
  lines.families.receive_relief_night !== undefined &&
  ((localHour !== null && localHour < 5) || state.recent.some((text) => SMALL_HOURS.test(text)));

const WRITTEN = written('written');

/** "I know it's crazy": it is no smaller for that, only known better. */
const KNOWS_BETTER = written('knows-better');
/** "That sounds vain", right after a wish: the wish is what it is said of. */
const BIG_WISH = written('big-wish');
const WISHED = written('wished');

/** "It's not a big deal": the thing keeps its size. */
function onMinimise(scene: Scene): Plan | null {
  const before = scene.earlier();
  if (scene.lines.families.minimise === undefined || scene.gate.harshName(scene.read.clean) !== null) return null;
  // "That sounds so sad written down": it is how it reads, and not how much it weighs.
  if (WRITTEN.test(scene.read.clean) && scene.lines.families.minimise_written)
    return plan('receive.minimise', 'explore', [line('minimise_written')]);
  if (KNOWS_BETTER.test(scene.read.clean) && scene.lines.families.minimise_knows)
    return plan('receive.minimise', 'explore', [line('minimise_knows')]);
  // "No, it's not a big deal" says nothing bad of oneself: it may stay as small as it is.
  if (/\b(?:big|huge) (?:deal|thing)\b(?! (?:for|to) )/i.test(scene.read.clean) && scene.lines.families.minimise_small)
    return plan('receive.minimise', 'explore', [line('minimise_small')]);
  const word = BIG_WISH.exec(scene.read.clean)?.[1]?.toLowerCase();
  if (word !== undefined && before !== null && WISHED.test(before.clean) && scene.lines.families.minimise_wish)
    return plan('receive.minimise', 'explore', [line('minimise_wish', { word })]);
  return plan('receive.minimise', 'explore', [line('minimise'), meaning], {
    ...(before === null ? {} : { leansOn: before }),
  });
}
