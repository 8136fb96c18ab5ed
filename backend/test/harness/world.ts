import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import { typeParsers } from '../../src/platform/database/type-parsers.js';
import { ModelServer } from '../stand-ins/model-server.js';
import { Owner } from './owner.js';
import { OwnRedis } from './own-redis.js';
import { lastingPort, Process, runner, type Settings } from './processes.js';

type Programs<Name extends string> = Record<Name, 'api' | 'worker'>;

interface Shared {
  settings: Settings;
  dataDir: string;
  ports: [name: string, port: number][];
}

const PLAIN = { api: 'api', worker: 'worker' } as const;

/** A test's own database, Redis and model, with the product's processes on them. */
export class World {
  readonly model = new ModelServer();
  readonly database: Pool;
  private readonly processes: Process[] = [];
  private readonly closers: (() => unknown)[] = [];

  private constructor(
    readonly settings: Settings,
    private readonly dataDir: string,
    readonly redis = new OwnRedis(settings.REDIS_URL ?? '', dataDir),
  ) {
    const { DATABASE_URL = '' } = settings;
    this.database = new Pool({ connectionString: DATABASE_URL, max: 4, types: typeParsers });
    this.database.on('error', () => undefined);
  }

  /**
   * @param settings for every process; `OPENAI_BASE_URL: ''` leaves only the handbook assistant.
   * @param server the PostgreSQL server in which the world creates its database.
   * @param modelPort any free one if it is left out.
   */
  static async create(
    settings: Settings = {},
    server = process.env.TEST_DATABASE_URL ?? '',
    modelPort?: number,
  ): Promise<World> {
    const dataDir = mkdtempSync(join(tmpdir(), 'zampa-world-'));
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    const template = templateOf(server);
    await inServer(server, `CREATE DATABASE ${name} ${template ? `TEMPLATE ${template}` : ''}`);
    const url = Object.assign(new URL(server), { pathname: name }).href;
    const redis = await OwnRedis.create(dataDir);
    const world = new World(
      {
        DATABASE_URL: url,
        REDIS_URL: redis.url,
        DATA_DIR: dataDir,
        SESSION_SECRET: randomBytes(32).toString('hex'),
        RATE_LIMIT_FACTOR: '1000',
        LOG_LEVEL: 'info',
        OPENAI_API_KEY: 'stand-in',
        OPENAI_MODEL: 'first-model',
        OPENAI_BREAKER_FAILURES: '1000',
      },
      dataDir,
      redis,
    );
    world.settings.OPENAI_BASE_URL = await world.model.start(modelPort);
    Object.assign(world.settings, settings);
    if (!template) await world.migrate();
    world.closers.push(
      () => inServer(server, `DROP DATABASE ${name} WITH (FORCE)`),
      () => redis.close(),
      () => rmSync(dataDir, { recursive: true, force: true }),
    );
    return world;
  }

  /**
   * A world that the test files of a runner's worker share, with one API process and one worker:
   * for files that break nothing, and count only what is their own.
   */
  static async shared(): Promise<{ world: World } & Record<keyof typeof PLAIN, Process>> {
    return World.sharedAs('plain', PLAIN);
  }

  /** The same without a model: the handbook answers. */
  static async withoutModel(): Promise<{ world: World } & Record<keyof typeof PLAIN, Process>> {
    return World.sharedAs('without model', PLAIN, { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' });
  }

  /** The same with other processes, which are given stand-ins on lasting ports. */
  static async sharedAs<Name extends string>(
    kind: string,
    programs: Programs<Name>,
    more: Settings = {},
  ): Promise<{ world: World } & Record<Name, Process>> {
    runner.shared[kind] ??= await World.toShare(kind, programs, more);
    const { settings, dataDir, ports } = JSON.parse(runner.shared[kind]) as Shared;
    const world = new World(settings, dataDir);
    const { OPENAI_BASE_URL: model = '' } = settings;
    if (model !== '') await world.model.start(Number(new URL(model).port));
    const running = ports.map(([name, port]) => [name, Process.running(port, join(dataDir, name))]);
    return { world, ...(Object.fromEntries(running) as Record<Name, Process>) };
  }

  private static async toShare(
    kind: string,
    programs: Programs<string>,
    more: Settings,
  ): Promise<string> {
    const world = await World.create(more, undefined, await lastingPort(`model, ${kind}`));
    const { settings, dataDir } = world;
    const ports = await Promise.all(
      Object.entries(programs).map(async ([name, program]): Promise<[string, number]> => {
        const log = join(dataDir, name);
        return [name, (await Process.start(program, settings, undefined, log)).port];
      }),
    );
    runner.endings.add(() => rmSync(dataDir, { recursive: true, force: true }));
    world.closers.length = 0;
    await world.close();
    return JSON.stringify({ settings, dataDir, ports } satisfies Shared);
  }

  private async migrate(): Promise<void> {
    const migration = Process.spawn('migrate', this.settings);
    if ((await migration.ended()) !== 0) throw new Error(migration.output);
  }

  async api(port?: number, settings: Settings = {}): Promise<Process> {
    return this.keep(await Process.start('api', { ...this.settings, ...settings }, port));
  }

  async worker(settings: Settings = {}): Promise<Process> {
    return this.keep(await Process.start('worker', { ...this.settings, ...settings }));
  }

  /** The payment sandbox, on a port of its own unless one is given, for processes started later. */
  async sandbox(webhook: string, port?: number): Promise<Process> {
    const settings = { ...this.settings, SANDBOX_WEBHOOK_URL: webhook };
    const sandbox = this.keep(await Process.start('sandbox/main', settings, port));
    this.settings.STRIPE_API_URL = sandbox.url;
    return sandbox;
  }

  /** A new registered owner, who talks to this API process. */
  async owner(api: Process): Promise<Owner> {
    const owner = new Owner(api.url);
    await owner.register();
    return owner;
  }

  /** An owner with a pet and its chat. */
  async ownerInChat(api: Process): Promise<Owner> {
    const owner = await this.owner(api);
    await owner.addPet();
    await owner.openChat();
    return owner;
  }

  async setPlan(owner: Owner, plan: 'free' | 'pro' | 'expert'): Promise<void> {
    await this.database.query(`UPDATE users SET "subscriptionStatus" = $2 WHERE id = $1`, [
      owner.id,
      plan,
    ]);
  }

  async confirmAddress({ id }: Owner): Promise<void> {
    await this.database.query('UPDATE users SET "emailVerifiedAt" = now() WHERE id = $1', [id]);
  }

  async questionsOf(owner: Owner): Promise<number> {
    const { rows } = await this.database.query<{ total: number }>(
      `SELECT "totalQuestionCount" AS total FROM users WHERE id = $1`,
      [owner.id],
    );
    return rows[0]?.total ?? Number.NaN;
  }

  /**
   * Ends all connections to the database and refuses new ones, until the returned function is
   * called.
   */
  async cutDatabase(): Promise<() => Promise<void>> {
    const url = new URL(this.settings.DATABASE_URL ?? '');
    const name = url.pathname.slice(1);
    const server = Object.assign(url, { pathname: 'postgres' }).href;
    await inServer(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await inServer(
      server,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
    return () => inServer(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  }

  async close(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.end('SIGKILL')));
    await this.database.end();
    for (const close of this.closers) await close();
    await this.model.stop();
  }

  private keep(process: Process): Process {
    this.processes.push(process);
    return process;
  }
}

/** The migrated database that a test run copies, on the server where it was created. */
const templateOf = (server: string): string | undefined =>
  server === process.env.TEST_DATABASE_URL ? process.env.TEST_DATABASE_TEMPLATE : undefined;

async function inServer(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
