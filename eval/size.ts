import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { CompanionContent } from '#companion/content.ts';
import { fullLanguages } from '#companion/content.ts';

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
  const filesOf = (left: (path: string) => boolean) =>
    JSON.stringify({ files: Object.fromEntries(Object.entries(content.files).filter(([path]) => left(path))) });
  const bytes = (left: (path: string) => boolean) => Buffer.byteLength(filesOf(left));
  const whole = JSON.stringify(content);
  const weights = filesOf((path) => path.startsWith('models/'));
  const scriptSent = brotliCompressSync(script).byteLength;
  return {
    script: Buffer.byteLength(script),
    weights: Buffer.byteLength(weights),
    sent: scriptSent + brotliCompressSync(weights).byteLength,
    all: Buffer.byteLength(whole),
    one: Math.max(...others.map((own) => bytes((path) => !others.some((other) => other !== own && isOf(path, other))))),
    brotli: scriptSent + brotliCompressSync(whole).byteLength,
    gzip: gzipSync(script).byteLength + gzipSync(whole).byteLength,
  };
}

/** The talk and the exercises of a language; its rules of risk and its crisis lines are everybody's. */
function isOf(path: string, language: string): boolean {
  return (
    path.startsWith(`exercises/${language}/`) || (path.startsWith(`lines/${language}/`) && !/canned|safety/.test(path))
  );
}
