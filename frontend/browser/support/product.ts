import type { BrowserContext } from '@playwright/test';
import type { Owner } from '../../../backend/test/harness/owner';
import { freePort, type Process, type Settings } from '../../../backend/test/harness/processes';
import { vetOnDuty } from '../../../backend/test/harness/vet';
import { World } from '../../../backend/test/harness/world';

/** Test files with the same settings object share a product; each other object starts one. */
export const WITH_PAYMENTS = { PAYMENTS: 'sandbox' };
export const WITHOUT_MODEL = { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' };
export const WITH_CAMPAIGN = { META_PIXEL_ID: '1234567890', FIRST_MONTH_DISCOUNT_PERCENT: '35' };
export const WITHOUT_EXTRAS = { TEST_PANEL: 'off', FIRST_MONTH_DISCOUNT_PERCENT: '0' };

/** The whole product as a browser sees it: the API serves the built client, a worker answers. */
export class Product {
  private constructor(
    readonly world: World,
    readonly url: string,
    private api: Process,
    private worker: Process,
  ) {}

  static async start(settings: Settings = {}): Promise<Product> {
    const world = await World.create({ SUPPORT_EMAIL: 'help@zampa.example', ...settings });
    const port = await freePort();
    world.settings.PUBLIC_URL = `http://127.0.0.1:${port}`;
    if (settings.PAYMENTS === 'sandbox') {
      await world.sandbox(`${world.settings.PUBLIC_URL}/api/stripe/webhook`);
    }
    const [api, worker] = await Promise.all([world.api(port), world.worker()]);
    return new Product(world, world.settings.PUBLIC_URL, api, worker);
  }

  close(): Promise<void> {
    return this.world.close();
  }

  /** A new owner, not signed in to any browser. */
  registered(): Promise<Owner> {
    return this.world.owner(this.api);
  }

  /** A new owner without a pet, signed in to this browser. */
  async newcomer(context: BrowserContext): Promise<Owner> {
    const owner = await this.registered();
    await this.signIn(context, owner);
    return owner;
  }

  /** A new owner of the cat Micia, signed in to this browser. */
  async ownerInChat(context: BrowserContext): Promise<Owner> {
    const owner = await this.world.ownerInChat(this.api);
    await this.signIn(context, owner);
    return owner;
  }

  /** A vet on duty, not signed in to any browser. */
  async vet(): Promise<Owner> {
    return (await vetOnDuty(this.world, this.api)).owner;
  }

  /** A vet on duty, signed in to this browser with the second factor. */
  async vetOnDuty(context: BrowserContext): Promise<Owner> {
    const vet = await this.vet();
    await this.signIn(context, vet);
    return vet;
  }

  /** Uses up the free plan's questions, today or before. */
  async spend(owner: Owner, day: 'today' | 'yesterday'): Promise<void> {
    await this.world.database.query(
      `UPDATE users SET "totalQuestionCount" = 3, "dailyQuestionCount" = 3,
         "dailyQuestionDay" = (now() AT TIME ZONE 'UTC')::date - $2::integer WHERE id = $1`,
      [owner.id, day === 'today' ? 0 : 1],
    );
  }

  async killApi(): Promise<void> {
    await this.api.end('SIGKILL');
  }

  /** Starts the API again on the same port. */
  async startApi(): Promise<void> {
    this.api = await this.world.api(this.api.port);
  }

  /** Runs the work while there is no worker to answer. */
  async withoutWorker(work: () => Promise<void>): Promise<void> {
    await this.worker.end();
    try {
      await work();
    } finally {
      this.worker = await this.world.worker();
    }
  }

  /** Runs the work with a worker that uses another model, at this address. */
  withModel(url: string, work: () => Promise<void>): Promise<void> {
    return this.withoutWorker(async () => {
      const other = await this.world.worker({ OPENAI_BASE_URL: url });
      try {
        await work();
      } finally {
        await other.end();
      }
    });
  }

  private async signIn(context: BrowserContext, { cookie }: Owner): Promise<void> {
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: this.url, httpOnly: true }]);
  }
}
