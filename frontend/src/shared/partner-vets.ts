import type { ClientConfig } from '@contract/config';
import { useEffect, useState } from 'react';
import { api } from './api';

let answer: boolean | undefined;

const read = async (): Promise<boolean> => {
  answer ??= (await api.get<ClientConfig>('/api/config')).partnerVets;
  return answer;
};

/**
 * Whether a vet can be asked here; `false` until the server has said so, and at build time. Does
 * without Query, for the landing page.
 */
export const usePartnerVets = (): boolean => {
  const [known, setKnown] = useState(answer === true);
  useEffect(() => {
    read().then(setKnown, () => undefined);
  }, []);
  return known;
};
