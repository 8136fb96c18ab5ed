import type { MessageRow } from './chat.views.js';

/** Notifies the room `consultations`, which builds on chat and provides it: `CaseReportsService`. Nothing here fails. */
export abstract class ConsultationsPort {
  /** Shows the vet of a case what its owner wrote. */
  abstract told(consultationId: number, messages: readonly MessageRow[]): Promise<void>;

  /** An alarm was raised in the session, or opened again, while a case of it may be waiting. */
  abstract alarmed(sessionId: number): Promise<void>;
}
