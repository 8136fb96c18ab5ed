import { Equals } from 'class-validator';
import type {
  CaseEnd,
  ConsultationRating,
  NewConsultation,
  NewVetMessage,
} from '../../contract/consultations.js';
import { LIMITS } from '../../contract/limits.js';
import { MAX_ID } from '../../platform/database/safe-integer.js';
import {
  EntityId,
  Flag,
  Optional,
  OptionalText,
  QueryNumber,
  Trimmed,
  Uuid,
  WholeNumber,
} from '../../platform/validation/fields.js';

const { question, message, advice, ratingWords } = LIMITS.consultation;

export class NewConsultationDto implements NewConsultation {
  @EntityId() petId: number;
  @Trimmed({ min: 1, max: question }, 'Required') question: string;
  @Uuid() clientId: string;
  @Flag() summary: boolean;
  @Flag() diary: boolean;
  @Flag() conversation: boolean;
  @Flag() @Equals(true, { message: 'Required', context: { const: true } }) consent: true;
}

export class PetQueryDto {
  @QueryNumber(MAX_ID) petId: number;
}

export class ConsultationsQueryDto {
  @Optional() @QueryNumber(MAX_ID) petId?: number;
}

export class RatingDto implements ConsultationRating {
  @WholeNumber(1, 5) stars: number;
  @OptionalText(ratingWords) words?: string | null | undefined;
}

export class NewVetMessageDto implements NewVetMessage {
  @Trimmed({ min: 1, max: message }, 'Required') text: string;
  @Uuid() clientId: string;
  @Optional() @Flag() wantsPhotos?: boolean | undefined;
}

export class VetTypingDto {
  @Flag() active: boolean;
}

export class CaseEndDto implements CaseEnd {
  @Trimmed({ min: 1, max: advice }, 'Required') advice: string;
  @Uuid() clientId: string;
}
