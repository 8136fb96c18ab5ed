import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { DIARY_KINDS, DIARY_UNITS, diaryCursor, SEVERITIES } from '../contract/diary.js';
import { LIMITS } from '../contract/limits.js';
import { DiaryService } from '../diary/diary.service.js';
import { NewDiaryEntryDto } from '../diary/dto/diary.dto.js';
import { InputPipe } from '../platform/validation/input.pipe.js';
import { petId } from './fields.js';
import { tool, type Tool } from './tool.js';

const { text, detail } = { text: LIMITS.diaryText.max, detail: LIMITS.diaryDetail.max };

/**
 * Describes the rules of `NewDiaryEntryDto` to a model. Strict, so that no field that the model
 * believes it has written is silently dropped.
 */
const entry = z.strictObject({
  petId,
  kind: z.enum(DIARY_KINDS),
  at: z
    .string()
    .optional()
    .describe('When it happened: ISO 8601 with an offset, not in the future. Without it: now.'),
  value: z.number().optional().describe('For weight, food, medicine, breaths and temperature.'),
  unit: z.enum(DIARY_UNITS).optional().describe('With a value.'),
  text: z.string().max(text).optional().describe('What happened, in the words of the owner.'),
  severity: z.enum(SEVERITIES).optional().describe('Of a symptom.'),
  bodyPart: z.string().max(detail).optional().describe('Of a symptom.'),
  minutes: z.int().min(1).max(LIMITS.diaryMinutes).optional().describe('How long it lasted.'),
  before: z.string().max(detail).optional().describe('What came before a behaviour.'),
  after: z.string().max(detail).optional().describe('What followed a behaviour.'),
  kcalPer100g: z
    .number()
    .positive()
    .max(LIMITS.foodEnergy)
    .optional()
    .describe('Of a food, by its label.'),
  clientId: z.uuid().optional().describe('The same one is stored once, however often it is sent.'),
});

/** Tools for what owners write down about their pets. */
@Injectable()
export class DiaryToolsService {
  private readonly pipe = new InputPipe();

  readonly tools: readonly Tool[] = [
    tool({
      name: 'read_diary',
      title: 'Read the diary',
      description:
        "A page of a pet's diary, the newest entries first. `before` of the next call is `next` of this one.",
      scope: 'diary:read',
      input: z.object({
        petId,
        limit: z.int().min(1).max(LIMITS.page.max).default(LIMITS.page.standard),
        before: z
          .string()
          .regex(/^\d{1,14}_[1-9]\d{0,15}$/)
          .optional(),
      }),
      run: async (userId, { petId: id, limit, before }) => {
        const page = { limit, ...(before !== undefined && { before }) };
        const { entries, hasMore } = await this.diary.page(userId, id, page);
        const last = entries.at(-1);
        return { entries, next: hasMore && last ? diaryCursor(last) : null };
      },
    }),
    tool({
      name: 'add_diary_entry',
      title: 'Add a diary entry',
      description:
        "Writes one entry into a pet's diary. Only when the owner asks for it, and with nothing that they have not said.",
      scope: 'diary:write',
      writes: true,
      input: entry,
      run: async (userId, { petId: id, ...given }) => {
        const metadata = { type: 'body', metatype: NewDiaryEntryDto } as const;
        const valid = (await this.pipe.transform(given, metadata)) as NewDiaryEntryDto;
        return (await this.diary.add(userId, id, valid)).entry;
      },
    }),
  ];

  constructor(private readonly diary: DiaryService) {}
}
