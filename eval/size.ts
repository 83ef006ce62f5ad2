import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bytes of the companion as one script and of its content with weights in every language, and of both as sent. */
export async function companionBytes(): Promise<{ script: number; content: number; packed: number }> {
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
  const script = outputs.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
  const content = readFileSync(`${root}dist/content.json`);
  return {
    script: Buffer.byteLength(script),
    content: content.byteLength,
    packed: gzipSync(script).byteLength + gzipSync(content).byteLength,
  };
}
