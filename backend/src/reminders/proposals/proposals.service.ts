import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { dayOf, exactAge } from '../../contract/age.js';
import { readWeightKg } from '../../contract/body-weight.js';
import type { DiaryEntry } from '../../contract/diary.js';
import type { Language } from '../../contract/languages.js';
import type { ReminderProposal } from '../../contract/reminders.js';
import { DiaryService } from '../../diary/diary.service.js';
import type { PetEntity } from '../../pets/pet.entity.js';
import { PetsService } from '../../pets/pets.service.js';
import { isForeignKeyViolation } from '../../platform/database/violation.js';
import { AppError } from '../../platform/errors/app-error.js';
import { localAt } from '../../platform/local-time.js';
import { UserChannel } from '../../platform/redis/user-channel.js';
import { RemindersRepository } from '../reminders.repository.js';
import { countryOf } from './country.js';
import { isProposalKey, type PastCare, type ProposalPet } from './need.js';
import { proposeReminders } from './propose-reminders.js';
import { ReminderDeclineEntity } from './reminder-decline.entity.js';

/** Kinds of entries that affect what is due next. */
const READ = ['vaccine', 'parasites', 'weight', 'visit', 'heat'] as const;

interface Asked {
  timeZone: string;
  language: Language;
}

/** What the care schedules propose for a pet, and what its owner declines. */
@Injectable()
export class ProposalsService {
  constructor(
    @InjectRepository(ReminderDeclineEntity)
    private readonly declines: Repository<ReminderDeclineEntity>,
    private readonly reminders: RemindersRepository,
    private readonly pets: PetsService,
    private readonly diary: DiaryService,
    private readonly channel: UserChannel,
  ) {}

  /** The soonest first, at most six. @throws AppError `NOT_FOUND` */
  async of(userId: number, petId: number, asked: Asked): Promise<ReminderProposal[]> {
    const pet = await this.pets.getOwned(userId, petId);
    const { timeZone } = asked;
    const [entries, reminders, declines] = await Promise.all([
      this.diary.newestOf(petId, READ),
      this.reminders.list(petId),
      this.declines.findBy({ petId }),
    ]);
    const history = {
      past: entries.map((entry) => pastCare(entry, timeZone)),
      active: reminders.filter(({ state }) => state === 'active'),
      declined: declines.map(({ key }) => key),
    };
    const now = new Date();
    return proposeReminders(proposalPet(pet), history, {
      ...asked,
      now,
      country: countryOf(timeZone),
    });
  }

  /** Never proposes it again. @throws AppError `NOT_FOUND`, also for what is never proposed. */
  async decline(userId: number, petId: number, key: string): Promise<void> {
    await this.pets.getOwned(userId, petId);
    if (!isProposalKey(key)) throw new AppError('NOT_FOUND');
    const insert = this.declines.createQueryBuilder().insert().values({ petId, key }).orIgnore();
    try {
      await insert.execute();
    } catch (error) {
      throw isForeignKeyViolation(error) ? new AppError('NOT_FOUND') : error;
    }
    this.channel.publish(userId, 'reminders-changed', { petId });
  }
}

const proposalPet = (pet: PetEntity): ProposalPet => ({
  species: pet.species,
  age: exactAge(pet),
  birthDate: pet.birthDate,
  weightKg: readWeightKg(pet.weight),
  sex: pet.sex,
  neutered: pet.neutered,
  traits: pet.personalityTraits,
});

const pastCare = ({ kind, at, text }: DiaryEntry, timeZone: string): PastCare => ({
  kind,
  day: dayOf(localAt(timeZone, new Date(at))),
  text: text ?? null,
});
