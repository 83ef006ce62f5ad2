import { serve } from '#server/main.ts';

/** `./alcove serve`: runs until it is told to stop. */
export async function serveCommand(): Promise<void> {
  await serve();
}
