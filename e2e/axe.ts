import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page as it stands: "rule: selector", one a line.
 * The specified zoom lock (`meta-viewport`) is left out; it goes with the profile's pinch zoom.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(SOURCE);
  const results = await page.evaluate(() => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<AxeResults> } };
    return axe.run();
  });
  return results.violations
    .filter((violation) => violation.id !== 'meta-viewport')
    .flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')}`));
}
