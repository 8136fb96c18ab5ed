import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { dayOf } from '../contract/age.js';
import type { DiaryKind } from '../contract/diary.js';
import { ToldEntriesService } from '../diary/suggestions/told-entries.service.js';
import { checkedFact } from '../pets/memories/memory-check.js';
import type { ToldFact } from '../pets/memories/memory-profile.js';
import { readMemories, statesAnything } from '../pets/memories/memory-reading.js';
import { MemorySuggestionsService } from '../pets/memories/memory-suggestions.service.js';
import { localAt } from '../platform/local-time.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { AskedRemindersService } from '../reminders/suggestions/asked-reminders.service.js';
import type { ToldQuestion } from '../replies/reply-generator.js';
import { buildMemoryPrompt, listedFacts, MAX_FACTS_LENGTH } from './memory-prompt.js';
import { ModelRouter } from './model-router.js';

/** Shorter than the time a stopping worker allows its running work. Milliseconds. */
const TIMEOUT = 10_000;

/** Reads what a question states or requests, and suggests a memory, a diary entry or a reminder. */
@Injectable()
export class MemoryReaderService {
  constructor(
    private readonly router: ModelRouter,
    private readonly suggestions: MemorySuggestionsService,
    private readonly diary: ToldEntriesService,
    private readonly reminders: AskedRemindersService,
    @Inject(ENV) private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Runs after a reply; if it fails, nothing is suggested. */
  async remember(told: ToldQuestion): Promise<void> {
    await this.remind(told);
    const noted = await this.note(told);
    try {
      const facts = await this.read(told);
      // The diary's newest weight also updates the profile, so the owner is asked about it only
      // once.
      const news = facts.filter(({ kind }) => kind !== 'weight' || !noted.includes('weight'));
      await this.suggestions.suggest({ ...told, facts: news });
    } catch (err) {
      this.logger.warn({ err, messageId: told.messageId }, 'nothing suggested to be remembered');
    }
  }

  /** Suggests entries for the diary. @returns their kinds. */
  private async note(told: ToldQuestion): Promise<DiaryKind[]> {
    try {
      return await this.diary.suggest(told);
    } catch (err) {
      this.logger.warn({ err, messageId: told.messageId }, 'nothing suggested for the diary');
      return [];
    }
  }

  /** Suggests the reminder that was asked for, unless the same message raised an emergency. */
  private async remind(told: ToldQuestion): Promise<void> {
    const { level, since = told.messageId } = told.triage;
    if (level === 'emergency' && since === told.messageId) return;
    try {
      await this.reminders.suggest(told);
    } catch (err) {
      this.logger.warn({ err, messageId: told.messageId }, 'no reminder suggested');
    }
  }

  /** By one short request to the model if there is one; otherwise, or if it fails, by rules. */
  private async read(told: ToldQuestion): Promise<ToldFact[]> {
    const { question, askedAt, timeZone, pet } = told;
    if (!statesAnything(question)) return readMemories(question, pet, askedAt);
    const now = localAt(timeZone ?? 'UTC', askedAt);
    if (this.env.OPENAI_API_KEY || this.env.OPENAI_BASE_URL) {
      try {
        return await this.ask(told, now);
      } catch (err) {
        this.logger.warn({ err, messageId: told.messageId }, 'the rules read facts for the model');
      }
    }
    return readMemories(question, pet, now);
  }

  private async ask({ question, pet }: ToldQuestion, now: Date): Promise<ToldFact[]> {
    const frame = { today: dayOf(now), key: randomBytes(8).toString('hex') };
    const messages = buildMemoryPrompt({ message: question, pet }, frame);
    let answer = '';
    await this.router.ask(messages, {
      signal: AbortSignal.timeout(TIMEOUT),
      take: (piece) => {
        answer += piece;
        return answer.length <= MAX_FACTS_LENGTH;
      },
    });
    return listedFacts(answer).flatMap((fact) => checkedFact(fact, question, now) ?? []);
  }
}
