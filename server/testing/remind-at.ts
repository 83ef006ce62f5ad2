import { loadConfig } from '#server/config/config.ts';
import { sendDueReminders } from '#server/features/checkins/due-reminders.service.ts';
import { openPlatform } from '#server/open-platform.ts';

/**
 * What an instance's own look at reminders does at a moment, from a second process on the same stores: nobody waits
 * for Sunday evening. @returns how many went out
 */
export async function remindAt(env: Record<string, string>, moment: number): Promise<number> {
  const { platform, close } = await openPlatform(loadConfig({ LOG_LEVEL: 'silent', ...env }), { clock: () => moment });
  const sent = await sendDueReminders(platform);
  await close();
  return sent;
}
