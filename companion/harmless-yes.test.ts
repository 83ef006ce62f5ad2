import { expect, test } from 'vitest';
import { linesFrom } from './content.ts';
import { createAssessor } from './risk/assess.ts';
import { riskContentFrom } from './risk/risk-content.ts';
import { readContent } from './testing/read-content.ts';

const content = readContent();

/** Every text an ordinary reply may hold: families, lines and questions of topics and feelings, ideas. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

test.each(['en', 'es', 'fr', 'de', 'pt'])(
  'a yes to no ordinary line in "%s" is taken for a yes to a danger',
  (code) => {
    const assessor = createAssessor(riskContentFrom(content.files));
    const { families, topics, turns, ideas } = linesFrom(content, code);
    const said = texts([families, topics.map(({ cues: _, hints: __, ...topic }) => topic), turns, ideas]);
    const alarms = said.filter(
      (line) => assessor.assess({ text: 'yes', turns: [{ role: 'assistant', text: line }], language: code }).level >= 2,
    );
    expect(alarms).toEqual([]);
  },
);
