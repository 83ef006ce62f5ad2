import type { Slots } from '#companion/realise/choose-wording.ts';
import { ENGLISH, type Grammar } from '#companion/understand/grammar.ts';
import type { Values } from './condition.ts';
import { answerForms } from './echo-answer.ts';
import type { Exercise } from './exercise.schema.ts';

/** What was answered, by step; an empty string stands for a skip. */
export type StepValues = Record<string, string | number>;

export const LIST_JOINT = '; ';

/** The things a step that is asked several times has gathered. */
export function itemsOf(value: string | number | undefined): string[] {
  return typeof value === 'string' && value !== '' ? value.split(LIST_JOINT) : [];
}

/** The things an earlier step holds: listed one by one, or chosen of several (kept as `<id>-1`, `<id>-2`, …). */
export function itemsFor(values: StepValues, id: string): string[] {
  const chosen = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((at) => values[`${id}-${at}`] ?? []).map(String);
  return chosen.length > 0 ? chosen : itemsOf(values[id]);
}

/** What conditions see: the answers, and `drop`, how far the rating fell from before to after. */
export function conditionValues(values: StepValues): Values {
  const { rate0, rate1 } = values;
  return typeof rate0 === 'number' && typeof rate1 === 'number' ? { ...values, drop: rate0 - rate1 } : values;
}

/** Everything a wording may use of what was answered; chosen options go by their labels. */
export function slotsOf(
  exercise: Exercise,
  values: StepValues,
  passes: (text: string) => boolean = () => true,
  grammar: Grammar = ENGLISH,
): Slots {
  const slots: Slots = {};
  for (const [id, value] of Object.entries(values)) {
    if (value === '') continue;
    const name = slotName(id);
    const step = exercise.steps.find((one) => one.id === id);
    if (step && 'options' in step) {
      const labels = String(value)
        .split(', ')
        .flatMap((chosen) => step.options.find((option) => option.id === chosen)?.label ?? []);
      slots[name] = labels.map((label) => insideSentence(label, grammar)).join(', ');
    } else {
      Object.assign(slots, answerForms(name, String(value), grammar));
      // In quotation marks a harsh word stays the person's own; turned to "you" it would be said to them.
      if (!passes(String(value))) Object.assign(slots, { [`${name}_list`]: null, [`${name}_you`]: null });
    }
  }
  return slots;
}

/** A label as it stands within a sentence. */
export function insideSentence(label: string, grammar: Grammar): string {
  return grammar.capitals ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** Slots are written with underscores where steps have hyphens. */
export function slotName(id: string): string {
  return id.replaceAll('-', '_');
}

/** The texts a `save` step keeps: answered steps only, chosen options by their labels. */
export function savedValues(
  exercise: Exercise,
  values: StepValues,
  ids: readonly string[],
  grammar: Grammar = ENGLISH,
): Record<string, string> {
  const slots = slotsOf(exercise, values, undefined, grammar);
  return Object.fromEntries(
    ids.flatMap((id) => {
      const value = values[id];
      if (value === undefined || value === '') return [];
      const step = exercise.steps.find((one) => one.id === id);
      return [[id, step && 'options' in step ? (slots[slotName(id)] ?? '') : String(value)]];
    }),
  );
}
