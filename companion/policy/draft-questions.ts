import { writtenIn } from '#companion/written.ts';
import { peopleIn, rolesOf } from './addressee.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

const written = writtenIn('policy/draft-questions');

// Why is this hard? "What should I ask her?" before a visit to the doctor is no wish for words to open one's heart with: two
// or three questions to take along are wanted, and they depend on who is asked and what for.

const ASKS_QUESTIONS = written('asks-questions');
/** Asked of somebody near, it is a talk and no list. */
const NEAR = written('near');

const MATTERS: readonly (readonly [family: string, RegExp])[] = [
  [
    'questions_medicine',
    /\b(?:medication|medicine|tablets?|pills?|antidepress\w*|sertraline|side effects?|dose|statins?|hrt)\b/i,
  ],
  ['questions_therapy', /\b(?:therapy|therapist|cbt|psychotherap\w+|counsell?ing|counsell?or|psychologist)\b/i],
  ['questions_treatment', /\b(?:operation|surgery|chemo\w*|treatment|consultant|diagnos\w+|oncolog\w+|surgeon)\b/i],
  ['questions_results', /\b(?:results?|scan|biopsy|test|memory|lump|symptoms?)\b/i],
  ['questions_debt', /\b(?:debts?|debt advice|bills?|arrears|money advice)\b/i],
  ['questions_landlord', /\b(?:landlord|landlady|letting agent|agency|tenancy|viewing|flat|rent)\b/i],
  ['questions_job', /\b(?:job interview|interview|new job|job offer)\b/i],
  ['questions_school', /\b(?:school|teacher|parents' evening|head)\b/i],
  ['questions_office', /\b(?:council|office|job ?cent(?:re|er)|authorit\w+|embassy|benefits?|visa)\b/i],
  [
    'questions_doctor',
    /\b(?:gp|doctor|nurse|surgery|appointment|hospital|midwife|health visitor|specialist|consultant|\w+ologist|psychiatrist|paediatrician)\b/i,
  ],
];
const DOCTORS = new Set(['questions_medicine', 'questions_treatment', 'questions_results']);
const BEFORE = 4;

/** Two or three questions to take along, where it is sure whom they are for; null where they are not asked for. */
export function questionsToAsk(scene: Scene): Plan | null {
  const { read, state, lines, grammar } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || !ASKS_QUESTIONS.test(read.clean)) return null;
  if (peopleIn(read.clean).some(({ own }) => NEAR.test(own))) return null;
  const told = [state.opening ?? '', ...state.recent.slice(-BEFORE), read.clean];
  const all = told.join(' . ');
  const doctor =
    /\b(?:oncolog\w+|specialist|\w+ologist|paediatrician|cardiolog\w+|neurolog\w+|psychiatrist|gp|doctor|nurse|surgery|consultant|appointment|hospital|surgeon|midwife)\b/i.test(
      all,
    );
  const found = [read.clean, ...told.slice(0, -1).reverse()]
    .map((text) => MATTERS.find(([family, words]) => (!DOCTORS.has(family) || doctor) && words.test(text)))
    .find((one) => one !== undefined);
  const near = state.recent.slice(-1).some((text) => peopleIn(text).some((one) => NEAR.test(one.own)));
  if (found === undefined || (near && rolesOf(peopleIn(read.clean)[0] ?? null).includes('unknown') && !doctor))
    return null;
  const [family] = found[0] === 'questions_doctor' ? sharper(all, found) : found;
  if (lines.families[family] === undefined) return null;
  state.toldAtOffer = state.told;
  return plan('draft.questions', 'choose', [line(family)], { mayRepeat: true, expect: { kind: 'open' } });
}

/** Only a doctor is named where it is asked: what it is about was told before. */
const sharper = (all: string, found: (typeof MATTERS)[number]) =>
  MATTERS.find(([family, words]) => (DOCTORS.has(family) || family === 'questions_therapy') && words.test(all)) ??
  found;
