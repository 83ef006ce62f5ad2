import { readdir, readFile } from 'node:fs/promises';
import { loadOnce } from '#server/files/load-once.ts';
import { checkQuestionnaire } from '#shared/questionnaires/check-questionnaire.ts';
import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';

const FOLDER = new URL('../../../content/questionnaires/', import.meta.url);

export interface LoadedInstrument {
  instrument: Instrument;
  /** The FHIR Questionnaire as it stands in the file. */
  resource: unknown;
}

/** Every instrument in a folder, by id. @throws Error naming the file where one cannot be used */
export async function readInstruments(folder: URL): Promise<ReadonlyMap<string, LoadedInstrument>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.fhir.json')).sort();
  const loaded = await Promise.all(
    names.map(async (name) => {
      const resource: unknown = JSON.parse(await readFile(new URL(name, folder), 'utf8'));
      const { instrument, problems } = checkQuestionnaire(resource, name);
      if (!instrument) throw new Error(`content/questionnaires/${name}: ${problems[0]?.reason}`);
      return [instrument.id, { instrument, resource }] as const;
    }),
  );
  return new Map(loaded);
}

/** The instruments of this version, whatever is offered here; read once. */
export const allInstruments = loadOnce(() => readInstruments(FOLDER));
