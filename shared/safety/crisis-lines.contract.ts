import { z } from 'zod';

/** A crisis line as kept in `content/crisis/lines.json`. */
export const directoryLineSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** What it is for: suicide, crisis, child, youth, domestic_violence, eating_disorder, lgbtq, … */
  for: z.array(z.string()).min(1),
  audience: z.string(),
  phone: z.string().nullable(),
  phoneAlt: z.array(z.string()).optional(),
  tel: z.string().startsWith('tel:').nullable(),
  text: z.object({ to: z.string(), body: z.string().nullable() }).nullable(),
  whatsapp: z.string().nullable(),
  chatUrl: z.url().nullable(),
  hours: z.string(),
  languages: z.array(z.string()),
  cost: z.string().nullable(),
  url: z.url().nullable(),
  /** A: read in a provider's or official text; B: older public list; C: from memory only, hidden. */
  evidence: z.enum(['A', 'B', 'C']),
  sources: z.array(z.string()),
  /** Day on which a person last checked this line, or null. */
  lastHumanCheck: z.iso.date().nullable(),
  note: z.string().optional(),
});
export type DirectoryLine = z.infer<typeof directoryLineSchema>;

export const crisisDirectorySchema = z.object({
  schemaVersion: z.literal(1),
  compiledOn: z.iso.date(),
  caution: z.string(),
  displayRules: z.object({ maxLinesInCard: z.int(), hideEvidenceC: z.literal(true), staleAfterDays: z.int() }).loose(),
  international: z.array(z.object({ name: z.string(), url: z.url(), what: z.string() })),
  countries: z.array(
    z.object({
      code: z.string().length(2),
      name: z.string(),
      emergency: z.array(z.string()).min(1),
      languages: z.array(z.string()),
      lines: z.array(directoryLineSchema),
      /** What whoever checks the numbers has to know; not shown. */
      note: z.string().optional(),
    }),
  ),
});
export type CrisisDirectory = z.infer<typeof crisisDirectorySchema>;

/** A line as shown on the help card. */
export const crisisLineSchema = directoryLineSchema.pick({
  id: true,
  name: true,
  for: true,
  audience: true,
  phone: true,
  tel: true,
  text: true,
  whatsapp: true,
  chatUrl: true,
  hours: true,
  languages: true,
  cost: true,
  url: true,
  lastHumanCheck: true,
});
export type CrisisLine = z.infer<typeof crisisLineSchema>;

/** GET /api/safety/lines: what the help card shows. */
export const crisisHelpSchema = z.object({
  /** The country the lines are for, or null where it is not known: then the international directories stand alone. */
  country: z.string().nullable(),
  /** The first is the one to show largest. */
  emergency: z.array(z.string()),
  /** At most three, in the order to show. */
  lines: z.array(crisisLineSchema),
  /** Lines nobody could confirm from a source: only behind "other lines (not checked)". */
  unchecked: z.array(crisisLineSchema),
  international: z.array(z.object({ name: z.string(), url: z.string(), what: z.string() })),
  /** False until a person has checked every line shown: the card then says so. */
  checkedByPeople: z.boolean(),
  /** Every country there are lines for. */
  countries: z.array(z.string()),
});
export type CrisisHelp = z.infer<typeof crisisHelpSchema>;
