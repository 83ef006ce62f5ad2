import type { Person } from '#server/features/auth/people.service.ts';
import { readSettings } from '#server/features/profile/profile.service.ts';
import type { Platform } from '#server/platform.ts';
import type { MemoryMode } from '#shared/memories/memories.contract.ts';
import { memoryModeOf } from '#shared/memories/memory-mode.ts';

/** In a temporary chat `db` is the memory of this process, and nothing is remembered. */
export const isTemporary = (p: Platform): boolean => p.peopleDb !== undefined;

/** What holds for a person right now; `off` in a temporary chat. */
export async function readMemoryMode(p: Platform, person: Person): Promise<MemoryMode> {
  if (isTemporary(p) || !person.consents.memory) return 'off';
  return memoryModeOf(person, (await readSettings(p, person.uid)).memoryMode);
}
