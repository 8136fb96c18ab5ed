import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { variables } from './variables.js';

/** Settings that are not passed on: addresses within a container, and a setting for tests. */
const NOT_PASSED = ['HOST', 'METRICS_HOST', 'API_METRICS_PORT', 'WEBHOOK_TEST_HOSTS'];

const root = new URL('../../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');
const compose = textOf('docker-compose.yml');

/** The lines of each service, with the settings that API and worker share. */
function services(): [name: string, text: string][] {
  const [shared = ''] = /^x-settings:[^]*?\n\n/m.exec(compose) ?? [];
  const [, all = ''] = /^services:\n([^]*?)^\w/m.exec(compose) ?? [];
  const texts = all.split(/^ {2}(?=[\w-]+:$)/m).slice(1);
  return texts.map((text) => [
    text.slice(0, text.indexOf(':')),
    text.includes('*settings') ? text + shared : text,
  ]);
}

it('docker-compose.yml passes every setting to the containers', () => {
  const passed = new Set(
    [...compose.matchAll(/\b([A-Z][A-Z_]+?)(_FILE)?:/g)].map(([, name]) => name),
  );
  const missing = Object.keys(variables.shape).filter((name) => !passed.has(name));
  expect(missing.sort()).toEqual(NOT_PASSED.sort());
});

it('containers with the addresses of servers elsewhere can reach them', () => {
  const reaching = services().filter(([, text]) => /^ *(REDIS_\w+|STORAGE)_URL: \$/m.test(text));
  expect(reaching.map(([name]) => name)).toEqual(['api', 'worker', 'restore']);
  for (const [name, text] of reaching)
    expect([name, /networks: \[(.*)\]/.exec(text)?.[1]]).toEqual([name, 'inside, outside']);
});

it('no container mounts a file of the repository, which an upgrade would leave as it was', () => {
  expect(compose.match(/^.*['"\s[]\.{1,2}\/[^:]*:\/.*$/gm) ?? []).toEqual([]);
  for (const copied of ['pgbouncer/pgbouncer.ini', 'caddy/Caddyfile']) {
    const [folder, file] = copied.split('/');
    expect(compose).toMatch(new RegExp(`(build|context): deploy/${String(folder)}$`, 'm'));
    const image = textOf(`deploy/${String(folder)}/Dockerfile`);
    expect(image).toMatch(new RegExp(`^COPY .*${String(file)} `, 'm'));
  }
});

it('ports are published on IPv4 only: over IPv6 Docker would hide the addresses of visitors', () => {
  const ports = [...compose.matchAll(/^ {4}ports: \[(.*)\]$/gm)].flatMap(([, list = '']) =>
    list.split(', '),
  );
  expect(ports).toHaveLength(3);
  for (const port of ports) expect(port).toMatch(/^'\d+\.\d+\.\d+\.\d+:/);
});

it('no run-book sends a signal through Docker, which would end the restart policy', () => {
  const pages = ['docs', 'deploy'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true })
      .map((name) => `${folder}/${String(name)}`)
      .filter((path) => /\.(md|mjs|sh|ya?ml)$/.test(path)),
  );
  expect(pages).toContain('docs/operations.md');
  const sending = /docker( compose)? kill [^`\n]*(-s|--signal)\b/;
  expect(pages.filter((path) => sending.test(textOf(path)))).toEqual([]);
});
