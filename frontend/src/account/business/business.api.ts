import type { BusinessChanges, BusinessReply } from '@contract/business';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { queryClient } from '../../shared/queries';

/** Nested under the subscription's key, so that a change in another tab refetches it too. */
const BUSINESS_KEY = ['api', 'subscription', 'business'];

const PATH = '/api/subscription/business';

export const useBusiness = () =>
  useQuery({ queryKey: BUSINESS_KEY, queryFn: () => api.get<BusinessReply>(PATH) });

export const saveBusiness = async (changes: BusinessChanges): Promise<BusinessReply> => {
  const saved = await api.patch<BusinessReply>(PATH, changes);
  queryClient.setQueryData(BUSINESS_KEY, saved);
  return saved;
};

export const removeBusiness = async (): Promise<void> => {
  await api.delete(PATH);
  queryClient.setQueryData<BusinessReply>(BUSINESS_KEY, { details: null, isVatRefused: false });
};
