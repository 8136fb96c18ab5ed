import { LANGUAGES, type Language } from '../../contract/languages.js';
import { SPECIES, type Species } from '../../contract/species.js';
import { WORRY_MAX, type WorryBody } from '../../contract/worries.js';
import { OneOf, Optional, Trimmed } from '../../platform/validation/fields.js';

export class WorryDto implements WorryBody {
  @Trimmed({ min: 1, max: WORRY_MAX }) text: string;
  @Optional() @OneOf(SPECIES) species?: Species | undefined;
  @Optional() @OneOf(LANGUAGES) language?: Language | undefined;
}
