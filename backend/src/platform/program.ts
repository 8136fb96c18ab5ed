import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PrecompiledModules } from './precompiled-modules.js';

/** Where `launcher/bundle.mjs` joins the modules of a program. */
const BUNDLES = fileURLToPath(new URL('../bundles', import.meta.url));

interface Program {
  start(): Promise<void>;
}

/**
 * Starts a program from its bundle or, where none has been built (`npm run dev`), from its modules.
 */
export async function startProgram(name: string, modules: () => Promise<Program>): Promise<void> {
  const program = existsSync(BUNDLES)
    ? (new PrecompiledModules(BUNDLES, name).load(`${name}.cjs`) as Program)
    : await modules();
  await program.start();
}
