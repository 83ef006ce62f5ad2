import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isLoincCode } from './check-instrument.ts';
import { checkQuestionnaire } from './check-questionnaire.ts';

const FOLDER = new URL('../../content/questionnaires/', import.meta.url);
const names = readdirSync(FOLDER).sort();
const read = (name: string) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));
type Json = ReturnType<typeof read>;

const IDS =
  'audit audit-c brs cbi gad-2 gad-7 k10 k6 mos-sleep-6 pc-ptsd-5 phq-2 phq-4 phq-9 pss-4 rses scoff scs-sf swls ucla-3 who-5';

test('there are the twenty instruments', () => {
  expect(names.map((name) => name.replace('.fhir.json', '')).sort()).toEqual(IDS.split(' ').sort());
});

describe.each(names)('%s', (name) => {
  test('is a questionnaire without a mistake', () => {
    expect(checkQuestionnaire(read(name), name).problems).toEqual([]);
  });

  test('says whose it is, how it may be used, and what its scores mean', () => {
    const { instrument } = checkQuestionnaire(read(name), name);
    expect(instrument?.licence.text).not.toBe('');
    expect(instrument?.copyright).toContain(instrument?.licence.text);
    const usesLoinc = JSON.stringify(instrument?.questions).includes('http://loinc.org');
    expect(instrument?.copyright.includes('loinc.org/license')).toBe(usesLoinc);
    const screens = instrument?.scores.flatMap(({ bands }) => bands).filter(({ meaning }) => /diagnos/.test(meaning));
    expect(screens?.every(({ meaning }) => meaning.includes('not a diagnosis'))).toBe(true);
  });
});

test('reads what only the file says: the stem, the gate, the reversal, the difficulty question', () => {
  const instrumentOf = (id: string) => checkQuestionnaire(read(`${id}.fhir.json`), `${id}.fhir.json`).instrument;
  const phq = instrumentOf('phq-9');
  expect(phq?.questions[8]).toMatchObject({
    linkId: 'phq9-9',
    stem: 'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
    text: 'Thoughts that you would be better off dead or of hurting yourself in some way',
    required: true,
    scored: true,
  });
  expect(phq?.questions[9]).toMatchObject({ linkId: 'phq9-10', stem: null, required: false, scored: false });
  expect(phq?.coding?.code).toBe('44249-1');
  expect(phq?.safetyRules[0]).toMatchObject({ id: 'phq9-item9', severity: 'immediate', level: 2 });
  const ptsd = instrumentOf('pc-ptsd-5');
  expect(ptsd?.questions[0]).toMatchObject({ linkId: 'ptsd-0', stem: null, required: true, scored: false });
  expect(ptsd?.questions[1]?.askedWhen).toEqual([{ linkId: 'ptsd-0', is: 'equal', raw: 1 }]);
  const rses = instrumentOf('rses');
  expect(rses?.questions.filter(({ reversed }) => reversed).map(({ linkId }) => linkId)).toEqual(
    [2, 5, 6, 8, 9].map((item) => `rses-${item}`),
  );
  expect(rses?.questions[1]?.options[0]).toMatchObject({ label: 'Strongly agree', raw: 3, score: 0 });
});

describe('a broken file', () => {
  const broken = (change: (file: Json) => void) => {
    const file = read('phq-9.fhir.json');
    change(file);
    return checkQuestionnaire(file, 'phq-9.fhir.json').problems;
  };
  const group = (file: Json) => file.item[0].item;
  const score = (file: Json) => file.item[2].item[0];

  test.each<[string, (file: Json) => void, RegExp, (string | number)[]]>([
    [
      'a misspelt name',
      (f) => {
        group(f)[2].txt = 'x';
      },
      /txt/,
      ['item', 0, 'item', 2],
    ],
    [
      'an option without its score',
      (f) => {
        group(f)[1].answerOption[3].extension.shift();
      },
      /score/,
      ['item', 0, 'item', 1, 'answerOption', 3],
    ],
    [
      'the same linkId twice',
      (f) => {
        f.item[1].linkId = 'phq9-1';
      },
      /stands twice/,
      ['item', 1],
    ],
    [
      'an answer code that is none',
      (f) => {
        group(f)[0].answerOption[3].valueCoding.code = 'LA6571-8';
      },
      /not a LOINC code/,
      ['item', 0, 'item', 0],
    ],
    [
      'an expression that scores otherwise',
      (f) => {
        score(f).extension[0].valueExpression.expression = '1';
      },
      /must read/,
      ['item', 2, 'item', 0],
    ],
    [
      'bands with a hole',
      (f) => {
        score(f).extension[1].extension.at(-1).extension[0].valueDecimal = 21;
      },
      /a hole/,
      ['item', 2, 'item', 0],
    ],
    [
      'a rule about nothing',
      (f) => {
        f.extension.find((e: Json) => e.url.endsWith('safety-rule')).extension.at(-1).extension[0].valueCode =
          'phq9-99';
      },
      /nothing is called/,
      ['extension', 4],
    ],
    [
      'another name than its id',
      (f) => {
        f.id = 'phq-8';
      },
      /must be called/,
      ['id'],
    ],
  ])('with %s is refused, and the place is named', (_, change, reason, at) => {
    const problems = broken(change);
    expect(problems.map((problem) => problem.reason).join('\n')).toMatch(reason);
    expect(problems.find((problem) => reason.test(problem.reason))?.at.slice(0, at.length)).toEqual(at);
  });
});

test('tells LOINC codes by their check digit', () => {
  for (const code of ['44249-1', '102017-1', 'LA6568-5', 'LA18926-8', 'LA33-6']) expect(isLoincCode(code)).toBe(true);
  for (const code of ['44249-2', 'LA6568-6', '44249', 'x']) expect(isLoincCode(code)).toBe(false);
});
