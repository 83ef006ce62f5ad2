import type { Kysely } from 'kysely';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import type { ChatModel } from '#server/llm/chat-model.ts';
import { connectModel } from '#server/llm/connect-model.ts';
import { engineKey, onlyMeasured, placesOf } from './measured-models.ts';
import { listSafetyRuns } from './safety-runs.repository.ts';

/** Stands before the models of the settings: what `./alcove safety` found under the bar answers nobody. */
export interface ModelGate {
  /** The models that may answer now, as one; null where the guided companion answers alone. */
  readonly model: ChatModel | null;
  /** Reads the results again. Throws where the database does. */
  look(): Promise<void>;
  close(): void;
}

/** The command that measures runs in a process of its own, beside this one and any other instance. */
const LOOK_EVERY_MS = 15_000;

/** Opens the gate and keeps looking, so that a result counts without a restart. */
export async function openModelGate(
  db: Kysely<Database>,
  config: Pick<Config, 'model' | 'hardened'>,
  everyMs = LOOK_EVERY_MS,
): Promise<ModelGate> {
  let model: ChatModel | null = null;
  let connected: string | null = null;
  const look = async (): Promise<void> => {
    const allowed = onlyMeasured(config.model, await listSafetyRuns(db), config.hardened);
    const names = placesOf(allowed).map(engineKey).join('\n');
    // A model that stays keeps its breaker and its open connections.
    if (names === connected) return;
    connected = names;
    model = connectModel(allowed);
  };
  await look();
  const none = placesOf(config.model).length === 0;
  const timer = none ? undefined : setInterval(() => void look().catch(() => {}), everyMs).unref();
  return {
    get model() {
      return model;
    },
    look,
    close: () => clearInterval(timer),
  };
}
