import { join } from 'node:path';
import { createServer } from 'vite';
import type { Shot } from './gallery-kit.ts';

/** /design is in no build, so the development server shows it; `api` answers what the page asks. */
export async function openDesign(api: string): Promise<{ origin: string; close: () => Promise<void> }> {
  process.env.ALCOVE_API = api;
  const server = await createServer({
    configFile: join(import.meta.dirname, '..', 'vite.config.ts'),
    logLevel: 'silent',
    server: { port: 0, host: 'localhost', hmr: false },
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0] ?? '';
  return { origin: address.replace(/\/$/, ''), close: () => server.close() };
}

export const DESIGN_SHOT: Shot = {
  name: 'design',
  full: true,
  take: async ({ alone, design }) => {
    const page = await alone({ baseURL: design });
    await page.goto('/design');
    await page.getByRole('heading', { name: 'Lamplight' }).waitFor();
    return page;
  },
};
