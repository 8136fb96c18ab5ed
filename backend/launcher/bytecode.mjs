import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Loads a program's bundle without starting it, and stores the bytecode of what has run. Arguments:
 * the folder of the bundles and the program's name.
 */
const [bundles, program] = process.argv.slice(2);
const loader = pathToFileURL(join(bundles, '../platform/precompiled-modules.js')).href;
const { PrecompiledModules } = await import(loader);

const modules = new PrecompiledModules(bundles, program);
modules.load(`${program}.cjs`);
modules.keepBytecode();
process.exit(0);
