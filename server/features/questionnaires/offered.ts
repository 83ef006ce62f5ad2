import type { Config } from '#server/config/config.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import type { QuestionnaireHead } from '#shared/questionnaires/questionnaires.contract.ts';
import { allInstruments, type LoadedInstrument } from './instruments.ts';

/** Whether this instance may offer a questionnaire: its licence against what the operator says of the instance. */
export function mayOffer({ id, offer }: Pick<Instrument, 'id' | 'offer'>, rules: Config['questionnaires']): boolean {
  if (offer === 'always' || rules.on.includes(id)) return true;
  return offer === 'non-commercial' && !rules.commercial;
}

/** Seconds for one question, read and answered: our own guess, for "about two minutes". */
const SECONDS = 8;

function headOf({ licence, questions, ...instrument }: Instrument): QuestionnaireHead {
  const { id, version, title, shortTitle, publisher, domain, audience, direction, recall, repeat, copyright } =
    instrument;
  return {
    ...{ id, version, title, shortTitle, publisher, domain, audience, direction, recall, repeat, copyright },
    licence: { use: licence.use, text: licence.text },
    questions: questions.length,
    minutes: Math.ceil((questions.length * SECONDS) / 60),
  };
}

/** What is offered here, by title. */
export async function listOffered(p: Platform): Promise<QuestionnaireHead[]> {
  const all = [...(await allInstruments()).values()].map(({ instrument }) => instrument);
  const offered = all.filter((instrument) => mayOffer(instrument, p.config.questionnaires));
  return offered.map(headOf).sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** @throws AppError `questionnaires.not_found` where it is unknown or not offered */
export async function requireOffered(p: Platform, id: string): Promise<LoadedInstrument> {
  const loaded = (await allInstruments()).get(id);
  if (!loaded || !mayOffer(loaded.instrument, p.config.questionnaires)) throw new AppError('questionnaires.not_found');
  return loaded;
}
