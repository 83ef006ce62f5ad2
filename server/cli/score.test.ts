import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { allInstruments, type LoadedInstrument } from '#server/features/questionnaires/instruments.ts';
import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import { scoreLine } from './score.ts';

const MODULE = new URL('./score.ts', import.meta.url).href;

function run(lines: string[]): { out: object[]; status: number | null; stderr: string } {
  const script = `import(${JSON.stringify(MODULE)}).then((m) => m.scoreCommand(['--jsonl']))`;
  const { stdout, status, stderr } = spawnSync(process.execPath, ['-e', script], {
    input: lines.join('\n'),
    encoding: 'utf8',
  });
  const out = stdout.split('\n').filter(Boolean);
  return { out: out.map((line) => JSON.parse(line)), status, stderr };
}

it('answers every line in order, and bad lines with a code', () => {
  const nine = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((item) => [`phq9-${item}`, 1]));
  const { out, status, stderr } = run([
    JSON.stringify({ id: 'a', questionnaire: 'phq-9', answers: nine, previous: { total: 14 } }),
    '',
    'not json',
    '{"id":2,"questionnaire":"ucla-3","answers":{"ucla3-1":2,"ucla3-2":2,"ucla3-3":2}}',
    '{"id":"c","questionnaire":"cbi","answers":{"cbi-4":100}}',
    '{"id":"d","questionnaire":"phq-8","answers":{}}',
    '{"id":"e","questionnaire":"phq-2","answers":{"phq2-1":1,"phq2-3":1}}',
    '{"id":"f","questionnaire":"phq-2","answers":{"phq2-1":1.5}}',
    '{"id":"g","questionnaire":"phq-2","answers":{"__proto__":1}}',
    '{"id":"h","questionnaire":"phq-2"}',
    '{"id":"i","questionnaire":"phq-2","answers":[1,2]}',
    '{"id":"j","questionnaire":"audit-c","answers":{"audit-1":0,"audit-2":1}}',
    '{"id":"k","questionnaire":"audit-c","answers":{"audit-1":0},"previous":{"total":6}}',
    '{"id":"l","questionnaire":"phq-2","answers":{"phq2-1":3},"previous":{"total":6}}',
    '{"id":"m","questionnaire":"phq-2","answers":{},"previous":{"total":"6"}}',
    '{"id":"n","questionnaire":"phq-2","answers":{"phq2-1":1,"phq2-2":2},"previous":null}',
    '{"id":"o","questionnaire":"phq-2","answers":{"phq2-1":"1","phq2-2":2}}',
    '{"id":"p","questionnaire":"phq-2","answers":{"phq2-1":"Several days","phq2-2":2}}',
    '{"id":"q","questionnaire":"phq-2","answers":{"phq2-1":null,"phq2-2":2}}',
    `${JSON.stringify({ id: 'r\u2028s', questionnaire: 'phq-9', answers: { 'phq9-9': 1 } })}\r`,
  ]);
  expect(status).toBe(0);
  expect(stderr).toBe('');
  expect(out[0]).toEqual({
    id: 'a',
    complete: true,
    missing: [],
    scores: { total: 9 },
    band: 'Mild',
    subscaleBands: {},
    safety: ['phq9-item9'],
    change: { difference: -5, reliable: true },
  });
  expect(out.slice(1)).toMatchObject([
    { id: null, error: 'score.line_unreadable' },
    { id: 2, scores: { total: 6 }, band: 'Higher' },
    { id: 'c', complete: false, scores: { total: null, personal: null, work: null }, safety: ['cbi-cannot'] },
    { id: 'd', error: 'questionnaires.not_found' },
    { id: 'e', error: 'questionnaires.item_unknown' },
    { id: 'f', error: 'questionnaires.answer_unknown' },
    { id: 'g', error: 'questionnaires.item_unknown' },
    { id: 'h', error: 'score.input_invalid' },
    { id: 'i', error: 'score.input_invalid' },
    { id: 'j', error: 'questionnaires.item_closed' },
    { id: 'k', scores: { total: 0 }, change: { difference: -6, reliable: null } },
    { id: 'l', complete: false, missing: ['phq2-2'], change: { difference: null, reliable: null } },
    { id: 'm', error: 'score.input_invalid' },
    { id: 'n', scores: { total: 3 } },
    { id: 'o', error: 'questionnaires.answer_unknown' },
    { id: 'p', error: 'questionnaires.answer_unknown' },
    { id: 'q', error: 'questionnaires.answer_unknown' },
    { id: 'r\u2028s', complete: false, scores: { total: null }, safety: ['phq9-item9'] },
  ]);
  expect(out).toHaveLength(19);
});

describe('every instrument', () => {
  let loaded: ReadonlyMap<string, LoadedInstrument>;
  beforeAll(async () => {
    loaded = await allInstruments();
  });
  const score = (questionnaire: string, answers: object) =>
    scoreLine(JSON.stringify({ id: 1, questionnaire, answers }), loaded) as {
      error?: string;
      complete: boolean;
      missing: string[];
      scores: Record<string, number | null>;
      band: string | null;
    };
  const forms = () => [...loaded.values()].map(({ instrument }) => instrument);
  /** Every question answered, as if no gate were closed. */
  const answersTo = (form: Instrument) =>
    fc.record(
      Object.fromEntries(
        form.questions.map(({ linkId, options }) => [linkId, fc.constantFrom(...options.map(({ raw }) => raw))]),
      ),
    );
  const open = (form: Instrument) => answersTo(form).filter((answers) => score(form.id, answers).error === undefined);

  test('gives every score of complete answers, inside its range', () => {
    for (const form of forms()) {
      fc.assert(
        fc.property(open(form), (answers) => {
          const { complete, missing, scores } = score(form.id, answers);
          expect([complete, missing]).toEqual([true, []]);
          for (const { id, min, max } of form.scores) {
            expect(scores[id]).toBeGreaterThanOrEqual(min);
            expect(scores[id]).toBeLessThanOrEqual(max);
          }
        }),
        { numRuns: 30 },
      );
    }
  });

  test('says which required answer was taken away, and then gives no score', () => {
    for (const form of forms()) {
      const required = form.questions.filter((question) => question.required && question.askedWhen.length === 0);
      fc.assert(
        fc.property(open(form), fc.constantFrom(...required.map(({ linkId }) => linkId)), (answers, gone) => {
          const { [gone]: _, ...rest } = answers;
          const result = score(form.id, rest);
          expect(result.complete).toBe(false);
          expect(result.missing).toContain(gone);
          expect(Object.values(result.scores).every((value) => value === null)).toBe(true);
          expect(result.band).toBeNull();
        }),
        { numRuns: 20 },
      );
    }
  });

  test('moves one way with each answer: a higher printed value never lowers a score, or never raises it if reversed', () => {
    for (const form of forms()) {
      fc.assert(
        fc.property(open(form), fc.nat(), (answers, pick) => {
          const question = form.questions[pick % form.questions.length];
          const raws = question?.options.map(({ raw }) => raw).sort((a, b) => a - b) ?? [];
          if (
            !question ||
            form.questions.some(({ askedWhen }) => askedWhen.some((when) => when.linkId === question.linkId))
          )
            return;
          const totals = raws.map(
            (raw) => Object.values(score(form.id, { ...answers, [question.linkId]: raw }).scores)[0] ?? 0,
          );
          const falls =
            (question.options.find(({ raw }) => raw === raws[0])?.score ?? 0) >
            (question.options.find(({ raw }) => raw === raws.at(-1))?.score ?? 0);
          expect(totals).toEqual(totals.toSorted((a, b) => (falls ? b - a : a - b)));
        }),
        { numRuns: 20 },
      );
    }
  });

  test('never fails on any line whatever', () => {
    const ids = fc.constantFrom('phq-9', 'audit', 'cbi', 'x');
    const keys = fc.constantFrom('phq9-1', 'phq9-9', 'audit-1', 'audit-2', 'cbi-4', '__proto__', 'constructor');
    const lines = fc.record({ id: fc.jsonValue(), questionnaire: ids, answers: fc.dictionary(keys, fc.jsonValue()) });
    fc.assert(
      fc.property(
        fc.oneof(
          lines.map((line) => JSON.stringify(line)),
          fc.string(),
        ),
        (line) => {
          expect(scoreLine(line, loaded)).toHaveProperty('id');
        },
      ),
      { numRuns: 300 },
    );
  });
});
