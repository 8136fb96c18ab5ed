import { Injectable } from '@nestjs/common';
import { MessagesRepository } from '../chat/messages.repository.js';
import { SUMMARY_DAYS, SUMMARY_ZONE, type NewSummary } from '../contract/summaries.js';
import { DiaryService } from '../diary/diary.service.js';
import { InsightsService } from '../diary/insights/insights.service.js';
import { PetsService } from '../pets/pets.service.js';
import type { SummaryFacts } from './build/facts.js';

const DAY = 86_400_000;

/** Alarms that a summary lists: the newest. */
const ALARMS = 20;

/** Gathers what the product knows about a pet. */
@Injectable()
export class SummaryFactsService {
  constructor(
    private readonly pets: PetsService,
    private readonly diary: DiaryService,
    private readonly insights: InsightsService,
    private readonly messages: MessagesRepository,
  ) {}

  /**
   * @param asked `asOf`: only what had been added by then.
   * @throws AppError `NOT_FOUND`
   */
  async of(
    userId: number,
    petId: number,
    asked: NewSummary & { now: Date; asOf?: Date | undefined },
  ): Promise<SummaryFacts> {
    const { language, timeZone = SUMMARY_ZONE, now, asOf } = asked;
    const pet = await this.pets.getOwned(userId, petId);
    const from = new Date(now.getTime() - SUMMARY_DAYS * DAY);
    const [memories, entries, { findings }, alarms] = await Promise.all([
      this.pets.remembered(petId),
      this.diary.since(petId, from),
      this.insights.of(userId, petId, language, { timeZone, asOf }),
      this.messages.alarmsBetween(petId, { from, to: asOf }, ALARMS),
    ]);
    const isKnown = ({ createdAt }: { createdAt: Date }) => !asOf || createdAt <= asOf;
    return {
      pet,
      memories: memories.filter(isKnown),
      entries: entries.filter(isKnown),
      findings,
      alarms: alarms.toReversed(),
    };
  }
}
