import type { z } from 'zod';
import type { AgeBand, signUpSchema } from '#shared/auth/auth.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';

/**
 * The band to store. Whoever answers "under 13" is refused before anything is written.
 *
 * @throws AppError `auth.too_young`
 */
export function admitAge(answer: z.output<typeof signUpSchema>['ageBand']): AgeBand {
  if (answer === 'under-13') throw new AppError('auth.too_young');
  return answer;
}
