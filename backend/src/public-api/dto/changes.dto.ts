import { OmitType, PartialType, PickType } from '@nestjs/mapped-types';
import { SendMessageDto } from '../../chat/dto/chat.dto.js';
import { NewDiaryEntryDto } from '../../diary/dto/diary.dto.js';
import { OneOf, Optional } from '../../platform/validation/fields.js';
import { AcceptedReminderDto } from '../../reminders/dto/reminder.dto.js';

/** Their version comes from `If-Match`, not from a field. */
export class EntryChangesDto extends PartialType(OmitType(NewDiaryEntryDto, ['kind', 'clientId']), {
  skipNullProperties: false,
}) {}

/** Their version comes from `If-Match`, not from a field. */
export class ReminderPatchDto extends PartialType(AcceptedReminderDto, {
  skipNullProperties: false,
}) {
  @Optional() @OneOf(['ended']) state?: 'ended' | undefined;
}

export class QuestionDto extends PickType(SendMessageDto, ['content', 'to']) {}
