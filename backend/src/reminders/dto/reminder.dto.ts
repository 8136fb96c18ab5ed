import { IntersectionType, OmitType, PartialType } from '@nestjs/mapped-types';
import { IsString } from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { LIMITS } from '../../contract/limits.js';
import {
  REMINDER_CHANNELS,
  REMINDER_KINDS,
  type AcceptedReminder,
  type NewReminder,
  type ReminderChanges,
  type ReminderChannel,
  type ReminderKind,
  type RemindersMove,
  type ReminderStep,
} from '../../contract/reminders.js';
import {
  INVALID,
  Nullable,
  OneOf,
  Optional,
  OptionalText,
  Rewrite,
  SomeOf,
  TextRule,
  Trimmed,
  WholeNumber,
} from '../../platform/validation/fields.js';
import { LocalTime, Moment, TimeZone } from '../../platform/validation/times.js';
import { Reads } from '../../platform/validation/input.pipe.js';
import { normalRule } from '../recurrence/read-rule.js';

const MAX_INT = 2_147_483_647;

/** The form of a proposal's key. */
const PROPOSAL_KEY = /^[a-z0-9-]{1,60}$/;

export class NewReminderDto implements NewReminder {
  @OneOf(REMINDER_KINDS) kind: ReminderKind;
  @Trimmed({ min: 1, ...LIMITS.reminderTitle }, 'Required') title: string;
  @OptionalText(LIMITS.reminderNote.max) note?: string | null | undefined;

  @Rewrite((text) => normalRule(text) ?? text)
  @Nullable()
  @IsString({ message: INVALID, context: { type: 'string', maxLength: LIMITS.reminderRule.max } })
  @TextRule('rule', (text) => normalRule(text) !== null, 'Unknown rule')
  rule?: string | null | undefined;

  @LocalTime() startsAt: string;
  @TimeZone() timeZone: string;

  @Nullable()
  @IsString({ message: INVALID, context: { type: 'string' } })
  @TextRule('proposalKey', (text) => PROPOSAL_KEY.test(text), INVALID)
  proposalKey?: string | null | undefined;

  @Optional() @SomeOf(REMINDER_CHANNELS) channels?: ReminderChannel[] | undefined;
}

export class AcceptedReminderDto
  extends OmitType(NewReminderDto, ['proposalKey'])
  implements AcceptedReminder {}

class ReminderVersionDto {
  @WholeNumber(1, MAX_INT) version: number;
  @Optional() @OneOf(['ended']) state?: 'ended' | undefined;
}

export class ReminderChangesDto
  extends IntersectionType(
    PartialType(AcceptedReminderDto, { skipNullProperties: false }),
    ReminderVersionDto,
  )
  implements ReminderChanges {}

@Reads({ absent: true })
export class ReminderStepDto implements ReminderStep {
  @Optional() @Moment() dueAt?: string | undefined;
}

export class TimeZoneDto implements RemindersMove {
  @TimeZone() timeZone: string;
}

export class ProposalsQueryDto extends TimeZoneDto {
  @Optional() @OneOf(LANGUAGES) language?: Language | undefined;
}
