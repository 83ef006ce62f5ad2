import { z } from 'zod';

/** 1 is Monday, 7 Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const weekdaySchema = z.union(WEEKDAYS.map((day) => z.literal(day)));
export type Weekday = z.infer<typeof weekdaySchema>;

/** A name of the IANA time zone database that this machine knows: "Europe/Berlin". */
export const zoneSchema = z
  .string()
  .min(1)
  .max(64)
  .refine((zone) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
    } catch {
      return false;
    }
  }, 'not a time zone');

/** Off until somebody asks for it. */
export const reminderChannelSchema = z.enum(['off', 'mail']);
export type ReminderChannel = z.infer<typeof reminderChannelSchema>;

/** Body of `PUT …/reminders`. */
export const writeRemindersSchema = z.strictObject({
  channel: reminderChannelSchema,
  days: z
    .array(weekdaySchema)
    .min(1)
    .max(7)
    .transform((days) => [...new Set(days)].sort()),
  /** By the clock of `zone`. */
  hour: z.int().min(0).max(23),
  zone: zoneSchema,
});
export type WriteReminders = z.infer<typeof writeRemindersSchema>;

/** How a person is reminded of check-ins. */
export const remindersSchema = z.object({
  channel: reminderChannelSchema,
  days: z.array(weekdaySchema),
  hour: z.int(),
  /** Null before anything was chosen. */
  zone: z.string().nullable(),
  /** Two went by without a check-in: there are none until the person asks again. */
  silent: z.boolean(),
  /** Why mail cannot be chosen; null where it can. */
  noMail: z.enum(['no_address', 'no_server']).nullable(),
  /** ISO 8601; null where none is coming. */
  nextAt: z.string().nullable(),
});
export type Reminders = z.infer<typeof remindersSchema>;

/** Body of `POST /api/reminders/stop`: what the link of the mail carries. No session is needed. */
export const stopRemindersSchema = z.strictObject({ token: z.string().min(1).max(200) });
