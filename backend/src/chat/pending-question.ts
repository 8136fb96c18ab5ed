import type { SendMessageBody } from '../contract/chat.js';
import type { SessionOfPet } from './chat-sessions.repository.js';

/** A question, with what was known of its session when it arrived. */
export interface PendingQuestion {
  body: SendMessageBody;
  session: SessionOfPet;
}
