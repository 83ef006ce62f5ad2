import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const CONTENT = fileURLToPath(new URL('../dist/content.json', import.meta.url));
const WEIGHTS = fileURLToPath(new URL('../dist/weights.bin', import.meta.url));
const NAME = 'virtual:companion-content';
const EXERCISES = 'virtual:exercise-content';
const SAY = 'virtual:say-content';
const SAY_FILE = fileURLToPath(new URL('../dist/say.json', import.meta.url));

/**
 * The companion's content and weights as files of the web, for the taste on the landing page: `contentUrl` and
 * `weightsUrl` say where they are.
 * All languages, not only English: what somebody writes in danger must be understood in each of them.
 */
export function companionContent(): Plugin {
  let isServed = false;
  return {
    name: 'alcove-companion-content',
    config: (_, { command }) => {
      isServed = command === 'serve';
    },
    resolveId: (id) => ([NAME, EXERCISES, SAY].includes(id) ? `\0${id}` : null),
    load(id, options) {
      if (id === `\0${EXERCISES}`) return `export const exercises = ${JSON.stringify(englishExercises())};`;
      if (id === `\0${SAY}`) return `export const say = ${readFileSync(SAY_FILE, 'utf8')};`;
      if (id !== `\0${NAME}`) return null;
      if (isServed || options?.ssr) return urls(JSON.stringify(`/@fs${CONTENT}`), JSON.stringify(`/@fs${WEIGHTS}`));
      const asset = this.emitFile({ type: 'asset', name: 'companion.json', source: readFileSync(CONTENT, 'utf8') });
      const weights = this.emitFile({ type: 'asset', name: 'weights.bin', source: readFileSync(WEIGHTS) });
      return urls(`import.meta.ROLLUP_FILE_URL_${asset}`, `import.meta.ROLLUP_FILE_URL_${weights}`);
    },
  };
}

const urls = (content: string, weights: string): string =>
  `export const contentUrl = ${content};\nexport const weightsUrl = ${weights};`;

/** The exercises alone, for the player: a script of its own, so that it is cached like any other. */
function englishExercises(): unknown[] {
  const { files } = JSON.parse(readFileSync(CONTENT, 'utf8')) as { files: Record<string, unknown> };
  return Object.keys(files).flatMap((path) => (/^exercises\/[\w-]+\.yaml$/.test(path) ? [files[path]] : []));
}
