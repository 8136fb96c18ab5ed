import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../launcher/paths.mjs';

const read = (name: string): string => readFileSync(join(root, name), 'utf8');

/** Lays out what the Dockerfile's last stage copies, as in the image's /app. */
export function layOutImage(folder: string): void {
  const stage =
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? '';
  for (const [, from, paths = ''] of stage.matchAll(/^COPY (?:--from=(\S+) )?(.+)$/gm)) {
    const [target = '', ...sources] = paths.split(' ').reverse();
    for (const source of sources.map((path) => path.replace(/^\/app\//, ''))) {
      const name = target.endsWith('/') ? join(target, source.split('/').at(-1) ?? '') : target;
      if (from === 'dependencies' && source === 'node_modules')
        linkDependencies(join(folder, name));
      else cpSync(join(root, source), join(folder, name), { recursive: true });
    }
  }
}

/** Only the backend's own production dependencies; their dependencies are found beside them. */
function linkDependencies(folder: string): void {
  const { dependencies } = JSON.parse(read('backend/package.json')) as {
    dependencies: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(folder, name));
  }
}
