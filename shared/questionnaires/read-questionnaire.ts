import type { z } from 'zod';
import { CALCULATED_EXPRESSION, ITEM_CONTROL, ORDINAL_VALUE, OWN, plainOf } from './fhir-extensions.ts';
import { type Instrument, instrumentSchema } from './instrument.contract.ts';
import { type QuestionnaireItem, type QuestionnaireResource, questionnaireSchema } from './questionnaire.schema.ts';

type At = (string | number)[];

export interface QuestionnaireProblem {
  /** Path inside the file, for finding the line. */
  at: At;
  reason: string;
}

interface Placed {
  item: QuestionnaireItem;
  at: At;
  group: { linkId: string; text: string | null } | null;
}

type WithExtensions = { extension: { url: string }[] };

const own = (name: string) => `${OWN}/${name}`;
const valuesOf = (from: WithExtensions, url: string): unknown[] =>
  from.extension.filter((extension) => extension.url === url).map((extension) => plainOf(extension));

/** Where an extension stands in the file, or the whole list where it does not. */
function placeOf(from: WithExtensions, at: At, url: string, nth = 0): At {
  const places = from.extension.flatMap((extension, index) => (extension.url === url ? [index] : []));
  const index = places[nth];
  return index === undefined ? [...at, 'extension'] : [...at, 'extension', index];
}

/**
 * A FHIR R4 Questionnaire of ours as an instrument that can be asked and scored.
 *
 * @returns the instrument, or null and every mistake with its place in the file
 */
export function readQuestionnaire(data: unknown): { instrument: Instrument | null; problems: QuestionnaireProblem[] } {
  const parsed = questionnaireSchema.safeParse(data);
  if (!parsed.success) return { instrument: null, problems: problemsOf(parsed.error, (path) => path) };
  const resource = parsed.data;
  const placed = placeItems(resource.item, ['item'], null);
  const result = instrumentSchema.safeParse(instrumentOf(resource, placed));
  if (result.success) return { instrument: result.data, problems: [] };
  return { instrument: null, problems: problemsOf(result.error, (path) => placeInFile(resource, placed, path)) };
}

function placeItems(items: QuestionnaireItem[], at: At, group: Placed['group']): Placed[] {
  return items.flatMap((item, index) => {
    const here = [...at, index];
    const inner = item.type === 'group' ? { linkId: item.linkId, text: item.text ?? null } : group;
    return [{ item, at: here, group }, ...placeItems(item.item ?? [], [...here, 'item'], inner)];
  });
}

const questionsIn = (placed: Placed[]) => placed.filter(({ item }) => item.type === 'choice');
const scoresIn = (placed: Placed[]) => placed.filter(({ item }) => item.type === 'decimal');

function instrumentOf(resource: QuestionnaireResource, placed: Placed[]): unknown {
  const { shortTitle, domain, audience, direction, missing, offer, offerReason, ...head } = (valuesOf(
    resource,
    own('instrument'),
  )[0] ?? {}) as Record<string, unknown>;
  const scores = scoresIn(placed).map(({ item }) => scoreOf(item));
  const counted = new Set(scores.flatMap((score) => (Array.isArray(score.items) ? score.items : [])));
  const { id, url, version, title, publisher, copyright } = resource;
  return {
    ...{ id, url, version, title, publisher, copyright },
    ...{ shortTitle, domain, audience, direction, missing, offer, offerReason },
    recall: { text: head.recallText, days: head.recallDays ?? null },
    repeat: { days: head.repeatDays, basis: head.repeatBasis },
    coding: resource.code?.[0] ?? null,
    licence: licenceOf(resource),
    instruction: placed.find(({ item, at }) => item.type === 'display' && at.length === 2)?.item.text ?? null,
    questions: questionsIn(placed).map((question) => questionOf(question, placed, counted)),
    scores,
    cutOffs: valuesOf(resource, own('cut-off')),
    bandsFor: valuesOf(resource, own('bands-for')),
    reliableChange: valuesOf(resource, own('reliable-change'))[0] ?? null,
    safetyRules: valuesOf(resource, own('safety-rule')),
    notes: valuesOf(resource, own('note')),
    sources: valuesOf(resource, own('source')),
  };
}

/** A licence with one condition or with many. */
const licenceOf = (resource: QuestionnaireResource): unknown => valuesOf(resource, own('licence'))[0];

function scoreOf(item: QuestionnaireItem): Record<string, unknown> {
  const { item: items, band, times, ...score } = (valuesOf(item, own('score'))[0] ?? {}) as Record<string, unknown>;
  return {
    ...score,
    items,
    times: times ?? 1,
    bands: band ?? [],
    label: item.text,
    linkId: item.linkId,
    coding: item.code?.[0],
  };
}

function questionOf({ item, group }: Placed, placed: Placed[], counted: ReadonlySet<unknown>): unknown {
  const help = item.item?.find(
    (inner) => inner.type === 'display' && inner.extension.some(({ url }) => url === ITEM_CONTROL),
  );
  return {
    linkId: item.linkId,
    text: item.text,
    stem: group?.text ?? null,
    group,
    help: help?.text ?? null,
    coding: item.code?.[0] ?? null,
    required: item.required ?? false,
    scored: counted.has(item.linkId),
    reversed: valuesOf(item, own('reversed'))[0] === true,
    askedWhen: (item.enableWhen ?? []).map(({ question, operator, answerCoding }) => ({
      linkId: question,
      is: operator === '=' ? 'equal' : 'different',
      raw: rawOf(placed, question, answerCoding.code),
    })),
    options: (item.answerOption ?? []).map((option) => ({
      label: option.valueCoding.display,
      raw: valuesOf(option, own('printed-value'))[0],
      score: valuesOf(option, ORDINAL_VALUE)[0],
      coding: option.valueCoding,
    })),
  };
}

function rawOf(placed: Placed[], linkId: string, code: string): unknown {
  const options = placed.find(({ item }) => item.linkId === linkId)?.item.answerOption ?? [];
  const option = options.find(({ valueCoding }) => valueCoding.code === code);
  return option && valuesOf(option, own('printed-value'))[0];
}

/** The expression a score item gives to other software. */
export function expressionOf(item: QuestionnaireItem): string | undefined {
  return (valuesOf(item, CALCULATED_EXPRESSION)[0] as { expression?: string } | undefined)?.expression;
}

const EXTENSION_OF: Record<string, string> = {
  licence: 'licence',
  cutOffs: 'cut-off',
  bandsFor: 'bands-for',
  reliableChange: 'reliable-change',
  safetyRules: 'safety-rule',
  notes: 'note',
  sources: 'source',
};

/** A path inside the instrument as the place in the file it was read from. */
function placeInFile(resource: QuestionnaireResource, placed: Placed[], path: At): At {
  const [field, nth] = path;
  const index = typeof nth === 'number' ? nth : 0;
  if (field === 'questions') {
    const question = questionsIn(placed)[index];
    return question
      ? [...question.at, ...(path[2] === 'options' ? ['answerOption', ...path.slice(3, 4)] : [])]
      : ['item'];
  }
  if (field === 'scores') {
    const score = scoresIn(placed)[index];
    return score ? placeOf(score.item, score.at, own('score')) : ['item'];
  }
  return placeOf(resource, [], own(EXTENSION_OF[String(field)] ?? 'instrument'), index);
}

function problemsOf(error: z.ZodError, place: (path: At) => At): QuestionnaireProblem[] {
  return error.issues.map((issue) => {
    const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
    return { at: place(path), reason: `${path.join('.') || 'file'}: ${issue.message}` };
  });
}
