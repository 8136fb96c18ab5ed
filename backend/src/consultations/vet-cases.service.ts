import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ConsultationMessagesRepository } from '../chat/consultation-messages.repository.js';
import { routeMessages } from '../chat/chat-sessions.repository.js';
import { MessagesRepository } from '../chat/messages.repository.js';
import type { MessageRow } from '../chat/chat.views.js';
import { wholeAge } from '../contract/age.js';
import type { PetOfCase, VetCase, VetQueue } from '../contract/consultations.js';
import { SUMMARY_DAYS, type SummarySnapshot } from '../contract/summaries.js';
import type { VetView } from '../contract/vets.js';
import { diaryView } from '../diary/diary.view.js';
import { DiaryService } from '../diary/diary.service.js';
import type { PetEntity } from '../pets/pet.entity.js';
import { PetsService } from '../pets/pets.service.js';
import { PhotosService, type AskedFile } from '../photos/photos.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { Audit } from '../platform/logging/audit.js';
import { SummariesService } from '../summaries/summaries.service.js';
import { CaseEventsService } from './case-events.service.js';
import type { ConsultationEntity } from './consultation.entity.js';
import {
  messageForVet,
  ownCaseView,
  ratingOf,
  saysNothing,
  waitingView,
} from './consultation.view.js';
import { ConsultationsRepository } from './consultations.repository.js';

const DAY = 86_400_000;

/** Maximum of messages from before the vet took the case that the vet may read: the newest. */
const EARLIER = 100;

/** What vets may see and take: the queue without any of the owners' words, and their own cases. */
@Injectable()
export class VetCasesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly rows: ConsultationsRepository,
    private readonly caseMessages: ConsultationMessagesRepository,
    private readonly messages: MessagesRepository,
    private readonly pets: PetsService,
    private readonly diary: DiaryService,
    private readonly summaries: SummariesService,
    private readonly photos: PhotosService,
    private readonly events: CaseEventsService,
    private readonly audit: Audit,
  ) {}

  async queue({ id, species }: VetView): Promise<VetQueue> {
    const [waiting, taken, closed] = await Promise.all([
      this.rows.waiting(species),
      this.rows.ofVet(id, 'taken'),
      this.rows.ofVet(id, 'closed'),
    ]);
    return {
      waiting: waiting.map(waitingView),
      taken: taken.map(ownCaseView),
      closed: closed.map(ownCaseView),
    };
  }

  /**
   * Gives a waiting case to exactly one vet. If that vet has already taken it, nothing changes.
   * @throws AppError `NOT_FOUND` for any other vet, and for one who does not treat the species.
   */
  async take(vet: VetView, id: number): Promise<VetCase> {
    const { name, registerNumber, id: vetId, userId: vetUserId } = vet;
    const { state, species } = await this.rows.caseOf(id);
    if (state === 'waiting' && !vet.species.includes(species)) throw new AppError('NOT_FOUND');
    const taken = await this.database.transaction(async (tx) => {
      const row = await this.rows.move(
        tx,
        { id, state: 'waiting' },
        {
          state: 'taken',
          vetId,
          vetUserId,
          takenAt: new Date(),
          vet: { name, registerNumber },
        },
      );
      if (row) await routeMessages(tx, row.sessionId, id);
      return row;
    });
    if (taken) {
      this.audit.record('consultation-taken', { userId: vetUserId, vetId, consultationId: id });
      this.events.changed(taken);
    }
    return this.read(vet, id);
  }

  /** @throws AppError `NOT_FOUND` for a case that nobody or another vet has taken. */
  async read(vet: VetView, id: number): Promise<VetCase> {
    const row = await this.rows.getOfVet(vet.id, id);
    const { question, shared, advice, userId, petId } = row;
    const pet = await this.pets.getOwned(userId, petId);
    const isOpen = row.state === 'taken';
    const [own, entries, summary, messages] = await Promise.all([
      this.rows.caseOf(id),
      isOpen && shared.diary ? this.diary.since(petId, daysAgo(SUMMARY_DAYS)) : null,
      isOpen && shared.summary ? this.summaryFor(vet, row) : null,
      this.messagesOf(row),
    ]);
    return {
      ...ownCaseView(own),
      question,
      shared,
      advice,
      rating: ratingOf(row),
      summary,
      pet: isOpen ? forVet(pet) : null,
      diary: entries && entries.map(diaryView).reverse(),
      messages: messages.filter((one) => !saysNothing(one)).map((one) => messageForVet(one, id)),
    };
  }

  /** The file of a photo in the case. @throws AppError `NOT_FOUND` */
  async photo(
    vet: VetView,
    id: number,
    asked: AskedFile,
  ): Promise<{ file: Buffer; seconds: number }> {
    const row = await this.rows.getOfVet(vet.id, id);
    const isShown =
      (await this.caseMessages.hasPhoto(id, asked.id)) ||
      (await this.beforeTaken(row)).some(({ photos }) =>
        photos?.some((one) => one.id === asked.id),
      );
    if (!isShown) throw new AppError('NOT_FOUND');
    return this.photos.file(row.userId, asked);
  }

  /**
   * What was known when the vet took the case: the owner may go on telling the assistant more. Its
   * alarms quote the conversation, and are left out if that is not shared.
   */
  private summaryFor({ languages }: VetView, row: ConsultationEntity): Promise<SummarySnapshot> {
    const { userId, petId, shared, takenAt } = row;
    const [language = 'en'] = languages;
    const leaveOut = shared.conversation ? [] : ['alarms'];
    return this.summaries.preview(userId, petId, { language, leaveOut }, takenAt ?? undefined);
  }

  /** Messages of the case; while it is open and they are shared, earlier ones too. Oldest first. */
  private async messagesOf(row: ConsultationEntity): Promise<MessageRow[]> {
    const [earlier, own] = await Promise.all([this.beforeTaken(row), this.caseMessages.of(row.id)]);
    const ids = new Set(own.map(({ id }) => id));
    const others = earlier.filter(({ id }) => !ids.has(id));
    return [...others, ...own].sort((one, other) => one.id - other.id);
  }

  /** Messages of the conversation from before the vet took the case, including while it waited. */
  private async beforeTaken({ id, sessionId, state, shared, takenAt }: ConsultationEntity) {
    if (state !== 'taken' || !shared.conversation || takenAt === null) return [];
    const of = { consultationId: id, sessionId };
    const before = await this.caseMessages.firstAfter(takenAt, of);
    const range = { limit: EARLIER, ...(before !== undefined && { before }) };
    return (await this.messages.page(sessionId, range)).messages;
  }
}

const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY);

const forVet = (pet: PetEntity): PetOfCase => ({
  id: pet.id,
  portrait: pet.portrait,
  coat: pet.coat,
  name: pet.name,
  species: pet.species,
  breed: pet.breed,
  age: wholeAge(pet),
  birthDate: pet.birthDate,
  sex: pet.sex,
  neutered: pet.neutered,
  weight: pet.weight,
  healthConditions: pet.healthConditions,
  allergies: pet.allergies,
  medicines: pet.medicines,
  personalityTraits: pet.personalityTraits,
});
