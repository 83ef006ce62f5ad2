import { meaningChoices } from '#companion/realise/meaning-choices.ts';
import { isLeftOpen } from '#companion/safety-flow/flow-state.ts';
import { noteUsed, wasUsed } from '#companion/state.ts';
import { dreads } from '#companion/understand/dreads.ts';
import { lossIn } from '#companion/understand/loss.ts';
import { weightOf } from '#companion/understand/stance.ts';
import { cueLine, heavyCue, tellsOneThing, thingLine } from './cue-lines.ts';
import { listenByCue } from './listen-by-cue.ts';
import { listenByMix } from './listen-by-mix.ts';
import { isByTheWay } from './loss.ts';
import { inAlarm, offerDue, steadyFirst } from './offer-due.ts';
import {
  anchor,
  line,
  maybe,
  meaning,
  ownWordsFirst,
  type Part,
  type Plan,
  plan,
  question,
  type Scene,
} from './plan.ts';
import { questionIn } from './question-in.ts';
import { referNow } from './quiet-risk.ts';
import { telling } from './telling.ts';
import { onWhatWeighs } from './what-weighs-most.ts';

/** The ordinary turn: what weighs most and who can help with it go first; an idea waits until the person shows that they want one. */
export function listen(scene: Scene): Plan {
  const weighty = onWhatWeighs(scene);
  const heavy = stayHeavy(weighty);
  if (heavy !== null) return heavy;
  return (
    refer(scene) ?? (scene.grammar.turnsClauses ? openly(scene, weighty) : (listenByCue(scene) ?? listenByMix(scene)))
  );
}

/** In English: panic now, the strength of a saying, the idea that is due; else what is told is met as it is. */
function openly(scene: Scene, weighty: Scene): Plan {
  const { state, read } = scene;
  if (inAlarm(scene)) return steadyFirst(scene);
  if (state.level <= 1 && dreads(read.clean) && read.feelings.length === 0 && scene.lines.families.strong_saying)
    return plan('strong.saying', 'explore', [line('strong_saying'), question]);
  return (questionIn(scene) === null && !tellsOneThing(weighty) ? offerDue(scene) : null) ?? telling(weighty);
}

/** The deepest lines are met with their weight and no question. */
function stayHeavy(scene: Scene): Plan | null {
  const { read, lines, state, grammar } = scene;
  if (!grammar.turnsClauses || /\?\s*$/.test(read.text) || read.acts.has('ask_advice')) return null;
  const family = weightOf(read.clean);
  if (family === null || lines.families[family] === undefined) return null;
  // Dead for decades, and named beside what is told now.
  if (family === 'heavy_loss' && (lossIn(read.clean)?.old === true || isByTheWay(read.clean, read.words))) return null;
  // Each weight is named once in a talk; after that staying with it is enough.
  const named = wasUsed(state, `weight:${family}`);
  noteUsed(state, `weight:${family}`);
  const exact = heavyCue(scene);
  // "He speaks for me at the doctor's. I feel shame": what it is about comes before the feeling's name.
  const ofShame = exact === null && family === 'heavy_shame';
  if (ofShame && read.cues[0]?.id.startsWith('inner-') === false && thingLine(scene) !== null) return null;
  // What else stands in the message has its own word; a death is stayed with.
  if (exact === null && named && (!lines.families.stay_heavy || (family !== 'heavy_loss' && cueLine(scene) !== null)))
    return null;
  state.stuck = 0;
  state.heavy = true;
  if (exact !== null) return plan('reflect.heavy', 'explore', exact);
  return plan('reflect.heavy', 'explore', [besideHeavy(scene, family), line(named ? 'stay_heavy' : family)]);
}

/** What somebody does so that nobody sees it has its own word; that nobody knows is said by the line itself. */
function besideHeavy(scene: Scene, family: string): Part {
  const [cue] = scene.read.cues;
  const hides = family === 'heavy_secret' && cue?.wide !== true && !cue?.when.some((phrase) => OF_SECRETS.test(phrase));
  return (hides ? cueLine(scene) : null) ?? ownWordsFirst;
}

const OF_SECRETS = /\b(?:nobody|no one|tell|told|lied)\b/;

/** What no page can look after is spoken of once, with who can, and one kind question. */
function refer(scene: Scene): Plan | null {
  if (scene.read.acts.has('ask_advice')) return null;
  // A question about a mere guess that was left open is no reason to keep back who can help.
  if (scene.state.level >= 2 && !isLeftOpen(scene.state.safety)) return null;
  const before = scene.state.signs;
  const family = referNow(scene);
  if (family === null) return null;
  if (waits(scene, family)) {
    scene.state.signs = { ...before, [WAITED]: (before?.[WAITED] ?? 0) + 1 };
    return null;
  }
  // Who tells that they shouted is met there first: help named over it would sound like a telling-off.
  if (family === 'refer_carer' && SHOUTED.test(scene.read.clean))
    return plan('refer', 'human_help', [maybe('refer_shouted'), line(family)]);
  if (scene.read.turns.length > 0 && meaningChoices(scene, {}, scene.seed).length > 0)
    return plan('refer', 'human_help', [meaning, line(family)]);
  const check = family.replace('refer', 'check');
  // Whoever told once and paid for it is not sent to tell again without a word to that.
  const paid = family === 'refer_school' && MADE_WORSE.test(scene.read.clean) ? [maybe('refer_school_worse')] : null;
  const asks = scene.lines.families[check] !== undefined;
  const heard = (scene.grammar.turnsClauses ? cueLine(scene) : null) ?? ownWordsFirst;
  return plan('refer', 'human_help', [...(paid ?? [heard]), line(family), ...(asks ? [line(check)] : [])]);
}

const WAITED = 'refer-waited';
const WAITS_MOST = 3;
/** A debt of years is not put right tonight; a child alone or a mother who feels nothing is told of help at once. */
const CAN_WAIT: ReadonlySet<string> = new Set(['refer_debt', 'refer_gambling']);

/** A helpline put beside one concrete thing passes it over: for a few messages that thing alone is met. */
const waits = (scene: Scene, family: string): boolean =>
  CAN_WAIT.has(family) && (scene.state.signs?.[WAITED] ?? 0) < WAITS_MOST && tellsOneThing(scene);

const MADE_WORSE =
  /\b(?:snitch\w*|grass(?:ed)?|tattle\w*|tell ?tale|(?:made|got) (?:it |things |everything )?(?:\S+ )?worse)\b/i;
const SHOUTED = /\bI (?:\w+ )?(?:shouted|snapped|screamed|yelled|lost (?:it|my temper))\b/i;

/** Plans to fall back on when the first one can not be put into words that are new and pass the check. */
export function plainer(scene: Scene): Plan[] {
  return [
    plan('reflect.ask', 'explore', [anchor, question]),
    plan('reflect.ask', 'explore', [meaning, question]),
    plan('ask', 'explore', [line('plain_lead'), question]),
    plan('stay', 'explore', [line('rest')]),
    plan('stay', 'explore', [line('plain_lead'), line('rest')]),
    plan('stay', 'explore', [line('plain_lead'), line('fallback_honest')]),
    plan('stay', 'explore', [line('rest'), line('fallback_narrow')]),
    ...(scene.grammar.turnsClauses ? [] : [plan('quote', 'explore', [...quoted(scene), question])]),
  ];
}

function quoted({ anchors }: Scene): Part[] {
  const quote = anchors[0]?.bare;
  return quote === undefined ? [line('plain_lead')] : [line('quote', { quote })];
}
