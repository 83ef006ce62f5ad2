import { expect, test } from 'vitest';
import { checkContent } from '#companion/check-content.ts';
import { readContent } from '#companion/testing/read-content.ts';

const content = readContent();
const FILE = 'exercises/pmr.yaml';
type Loose = { steps: Record<string, unknown>[]; suggestWhen: unknown[]; contra: unknown[] };

/** What the build says of the muscle exercise after one change. */
function reasons(change: (data: Loose) => void): string {
  const data = structuredClone(content.files[FILE]) as Loose;
  change(data);
  return checkContent({ files: { ...content.files, [FILE]: data } }, 'exercises/')
    .map((problem) => `${problem.file} ${problem.reason}`)
    .join('\n');
}

test('the build says nothing of the exercises as they are', () => {
  expect(reasons(() => undefined)).toBe('');
});

const texts = ['One line.', 'Another line.'];

test.each<[string, (data: Loose) => void]>([
  ['no way leads to step "lost"', (data) => data.steps.push({ id: 'lost', end: texts })],
  [
    'goes to "nowhere", which is no step',
    (data) => data.steps.splice(1, 0, { id: 'b', branch: 'rate0 > 5', goto: 'nowhere' }),
  ],
  [
    'uses "nothing", which is no step',
    (data) => data.steps.splice(2, 0, { id: 'r', reflect: 'nothing', frames: texts }),
  ],
  [
    'no exercise "dancing"',
    (data) => data.steps.splice(2, 0, { id: 's', start: 'dancing', text: texts, when: 'rate0 > 9' }),
  ],
  ['"moon" is none of the topics', (data) => data.suggestWhen.push({ topics: ['moon'] })],
  ['"joyless" is none of the feelings', (data) => data.suggestWhen.push({ feelings: ['joyless'] })],
  ['"never-ever" is none of the patterns', (data) => data.suggestWhen.push({ patterns: ['never-ever'] })],
  ['"flu" is none of the categories', (data) => data.contra.push({ if: 'categories has flu', say: 'No.' })],
  ['"mood" in "mood > 3" is not known', (data) => data.contra.push({ if: 'mood > 3', say: 'No.' })],
  [
    '"rate9" in "rate9 > 3" is not known',
    (data) => data.steps.splice(2, 0, { id: 'c', say: texts, when: 'rate9 > 3' }),
  ],
  ['condition not understood', (data) => data.steps.splice(2, 0, { id: 'c', say: texts, when: 'if it rains' })],
  ['two steps are called "begin"', (data) => data.steps.splice(1, 0, { id: 'begin', say: texts })],
  ['asks where no answer is waited for', (data) => data.steps.splice(1, 0, { id: 'q', say: ['Why?', 'How?'] })],
  ['says the same as step', (data) => data.steps.splice(1, 0, { id: 'a', say: texts }, { id: 'b', say: texts })],
  [
    '"{ghost}" is the answer to no step',
    (data) => data.steps.splice(1, 0, { id: 'g', say: ['{ghost} is here.', 'Hm.'] }),
  ],
  [
    'a cue comes after the timer ends',
    (data) => data.steps.splice(2, 0, { id: 't', timer: 5, text: texts, cues: [{ at: 9, say: texts }] }),
  ],
  ['needs "more"', (data) => data.steps.splice(2, 0, { id: 'l', ask: 'text', times: 3, text: texts, skip: 'Skip' })],
  ['the last step is not an end', (data) => data.steps.push({ id: 'z', say: texts, when: 'rate0 > 1' })],
  [FILE, (data) => data.steps.splice(2, 0, { id: 'n', ask: 'text', text: texts })],
])('the build says: %s', (reason, change) => {
  expect(reasons(change)).toContain(reason);
});
