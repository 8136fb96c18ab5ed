import { LANGUAGES, type Language } from '../../contract/languages.js';
import { THEMES, type PreferenceChanges, type Theme } from '../../contract/preferences.js';
import { Flag, OneOf, Optional } from '../../platform/validation/fields.js';

export class PreferenceChangesDto implements PreferenceChanges {
  @Optional() @OneOf(LANGUAGES) language?: Language | undefined;
  @Optional() @OneOf(THEMES) theme?: Theme | undefined;
  @Optional() @Flag() answerNotices?: boolean | undefined;
  @Optional() @Flag() usageReports?: boolean | undefined;
}
