import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { connect } from '#server/db/connect.ts';
import type { Runs } from '#server/features/safety/measured-models.ts';
import { listSafetyRuns } from '#server/features/safety/safety-runs.repository.ts';

/**
 * What `./alcove safety` measured on this instance. Looking makes nothing: where no data is, nothing was measured.
 *
 * @throws where there is a database and it cannot be read
 */
export async function readSafetyRuns(config: Config): Promise<Runs> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'alcove.db'))) return new Map();
  const { db } = await connect(config);
  try {
    return await listSafetyRuns(db);
  } finally {
    await db.destroy();
  }
}
