import { Inject, Injectable } from '@nestjs/common';
import { Cluster, type ChainableCommander } from 'ioredis';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/logging/logging.module.js';
import { publishOn } from '../platform/redis/live-channels.js';
import { groupOf, sharedSlot, type LiveRedis } from '../platform/redis/open-redis.js';
import { RedisConnections } from '../platform/redis/redis-connections.js';
import { encodeEvent, userChannel } from '../platform/redis/user-channel.js';
import { isClosed, TEXT_SECONDS } from './reply-text.js';
import { ReplyTick } from './reply-tick.js';
import { ReplyOutput, type Flush, type ReplyAddress } from './reply-output.js';

/** What the script returns for a reply instead of the number of subscribers. */
const LOST = -1;
const SEALED = -2;

/** Arguments of the script for each reply. */
const ARGUMENTS = 5;

/**
 * Appends to the texts of many replies at once: one command for each would cost a worker four times
 * as much (docs/performance.md). Appends only to the expected text. A loss in Redis leaves no gap:
 * the whole text is restored first, from the last argument. Never appends to a closed text. On a
 * cluster, key and channel share a slot, so that one node has both.
 */
const append = (publish: 'PUBLISH' | 'SPUBLISH'): string => `
  local function append(key, bytes, text, channel, event, repair)
    if ${isClosed('key')} then return ${String(SEALED)} end
    if repair ~= '' then redis.call('SET', key, repair, 'EX', ${String(TEXT_SECONDS)}) end
    if redis.call('STRLEN', key) ~= tonumber(bytes) then return ${String(LOST)} end
    redis.call('APPEND', key, text)
    if bytes == '0' then redis.call('EXPIRE', key, ${String(TEXT_SECONDS)}) end
    return redis.call('${publish}', channel, event)
  end
  local results = {}
  for index, key in ipairs(KEYS) do
    local last = index * ${String(ARGUMENTS)}
    results[index] = append(key, unpack(ARGV, last - ${String(ARGUMENTS - 1)}, last))
  end
  return results`;

interface AppendingPipeline extends ChainableCommander {
  appendReplies(keyCount: number, keys: string[], args: (string | number)[]): this;
}

/** One call of the script. */
interface Call {
  keys: string[];
  args: (string | number)[];
  /** The draft of each key. */
  drafts: ReplyOutput[];
}

/**
 * Sends the text of replies to Redis while it is written: stored for late tabs, published for open
 * ones. The first and last piece of a reply are sent at once, others together at the next tick.
 */
@Injectable()
export class ReplyStream {
  private readonly redis: LiveRedis;
  private readonly waiting = new Set<ReplyOutput>();
  private readonly sendWaiting = (): void => this.flush([...this.waiting]);

  constructor(
    @Inject(RedisConnections) connections: RedisConnections,
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
    this.redis.defineCommand('appendReplies', { lua });
  }

  /** Opens the live text of one attempt, and tells the user's tabs that it is being written. */
  open(address: ReplyAddress): ReplyOutput {
    const { userId, sessionId, messageId } = address;
    const typing = encodeEvent('typing', { sessionId, messageId, active: true });
    // On the connection of the text, which may follow at once.
    publishOn(this.redis, userChannel(userId), typing).catch((err: unknown) => {
      this.logger.debug({ err }, 'the begin of an answer was not announced');
    });
    return new ReplyOutput(address, (draft, urgent) => this.schedule(draft, urgent));
  }

  private schedule(draft: ReplyOutput, urgent: boolean): void {
    this.waiting.add(draft);
    if (urgent) this.flush([draft]);
    else this.tick.after(this.sendWaiting);
  }

  private flush(waiting: ReplyOutput[]): void {
    const calls = new Map<number, Call>();
    for (const draft of waiting) {
      this.waiting.delete(draft);
      for (const flush of draft.flushes()) {
        const slot = sharedSlot(this.redis, flush.key);
        const call = calls.get(slot) ?? { keys: [], args: [], drafts: [] };
        calls.set(slot, call);
        call.keys.push(flush.key);
        call.args.push(...argumentsOf(flush));
        call.drafts.push(draft);
      }
    }
    const groups = new Map<string, Call[]>();
    for (const [slot, call] of calls) {
      const group = groupOf(this.redis, slot);
      const together = groups.get(group) ?? [];
      groups.set(group, together);
      together.push(call);
    }
    for (const group of groups.values()) this.send(group);
  }

  private send(calls: Call[]): void {
    const pipeline = this.redis.pipeline() as AppendingPipeline;
    for (const { keys, args } of calls) pipeline.appendReplies(keys.length, keys, args);
    pipeline.exec().then(
      (results) => {
        for (const [index, { drafts }] of calls.entries()) {
          settle(drafts, results?.[index]?.[1] as number[] | undefined);
        }
      },
      (err: unknown) => {
        this.logger.debug({ err }, 'live text not sent; it will be repaired');
        for (const { drafts } of calls) settle(drafts);
      },
    );
  }
}

const argumentsOf = ({ userId, bytesBefore, event, repair = '' }: Flush) => [
  bytesBefore,
  event.text,
  userChannel(userId),
  encodeEvent('token', event),
  repair,
];

/** @param answers of the script, one for each draft; none if the call failed. */
function settle(drafts: ReplyOutput[], answers: number[] = []): void {
  for (const [index, draft] of drafts.entries()) {
    const answer = answers[index] ?? LOST;
    if (answer === SEALED) draft.discard();
    else if (answer === LOST) draft.damage();
  }
}
