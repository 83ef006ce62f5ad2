import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Assessor, createAssessor } from './assess.ts';
import { riskContentFrom } from './risk-content.ts';

const CONTENT = new URL('../../content/', import.meta.url);

/** Every YAML file below a folder of `content/`, parsed, by its path. */
export function contentFilesForTests(folder: string): Record<string, unknown> {
  const paths = readdirSync(new URL(`${folder}/`, CONTENT), { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => path.endsWith('.yaml')).map((path) => `${folder}/${path}`);
  return Object.fromEntries(files.map((path) => [path, parse(readFileSync(new URL(path, CONTENT), 'utf8'))]));
}

/** The assessor with the shipped rules. */
export function assessorForTests(): Assessor {
  return createAssessor(riskContentFrom(contentFilesForTests('risk')));
}
