import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { root } from '../../launcher/paths.mjs';
import type { DiaryEntry } from '../../src/contract/diary.js';
import type { Reminder } from '../../src/contract/reminders.js';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { PublicProgram } from '../harness/public-program.js';
import { visit } from '../harness/visit.js';
import { World } from '../harness/world.js';

const run = promisify(execFile);

let world: World;
let api: Process;
let owner: Owner;
let program: PublicProgram;
/** The environment of the commands, as a client's author sets it. */
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

beforeEach(async () => {
  world.model.behave({ words: 30 });
  ({ owner, program } = await PublicProgram.ofNewOwner(world, api));
  env = {
    ...process.env,
    ZAMPA_URL: api.url,
    ZAMPA_TOKEN: program.token,
    PET_ID: String(owner.petId),
  };
});

afterAll(() => world.close());

/** The first Python here that has all of these modules, if any. */
async function pythonWith(modules: string): Promise<string | undefined> {
  for (const python of ['python3', '/usr/bin/python3']) {
    const imported = await run(python, ['-c', `import ${modules}`]).then(
      () => true,
      () => false,
    );
    if (imported) return python;
  }
  return undefined;
}

/** The generator's main file. */
const generator = createRequire(join(root, 'backend/package.json')).resolve('openapi-typescript');

const MODULES = 'requests, socketio, websocket';
const python = await pythonWith(MODULES);
const onlyWithPython = python === undefined ? it.skip : it;

describe('a client', () => {
  it('in TypeScript can be generated from the description, type-checked and used', async () => {
    await mkdir(join(root, '.cache'), { recursive: true });
    const folder = await mkdtemp(join(root, '.cache/typed-client-'));
    const bin = (path: string, ...args: string[]) =>
      run(process.execPath, [path, ...args], { env, cwd: folder });
    try {
      await copyFile(
        join(import.meta.dirname, '../clients/typed-client.ts.txt'),
        join(folder, 'client.ts'),
      );
      const compilerOptions = {
        strict: true,
        exactOptionalPropertyTypes: true,
        module: 'nodenext',
        target: 'es2023',
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: ['node'],
        outDir: 'out',
        rootDir: '.',
      };
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
      await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
      const document = `${api.url}/api/openapi.json`;
      await bin(join(generator, '../../bin/cli.js'), document, '-o', 'v1.ts');
      await bin(join(root, 'node_modules/typescript-native/bin/tsc'), '-p', '.').catch(
        (error: unknown) => {
          throw new Error((error as { stdout: string }).stdout, { cause: error });
        },
      );
      const { stdout } = await run(process.execPath, ['out/client.js'], { env, cwd: folder });
      expect(JSON.parse(stdout)).toEqual({
        names: ['Micia', 'Otto'],
        problem: ['species'],
        breed: 'Siamese',
        code: 'PRECONDITION_FAILED',
        status: 'complete',
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  onlyWithPython(`in Python pages, sends again and listens (needs ${MODULES})`, async () => {
    const script = join(import.meta.dirname, '../clients/python-client.py');
    const { stdout } = await run(python ?? '', [script], { env, timeout: 60_000 });
    expect(JSON.parse(stdout)).toEqual({
      entries: 3,
      weights: [4.3, 4.2, 4.1],
      refused: 'VALIDATION_FAILED',
      streamed: true,
      socket: true,
    });
  });
});

/** The commands of the reference, as a reader would copy them. */
const commandsIn = (page: string): string[] =>
  [...page.matchAll(/<code class="sh">([^<]*)<\/code>/g)]
    .map(([, code = '']) => code)
    .map((code) => code.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&gt;', '>'))
    .map((code) => code.replaceAll('&lt;', '<').replaceAll('&amp;', '&'))
    .filter((code) => /^curl/m.test(code));

describe('the API reference', () => {
  it('is a separate page that loads nothing from other sites', async () => {
    const page = await visit(`${api.url}/api/docs`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.text).not.toMatch(/<script|(src|href)="(https?:)?\/\//);
    const ids = new Set([...page.text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
    const refused = await program.call('GET', '/pets/0');
    expect(ids).toContain(refused.body.type.split('#')[1]);
  });

  it('has commands that work exactly as written', async () => {
    const entry = { kind: 'note', at: '2026-05-04T08:00:00Z', text: 'Slept' };
    const pet = `/pets/${String(owner.petId)}`;
    const { body: added } = await program.call<DiaryEntry>('POST', `${pet}/diary`, entry);
    const reminder = {
      kind: 'other',
      title: 'Brush',
      startsAt: '2090-01-01T08:00',
      timeZone: 'UTC',
    };
    const { body: set } = await program.call<Reminder>('POST', `${pet}/reminders`, reminder);
    await owner.openChat();
    const { reply } = await owner.ask('Why does she purr?');
    await owner.finished(reply.id);
    const ids = {
      ENTRY_ID: String(added.id),
      REMINDER_ID: String(set.id),
      MESSAGE_ID: String(reply.id),
    };
    const page = (await visit(`${api.url}/api/docs`)).text;
    // Webhooks call other machines; `webhooks.test.ts` covers them.
    const commands = commandsIn(page)
      .filter((command) => !command.includes('/webhooks'))
      .map((command) => command.slice(command.indexOf('curl')));
    const isRemoval = (command: string): boolean => command.includes('-X DELETE');
    const last = commands.filter(isRemoval).toReversed();
    expect(commands.length).toBeGreaterThan(25);
    for (const command of [...commands.filter((one) => !isRemoval(one)), ...last]) {
      if (command.includes('/questions')) await settled();
      const quiet = command.replace('curl ', 'curl -sS --max-time 20 -w "\\n%{http_code}" ');
      const { stdout } = await run('bash', ['-c', quiet], { env: { ...env, ...ids } });
      const status = stdout.slice(stdout.lastIndexOf('\n') + 1);
      expect({ command, status, stdout }).toEqual({
        command,
        status: expect.stringMatching(/^20\d$/) as unknown as string,
        stdout,
      });
    }
  });
});

/** Waits until no reply of the pet is being written. */
async function settled(): Promise<void> {
  const [newest] = (await owner.messages()).slice(-1);
  if (newest) await owner.finished(newest.id);
}
