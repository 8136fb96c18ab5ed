import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { TRIAGE_LIMIT, TriageService } from '../chat/triage.service.js';
import { LIMITS } from '../contract/limits.js';
import { SPECIES } from '../contract/species.js';
import { WORRY_MAX } from '../contract/worries.js';
import { HandbookReaderService } from '../worries/handbook-reader.service.js';
import { tool, type Tool } from './tool.js';

const species = z
  .enum(SPECIES)
  .optional()
  .describe('cane: dog, gatto: cat, coniglio: rabbit, uccello: bird, altro: another animal.');

/** Tools that are the same for every owner: they read nothing about a pet. */
@Injectable()
export class AdviceToolsService {
  readonly tools: readonly Tool[] = [
    tool({
      name: 'search_handbook',
      title: 'Search the handbook',
      description:
        'What the pet-care handbook says on a question, with its sources. It is empty where the handbook has nothing on it, which says nothing of the topic.',
      scope: null,
      limit: TRIAGE_LIMIT,
      input: z.object({
        question: z.string().trim().min(2).max(WORRY_MAX).describe('As an owner would ask it.'),
        species,
      }),
      run: async (userId, { question: text, species: of }) => {
        const triage = await this.triage.assess(userId, { text, species: of });
        const found = await this.handbook.search({ text, species: of ?? null, triage });
        return { excerpts: found, triage };
      },
    }),
    tool({
      name: 'assess_urgency',
      title: 'Assess how urgent it is',
      description:
        'Call this first when an animal may be ill, hurt or poisoned. Says by fixed rules whether it is an emergency, what to do now and whom to call. Tell the owner all of it, and never weaken it; "routine" only means that no rule saw an alarm.',
      scope: null,
      limit: TRIAGE_LIMIT,
      input: z.object({
        text: z.string().trim().min(1).max(LIMITS.question.max).describe("The owner's own words."),
        species,
        weightKg: z.number().positive().max(LIMITS.triage.weightKg).optional(),
        ageYears: z.number().min(0).max(LIMITS.triage.ageYears).optional(),
        breed: z.string().trim().max(LIMITS.breed.max).optional(),
        condition: z
          .string()
          .trim()
          .max(LIMITS.petNotes.max)
          .optional()
          .describe("The animal's health conditions."),
      }),
      run: async (userId, input) => this.triage.assess(userId, input),
    }),
  ];

  constructor(
    private readonly triage: TriageService,
    private readonly handbook: HandbookReaderService,
  ) {}
}
