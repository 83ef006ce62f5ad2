import { z } from 'zod';

/** Coarse, as far as the browser told; null where it did not. The page puts both into words. */
const deviceName = { browser: z.string().nullable(), system: z.string().nullable() };

/** `GET /api/auth/devices`: where somebody is signed in, this session first, then the one seen last. */
export const devicesSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      ...deviceName,
      /** Epoch milliseconds. */
      signedInAt: z.number(),
      seenAt: z.number(),
      current: z.boolean(),
      /** Signed in as on a device that others use too. */
      shared: z.boolean(),
      /** On how many days it was used, of the last thirty that are kept. */
      days: z.int(),
    }),
  ),
});
export type Devices = z.infer<typeof devicesSchema>;

/** `GET /api/auth/devices/new`: sign-ins from browsers never seen before that nobody has looked at yet. */
export const newDevicesSchema = z.object({
  devices: z.array(z.object({ id: z.string(), ...deviceName, at: z.number() })),
});
export type NewDevices = z.infer<typeof newDevicesSchema>;

/** `POST /api/auth/devices/new/seen`. */
export const seenDevicesSchema = z.strictObject({ ids: z.array(z.uuid()).max(50) });
