import type { VetDesk } from '@contract/vets';
import { useOutletContext } from 'react-router-dom';

export interface Desk {
  desk: VetDesk;
  /** Begins to set up another authenticator. */
  renewFactor: () => void;
}

/** What a page inside the shell knows of its vet. */
export const useDesk = (): Desk => useOutletContext<Desk>();
