import { type Answers, countedAnswers, optionOf } from './answers.ts';
import type { Instrument, Question } from './instrument.contract.ts';

/** One filled questionnaire, as it goes out. */
export interface FilledForm {
  id: string;
  answers: Answers;
  /** ISO 8601: handed in, or last changed while it is being filled. */
  authored: string;
  isSubmitted: boolean;
  /** Of the person; an opaque id, no name. */
  subject: string;
}

/** A FHIR reference to somebody this instance knows by an opaque id alone. */
export const subjectOf = (form: Pick<FilledForm, 'subject'>) => ({
  type: 'Patient',
  identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${form.subject}` },
});

/** The FHIR R4 QuestionnaireResponse; nested as its Questionnaire, nothing under what a gate closes. */
export function fhirResponse(instrument: Instrument, form: FilledForm): object {
  const counted = countedAnswers(instrument, form.answers);
  const item = instrument.questions.flatMap((question) => itemOf(question, counted));
  return {
    resourceType: 'QuestionnaireResponse',
    id: form.id,
    questionnaire: `${instrument.url}|${instrument.version}`,
    status: form.isSubmitted ? 'completed' : 'in-progress',
    subject: subjectOf(form),
    authored: form.authored,
    source: subjectOf(form),
    ...(item.length > 0 ? { item: nested(instrument, item) } : {}),
  };
}

interface Answered {
  linkId: string;
  text: string;
  answer: object[];
}

function itemOf(question: Question, counted: Answers): Answered[] {
  const option = optionOf(question, counted[question.linkId]);
  if (!option) return [];
  return [{ linkId: question.linkId, text: question.text, answer: [{ valueCoding: option.coding }] }];
}

/** Questions stand in the groups they stand in on the form. */
function nested(instrument: Instrument, items: Answered[]): object[] {
  const out: (Answered | { linkId: string; text?: string; item: Answered[] })[] = [];
  for (const item of items) {
    const group = instrument.questions.find(({ linkId }) => linkId === item.linkId)?.group ?? null;
    const last = out.at(-1);
    if (group === null) out.push(item);
    else if (last && 'item' in last && last.linkId === group.linkId) last.item.push(item);
    else out.push({ linkId: group.linkId, ...(group.text === null ? {} : { text: group.text }), item: [item] });
  }
  return out;
}
