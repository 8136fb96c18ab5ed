import type { Pet } from '@contract/pets';

/** The open chat. */
export interface OpenChat {
  petId: number;
  name: string;
  sessionId: number;
}

/** Whether the open chat's pet is gone while the address still points to it. */
export const isRemoved = (
  open: OpenChat | null,
  pets: readonly Pet[],
  address: { petId: number | undefined; sessionId: number | undefined },
): open is OpenChat =>
  open !== null &&
  !pets.some(({ id }) => id === open.petId) &&
  (address.petId ?? open.petId) === open.petId &&
  (address.sessionId ?? open.sessionId) === open.sessionId;
