import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The specified zoom lock, the one thing that axe may find (rulings 33). It goes with the profile's pinch zoom. */
export const ZOOM_LOCK = 'meta-viewport: meta[name="viewport"]';

/** The rules whose findings can differ from theme to theme, and the one about zoom. */
export const THEME_RULES = ['color-contrast', 'link-in-text-block', 'meta-viewport'];

/** What axe finds on the page as it stands, by all its rules or only by some: "rule: selector", one a line. */
export async function axeFindings(page: Page, rules: string[] | null = null): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    const results = await axe.run({ resultTypes: ['violations'], ...(only ? { runOnly: only } : {}) });
    return results.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
  }, rules);
  return violations.flatMap(({ id, targets }) => targets.map((target) => `${id}: ${target}`));
}
