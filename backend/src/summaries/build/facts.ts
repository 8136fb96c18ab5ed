import type { AskedAlarm } from '../../chat/messages.repository.js';
import type { Finding } from '../../contract/insights.js';
import type { DiaryEntryEntity } from '../../diary/diary-entry.entity.js';
import type { PetMemoryEntity } from '../../pets/memories/memory.entity.js';
import type { PetEntity } from '../../pets/pet.entity.js';

/** An entry with its value in base units. */
export type SummaryEntry = Pick<
  DiaryEntryEntity,
  | 'id'
  | 'kind'
  | 'at'
  | 'value'
  | 'unit'
  | 'text'
  | 'severity'
  | 'bodyPart'
  | 'minutes'
  | 'before'
  | 'after'
>;

/** What a summary uses of a profile. */
export type SummaryPet = Pick<
  PetEntity,
  | 'name'
  | 'species'
  | 'breed'
  | 'age'
  | 'weight'
  | 'healthConditions'
  | 'personalityTraits'
  | 'birthDate'
  | 'sex'
  | 'neutered'
  | 'allergies'
  | 'medicines'
>;

/** What the product knows about a pet; entries and alarms of the summary's period, oldest first. */
export interface SummaryFacts {
  pet: SummaryPet;
  memories: readonly Pick<PetMemoryEntity, 'id' | 'text' | 'kind' | 'value'>[];
  entries: readonly SummaryEntry[];
  /** In the language of the summary. */
  findings: readonly Pick<Finding, 'kind' | 'level' | 'text' | 'evidence'>[];
  alarms: readonly AskedAlarm[];
}
