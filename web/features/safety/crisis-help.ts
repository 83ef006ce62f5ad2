import { z } from 'zod';

export const crisisLineSchema = z.object({
  id: z.string(),
  name: z.string(),
  audience: z.string(),
  phone: z.string().nullable(),
  tel: z.string().nullable(),
  text: z.object({ to: z.string(), body: z.string().nullable() }).nullable(),
  whatsapp: z.string().nullable(),
  chatUrl: z.string().nullable(),
  hours: z.string(),
  cost: z.string().nullable(),
});
export type CrisisLine = z.infer<typeof crisisLineSchema>;
export const crisisHelpSchema = z.object({
  emergency: z.array(z.string()),
  lines: z.array(crisisLineSchema),
  unchecked: z.array(crisisLineSchema),
  countries: z.array(z.string()),
});
export type CrisisHelp = z.infer<typeof crisisHelpSchema>;
