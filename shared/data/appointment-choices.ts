/** A line in the person's own words: chosen from what they wrote, or written for the page. A copy, free to change. */
export interface OwnLine {
  id: string;
  text: string;
  /** The calendar day it was first written on; null where it was written for the page. */
  day: string | null;
}

/** What goes on the page. Nothing is ticked at first. */
export interface Choices {
  /** Calendar days, both included. */
  from: string;
  to: string;
  /** As it should stand on the page; empty leaves the person unnamed. */
  name: string;
  own: OwnLine[];
  /** To ask there, one a line. */
  questions: string;
  /** Ids of questionnaires whose scores are shown, and of those whose last answers are shown too. */
  forms: string[];
  answers: string[];
  moods: boolean;
  exercises: boolean;
  plan: boolean;
  /** Keys of lines that are left out, and other wordings by key. */
  left: string[];
  changed: Record<string, string>;
}

export const nothingChosen = (from: string, to: string): Choices => ({
  ...{ from, to, name: '', own: [], questions: '', forms: [], answers: [] },
  ...{ moods: false, exercises: false, plan: false, left: [], changed: {} },
});

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What an earlier visit left on this device, read field by field; what does not fit reads as not chosen. */
export function readChoices(kept: unknown, usual: Choices): Choices {
  if (typeof kept !== 'object' || kept === null) return usual;
  const found = kept as Record<string, unknown>;
  const text = (key: string): string => (typeof found[key] === 'string' ? (found[key] as string) : '');
  const texts = (key: string): string[] => listOf(found[key]).filter((one) => typeof one === 'string');
  const day = (key: 'from' | 'to'): string => (DAY.test(text(key)) ? text(key) : usual[key]);
  return {
    from: day('from'),
    to: day('to'),
    name: text('name'),
    own: listOf(found.own).flatMap(ownLine),
    questions: text('questions'),
    forms: texts('forms'),
    answers: texts('answers'),
    moods: found.moods === true,
    exercises: found.exercises === true,
    plan: found.plan === true,
    left: texts('left'),
    changed: Object.fromEntries(
      Object.entries(typeof found.changed === 'object' ? (found.changed ?? {}) : {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function ownLine(value: unknown): OwnLine[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, text, day } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof text !== 'string') return [];
  return [{ id, text, day: typeof day === 'string' && DAY.test(day) ? day : null }];
}
