import { useRef, useState } from 'react';
import { ApiError } from '../../shared/api';
import { formatDay } from '../../shared/format';
import { rereadUser } from '../../shared/profile.query';
import { currentTexts } from '../../shared/texts';
import { usePreferences } from '../../shared/preferences.store';
import { toast } from '../../shared/ui/notices.store';
import { changeSubscription, type SubscriptionChange } from './profile.api';

const tellDone = (change: SubscriptionChange, endsNow: boolean, until: string | null): void => {
  const { changes } = currentTexts().profile;
  const { title, later, now } = changes[change];
  const date = until === null ? null : formatDay(until, usePreferences.getState().language);
  toast({ title, description: endsNow || date === null ? now : later(date) });
};

/** What the page shows may be out of date: then the truth is read again. */
const tellFailure = (change: SubscriptionChange, error: unknown): void => {
  const { common, profile } = currentTexts();
  const code = error instanceof ApiError ? error.code : null;
  const known: Record<string, string> = profile.changes.refusals;
  const description = (code !== null && known[code]) || profile.changes[change].failed;
  toast({ title: common.error, description, tone: 'destructive' });
  if (code === 'NO_SUBSCRIPTION' || code === 'REFUND_NOT_POSSIBLE') void rereadUser();
};

/** `until` is the end of what is paid for. `run` says whether the change was made. */
export const useSubscriptionChange = (until: string | null) => {
  const [pending, setPending] = useState<SubscriptionChange | null>(null);
  const busy = useRef(false);

  const run = async (change: SubscriptionChange): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setPending(change);
    try {
      const { subscriptionStatus } = await changeSubscription(change);
      tellDone(change, subscriptionStatus === 'free', until);
      return true;
    } catch (error) {
      tellFailure(change, error);
      return false;
    } finally {
      busy.current = false;
      setPending(null);
    }
  };

  return { pending, run };
};
