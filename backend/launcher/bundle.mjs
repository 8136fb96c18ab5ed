import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const PROGRAMS = [
  'api',
  'worker',
  'migrate',
  'roles',
  'backup',
  'restore',
  'staff',
  'support',
  'status',
];

/** Packages with files that they read at run time, which therefore stay where they are. */
const external = [/^@node-rs\//, /^@bull-board\//, /^pdfkit$/, /^sharp$/];

/**
 * Joins each compiled program and what it imports into a few files, because reading 3,000 of them
 * takes most of a start. The modules themselves stay in `dist` for tools that import one.
 */
export async function bundle(dist) {
  const { rolldown } = await import('rolldown'); // which a fresh clone has to install first
  const bundled = await rolldown({
    input: Object.fromEntries(PROGRAMS.map((name) => [name, join(dist, `${name}.js`)])),
    platform: 'node',
    external,
    logLevel: 'silent',
    plugins: [ownModules(dist), packages],
  });
  await bundled.write({
    dir: dist,
    chunkFileNames: 'chunk-[name]-[hash].js',
    keepNames: true,
    sourcemap: true,
  });
  await bundled.close();
}

/** With the compiler's source maps, and with each module's own address instead of the bundle's. */
const ownModules = (dist) => ({
  name: 'own-modules',
  load(id) {
    if (!id.startsWith(dist + sep)) return null;
    const own = `new URL(${JSON.stringify(`./${relative(dist, id)}`)}, import.meta.url).href`;
    const code = readFileSync(id, 'utf8').replaceAll('import.meta.url', own);
    return { code, map: JSON.parse(readFileSync(`${id}.map`, 'utf8')) };
  },
});

/** Without source maps, which a start would have to read. */
const packages = {
  name: 'packages',
  load(id) {
    if (!/\/node_modules\/.*\.[cm]?js$/.test(id)) return null;
    // Otherwise these would load a second copy of a bundled package.
    const own = 'const require = createRequire(import.meta.url);';
    const code = readFileSync(id, 'utf8').replace(own, '');
    return { code, map: { version: 3, mappings: '', sources: [], names: [] } };
  },
};
