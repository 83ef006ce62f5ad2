import { countedIn } from '#companion/realise/counted.ts';
import { isTender } from '#companion/realise/openings.ts';
import { saysDark } from '#companion/safety-flow/dark-words.ts';
import { noteUsed, takeOnce, wasUsed } from '#companion/state.ts';
import { tellsHard } from '#companion/understand/message-kinds.ts';
import { writtenIn } from '#companion/written.ts';
import { hasUnsaid, line, type Part, type Scene, wholeOf } from './plan.ts';

const written = writtenIn('policy/warm-word');

/**
 * A plain receipt for what fits no kind; where there is danger, once one that does not leave them alone with it. "Thanks for
 * explaining" is said to a fact that was asked for, once in a talk: to anything else it shows that nothing was heard.
 */
export function warmWord(scene: Scene, leads: boolean, alone: boolean): Part {
  const { state, lines, read } = scene;
  const own = state.level >= 2 && !state.categories.includes('third_party_risk');
  // A doctor is named once, and to what weighs: said to a radio that is missed it shows that nothing was heard.
  const heavy = read.feelings.length > 0 || saysDark([read.clean]);
  if (own && heavy && lines.families.told_at_risk !== undefined && takeOnce(state, 'told-at-risk'))
    return line('told_at_risk');
  // "That makes sense" would be said to what nobody but they can see.
  const believes = own && state.categories.includes('psychosis_mania');
  if (believes && lines.families.told_belief !== undefined) return line('told_belief');
  const asked = read.words <= FACT_WORDS && ASKED_FACT.test(lastQuestion(state.lastReply));
  if (alone && asked && state.turn > 0 && takeOnce(state, 'receipt')) return line('fact_told');
  if (leads) return line('told_lead');
  // "Yes. Go on." to somebody in danger who has grown sleepy is the worst that can be said.
  const held = state.level === 3 ? 'told_in_danger' : state.level === 2 ? 'told_beside_danger' : null;
  if (held !== null && lines.families[held] !== undefined && hasUnsaid(held, scene)) return line(held);
  const isHard = tellsHard(wholeOf(scene), scene.kinds) && hasUnsaid('told_heavy', scene);
  const counted =
    alone && !isHard && state.level < 2 && scene.unsaid !== true && !isTender(scene) ? countedIn(read.clean) : null;
  if (counted !== null && !wasUsed(state, counted)) {
    noteUsed(state, counted);
    return { kind: 'text', text: counted };
  }
  return line(isHard ? 'told_heavy' : 'told_room');
}

/** What is longer is no bare fact. */
const FACT_WORDS = 9;
/** A plain fact was asked for: "that matters to you" would make too much of the answer. */
const ASKED_FACT = written('asked-fact', '');

const lastQuestion = (reply: string): string => reply.split(/(?<=[.!]) /).findLast((one) => one.endsWith('?')) ?? '';
