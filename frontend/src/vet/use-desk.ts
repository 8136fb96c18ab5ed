import type { VetDesk } from '@contract/vets';
import { useOutletContext } from 'react-router-dom';

export interface Desk {
  desk: VetDesk;
  /** Starts setting up another authenticator. */
  renewFactor: () => void;
}

/** What a page inside the shell knows about its vet. */
export const useDesk = (): Desk => useOutletContext<Desk>();
