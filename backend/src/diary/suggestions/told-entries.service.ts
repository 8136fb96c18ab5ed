import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AllowanceService } from '../../billing/allowance.service.js';
import type { DiaryKind, NewDiaryEntry } from '../../contract/diary.js';
import type { PetFacts } from '../../contract/pets.js';
import { isForeignKeyViolation } from '../../platform/database/violation.js';
import { UserChannel } from '../../platform/redis/user-channel.js';
import { DiaryRepository } from '../diary.repository.js';
import { diaryView } from '../diary.view.js';
import { readDiary } from '../reading/read-diary.js';
import { DiarySuggestionsRepository } from './diary-suggestions.repository.js';

/** How many of the newest entries and suggestions are checked for duplicates. */
const LAST = 50;

/** Milliseconds. */
const SAME_TIME = 3_600_000;

/** A question in which an owner may have mentioned something. */
interface Told {
  userId: number;
  messageId: number;
  question: string;
  askedAt: Date;
  timeZone?: string | undefined;
  pet: PetFacts & { id: number };
}

/** Suggests entries that an owner mentioned in a question; runs after a reply. */
@Injectable()
export class ToldEntriesService {
  constructor(
    private readonly suggestions: DiarySuggestionsRepository,
    private readonly diary: DiaryRepository,
    private readonly allowance: AllowanceService,
    private readonly channel: UserChannel,
  ) {}

  /**
   * Only on a plan with the diary, and only what neither entries nor suggestions contain yet:
   * owners often repeat a question.
   * @returns the kinds of all entries found.
   */
  async suggest({
    userId,
    messageId,
    question,
    askedAt,
    timeZone,
    pet,
  }: Told): Promise<DiaryKind[]> {
    const { id: petId, birthDate = null } = pet;
    const entries = readDiary(question, { now: askedAt, timeZone, pet: { ...pet, birthDate } });
    if (entries.length === 0 || !(await this.allowance.includes(userId, 'pro'))) return [];
    const known = await this.known(petId);
    const news = entries.filter((entry) => !known.some((one) => isSame(one, entry)));
    const rows = news.map((entry, position) => ({
      petId,
      messageId,
      position,
      question,
      askedAt,
      entry: { ...entry, clientId: randomUUID() },
    }));
    try {
      if (rows.length > 0 && (await this.suggestions.insert(rows))) {
        this.channel.publish(userId, 'diary-changed', { petId });
      }
    } catch (error) {
      // The pet is gone.
      if (!isForeignKeyViolation(error)) throw error;
    }
    return entries.map(({ kind }) => kind);
  }

  /** The last entries and suggestions, including declined ones. */
  private async known(petId: number): Promise<NewDiaryEntry[]> {
    const [entries, suggestions] = await Promise.all([
      this.diary.newest(petId, LAST),
      this.suggestions.newest(petId, LAST),
    ]);
    return [...entries.map(diaryView), ...suggestions.map(({ entry }) => entry)];
  }
}

/** Whether both are the same event, mentioned twice; hours apart, they are two events. */
const isSame = (one: NewDiaryEntry, other: NewDiaryEntry): boolean =>
  one.kind === other.kind &&
  (one.value ?? null) === (other.value ?? null) &&
  (one.text ?? '').toLowerCase() === (other.text ?? '').toLowerCase() &&
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= SAME_TIME;
