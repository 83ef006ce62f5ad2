import { z } from 'zod';

/** A language as BCP 47 writes it: `en`, `pt-BR`, `zh-Hant-TW`. */
export const languageTagSchema = z
  .string()
  .max(35)
  .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/);
