import { z } from 'zod';

/** `PUT /api/auth/password`. */
export const newPasswordSchema = z.strictObject({ password: z.string().max(1024) });
