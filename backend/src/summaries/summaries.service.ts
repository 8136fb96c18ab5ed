import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import type {
  LinkDays,
  NewSummary,
  Summary,
  SummaryLink,
  SummarySnapshot,
} from '../contract/summaries.js';
import { PetsService } from '../pets/pets.service.js';
import { isForeignKeyViolation } from '../platform/database/violation.js';
import { AppError } from '../platform/errors/app-error.js';
import { Audit } from '../platform/logging/audit.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { buildSummary } from './build/build-summary.js';
import { SummariesRepository, type SharedSummary } from './summaries.repository.js';
import { SummaryFactsService } from './summary-facts.service.js';
import { summaryView } from './summary.view.js';

/** Bytes of a link's secret: 128 bits. */
const SECRET = 16;

/** Summaries for vets, as of the time they were made. Tabs receive `summaries-changed`. */
@Injectable()
export class SummariesService {
  constructor(
    private readonly summaries: SummariesRepository,
    private readonly facts: SummaryFactsService,
    private readonly pets: PetsService,
    private readonly channel: UserChannel,
    private readonly audit: Audit,
    @Inject(ENV) private readonly env: Pick<Env, 'PUBLIC_URL'>,
  ) {}

  /**
   * What a summary would say; nothing is stored.
   * @param asOf leaves out what was added to the diary, the chat and the memories after it.
   * @throws AppError `NOT_FOUND`
   */
  async preview(
    userId: number,
    petId: number,
    wishes: NewSummary,
    asOf?: Date,
  ): Promise<SummarySnapshot> {
    const asked = { ...wishes, now: asOf ?? new Date(), asOf };
    return buildSummary(await this.facts.of(userId, petId, asked), asked);
  }

  /** @throws AppError `NOT_FOUND` */
  async add(userId: number, petId: number, wishes: NewSummary): Promise<Summary> {
    const { language } = wishes;
    const snapshot = await this.preview(userId, petId, wishes);
    const added = await this.summaries
      .add({ petId, language, snapshot })
      .catch((error: unknown) => {
        throw isForeignKeyViolation(error) ? new AppError('NOT_FOUND') : error;
      });
    this.changed(userId, petId);
    return summaryView(added);
  }

  /**
   * All summaries of a pet, newest first: each may have a link, which only its owner can revoke.
   * @throws AppError `NOT_FOUND`
   */
  async list(userId: number, petId: number): Promise<Summary[]> {
    await this.pets.getOwned(userId, petId);
    return (await this.summaries.ofPet(petId)).map(summaryView);
  }

  /** All of a user's pets, oldest first. */
  async *everythingOf(userId: number): AsyncGenerator<Summary> {
    for await (const summary of this.summaries.everythingOf(userId)) yield summaryView(summary);
  }

  /** @throws AppError `NOT_FOUND` */
  async read(userId: number, id: number): Promise<Summary> {
    return summaryView(await this.summaries.getOwned(userId, id));
  }

  /** @throws AppError `NOT_FOUND` */
  async remove(userId: number, id: number): Promise<void> {
    const { petId } = await this.summaries.getOwned(userId, id);
    await this.summaries.remove(id);
    this.audit.record('summary-removed', { userId, summaryId: id });
    this.changed(userId, petId);
  }

  /** Creates a link, replacing the previous one. @throws AppError `NOT_FOUND` */
  async link(userId: number, id: number, days: LinkDays): Promise<SummaryLink> {
    const { petId } = await this.summaries.getOwned(userId, id);
    const secret = randomBytes(SECRET).toString('base64url');
    const { expiresAt, hadLink } = await this.summaries.link(id, secret, days);
    if (hadLink) this.audit.record('summary-link-ended', { userId, summaryId: id });
    this.changed(userId, petId);
    const url = `${this.env.PUBLIC_URL}/s/${secret}`;
    return { url, expiresAt: expiresAt.toISOString(), views: 0 };
  }

  /** Revokes the link of a summary. @throws AppError `NOT_FOUND` */
  async unlink(userId: number, id: number): Promise<void> {
    const { petId } = await this.summaries.getOwned(userId, id);
    await this.summaries.unlink(id);
    this.audit.record('summary-link-ended', { userId, summaryId: id });
    this.changed(userId, petId);
  }

  /** The summary behind a link; null if there is none. `counts` records a view. */
  async shared(secret: string, counts: boolean): Promise<SharedSummary | null> {
    if (!counts) return this.summaries.peek(secret);
    return (await this.summaries.view(secret)) ?? null;
  }

  private changed(userId: number, petId: number): void {
    this.channel.publish(userId, 'summaries-changed', { petId });
  }
}
