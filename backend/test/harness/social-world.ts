import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { SessionData } from 'express-session';
import { IdentityProviders, type Person } from '../stand-ins/identity-providers.js';
import { newAddress, type Owner } from './owner.js';
import { lastingPort, type Process, type Settings } from './processes.js';
import { until } from './until.js';
import { Visitor } from './visitor.js';
import { World } from './world.js';

/** A world with Google and Facebook. */
export class SocialWorld {
  private constructor(
    readonly world: World,
    readonly providers: IdentityProviders,
    readonly api: Process,
  ) {}

  static async create(settings: Settings = {}): Promise<SocialWorld> {
    const providers = await IdentityProviders.start();
    const world = await World.create({ ...providers.settings, ...settings });
    return new SocialWorld(world, providers, await world.api());
  }

  /** Shared with other files; see `World.shared`. */
  static async shared(): Promise<SocialWorld> {
    const providers = await IdentityProviders.start(await lastingPort('providers'));
    const { settings } = providers;
    const { world, api } = await World.sharedAs('social', { api: 'api' }, settings);
    return new SocialWorld(world, providers, api);
  }

  visitor(): Visitor {
    return new Visitor(this.api.url, this.providers);
  }

  /** Puts somebody new, whose address Google has verified, in front of the browser. */
  person(more: Partial<Person> = {}): Person & { email: string } {
    const email = newAddress();
    const unique = { subject: randomUUID(), email };
    const name = `Anna ${randomUUID().slice(0, 8)}`;
    const person = { ...unique, name, emailVerified: true, ...more };
    this.providers.person = person;
    return { ...person, email: person.email };
  }

  /** A visitor registered with a password; the address is confirmed only on request. */
  async registered(email: string, confirmed = false): Promise<Visitor> {
    const visitor = Object.assign(this.visitor(), { email });
    await visitor.register();
    await this.mailedKey(email, 'verify-email');
    if (confirmed) await this.world.confirmAddress(visitor);
    return visitor;
  }

  async confirm({ id }: Owner): Promise<void> {
    await this.rows(`UPDATE users SET "emailVerifiedAt" = now() WHERE id = $1`, id);
  }

  async rows<T extends object = Record<string, unknown>>(
    query: string,
    ...values: unknown[]
  ): Promise<T[]> {
    return (await this.world.database.query<T>(query, values)).rows;
  }

  /** Everything stored about an account, to check that none of it changes. */
  async account({ id }: Owner): Promise<unknown> {
    return {
      users: await this.rows(`SELECT * FROM users WHERE id = $1`, id),
      identities: await this.rows(`SELECT * FROM user_identities WHERE "userId" = $1`, id),
      tokens: await this.rows(`SELECT * FROM account_tokens WHERE "userId" = $1`, id),
    };
  }

  /** The mails to an address, oldest first. */
  mails(to: string): Promise<{ template: string; data: Record<string, string> }[]> {
    return this.rows(`SELECT template, data FROM mails WHERE "to" = $1 ORDER BY id`, to);
  }

  /** The key in the newest mailed link of a kind, once there is one. */
  mailedKey(to: string, template: string): Promise<string> {
    return until(`a mail ${template} is written`, async () => {
      const mails = (await this.mails(to)).filter((mail) => mail.template === template);
      return mails.at(-1)?.data.url?.split('#')[1];
    });
  }

  /** Changes the stored session of a browser. */
  async editSession({ cookie }: Owner, change: (session: SessionData) => void): Promise<void> {
    const redis = new Redis(this.world.settings.REDIS_URL ?? '');
    const sid = decodeURIComponent(cookie.split('=')[1] ?? '')
      .slice(2)
      .split('.')[0];
    const key = `session:${sid ?? ''}`;
    const session = JSON.parse((await redis.get(key)) ?? '') as SessionData;
    change(session);
    await redis.set(key, JSON.stringify(session));
    redis.disconnect();
  }

  /** Audit log lines of this event. */
  audit(event = 'provider-sign-in'): Record<string, unknown>[] {
    const lines = this.api.output.split('\n').filter((line) => line.includes(`"audit":"${event}"`));
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  async close(): Promise<void> {
    await this.world.close();
    await this.providers.stop();
  }
}
