import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { LANGUAGES } from '../contract/languages.js';
import { INSIGHTS_LIMIT, InsightsService } from '../diary/insights/insights.service.js';
import { petView } from '../pets/pet.view.js';
import { PetsService } from '../pets/pets.service.js';
import { RemindersService } from '../reminders/reminders.service.js';
import { petId } from './fields.js';
import { tool, type Tool } from './tool.js';

const DAY = 24 * 3600 * 1000;

/** Tools that read what is known about an owner's pets. */
@Injectable()
export class PetToolsService {
  readonly tools: readonly Tool[] = [
    tool({
      name: 'list_pets',
      title: 'List pets',
      description: "The owner's pets with their profiles. The other tools take their ids.",
      scope: 'pets:read',
      input: z.object({}),
      run: async (userId) => ({ pets: await this.pets.list(userId) }),
    }),
    tool({
      name: 'read_pet',
      title: 'Read a pet',
      description: "One pet's profile, and what its owner has told of it over time.",
      scope: 'pets:read',
      input: z.object({ petId }),
      run: async (userId, input) => this.readPet(userId, input.petId),
    }),
    tool({
      name: 'read_insights',
      title: 'Read insights',
      description:
        "What a pet's diary shows: findings with their grounds and sources, and series of measurements. They are observations, not diagnoses.",
      scope: 'diary:read',
      input: z.object({ petId, language: z.enum(LANGUAGES).default('en') }),
      limit: INSIGHTS_LIMIT,
      run: async (userId, input) => this.insights.of(userId, input.petId, input.language),
    }),
    tool({
      name: 'list_reminders_due',
      title: 'List reminders due',
      description:
        'What is to be done for the pets: overdue, and within the coming days, the soonest first.',
      scope: 'reminders',
      input: z.object({ days: z.int().min(0).max(366).default(7) }),
      run: async (userId, { days }) => this.remindersDue(userId, days),
    }),
  ];

  constructor(
    private readonly pets: PetsService,
    private readonly insights: InsightsService,
    private readonly reminders: RemindersService,
  ) {}

  private async readPet(userId: number, id: number): Promise<object> {
    const pet = petView(await this.pets.getOwned(userId, id));
    const told = await this.pets.remembered(id);
    return { ...pet, memories: told.map(({ kind, text }) => ({ kind, text })) };
  }

  private async remindersDue(userId: number, days: number): Promise<object> {
    const until = new Date(Date.now() + days * DAY).toISOString();
    const reminders = (await this.reminders.activeOf(userId))
      .filter(({ nextAt }) => nextAt !== null && nextAt <= until)
      .sort((one, other) => ((one.nextAt ?? '') < (other.nextAt ?? '') ? -1 : 1));
    return { reminders };
  }
}
