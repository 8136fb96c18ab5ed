import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { ChatMessageEntity } from '../chat/chat-message.entity.js';
import { saidIn } from '../chat/chat.views.js';
import { ChatSessionsService } from '../chat/chat-sessions.service.js';
import { MessagesRepository } from '../chat/messages.repository.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { MAX_TURNS } from '../replies/reply-generator.js';
import { ModelRouter } from './model-router.js';
import { buildSummaryPrompt, MAX_SUMMARY } from './summary-prompt.js';
import { HISTORY_LENGTH, newestWithin, outgrow } from './turns.js';

/** Messages read for a summary; if more are waiting, the oldest are left out. */
const MAX_READ = 100;

/** Maximum that one request summarises. Characters. */
const MAX_TALK = 2 * HISTORY_LENGTH;

/** Shorter than the time a stopping worker allows its running work. Milliseconds. */
const TIMEOUT = 10_000;

type PastTurn = Pick<ChatMessageEntity, 'id' | 'role' | 'content' | 'status'>;

/** Summarises the older turns of a conversation that has become too long to be sent whole. */
@Injectable()
export class SummaryService {
  constructor(
    private readonly sessions: ChatSessionsService,
    private readonly messages: MessagesRepository,
    private readonly router: ModelRouter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Updates the summary of a session, if its turns exceed what a request may contain. Runs after a
   * reply; if it fails, nothing changes and the next reply tries again.
   */
  async renew(sessionId: number): Promise<void> {
    try {
      const session = await this.sessions.summaryOf(sessionId);
      if (!session) return;
      const { summary, summarizedTo } = session;
      const { messages } = await this.messages.page(sessionId, { limit: MAX_READ });
      const said = messages.map((message) => ({ ...message, content: saidIn(message) }));
      const older = outgrown(said.filter(({ id }) => id > (summarizedTo ?? 0)));
      const last = older.at(-1);
      if (!last) return;
      const text = await this.sumUp(summary, newestWithin(older, MAX_TALK));
      await this.sessions.summarize(sessionId, { from: summarizedTo, to: last.id, text });
    } catch (err) {
      this.logger.warn({ err, sessionId }, 'conversation not summed up');
    }
  }

  private async sumUp(summary: string | null, turns: PastTurn[]): Promise<string> {
    const messages = buildSummaryPrompt({ summary, turns }, randomBytes(8).toString('hex'));
    let text = '';
    await this.router.ask(messages, {
      signal: AbortSignal.timeout(TIMEOUT),
      take: (piece) => {
        text += piece;
        return text.length <= MAX_SUMMARY;
      },
    });
    return text.replaceAll('\u0000', '').trim().slice(0, MAX_SUMMARY);
  }
}

/**
 * Turns to summarise, ending with an answer: all but the newest, which may take half the
 * conversation's room.
 */
function outgrown(messages: PastTurn[]): PastTurn[] {
  const ended = messages.filter(({ status }) => status !== 'pending' && status !== 'streaming');
  if (!outgrow(ended)) return [];
  const kept = newestWithin(ended, HISTORY_LENGTH / 2).slice(-MAX_TURNS / 2);
  const older = ended.slice(0, ended.length - kept.length);
  return older.slice(0, older.findLastIndex(({ role }) => role === 'assistant') + 1);
}
