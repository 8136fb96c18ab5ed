import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';

type Wrapped = (
  exports: unknown,
  require: (id: string) => unknown,
  module: Module,
  filename: string,
  dirname: string,
) => void;

/**
 * CommonJS files of one folder that start from bytecode made by V8 at build time
 * (`launcher/bytecode.mjs`). V8 rejects bytecode made by another Node version or with other flags,
 * and compiles the file instead; hence each program has its own.
 */
export class PrecompiledModules {
  private readonly loaded = new Map<string, { module: Module; script: Script }>();
  private readonly requireOther: NodeJS.Require;

  constructor(
    private readonly folder: string,
    private readonly program: string,
  ) {
    this.requireOther = createRequire(join(folder, 'index.cjs'));
  }

  /** @param name of a file in the folder @returns what it exports */
  load(name: string): unknown {
    const known = this.loaded.get(name);
    if (known) return known.module.exports;
    const filename = join(this.folder, name);
    const module = moduleWithSourceMap(filename, name);
    const script = new Script(Module.wrap(readFileSync(filename, 'latin1')), {
      filename,
      cachedData: readIfThere(this.bytecodeOf(filename)),
    });
    this.loaded.set(name, { module, script });
    const run = script.runInThisContext() as Wrapped;
    run(module.exports, this.require, module, filename, this.folder);
    return module.exports;
  }

  /** Stores the bytecode of every function that has run so far, next to its file. */
  keepBytecode(): void {
    for (const { module, script } of this.loaded.values()) {
      writeFileSync(this.bytecodeOf(module.filename), script.createCachedData());
    }
  }

  private bytecodeOf(filename: string): string {
    return `${filename}.${this.program}`;
  }

  private readonly require = (id: string): unknown =>
    id.startsWith('./') ? this.load(id.slice(2)) : this.requireOther(id);
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Node looks for the source map of a script only when it compiles a module of that name itself. */
function moduleWithSourceMap(filename: string, name: string): Module {
  const module = new Module(filename) as Module & {
    _compile(content: string, filename: string): void;
  };
  module.filename = filename;
  module._compile(`//# sourceMappingURL=${name}.map`, filename);
  return module;
}
