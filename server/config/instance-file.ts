import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type InstanceFile, instanceFileSchema } from '#shared/site/instance-file.contract.ts';

const PICTURE = /\.(png|jpe?g|webp|avif)$/i;
const PICTURE_MAX = 1024 * 1024;

/**
 * Reads what the operator says about themselves; without a path, nothing.
 *
 * @returns the file's content with pictures as absolute paths
 * @throws Error that names the place in the file and what is wrong there, never a value
 */
export function readInstanceFile(path: string | undefined): InstanceFile {
  if (path === undefined) return { team: [] };
  const parsed = instanceFileSchema.safeParse(parseJson(path));
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.') || 'file'} (${issue.code})`).join(', '));
  }
  const folder = dirname(resolve(path));
  const team = parsed.data.team.map((person, index) =>
    person.picture === undefined
      ? person
      : { ...person, picture: checkPicture(resolve(folder, person.picture), `team.${index}.picture`) },
  );
  return { ...parsed.data, team };
}

function parseJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error('cannot be read');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('not valid JSON');
  }
}

function checkPicture(file: string, place: string): string {
  if (!PICTURE.test(file)) throw new Error(`${place} (not a PNG, JPEG, WebP or AVIF)`);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new Error(`${place} (no such file)`);
  if (stats.size > PICTURE_MAX) throw new Error(`${place} (larger than 1 MB)`);
  return file;
}
