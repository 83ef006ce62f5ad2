import { writtenIn } from '#companion/written.ts';
import { ownPlan } from './own-plan.ts';
import { line, type Plan, type Scene } from './plan.ts';

const written = writtenIn('policy/behind-story');

/** The last sentence of a longer message, where it is a step and nothing else. */
const MEANS_TO = written('means-to');
/** "I'm just worried she'll think I'm useless", behind the step: both are met. */
const FEARS_VIEW = written('fears-view');
/** What may stand behind the step: a word more about whom it is with. */
const OF_THEM = written('of-them');

/** "I'm scared of telling her. I could ring them tomorrow": what a longer message ends in is what they mean to do. */
export function behindStory(scene: Scene): Plan | null {
  const { state, read, grammar } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || /\?/.test(read.text)) return null;
  const sentences = read.clean.split(/(?<=[.!])\s+/);
  const last = sentences.at(-1) ?? '';
  const fears = FEARS_VIEW.test(last);
  const at = (fears || OF_THEM.test(last)) && !MEANS_TO.test(halfOf(last)) ? -2 : -1;
  const step = halfOf(sentences.at(at) ?? '');
  if (step === read.clean || !MEANS_TO.test(step)) return null;
  // "Maybe I should just do ten minutes" is as good as "I could".
  const said = step.replace(/\bI should (?:just |really |probably )?/i, 'I could ');
  const met = ownPlan({ ...scene, read: scene.reread(said), anchors: [] });
  if (met === null || !fears || scene.lines.families.step_and_view === undefined) return met;
  // The deed said back, and then the worry that stands beside it.
  const deed = met.parts.filter(({ kind }) => kind === 'text').slice(0, 1);
  return { ...met, parts: [...deed, line('step_and_view')], expect: { kind: 'open' } };
}

/** "I can't tell her all of it, but I could go once": the half behind the "but" is what they come to. */
const halfOf = (sentence: string): string => sentence.split(/,? but (?=I\b|maybe\b)/i).at(-1) ?? sentence;

/** "A small step. I could go to one seminar": asked what they would like, they name it themselves, and ours would be one too many. */
export function ownStepFirst(scene: Scene): Plan | null {
  return scene.state.expect?.kind === 'permit' ? behindStory(scene) : null;
}
