import { openSealedStore } from './sealed-store.ts';

/** Sound and vibration of exercises: off until somebody wants them, and then as they were left on this device. */
export interface CueChoices {
  sounds: boolean;
  buzzes: boolean;
}

export const NO_CUES: CueChoices = { sounds: false, buzzes: false };

const store = openSealedStore('alcove-runs');
const ROW = 'cues';

export const keepCues = (cues: CueChoices): Promise<void> => store.put(ROW, { cues }).catch(() => {});

export async function readCues(): Promise<CueChoices> {
  const all = await store.all<{ cues?: CueChoices }>().catch(() => []);
  return all.find(({ cues }) => cues !== undefined)?.cues ?? NO_CUES;
}
