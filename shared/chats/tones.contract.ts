import { z } from 'zod';
import { TONES } from './tones.ts';

/** `pending` until the person chooses or the first messages tell. */
export const toneSchema = z.enum(['pending', ...TONES]);
export type Tone = z.infer<typeof toneSchema>;
export type SettledTone = (typeof TONES)[number];

export const PHASES = [
  'opening',
  'checkin',
  'explore',
  'focus',
  'choose',
  'exercise',
  'talk',
  'info',
  'human_help',
  'wrap',
  'ended',
] as const;
export const phaseSchema = z.enum(PHASES);
export type Phase = z.infer<typeof phaseSchema>;
