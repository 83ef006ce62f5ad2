import type { Reading } from './findings.ts';

const PAIRED_MAX = 24;

/** What the rules saw, as marks for the classifier: each cue, whose it is, whether denied, and which cues stand together. */
export function cueMarks(readings: readonly Reading[]): Set<string> {
  const marks = new Set<string>();
  const names = new Set<string>();
  for (const reading of readings) {
    for (const cue of reading.cues) {
      names.add(cue.cue);
      const how = `${cue.negated ? 'N' : ''}${cue.quoted ? 'Q' : ''}${cue.past ? 'P' : ''}`;
      marks.add(`${cue.cue}/${cue.subject}${how}`);
    }
    for (const mark of reading.marks) names.add(mark);
  }
  const sorted = [...names].sort().slice(0, PAIRED_MAX);
  sorted.forEach((name, at) => {
    marks.add(name);
    for (const other of sorted.slice(at + 1)) marks.add(`${name}+${other}`);
  });
  return marks;
}
