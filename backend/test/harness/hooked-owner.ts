import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookDelivery,
  type WebhookWithSecret,
} from '../../src/contract/webhooks.js';
import type { ReceivedCall, WebhookReceiver } from '../stand-ins/webhook-receiver.js';
import type { Owner } from './owner.js';
import type { Process } from './processes.js';
import { until } from './until.js';
import type { World } from './world.js';

export const WEBHOOKS = '/api/user/webhooks';

const DOCS = readFileSync(new URL('../../../docs/webhooks.md', import.meta.url), 'utf8');

/** An owner on Expert with a pet and a path of a receiver. */
export class HookedOwner {
  readonly path = `/${randomUUID()}`;

  private constructor(
    readonly owner: Owner,
    private readonly world: World,
    private readonly receiver: WebhookReceiver,
  ) {}

  static async of(world: World, api: Process, receiver: WebhookReceiver): Promise<HookedOwner> {
    const owner = await world.ownerInChat(api);
    await world.setPlan(owner, 'expert');
    return new HookedOwner(owner, world, receiver);
  }

  get url(): string {
    return `${this.receiver.url}${this.path}`;
  }

  async add(events: readonly string[] = WEBHOOK_EVENTS, url = this.url) {
    const answer = await this.owner.call<WebhookWithSecret>('POST', WEBHOOKS, { url, events });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  }

  test(id: number) {
    return this.owner.call<WebhookDelivery>('POST', `${WEBHOOKS}/${String(id)}/test`);
  }

  async log(id: number): Promise<WebhookDelivery[]> {
    const path = `${WEBHOOKS}/${String(id)}/deliveries?limit=100`;
    return (await this.owner.call<WebhookDelivery[]>('GET', path)).body;
  }

  async read(id: number): Promise<Webhook | undefined> {
    const { body } = await this.owner.call<Webhook[]>('GET', WEBHOOKS);
    return body.find((one) => one.id === id);
  }

  /** Writes a diary entry. */
  write(entry: object = {}) {
    return this.owner.call<{ id: number }>('POST', `/api/pets/${String(this.owner.petId)}/diary`, {
      kind: 'note',
      at: new Date().toISOString(),
      text: 'Sleeps a lot',
      ...entry,
    });
  }

  /** The newest delivery, once it has been tried this often. */
  tried(id: number, times = 1): Promise<WebhookDelivery> {
    return until(`it is tried ${String(times)} times`, async () => {
      const [newest] = await this.log(id);
      return newest && newest.attempts.length >= times ? newest : null;
    });
  }

  /** Resolves once every event has been delivered. */
  settled(id: number): Promise<boolean> {
    const isSettled = async () => (await this.log(id)).every(({ state }) => state === 'delivered');
    return until('all is delivered', isSettled, 60_000);
  }

  /** The calls that arrived at a path, once there are this many. */
  arrived(count = 1, path = this.path): Promise<ReceivedCall[]> {
    return until(`${String(count)} calls have come`, () => {
      const calls = this.receiver.of(path);
      return calls.length >= count ? calls : null;
    });
  }

  /** Makes waiting deliveries due now, as if this many hours had passed. */
  async pass(id: number, hours: number): Promise<void> {
    await this.world.database.query(
      `UPDATE webhook_deliveries SET "nextTryAt" = now(),
         "expiresAt" = "expiresAt" - make_interval(hours => $2)
       WHERE "webhookId" = $1 AND state = 'waiting'`,
      [id, hours],
    );
  }
}

const RUN = {
  js: (code: string) => [
    process.execPath,
    '--input-type=module',
    '-e',
    `${code}
    let given = '';
    for await (const piece of process.stdin) given += piece;
    const { body, header, secret, now } = JSON.parse(given);
    const takes = (given) => isFromZampa(given, header, secret, now);
    console.log(takes(body) && takes(new TextEncoder().encode(body)));`,
  ],
  python: (code: string) => [
    'python3',
    '-c',
    `${code}
import json, sys
call = json.load(sys.stdin)
call["body"] = call["body"].encode()
print(str(is_from_zampa(**call)).lower())`,
  ],
};

/** Whether the documentation's sample accepts a call, with its clock this many seconds ahead. */
export function sampleTakes(
  language: keyof typeof RUN,
  { body, headers }: Pick<ReceivedCall, 'body' | 'headers'>,
  secret: string,
  ahead = 0,
): boolean {
  const code = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(DOCS)?.[1] ?? '';
  const [program = '', ...args] = RUN[language](code);
  const header = String(headers['zampa-signature']);
  const given = { body, header, secret, now: Date.now() / 1000 + ahead };
  return (
    execFileSync(program, args, { input: JSON.stringify(given) })
      .toString()
      .trim() === 'true'
  );
}
