import { useSubscription } from './queries';
import { useSession } from './session.store';

/** The offer is for the very first month: whoever has paid for one does not get it. */
export const useHasFirstMonth = (): boolean => {
  const free = useSession(({ user }) => user === null || user.subscriptionStatus === 'free');
  const payments = useSubscription().data?.payments ?? [];
  return free && payments.every(({ status }) => status === 'open');
};
