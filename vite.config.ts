import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { companionContent } from './scripts/companion-content.ts';
import { messages } from './scripts/compile-messages.ts';
import { lightPackages } from './scripts/light-packages.ts';
import { prerenderPages } from './scripts/prerender-pages.ts';

const apiServer = process.env.ALCOVE_API ?? 'http://127.0.0.1:3000';

const FIRST_LOAD =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack(?!.*[iI]nfiniteQuery)|cookie-es|@remix-run)\/|web\/lib\/(api-client|backoff|documents|error-copy|format-message|i18n|live|outdated|rich-text|server-sent-events|taken-over|trusted-shapes|use-stored)\.|web\/app\/(?!shell\/(public-frame|header|footer))|web\/ui\/(?!dialog-popup|tall-dialog|field|choice|scene)|web\/locales\/en\/(app|errors)|web\/main|web\/features\/profile\/(use-person|person\.|profile\.queries)|shared\/(auth|errors|ids|profile|site)\/|lucide-react\/dist\/esm\/(?!icons)|lucide-react\/dist\/esm\/icons\/(check|circle|log-out|menu|user-round|x)\./;

const POPUPS = /@base-ui|@floating-ui|web\/ui\/(dialog-popup|tall-dialog)/;
const CHAT =
  /infiniteQuery|useInfiniteQuery|web\/lib\/(document-pages|reply-stream|outbox|time|ids)\.ts|shared\/chats\/|web\/features\/chats\/(chat\.page|sidebar-chats|chats\.queries)\.tsx?|web\/features\/safety\/(help-button|pinned-help)|web\/locales\/en\/(chats|safety)/;
const BOOT =
  /web\/(boot|lib\/(appearance|viewport|quick-exit|sealed-store-names|instance-in-page|storage|opening))\.ts|shared\/site\/paths\.ts|vite\/preload-helper|rolldown\/runtime/;

const PUBLIC =
  /web\/app\/shell\/(public-frame|header|footer)|web\/features\/profile\/leave-dialog|web\/features\/site\/prose|web\/ui\/scene\./;
const LANDING = /web\/features\/site\/(landing\.page|taste\.|use-taste|breathing-pause)|web\/locales\/en\/landing/;

const CHUNKS = [
  // Before the first paint: the few lines that every page needs, and nothing else.
  { name: 'boot', test: BOOT, priority: 6 },
  // What every page needs comes in one file, and the chat in a second: few requests on the first load.
  { name: 'app', test: FIRST_LOAD, priority: 3 },
  // What waits until the page stands.
  { name: 'late', test: /web\/lib\/(after-load|web-vitals|vital-figures|offline-shell)/, priority: 4 },
  // Asked for on the offline page too, where nothing else of the app is.
  { name: 'kept-plan', test: /web\/lib\/(sealed-store|kept-plan)\.ts|shared\/safety\/safety-plan/, priority: 5 },
  // Base UI only when a dialog first opens.
  { name: 'popups', test: POPUPS, priority: 2 },
  { name: 'chat', test: CHAT, priority: 1 },
  { name: 'public', test: PUBLIC, priority: 1 },
  { name: 'landing', test: LANDING, priority: 1 },
];

// Vite reads a default export, so this file is exempt from the rule against them.
export default defineConfig(({ command, isSsrBuild }) => ({
  root: 'web',
  resolve: {
    alias: [
      // A full path: the development server bundles packages by themselves, where a path from `root` is not known.
      { find: /^decode-named-character-reference$/, replacement: `${import.meta.dirname}/web/lib/named-characters.ts` },
      ...(command === 'build' ? [{ find: /^zod$/, replacement: '/lib/trusted-shapes.ts' }] : []),
    ],
  },
  plugins: [lightPackages(), messages(), companionContent(), react(), tailwind(), prerenderPages()],
  server: { proxy: { '/api': { target: apiServer, changeOrigin: true } } },
  preview: { proxy: { '/api': { target: apiServer, changeOrigin: true } } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // One style sheet, known from the first byte: no page is ever seen half dressed.
    cssCodeSplit: false,
    // Fonts stay files, so that they can be preloaded and cached on their own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { codeSplitting: { groups: CHUNKS } }, treeshake: { manualPureFunctions: ['z'] } },
    target: 'es2023',
  },
}));
