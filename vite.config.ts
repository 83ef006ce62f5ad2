import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messages } from './scripts/compile-messages.ts';

const apiServer = process.env.ALCOVE_API ?? 'http://127.0.0.1:3000';

// Vite reads a default export, so this file is exempt from the rule against them.
export default defineConfig({
  root: 'web',
  plugins: [messages(), react(), tailwind()],
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
    target: 'es2023',
  },
});
