import { checkInstrument, type InstrumentFault } from './check-instrument.ts';
import { FHIR_BASE, OWN } from './fhir-extensions.ts';
import type { Instrument } from './instrument.contract.ts';
import { expressionOf, type QuestionnaireProblem, readQuestionnaire } from './read-questionnaire.ts';

type At = (string | number)[];
interface AnyItem {
  linkId?: unknown;
  item?: AnyItem[];
}

/**
 * Reads and checks one content file.
 *
 * @param file its name, `<id>.fhir.json`
 * @returns the instrument, or null and every mistake with its place in the file
 */
export function checkQuestionnaire(
  data: unknown,
  file: string,
): { instrument: Instrument | null; problems: QuestionnaireProblem[] } {
  const { instrument, problems } = readQuestionnaire(data);
  if (!instrument) return { instrument, problems };
  const places = new Map<string, { at: At; item: AnyItem }>();
  placeAll((data as { item: AnyItem[] }).item, ['item'], places);
  const expressions = new Map(
    instrument.scores.map(({ linkId }) => [linkId, expressionOf(places.get(linkId)?.item as never)]),
  );
  const found = checkInstrument(instrument, expressions).map((fault) => ({
    at: placeOf(fault, data, places),
    reason: fault.reason,
  }));
  if (file !== `${instrument.id}.fhir.json`)
    found.push({ at: ['id'], reason: `the file must be called ${instrument.id}.fhir.json` });
  if (instrument.url !== `${FHIR_BASE}/Questionnaire/${instrument.id}`)
    found.push({ at: ['url'], reason: `the url must be ${FHIR_BASE}/Questionnaire/${instrument.id}` });
  return { instrument: found.length === 0 ? instrument : null, problems: found };
}

function placeAll(items: AnyItem[], at: At, places: Map<string, { at: At; item: AnyItem }>): void {
  for (const [index, item] of items.entries()) {
    places.set(String(item.linkId), { at: [...at, index], item });
    placeAll(item.item ?? [], [...at, index, 'item'], places);
  }
}

function placeOf(fault: InstrumentFault, data: unknown, places: Map<string, { at: At }>): At {
  if (fault.linkId !== undefined) return places.get(fault.linkId)?.at ?? ['item'];
  const extensions = (data as { extension: { url: string }[] }).extension;
  const rules = extensions.flatMap(({ url }, index) => (url === `${OWN}/safety-rule` ? [index] : []));
  return ['extension', rules[fault.rule ?? 0] ?? 0];
}
