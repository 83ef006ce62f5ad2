import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bytes of the companion as one script and of its content with weights, as they are served (before compression). */
export async function companionBytes(): Promise<{ script: number; content: number }> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2024',
      lib: { entry: `${root}companion/companion.ts`, formats: ['es'] },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const script = outputs.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? Buffer.byteLength(chunk.code) : 0), 0);
  return { script, content: readFileSync(`${root}dist/content.json`).byteLength };
}
