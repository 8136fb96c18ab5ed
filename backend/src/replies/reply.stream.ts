import { Inject, Injectable } from '@nestjs/common';
import { Cluster, type ChainableCommander } from 'ioredis';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/logging/logging.module.js';
import { groupOf, type LiveRedis } from '../platform/redis/open-redis.js';
import { RedisConnections } from '../platform/redis/redis-connections.js';
import { encodeEvent, UserChannel, userChannel } from '../platform/redis/user-channel.js';
import { IS_SEALED, TEXT_SECONDS } from './reply-text.js';
import { ReplyTick } from './reply-tick.js';
import { ReplyDraft, type Flush, type ReplyAddress } from './reply-draft.js';

/** What the script returns instead of the number of subscribers. */
const LOST = -1;
const SEALED = -2;

/**
 * Appends only to the expected text. After a loss in Redis it leaves no gap: the whole text is
 * restored first, from the last argument. It never appends to a sealed text. On a cluster, key and
 * channel share a slot, so that one node has both.
 */
const append = (publish: 'PUBLISH' | 'SPUBLISH'): string => `
  if ${IS_SEALED} then return ${String(SEALED)} end
  if ARGV[5] then redis.call('SET', KEYS[1], ARGV[5], 'EX', ${String(TEXT_SECONDS)}) end
  if redis.call('STRLEN', KEYS[1]) ~= tonumber(ARGV[1]) then return ${String(LOST)} end
  redis.call('APPEND', KEYS[1], ARGV[2])
  if ARGV[1] == '0' then redis.call('EXPIRE', KEYS[1], ${String(TEXT_SECONDS)}) end
  return redis.call('${publish}', ARGV[3], ARGV[4])`;

interface AppendingPipeline extends ChainableCommander {
  appendReply(key: string, bytes: number, ...texts: string[]): this;
}

/** What is sent to one node at once. */
interface Batch {
  pipeline: AppendingPipeline;
  /** The draft of each command in the pipeline. */
  drafts: ReplyDraft[];
}

/**
 * Sends the text of replies to Redis while it is written: stored for late tabs, published for open
 * ones. The first and last piece of a reply are sent at once, others together at the next tick.
 */
@Injectable()
export class ReplyStream {
  private readonly redis: LiveRedis;
  private readonly waiting = new Set<ReplyDraft>();
  private readonly sendWaiting = (): void => this.flush([...this.waiting]);

  constructor(
    @Inject(RedisConnections) connections: RedisConnections,
    private readonly channel: UserChannel,
    private readonly tick: ReplyTick,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    // Neither queued nor resent: after a loss the draft sends its whole text.
    this.redis = connections.openLive('reply-stream', {
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      commandTimeout: 2000,
    });
    const lua = append(this.redis instanceof Cluster ? 'SPUBLISH' : 'PUBLISH');
    this.redis.defineCommand('appendReply', { numberOfKeys: 1, lua });
  }

  /** Opens the live text of one attempt, and tells the user's tabs that it is being written. */
  open(address: ReplyAddress): ReplyDraft {
    const { userId, sessionId, messageId } = address;
    this.channel.publish(userId, 'typing', { sessionId, messageId, active: true });
    return new ReplyDraft(address, (draft, urgent) => this.schedule(draft, urgent));
  }

  private schedule(draft: ReplyDraft, urgent: boolean): void {
    this.waiting.add(draft);
    if (urgent) this.flush([draft]);
    else this.tick.after(this.sendWaiting);
  }

  private flush(waiting: ReplyDraft[]): void {
    const batches = new Map<string, Batch>();
    for (const draft of waiting) {
      this.waiting.delete(draft);
      for (const flush of draft.flushes()) {
        const { pipeline, drafts } = this.batchFor(flush.key, batches);
        enqueue(pipeline, flush);
        drafts.push(draft);
      }
    }
    for (const batch of batches.values()) this.send(batch);
  }

  private batchFor(key: string, batches: Map<string, Batch>): Batch {
    const group = groupOf(this.redis, key);
    let batch = batches.get(group);
    if (!batch) {
      batch = { pipeline: this.redis.pipeline() as AppendingPipeline, drafts: [] };
      batches.set(group, batch);
    }
    return batch;
  }

  private send({ pipeline, drafts }: Batch): void {
    pipeline.exec().then(
      (results) => {
        for (const [index, draft] of drafts.entries()) {
          const [error, answer] = results?.[index] ?? [];
          if (answer === SEALED) draft.discard();
          else if (error !== null || answer === LOST) draft.damage();
        }
      },
      (err: unknown) => {
        this.logger.debug({ err }, 'live text not sent; it will be repaired');
        for (const draft of drafts) draft.damage();
      },
    );
  }
}

function enqueue(pipeline: AppendingPipeline, { key, userId, bytesBefore, event, repair }: Flush) {
  const texts = [event.text, userChannel(userId), encodeEvent('token', event)];
  if (repair !== undefined) texts.push(repair);
  pipeline.appendReply(key, bytesBefore, ...texts);
}
