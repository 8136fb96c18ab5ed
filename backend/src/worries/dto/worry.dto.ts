import { LANGUAGES, type Language } from '../../contract/languages.js';
import { LIMITS } from '../../contract/limits.js';
import { SPECIES, type Species } from '../../contract/species.js';
import type { WorryBody } from '../../contract/worries.js';
import { OneOf, Optional, Trimmed } from '../../platform/validation/fields.js';

export class WorryDto implements WorryBody {
  @Trimmed({ min: 1, max: LIMITS.worry.max }) text: string;
  @Optional() @OneOf(SPECIES) species?: Species | undefined;
  @Optional() @OneOf(LANGUAGES) language?: Language | undefined;
}
