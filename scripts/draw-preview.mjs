// Draws web/preview.svg to web/public/preview.png with the fonts of the pages: `node scripts/draw-preview.mjs`, after
// a change to the drawing. It needs a Chromium, as the journeys do.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from './test-machine.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const FONTS = {
  'Fraunces Variable': 'fraunces/files/fraunces-latin-opsz-normal.woff2',
  'Atkinson Hyperlegible Next Variable':
    'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
};

const faces = Object.entries(FONTS).map(([name, file]) => {
  const data = readFileSync(join(root, 'node_modules', '@fontsource-variable', file)).toString('base64');
  return `@font-face { font-family: '${name}'; src: url(data:font/woff2;base64,${data}); font-weight: 100 900 }`;
});
const drawing = readFileSync(join(root, 'web', 'preview.svg'), 'utf8');
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<style>${faces.join('')} body { margin: 0 }</style>${drawing}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, 'web', 'public', 'preview.png') });
} finally {
  await browser.close();
}
