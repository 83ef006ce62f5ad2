import { z } from 'zod';
import { languageTagSchema } from '#shared/language/language-tag.contract.ts';
import { memoryModeSchema } from '#shared/memories/memories.contract.ts';

export const DISPLAY_NAME_MAX = 80;

/** users/{uid}: the specification's two fields. */
export const userDocumentSchema = z.object({
  displayName: z.string().nullable(),
  profilePic: z.string().nullable(),
});
export type UserDocument = z.infer<typeof userDocumentSchema>;

export const countrySchema = z.string().regex(/^[A-Z]{2}$/);

/** Choices that are neither the user document nor anything a person wrote. */
export const settingsSchema = z.object({
  /** ISO 3166-1 alpha-2; decides which helplines are shown. Never guessed from a language. */
  country: countrySchema.nullable(),
  theme: z.enum(['system', 'daylight', 'lamplight']),
  /** Percent. */
  textSize: z.int().min(100).max(250),
  reducedMotion: z.boolean(),
  pinchZoom: z.boolean(),
  /** The tab reads as plain notes, and Back leaves. */
  discreet: z.boolean().default(false),
  defaultTone: z.enum(['gentle', 'steady', 'curious', 'practical', 'light']).nullable(),
  language: languageTagSchema.nullable(),
  /** How readily a look over the whole talk speaks up; where delusion or harm is near it always does. */
  challenge: z.enum(['gentle', 'balanced', 'direct']).default('balanced'),
  /** Null until chosen: then asked for each, or, under 18, off. */
  memoryMode: memoryModeSchema.nullable(),
  /** The second switch for sensitive memories: may a language model be given them too. */
  sensitiveToModel: z.boolean(),
  /** Check-ins ("how is today, 0 to 10") skipped in a row; after two there is none until the time below. */
  checkInsSkipped: z.int().min(0).max(2).default(0),
  /** Epoch milliseconds. */
  checkInsFrom: z.int().min(0).default(0),
});
export type Settings = z.infer<typeof settingsSchema>;
export const DEFAULT_SETTINGS: Settings = {
  country: null,
  theme: 'system',
  textSize: 100,
  reducedMotion: false,
  pinchZoom: false,
  discreet: false,
  defaultTone: null,
  language: null,
  challenge: 'balanced',
  memoryMode: null,
  sensitiveToModel: false,
  checkInsSkipped: 0,
  checkInsFrom: 0,
};

export const updateUserSchema = z.strictObject({ displayName: z.string().trim().max(DISPLAY_NAME_MAX).nullable() });
export const updateSettingsSchema = settingsSchema.partial().strict();
