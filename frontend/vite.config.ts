import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { ALONE, SPECS } from './specs.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const api = process.env.API_URL ?? 'http://localhost:3000';

/** Preloads both fonts: the first text needs them, so they load alongside the script. */
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

/** Does in development what the API does to built pages. */
const settings = (): Plugin => ({
  name: 'settings',
  apply: 'serve',
  transformIndexHtml: (html) => {
    const { OPERATOR_NAME, OPERATOR_ADDRESS, SUPPORT_EMAIL, COMMUNITY_URL } = process.env;
    const operator = {
      name: OPERATOR_NAME || null,
      address: OPERATOR_ADDRESS || null,
      supportEmail: SUPPORT_EMAIL || null,
      communityUrl: COMMUNITY_URL || null,
    };
    const stated = JSON.stringify(operator).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return html
      .replace('__FIRST_MONTH__', process.env.FIRST_MONTH_DISCOUNT_PERCENT || '50')
      .replace('__OPERATOR__', () => stated);
  },
});

/** Marks the second copy of a module. */
const APART = '?apart';

/**
 * Keeps React Router's navigation code out of the landing page's first load. It shares a module
 * with the components, so `app/browser-router.ts` imports it from a second copy, and each copy is
 * tree-shaken on its own.
 */
const splitRouter = (): Plugin => ({
  name: 'split-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer = '', options) {
    if (!source.startsWith('react-router') && !importer.includes('/react-router')) return null;
    const from = importer.replace(APART, '');
    const found = await this.resolve(source, from, { ...options, skipSelf: true });
    if (!found?.id.includes('/react-router')) return found;
    const apart = importer.endsWith(APART) || importer.endsWith('/app/browser-router.ts');
    // The package only names its development build.
    const id = found.id.replace('/dist/development/', '/dist/production/');
    return { ...found, id: apart ? id + APART : id };
  },
  transform: (code, id) =>
    id.includes('/react-router/')
      ? code
          .replace(/\bReact\d*\.(forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&')
          .replace(/^\w+\.displayName = .*;$/gm, '')
      : null,
});

const TRANSPORTS = '/engine.io-client/build/esm/transports/';

/** Drops the transports that `shared/socket.ts` does not use. */
const oneTransport = (): Plugin => ({
  name: 'one-transport',
  apply: 'build',
  transform: (code, id) => {
    if (id.endsWith(`${TRANSPORTS}index.js`))
      return "import { WS } from './websocket.js';\nexport const transports = { websocket: WS };";
    // It would be kept, though unused, for the listener it adds.
    return id.includes(`${TRANSPORTS}polling`) ? { code, moduleSideEffects: false } : null;
  },
});

/** Drops the half of `marked` that writes HTML: React renders answers from tokens. */
const markdownReader = (): Plugin => ({
  name: 'markdown-reader',
  apply: 'build',
  transform: (code, id) => {
    if (!id.endsWith('/marked/lib/marked.esm.js')) return null;
    const reader = /(\w+) as Lexer\b/.exec(code)?.[1];
    const writer = code.search(/var (\w+)=new \w+;function \w+\(\w+,\w+\)\{return \1\.parse\(/);
    if (reader === undefined || writer < 0) throw new Error('marked is not built as it was');
    return `${code.slice(0, writer)}\nexport const { lex: lexer } = ${reader};`;
  },
});

interface Modules {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

const ENTRY = here('src/app/main.tsx');
/** One module exports all icons, so using one seems to use them all. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//;
/** Shared by pages, not by chat and landing: one chunk, since every page names each chunk. */
const ICON_OF_PAGES = /\/icons\/(?:circle-exclamation-point|download|shield-check)\./;

/** Everything a module imports, directly or not. Call it only once the module graph is complete. */
const readImported = (modules: Modules, root: string): ReadonlySet<string> => {
  const imported = new Set([root]);
  for (const known of imported) {
    for (const next of modules.getModuleInfo(known)?.importedIds ?? []) imported.add(next);
  }
  imported.delete(root);
  return imported;
};

/** Catalogues of texts, and React Hook Form: a page loads them with any chunk that imports them. */
const HEAVY = ['texts/index', 'texts/care', 'texts/late-chat', 'texts/pages', 'unsaved-form'].map(
  (name) => here(`src/shared/${name}.ts`),
);

/** Puts what every page starts with into one chunk instead of a dozen small ones. */
const nameOfBase = () => {
  let base: ReadonlySet<string> | undefined;
  return (id: string, modules: Modules): string | null => {
    base ??= readImported(modules, ENTRY);
    return base.has(id) && !ICON.test(id) ? 'base' : null;
  };
};

/** The page that owners wait for most, and its texts. */
const CHAT = ['chat/chat-screen.tsx', 'shared/texts/en/index.ts', 'shared/texts/it/index.ts'].map(
  (file) => here(`src/${file}`),
);

/**
 * Puts small modules that several pages share into one chunk instead of dozens: those that the chat
 * starts with, or those that it does without. Heavy ones stay out, and what imports them: every
 * page with this chunk would load them.
 */
const sharedModules = (name: 'common' | 'more', maxModuleSize: number) => {
  let chat: ReadonlySet<string> | undefined;
  const nameOf = (id: string, modules: Modules): string | null => {
    chat ??= new Set(CHAT.flatMap((root) => [...readImported(modules, root)]));
    const imported = readImported(modules, id);
    if (HEAVY.some((heavy) => heavy === id || imported.has(heavy))) return null;
    return chat.has(id) === (name === 'common') ? name : null;
  };
  return { name: nameOf, debugName: name, minShareCount: 3, maxModuleSize };
};

/** The chat's own modules, and packages that it uses. */
const OF_CHAT = /\/frontend\/src\/chat\/|\/node_modules\/(?:marked|zustand)\//;

/** Puts what the chat shares with its late parts into one chunk instead of eight. */
const nameOfChatParts = () => {
  const [screen = ''] = CHAT;
  let parts: ReadonlySet<string> | undefined;
  return (id: string, modules: Modules): string | null => {
    parts ??= readImported(modules, screen);
    return parts.has(id) && OF_CHAT.test(id) ? 'chat-parts' : null;
  };
};

/** What every page has loaded before anything else: no lazy part needs to name it. */
const LOADED_FIRST = /\/(?:base|rolldown-runtime)-[^/]+$/;
/** The vets' pages, which owners never open: naming what they need would enlarge every page. */
const OF_VETS = /\/(?:vet-shell|desk-page|queue-page|case-page|enrol-page|verify-page)-[^/]+$/;

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(),
    settings(),
    splitRouter(),
    oneTransport(),
    markdownReader(),
  ],
  resolve: { alias: { '@contract': here('../backend/src/contract') } },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': api, '^/s/(reports/)?[^/]+$': api, '/socket.io': { target: api, ws: true } },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostType }) => {
        if (hostType === 'html') return needed;
        return OF_VETS.test(file) ? [] : needed.filter((one) => !LOADED_FIRST.test(one));
      },
    },
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: nameOfBase(), debugName: 'base' },
            sharedModules('common', 6000),
            sharedModules('more', 2000),
            { name: 'icons', test: ICON_OF_PAGES, minShareCount: 2 },
            {
              name: nameOfChatParts(),
              debugName: 'chat parts',
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['testing-library.setup.ts'],
    testTimeout: 60_000,
    retry: 1,
    projects: [
      // Many files share one page: loading React and the product for each would take most of the
      // time.
      { extends: true, test: { name: 'shared', include: SPECS, exclude: ALONE, isolate: false } },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
