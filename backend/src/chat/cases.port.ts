import type { MessageRow } from './chat.views.js';

/** What chat tells the room `consultations`, which builds on chat and provides it to the API. */
export abstract class CasesPort {
  /** Shows the vet of a case what its owner wrote. Never fails. */
  abstract told(consultationId: number, messages: readonly MessageRow[]): Promise<void>;
}
