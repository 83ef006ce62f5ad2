import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { CompanionContent } from '#companion/content.ts';
import { fullLanguages } from '#companion/content.ts';
import { takeOutWeights } from '#companion/weights.ts';

const root = new URL('..', import.meta.url).pathname;

export interface CompanionSize {
  script: number;
  /** The weights alone, of every model, and with the script as a current browser is sent both. */
  weights: number;
  sent: number;
  /** Content and weights: every language, and what one person's talk needs: English and the largest other one. */
  all: number;
  one: number;
  /** Script and all content as sent: to a browser that takes Brotli, as all current ones do, and to any other. */
  brotli: number;
  gzip: number;
}

/** Bytes of the companion as one script, made small as the pages ship it, and of its content with the weights. */
export async function companionSize(content: CompanionContent): Promise<CompanionSize> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2024',
      minify: true,
      modulePreload: false,
      rollupOptions: { input: `${root}companion/companion.ts`, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const script = outputs.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
  const others = fullLanguages(content).filter((language) => language !== 'en');
  const { content: built, weights } = takeOutWeights(content);
  const filesOf = (left: (path: string) => boolean) =>
    JSON.stringify({ files: Object.fromEntries(Object.entries(built.files).filter(([path]) => left(path))) });
  // The bytes of the weights are as good as random: they are sent as they are.
  const bytes = (left: (path: string) => boolean) => Buffer.byteLength(filesOf(left)) + weights.byteLength;
  const whole = JSON.stringify(built);
  const models = filesOf((path) => path.startsWith('models/'));
  const scriptSent = brotliCompressSync(script).byteLength + weights.byteLength;
  return {
    script: Buffer.byteLength(script),
    weights: Buffer.byteLength(models) + weights.byteLength,
    sent: scriptSent + brotliCompressSync(models).byteLength,
    all: Buffer.byteLength(whole) + weights.byteLength,
    one: Math.max(...others.map((own) => bytes((path) => !others.some((other) => other !== own && isOf(path, other))))),
    brotli: scriptSent + brotliCompressSync(whole).byteLength,
    gzip: gzipSync(script).byteLength + gzipSync(whole).byteLength + weights.byteLength,
  };
}

/** The talk and the exercises of a language; its rules of risk and its crisis lines are everybody's. */
function isOf(path: string, language: string): boolean {
  return (
    path.startsWith(`exercises/${language}/`) || (path.startsWith(`lines/${language}/`) && !/canned|safety/.test(path))
  );
}
