import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** An executed step of a plan, as reported by PostgreSQL. */
interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Step[];
}

/** One executed statement, including those of foreign keys. */
export interface QueryPlan {
  'Query Text': string;
  Plan: Step;
}

const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_parameter_max_length': '0',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
};

/**
 * Sits between a process and its database, and records how each of its statements ran: the server
 * reports it to the client, which ignores it.
 */
export class QueryPlans {
  private readonly plans: QueryPlan[] = [];
  private readonly commands: string[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((client) => this.pass(client));

  private constructor(private readonly database: URL) {}

  static async before(database: string): Promise<QueryPlans> {
    const plans = new QueryPlans(new URL(database));
    plans.server.listen(0, '127.0.0.1');
    await once(plans.server, 'listening');
    return plans;
  }

  /** SQL for a superuser: the server then reports to later connections how statements ran. */
  static settings(database: string): string {
    return Object.entries(SETTINGS)
      .map(([name, value]) => `ALTER DATABASE ${database} SET ${name} = '${value}'`)
      .join(';');
  }

  /** The database's address through this proxy. */
  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return Object.assign(new URL(this.database), { hostname: '127.0.0.1', port: String(port) })
      .href;
  }

  /** The statements that ran since the last call. */
  take(): QueryPlan[] {
    return this.plans.splice(0);
  }

  /**
   * The command tags of the statements, such as `SELECT`, which are reported without any setting.
   */
  takeCommands(): string[] {
    return this.commands.splice(0);
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private pass(client: Socket): void {
    const server = connect(Number(this.database.port), this.database.hostname);
    let rest = Buffer.alloc(0);
    server.on('data', (data) => (rest = this.read(Buffer.concat([rest, data]))));
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }

  /** @returns the incomplete rest: each message starts with a letter and its length. */
  private read(data: Buffer): Buffer<ArrayBuffer> {
    let start = 0;
    for (;;) {
      const end = start + 1 + (data.length - start < 5 ? Infinity : data.readUInt32BE(start + 1));
      if (end > data.length) return Buffer.from(data.subarray(start));
      const text = () => data.toString('utf8', start + 5, end);
      if (data[start] === NOTICE) this.keep(text());
      if (data[start] === COMPLETE) this.commands.push(/^\w+/.exec(text())?.[0] ?? '');
      start = end;
    }
  }

  private keep(notice: string): void {
    const json = /plan:\n(\{[\s\S]*\})/.exec(notice)?.[1];
    if (json !== undefined) this.plans.push(JSON.parse(json) as QueryPlan);
  }
}

const NOTICE = 'N'.charCodeAt(0);
const COMPLETE = 'C'.charCodeAt(0);

/** All steps of a plan. */
function* stepsOf(step: Step): Generator<Step> {
  yield step;
  for (const next of step.Plans ?? []) yield* stepsOf(next);
}

/** Pages of 8 KiB that were read, in memory or not. */
export const buffersOf = (plans: QueryPlan[]): number =>
  plans.reduce((sum, { Plan }) => sum + Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'], 0);

/** Rows that were read in tables and indexes, including those filtered out. */
export const rowsOf = (plans: QueryPlan[]): number =>
  plans
    .flatMap(({ Plan }) => [...stepsOf(Plan)])
    .filter((step) => step['Node Type'].includes('Scan'))
    .reduce((sum, step) => {
      const each = step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0);
      return sum + each * step['Actual Loops'];
    }, 0);

/** Statements that scanned one of these tables completely. */
export const scansOf = (plans: QueryPlan[], tables: string[]): string[] =>
  plans
    .filter(({ Plan }) =>
      [...stepsOf(Plan)].some(
        (step) => step['Node Type'] === 'Seq Scan' && tables.includes(step['Relation Name'] ?? ''),
      ),
    )
    .map((plan) => plan['Query Text']);
