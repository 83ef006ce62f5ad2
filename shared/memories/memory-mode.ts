import type { AgeBand, Consents } from '#shared/auth/auth.contract.ts';
import type { MemoryMode } from './memories.contract.ts';

/**
 * What holds for a person: nothing without their consent; then what they chose; then to be asked, or, under 18,
 * nothing until they choose.
 */
export function memoryModeOf(
  person: { consents: Pick<Consents, 'memory'>; ageBand: AgeBand | null },
  chosen: MemoryMode | null,
): MemoryMode {
  if (!person.consents.memory) return 'off';
  return chosen ?? (person.ageBand === '18+' ? 'ask' : 'off');
}
