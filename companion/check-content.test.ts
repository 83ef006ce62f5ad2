import { expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { readContent } from './testing/read-content.ts';

const content = readContent();
const withFile = (path: string, change: (data: never) => unknown) => ({
  files: { ...content.files, [path]: change(structuredClone(content.files[path]) as never) },
});

test('the shipped content has no mistake', () => {
  expect(checkContent(content)).toEqual([]);
});

test('a step that leads nowhere is named', () => {
  const broken = withFile('exercises/ground-54321.yaml', (data: { steps: { goto?: string }[] }) => {
    for (const step of data.steps) if (step.goto) step.goto = 'nowhere';
    return data;
  });
  expect(checkContent(broken).map((problem) => problem.reason)).toContain('goes to "nowhere", which is no step');
});

test('an exercise without a skip is refused', () => {
  const broken = withFile('exercises/thought-record.yaml', (data: { steps: { skip?: string }[] }) => {
    for (const step of data.steps) delete step.skip;
    return data;
  });
  expect(checkContent(broken).length).toBeGreaterThan(0);
});

test('two questions in one line, a question in the middle and an exclamation mark are refused', () => {
  const lines = ['Why? And who?', 'Really? I see.', 'Well done!'];
  for (const text of lines) {
    const broken = withFile('lines/en/meanings.yaml', () => ({
      meanings: [{ topic: 'grief', feeling: 'sad', line: text }],
    }));
    expect(
      checkContent(broken).map((problem) => problem.file),
      text,
    ).toContain('lines/en/meanings.yaml');
  }
});

test('a meaning for a topic nobody wrote is refused', () => {
  const broken = withFile('lines/en/meanings.yaml', () => ({
    meanings: [{ topic: 'unicorns', feeling: 'sad', line: 'A line.' }],
  }));
  expect(checkContent(broken)[0]?.reason).toBe('no topic "unicorns"');
});
