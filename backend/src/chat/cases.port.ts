import type { MessageRow } from './chat.views.js';

/**
 * Notifies the room `consultations`, which builds on chat and provides it to the API. Nothing here
 * fails.
 */
export abstract class CasesPort {
  /** Shows the vet of a case what its owner wrote. */
  abstract told(consultationId: number, messages: readonly MessageRow[]): Promise<void>;

  /** A question to the assistant raised an alarm, while a case of the session may be waiting. */
  abstract alarmed(sessionId: number): Promise<void>;
}
