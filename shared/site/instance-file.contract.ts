import { z } from 'zod';

const line = (max: number) => z.string().trim().min(1).max(max);

/** The file of `INSTANCE_FILE`: what an operator says about themselves. Everything is optional. */
export const instanceFileSchema = z.strictObject({
  operator: z
    .strictObject({
      /** The person or organisation that answers for this instance. */
      name: line(120),
      /** How to reach them: an address, a telephone number, an office. */
      contact: line(200),
    })
    .optional(),
  team: z
    .array(
      z.strictObject({
        name: line(80),
        role: line(120),
        text: line(600),
        /** A PNG, JPEG, WebP or AVIF file of at most 1 MB; a relative path counts from the file itself. */
        picture: line(500).optional(),
      }),
    )
    .max(24)
    .default([]),
  /** Where the model's server stands: shown wherever the model is named. */
  modelCountry: line(60).optional(),
  /** How long backups are kept, in days: shown on /privacy. */
  backupDays: z.int().min(1).max(3650).optional(),
  /** Where quick exit leads: a page nobody wonders about. */
  quickExitUrl: z.url({ protocol: /^https$/ }).optional(),
});
export type InstanceFile = z.infer<typeof instanceFileSchema>;
