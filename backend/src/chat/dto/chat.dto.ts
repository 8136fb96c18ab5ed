import { ValidateBy, type ValidationArguments } from 'class-validator';
import {
  FEEDBACK_REASONS,
  type DraftBody,
  type Feedback,
  type FeedbackReason,
  type ReadBody,
  type SendMessageBody,
  type TriageBody,
  type TriageTurn,
} from '../../contract/chat.js';
import { LIMITS } from '../../contract/limits.js';
import type {
  OpenSessionPayload,
  SendMessagePayload,
  StopPayload,
  VisiblePayload,
} from '../../contract/socket-events.js';
import { SPECIES, type Species } from '../../contract/species.js';
import { countCharacters } from '../../contract/text.js';
import { MAX_ID } from '../../platform/database/safe-integer.js';
import {
  Amount,
  Characters,
  EntityId,
  EntityIds,
  Flag,
  ListOf,
  OneOf,
  Optional,
  OptionalText,
  QueryNumber,
  StorableText,
  Trimmed,
  Uuid,
} from '../../platform/validation/fields.js';

const addsToNone = (photoIds: unknown, given?: ValidationArguments): boolean =>
  (given?.object as SendMessageBody).repeats === undefined ||
  (Array.isArray(photoIds) && photoIds.length === 0);

export class SendMessageDto implements SendMessageBody {
  @Trimmed({ min: 1, max: LIMITS.question.max }) content: string;
  @Optional() @EntityId() petId?: number | undefined;
  @Optional() @Uuid() clientId?: string | undefined;

  @Optional()
  @EntityIds(LIMITS.photos.perQuestion)
  @ValidateBy(
    { name: 'addsToNone', validator: { validate: addsToNone } },
    { message: 'A question that is asked once more takes no further photos' },
  )
  photoIds?: number[] | undefined;

  @Optional() @EntityId() replaces?: number | undefined;
  @Optional() @EntityId() repeats?: number | undefined;
  @Optional() @OneOf(['assistant']) to?: 'assistant' | undefined;
  @Optional() @OneOf(['user']) role?: 'user' | undefined;
}

export class SendMessagePayloadDto extends SendMessageDto implements SendMessagePayload {
  @EntityId() sessionId: number;
}

export class OpenSessionDto implements OpenSessionPayload {
  @EntityId() sessionId: number;
}

export class StopDto implements StopPayload {
  @EntityId() messageId: number;
}

export class VisibleDto implements VisiblePayload {
  @Flag() visible: boolean;
}

export class ReadDto implements ReadBody {
  @EntityId() upTo: number;
}

export class DraftDto implements DraftBody {
  @StorableText() @Characters({ max: LIMITS.draft.max }) text: string;
  @Uuid() from: string;
}

const { weightKg, ageYears, turns } = LIMITS.triage;

const isQuestion = (text: unknown, given?: ValidationArguments): boolean =>
  (given?.object as TriageTurn).role !== 'user' ||
  (typeof text === 'string' && countCharacters(text) <= LIMITS.question.max);

export class TriageTurnDto implements TriageTurn {
  @OneOf(['user', 'assistant']) role: TriageTurn['role'];

  /** Answers may be longer than questions. */
  @StorableText()
  @ValidateBy(
    { name: 'question', validator: { validate: isQuestion } },
    { message: `A question has at most ${String(LIMITS.question.max)} characters` },
  )
  text: string;
}

export class TriageDto implements TriageBody {
  @Trimmed({ min: 1, max: LIMITS.question.max }) text: string;
  @Optional() @ListOf(TriageTurnDto, turns) turns?: TriageTurnDto[] | undefined;
  @Optional() @OneOf(SPECIES) species?: Species | undefined;
  @Optional() @Amount({ above: 0, max: weightKg }) weightKg?: number | undefined;
  @Optional() @Amount({ min: 0, max: ageYears }) ageYears?: number | undefined;
  @OptionalText(LIMITS.breed.max) breed?: string | null | undefined;
  @OptionalText(LIMITS.petNotes.max) condition?: string | null | undefined;
}

const didNotHelp = (_: unknown, given?: ValidationArguments): boolean =>
  (given?.object as { helpful: unknown }).helpful !== true;

export class FeedbackDto implements Feedback {
  @Flag() helpful: boolean;

  @Optional()
  @ValidateBy(
    { name: 'didNotHelp', validator: { validate: didNotHelp } },
    { message: 'Only of an answer that did not help' },
  )
  @OneOf(FEEDBACK_REASONS)
  reason?: FeedbackReason | undefined;
}

export class HistoryQueryDto {
  @QueryNumber(LIMITS.page.max) limit: number = LIMITS.page.standard;
  @QueryNumber(MAX_ID) before?: number;
}
