import {
  MAX_VET_HOURS,
  WEEKDAYS,
  type VetCodeBody,
  type VetDutyBody,
  type VetHours,
  type VetHoursBody,
  type Weekday,
} from '../../contract/vets.js';
import { OneOfNumbers } from '../../platform/validation/choices.js';
import { Flag, INVALID, ListOf, TextRule, Trimmed } from '../../platform/validation/fields.js';
import { TimeZone } from '../../platform/validation/times.js';
import { FROM, TO } from '../hours-text.js';

export class VetCodeDto implements VetCodeBody {
  @Trimmed({ min: 1, max: 40 }, 'Required') code: string;
}

export class VetHoursItemDto implements VetHours {
  @OneOfNumbers(WEEKDAYS) day: Weekday;

  @TextRule('from', (text) => FROM.test(text), INVALID, { type: 'string', pattern: FROM.source })
  from: string;

  @TextRule('to', (text) => TO.test(text), INVALID, { type: 'string', pattern: TO.source })
  to: string;
}

export class VetHoursDto implements VetHoursBody {
  @TimeZone() timeZone: string;
  @ListOf(VetHoursItemDto, MAX_VET_HOURS) hours: VetHoursItemDto[];
}

export class VetDutyDto implements VetDutyBody {
  @Flag() onDuty: boolean;
}
