import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, parseAst } from 'vite';
import { chunksOf, shellFiles } from './shell-files.mjs';

/** The API replaces this with the site's address when it starts. */
const SITE = '__PUBLIC_URL__';
/** Inlined, so that the page's text shows without waiting for further files. */
const THEME_SCRIPT = /<script src="\/theme\.js"><\/script>/;
const STYLES = /<link rel="stylesheet"[^>]* href="(\/[^"]+)">/;
const COMPRESSIBLE = /\.(js|css|svg|webmanifest)$/;

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const dist = here('dist');
const client = join(dist, 'client');
const renderer = join(dist, 'renderer');
const configFile = here('vite.config.ts');

/** Entries that the chat starts with. Its pages preload them, to avoid a request waterfall. */
const CHAT_PARTS = ['src/app/query-layout.tsx', 'src/chat/chat-screen.tsx'];
/** For the chat's scripts: its newest messages come first, which need only styles and fonts. */
const LOW_PRIORITY = 'fetchpriority="low" crossorigin';

await build({ configFile, logLevel: 'warn' });
refuseTopLevelAwait();
await build({
  configFile,
  logLevel: 'warn',
  build: { ssr: here('src/app/prerender.tsx'), outDir: renderer, copyPublicDir: false },
});
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
await writePages();
writeWorker();
rmSync(renderer, { recursive: true });
rmSync(join(client, '.vite'), { recursive: true });
for (const used of ['index.html', 'theme.js']) rmSync(join(client, used));
compressFiles();

/** Safari before 27 runs importers of a module with a top-level await before it is ready. */
function refuseTopLevelAwait() {
  const awaits = (node) =>
    typeof node === 'object' &&
    node !== null &&
    !/Function/.test(node.type) &&
    (node.type === 'AwaitExpression' || node.await === true || Object.values(node).some(awaits));
  for (const name of readdirSync(join(client, 'assets'))) {
    if (
      name.endsWith('.js') &&
      awaits(parseAst(readFileSync(join(client, 'assets', name), 'utf8')))
    )
      throw new Error(`${name} has a top-level await`);
  }
}

/** Writes one file per page and language, for the API to serve, such as `pages/it/home.html`. */
async function writePages() {
  const linked = inline(readFileSync(join(client, 'index.html'), 'utf8'), THEME_SCRIPT, () => {
    return `<script>${readFileSync(join(client, 'theme.js'), 'utf8')}</script>`;
  });
  const asking = linked.replace('</script>', () => {
    return `</script>\n    <script>${readFileSync(here('ahead.js'), 'utf8')}</script>`;
  });
  const yielding = asking.replaceAll(
    /(?<=type="module" |rel="modulepreload" )crossorigin/g,
    LOW_PRIORITY,
  );
  const whole = inline(linked, STYLES, ([, file]) => {
    return `<style>${readFileSync(join(client, file), 'utf8')}</style>`;
  });
  const templateOf = ({ kind, language }) => {
    const parts = ['src/app/browser-router.ts', `src/shared/texts/${language}/index.ts`];
    if (kind === 'home') return whole;
    if (kind === 'chat') return preloading(yielding, [...parts, ...CHAT_PARTS], LOW_PRIORITY);
    return preloading(linked, parts);
  };
  const { writePages } = await import(pathToFileURL(join(renderer, 'prerender.js')).href);
  for (const page of await writePages()) {
    const folder = join(dist, 'pages', page.language);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${page.page}.html`), fill(templateOf(page), page));
  }
}

/**
 * Writes the service worker, whose cache is named after its content. A scope has only one worker,
 * so it shows notifications too.
 */
function writeWorker() {
  const kept = shellFiles(manifest);
  const release = createHash('sha256').update(kept.join()).digest('hex').slice(0, 12);
  const worker = readFileSync(here('app-worker.js'), 'utf8');
  const filled = replaceAll(worker, {
    __RELEASE__: release,
    __FILES__: JSON.stringify(kept),
  });
  const notifications = readFileSync(here('notifications-worker.js'), 'utf8');
  writeFileSync(join(client, 'worker.js'), `${filled}\n${notifications}`);
}

/**
 * Adds preload links for these entries and everything they import.
 * @param attributes for the links to scripts
 */
function preloading(page, names, attributes = 'crossorigin') {
  const chunks = chunksOf(manifest, names);
  const links = [
    ...chunks.map(({ file }) => ({ file, as: `modulepreload" ${attributes}` })),
    ...chunks.flatMap(({ css = [] }) =>
      css.map((file) => ({ file, as: 'stylesheet" crossorigin' })),
    ),
  ]
    .filter(({ file }) => !page.includes(`"/${file}"`))
    .map(({ file, as }) => `  <link rel="${as} href="/${file}">\n  `);
  return page.replace('</head>', () => `${links.join('')}</head>`);
}

function inline(page, pattern, contentOf) {
  const found = pattern.exec(page);
  if (!found) throw new Error(`index.html has no ${pattern}`);
  return page.replace(pattern, () => contentOf(found));
}

function fill(template, { language, path, title, description, content }) {
  const head = [
    `<meta name="description" content="${escape(description)}" />`,
    path
      ? `<link rel="canonical" href="${SITE}${path}" />`
      : '<meta name="robots" content="noindex" />',
    `<meta property="og:site_name" content="Zampa" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${escape(title)}" />`,
    `<meta property="og:description" content="${escape(description)}" />`,
    `<meta property="og:image" content="${SITE}/social.png" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
  ];
  return replaceAll(template, {
    '<html lang="en"': `<html lang="${language}"`,
    '/site.webmanifest': language === 'en' ? '/site.webmanifest' : `/site.${language}.webmanifest`,
    '<title>Zampa</title>': `<title>${escape(title)}</title>`,
    '<!--page-->': head.join('\n    '),
    '<div id="root"></div>': `<div id="root">${content}</div>`,
  });
}

function replaceAll(text, replacements) {
  return Object.entries(replacements).reduce((page, [from, to]) => {
    if (!page.includes(from)) throw new Error(`index.html has no ${from}`);
    return page.replace(from, () => to);
  }, text);
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Compresses each file once, at the highest level, so that no request waits for it. */
function compressFiles() {
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
