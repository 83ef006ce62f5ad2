import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { mergeRuntime } from './merge-runtime.ts';
import { writeServiceWorker } from './offline-shell.ts';

const PAGES = ['/', '/mission', '/team', '/privacy', '/terms', '/safety'];

interface DrawnPage {
  title: string;
  description: string;
  html: string;
}

interface Renderer {
  renderPage: (path: string) => Promise<DrawnPage>;
  renderOfflinePage: () => Promise<{ title: string; html: string }>;
  noScript: () => string;
}

/**
 * After the browser's build: draws the public pages to static HTML, complete without script; writes `app.html` for
 * the signed-in area; and packs every text file once, so that the server never compresses.
 */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'alcove-prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const out = resolve(config.root, config.build.outDir);
      mergeRuntime(out);
      const renderer = await buildRenderer(config, join(out, '.ssr'));
      // Vite drops the attributes: the chosen theme must stand before the first paint, and needs nothing else to.
      const template = readFileSync(join(out, 'index.html'), 'utf8').replace(
        '<script type="module"',
        '<script type="module" async blocking="render"',
      );
      writeFileSync(join(out, 'app.html'), appPage(template, out, renderer.noScript()));
      for (const path of PAGES) {
        const page = await renderer.renderPage(path);
        const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
        writeFileSync(join(out, file), publicPage(path, template, page));
      }
      const offline = await renderer.renderOfflinePage();
      writeServiceWorker(config.root, out, drawnPage(template, { ...offline, description: '' }, []));
      writeFileSync(join(out, 'sitemap.xml'), siteMap());
      rmSync(join(out, '.ssr'), { recursive: true });
      pack(join(out, 'assets'));
    },
  };
}

async function buildRenderer(config: ResolvedConfig, outDir: string): Promise<Renderer> {
  if (!config.configFile) throw new Error('the prerenderer needs a config file');
  await build({
    configFile: config.configFile,
    logLevel: 'warn',
    build: { ssr: 'prerender.tsx', outDir, emptyOutDir: true, manifest: false, copyPublicDir: false },
  });
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Renderer;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Filled by the server, which drops the lines that need a public address where nobody has set one. */
const ADDRESS = '{{publicUrl}}';
const INSTANCE = '<script type="application/json" id="instance"><!--instance--></script>\n  </head>';

/** A page with what search engines and previews read. */
function publicPage(path: string, template: string, page: DrawnPage): string {
  const { title, description } = page;
  const address = `${ADDRESS}${path}`;
  const properties = [
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:url', address],
    ['property', 'og:image', `${ADDRESS}/preview.png`],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  const lines = [
    `<link rel="canonical" href="${address}" />`,
    ...properties.map(([kind, name, value = '']) => `<meta ${kind}="${name}" content="${escaped(value)}" />`),
    ...(path === '/' ? [structuredData(title, description)] : []),
  ];
  return drawnPage(template, page, lines).replace('</head>', `  ${INSTANCE}`);
}

function drawnPage(template: string, { title, description, html }: DrawnPage, lines: string[]): string {
  const head = [`<meta name="description" content="${escaped(description)}" />`, ...lines].join('\n    ');
  return template
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => head)
    .replace('<!--page-->', () => html)
    .replace(/\s*<noscript>.*<\/noscript>/, '');
}

/** A data block, which is never run, so the content policy has nothing against it. */
function structuredData(title: string, description: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: title.split(':')[0],
    description,
    url: `${ADDRESS}/`,
    image: `${ADDRESS}/preview.png`,
    applicationCategory: 'LifestyleApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function siteMap(): string {
  const urls = PAGES.map((path) => `  <url><loc>${ADDRESS}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** The signed-in area starts at once: its script and the chat's are asked for together with the page. */
function appPage(template: string, out: string, noScript: string): string {
  const manifest = JSON.parse(readFileSync(join(out, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  const app = Object.keys(manifest).find((key) => manifest[key]?.name === 'app');
  if (app) visit(app);
  const preloads = [...files].map((file) => `<link rel="modulepreload" href="/${file}" />`).join('\n    ');
  return template
    .replace('<!--page-->', '')
    .replace('<!--noscript-->', () => escaped(noScript))
    .replace('data-scale="0.35"', 'data-scale="0.7"')
    .replaceAll('scale=0.35', 'scale=0.7')
    .replace('</head>', `  ${preloads}\n    ${INSTANCE}`);
}

function pack(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue;
    const file = join(folder, name);
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
