// `npm run sbom`: what a running instance is made of, as CycloneDX, from the lockfile alone.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The list that the tests hold against the lockfile: a package that came, went or changed shows in a review. */
export const LIST = 'docs/packages.txt';

/**
 * The packages that run in production, those of our own dependencies included.
 *
 * @returns {{ name: string, version: string, license: string | undefined, integrity: string | undefined, optional: boolean }[]}
 */
export function runtimePackages(root = ROOT) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, one]) => path !== '' && !one.dev && !one.devOptional)
    .map(([path, one]) => ({
      name: one.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: one.version,
      license: one.license,
      integrity: one.integrity,
      optional: one.optional === true,
    }))
    .sort((a, b) => `${a.name}@${a.version}`.localeCompare(`${b.name}@${b.version}`, 'en'));
}

/** One line a package. */
export const listOf = (packages) =>
  `${[...new Set(packages.map(({ name, version, optional }) => `${name} ${version}${optional ? ' optional' : ''}`))].join('\n')}\n`;

/** The bill of materials, CycloneDX 1.6. */
export function billOf(packages, { name, version }) {
  const components = packages.map((one) => ({
    type: 'library',
    name: one.name,
    version: one.version,
    purl: `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`,
    scope: one.optional ? 'optional' : 'required',
    ...(one.license ? { licenses: [{ license: { name: one.license } }] } : {}),
    ...(one.integrity?.startsWith('sha512-')
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(one.integrity.slice(7), 'base64').toString('hex') }] }
      : {}),
  }));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packages = runtimePackages();
  if (process.argv.includes('--list')) writeFileSync(join(ROOT, LIST), listOf(packages));
  else {
    const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    process.stdout.write(`${JSON.stringify(billOf(packages, own), null, 2)}\n`);
  }
}
