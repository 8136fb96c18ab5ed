import { PartialType, PickType } from '@nestjs/mapped-types';
import { LIMITS } from '../../contract/limits.js';
import {
  MEMORY_KINDS,
  type MemoryChanges,
  type MemoryKind,
  type NewMemory,
} from '../../contract/memories.js';
import {
  EntityId,
  Nullable,
  OneOf,
  Optional,
  Rewrite,
  Trimmed,
} from '../../platform/validation/fields.js';

export class NewMemoryDto implements NewMemory {
  @Trimmed({ min: 1, max: LIMITS.memory.max }, 'Required')
  @Rewrite((text) => text.replace(/\s+/g, ' '))
  text: string;

  @Optional() @OneOf(MEMORY_KINDS) kind?: MemoryKind | undefined;
  @Nullable() @EntityId() messageId?: number | null | undefined;
}

export class MemoryChangesDto
  extends PartialType(PickType(NewMemoryDto, ['text', 'kind']), { skipNullProperties: false })
  implements MemoryChanges {}
