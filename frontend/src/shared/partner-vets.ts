import type { ClientConfig } from '@contract/config';
import { useEffect } from 'react';
import { create } from 'zustand';
import { api } from './api';

/** What the server has said: whether a vet can be asked here. */
export const usePartnerVetsStore = create<{ known: boolean | 'unasked' | 'asked' }>(() => ({
  known: 'unasked',
}));

const ask = (): void => {
  const { getState, setState } = usePartnerVetsStore;
  if (getState().known !== 'unasked') return;
  setState({ known: 'asked' });
  api.get<ClientConfig>('/api/config').then(
    ({ partnerVets }) => setState({ known: partnerVets }),
    () => setState({ known: 'unasked' }),
  );
};

/**
 * Whether a vet can be asked here; `false` until the server has said so, and at build time. Does
 * without Query, for the landing page.
 */
export const usePartnerVets = (): boolean => {
  useEffect(ask, []);
  return usePartnerVetsStore(({ known }) => known === true);
};
