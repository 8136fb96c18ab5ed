import { LANGUAGES, type Language } from '../../contract/languages.js';
import { OneOf } from '../../platform/validation/fields.js';

export class EmergencyGuideDto {
  @OneOf(LANGUAGES) language: Language;
}
