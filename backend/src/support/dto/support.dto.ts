import { LIMITS } from '../../contract/limits.js';
import type { NewSupportMessage, NewSupportThread } from '../../contract/support.js';
import { Rewrite, Trimmed, Uuid } from '../../platform/validation/fields.js';

export class NewSupportMessageDto implements NewSupportMessage {
  @Trimmed({ min: 1, max: LIMITS.supportText.max }, 'Required') text: string;
  @Uuid() clientId: string;
}

export class NewSupportThreadDto extends NewSupportMessageDto implements NewSupportThread {
  /** A single line: it is the subject of a mail. */
  @Trimmed({ min: 1, max: LIMITS.supportSubject.max }, 'Required')
  @Rewrite((text) => text.replace(/[\s\p{Cc}]+/gu, ' '))
  subject: string;
}
