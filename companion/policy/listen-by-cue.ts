import { fewOwnWords } from '#companion/realise/few-own-words.ts';
import { countWords, markedSentences } from '#companion/understand/plain-text.ts';
import { adviseTwo } from './advise.ts';
import { firstMet, hasPlainWords } from './cue-lines.ts';
import { laughsAlong } from './laughs-along.ts';
import { isAsking, ownsUp } from './matter-asked.ts';
import { inAlarm, steadyFirst } from './offer-due.ts';
import { anchor, hasUnsaid, line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { wrap } from './wrap.ts';

// Why is this hard? A language without rules for its clauses had lines for whole topics, and told pieces of sentences back.
// Judged by strangers half of that was wrong: the topic was touched by one word, the piece was broken. Where a language has
// cues (content/lines/<language>/cues-*.yaml) the one concrete thing that was told gets a plain word and the next question,
// as in English (telling.ts); what no cue knows gets a plain word and now and then a question that anything can be asked.

/** The ordinary turn by cues; null in a language that has none, and for what other lines know better. */
export function listenByCue(scene: Scene): Plan | null {
  const { read, state, lines } = scene;
  if (!hasPlainWords(lines)) return null;
  if (inAlarm(scene)) return steadyFirst(scene);
  const last = leavesAtTheEnd(scene);
  if (last !== null) return last;
  const cued = firstMet(scene);
  // "He aprobado todo, eso es lo peor" is no good news.
  const warm = read.feelings[0]?.kind === 'warm' || read.topics[0]?.id === 'success';
  const glad = warm && !isAsking(scene) && !read.acts.has('shadow');
  if (cued === null && (glad || read.gibberish)) return null;
  state.stuck = 0;
  if (cued !== null && !isAsking(scene)) return told(cued);
  if (read.acts.has('ask_advice') && (read.words >= ADVICE_WORDS || state.told >= 2)) return adviseTwo(scene);
  return ownsUp(scene) ?? (cued === null ? laughsAlong(scene) : null) ?? told(cued ?? plainly(scene));
}

const ADVICE_WORDS = 8;

const told = (parts: Part[]): Plan =>
  plan(parts.some((part) => part.kind === 'question' || isAsk(part)) ? 'reflect.ask' : 'reflect', 'explore', parts);

const ASK_ON = 'ask_on';
const isAsk = (part: Part): boolean => part.kind === 'family' && part.name === ASK_ON;

/** Only what was felt is called heavy: a name, a plan or a joke is not. A hard name for oneself is given back as a thought. */
function plainly(scene: Scene): Part[] {
  const { read, state, lines, gate } = scene;
  const asksOn = state.asked === 0 && lines.families[ASK_ON] !== undefined && hasUnsaid(ASK_ON, scene);
  const more = asksOn ? [line(ASK_ON)] : [];
  if (gate.harshName(read.clean) !== null) return [anchor, line('heard_low'), ...more];
  const own = state.level >= 2 ? null : fewOwnWords(scene);
  if (own !== null) return [{ kind: 'text', text: own }];
  const low = read.feelings.some(({ kind }) => kind !== 'warm') && hasUnsaid('heard_low', scene);
  return [line(low ? 'heard_low' : 'heard_plain'), ...more];
}

/** So few words the sentence has that thanks or takes leave behind what was told. */
const LAST_WORDS = 10;

/** "A los chicos se lo diré el domingo. Gracias por el rato": what was told has its word, and nobody is held by a question. */
export function leavesAtTheEnd(scene: Scene): Plan | null {
  const { read, state, reread } = scene;
  const sentences = markedSentences(read.clean);
  const last = sentences.at(-1)?.trim() ?? '';
  if (sentences.length < 2 || state.told < 2 || isAsking(scene) || countWords(last) > LAST_WORDS) return null;
  const { acts } = reread(last);
  if (!acts.has('thanks') && !acts.has('bye')) return null;
  const said = firstMet(scene)?.slice(0, 1) ?? [];
  const end = wrap(scene, acts.has('bye') ? 'bye' : 'thanks_wrap');
  return said.length === 0 ? end : { ...end, parts: [...said, ...end.parts.slice(0, 1)] };
}
