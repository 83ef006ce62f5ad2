import type { Exercise, ExerciseStep } from './exercise.schema.ts';
import type { ExerciseOverlay, StepOverlay } from './overlay.schema.ts';

const STEP_TEXTS = ['text', 'say', 'end', 'frames', 'more', 'skip', 'yes', 'no'] as const;

/** The exercise in another language. The overlay is trusted; the build checks it with `overlayGaps`. */
export function withOverlay(exercise: Exercise, overlay: ExerciseOverlay): Exercise {
  const { title, offer, why, names, care, followUp } = overlay;
  return {
    ...exercise,
    title,
    offer,
    why,
    names,
    evidence: { level: exercise.evidence.level, note: overlay.evidence ?? exercise.evidence.note },
    contra: exercise.contra.map((entry, at) => ({ ...entry, say: overlay.contra[at] ?? entry.say })),
    ...(care ? { care } : {}),
    ...(followUp ? { followUp } : {}),
    steps: exercise.steps.map((step) => stepWith(step, overlay.steps[step.id])),
  };
}

function stepWith(step: ExerciseStep, overlay: StepOverlay | undefined): ExerciseStep {
  if (overlay === undefined) return step;
  const changed: Record<string, unknown> = { ...step };
  // A hint nobody translated is left out rather than shown in English.
  delete changed.hint;
  for (const key of [...STEP_TEXTS, 'hint'] as const) if (overlay[key] !== undefined) changed[key] = overlay[key];
  if ('options' in step) {
    changed.options = step.options.map(({ match: _match, ...option }) => ({
      ...option,
      ...overlay.options?.[option.id],
    }));
  }
  if ('cues' in step && step.cues) {
    changed.cues = step.cues.map((cue, at) => ({ at: cue.at, say: overlay.cues?.[at] ?? cue.say }));
  }
  return changed as ExerciseStep;
}

/** What an overlay leaves untranslated or translates without need, as paths inside it and reasons. */
export function overlayGaps(
  exercise: Exercise,
  overlay: ExerciseOverlay,
): { at: (string | number)[]; reason: string }[] {
  const gaps: { at: (string | number)[]; reason: string }[] = [];
  const add = (at: (string | number)[], reason: string) => gaps.push({ at, reason });
  if (overlay.contra.length !== exercise.contra.length)
    add(['contra'], `${exercise.contra.length} contraindications, ${overlay.contra.length} texts`);
  if (exercise.care && overlay.care?.length !== exercise.care.length)
    add(['care'], 'not as many as in the English file');
  if (exercise.followUp && !overlay.followUp) add(['followUp'], 'missing');
  for (const id of Object.keys(overlay.steps))
    if (!exercise.steps.some((step) => step.id === id)) add(['steps', id], `no step "${id}"`);
  for (const step of exercise.steps) stepGaps(step, overlay.steps[step.id] ?? {}, add);
  return gaps;
}

function stepGaps(
  step: ExerciseStep,
  overlay: StepOverlay,
  add: (at: (string | number)[], reason: string) => void,
): void {
  const at = ['steps', step.id];
  for (const key of STEP_TEXTS) {
    const english = (step as Record<string, unknown>)[key];
    // `save` steps have a `text`; a `start` or `save` id is no text.
    if (english !== undefined && overlay[key] === undefined) add(at, `step "${step.id}" has no ${key}`);
    if (english === undefined && overlay[key] !== undefined) add(at, `step "${step.id}" takes no ${key}`);
  }
  const options = 'options' in step ? step.options.map((option) => option.id) : [];
  for (const id of options)
    if (!overlay.options?.[id]) add([...at, 'options'], `step "${step.id}" has no text for option "${id}"`);
  for (const id of Object.keys(overlay.options ?? {}))
    if (!options.includes(id)) add([...at, 'options', id], `step "${step.id}" has no option "${id}"`);
  const cues = 'cues' in step ? (step.cues?.length ?? 0) : 0;
  if ((overlay.cues?.length ?? 0) !== cues)
    add(at, `step "${step.id}" has ${cues} cues, ${overlay.cues?.length ?? 0} texts`);
}
