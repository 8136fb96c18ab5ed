import { PickType } from '@nestjs/mapped-types';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { LIMITS } from '../../contract/limits.js';
import { LINK_DAYS, type LinkDays, type NewSummary } from '../../contract/summaries.js';
import { OneOf, Optional, OptionalText } from '../../platform/validation/fields.js';
import { Keys, OneOfNumbers } from '../../platform/validation/choices.js';
import { TimeZone } from '../../platform/validation/times.js';

export class NewSummaryDto implements NewSummary {
  @OneOf(LANGUAGES) language: Language;
  @Optional() @TimeZone() timeZone?: string | undefined;
  @OptionalText(LIMITS.summaryWhy.max) why?: string | null | undefined;
  @OptionalText(LIMITS.summaryQuestions.max) questions?: string | null | undefined;
  @Optional() @Keys(LIMITS.summaryLeftOut) leaveOut?: string[] | undefined;
}

export class SummaryPreviewDto extends PickType(NewSummaryDto, ['language', 'timeZone']) {}

export class NewLinkDto {
  @OneOfNumbers(LINK_DAYS) days: LinkDays;
}
