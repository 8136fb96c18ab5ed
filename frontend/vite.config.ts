import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const api = process.env.API_URL ?? 'http://localhost:3000';

/** Both faces are needed for the first text: they load beside the script, not after it. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: (_html, { bundle }) =>
    Object.keys(bundle ?? {})
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => ({
        tag: 'link',
        attrs: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `/${file}`,
          crossorigin: '',
        },
        injectTo: 'head' as const,
      })),
});

/** What the API does with built pages. */
const firstMonth = (): Plugin => ({
  name: 'first-month',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replace('__FIRST_MONTH__', process.env.FIRST_MONTH_DISCOUNT_PERCENT || '50'),
});

export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwindcss(), preloadFonts(), firstMonth()],
  resolve: { alias: { '@contract': here('../backend/src/contract') } },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': api, '/socket.io': { target: api, ws: true } },
  },
  build: { outDir: 'dist/client', emptyOutDir: true, modulePreload: { polyfill: false } },
  test: {
    include: ['src/**/*.spec.{ts,tsx}', '../backend/sandbox/page.spec.mjs'],
    environment: 'jsdom',
    setupFiles: ['testing-library.setup.ts'],
    testTimeout: 60_000,
    retry: 1,
  },
});
