import type { Platform } from '#server/platform.ts';
import { DEFAULT_SETTINGS, type Settings, settingsSchema } from '#shared/profile/profile.contract.ts';

/** Settings as chosen; what was never chosen has its default. Null where the person is unknown. */
export async function findSettings(db: Platform['db'], userId: string): Promise<Settings | null> {
  const row = await db.selectFrom('people').select('settings').where('uid', '=', userId).executeTakeFirst();
  return row ? settingsSchema.parse({ ...DEFAULT_SETTINGS, ...JSON.parse(row.settings) }) : null;
}

/** As `findSettings`, and holds them until the transaction ends, so that two tabs change them one after the other. */
export async function lockSettings(tx: Platform['db'], userId: string): Promise<Settings | null> {
  await tx
    .updateTable('people')
    .set((to) => ({ settings: to.ref('settings') }))
    .where('uid', '=', userId)
    .execute();
  return findSettings(tx, userId);
}

export async function saveSettings(tx: Platform['db'], userId: string, settings: Settings): Promise<void> {
  await tx
    .updateTable('people')
    .set({ settings: JSON.stringify(settings) })
    .where('uid', '=', userId)
    .execute();
}
