import { PAGES } from '@contract/pages';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, hasCode } from '../shared/api';
import { refreshUser, useSubscription } from '../shared/queries';
import { useSession } from '../shared/session.store';
import { currentTexts } from '../shared/texts/pages';
import { TIMINGS } from '../shared/timings';
import { toast } from '../shared/ui/notices.store';
import { activatePlan } from './billing.api';
import { trackSale } from './sale';

/** No connection, no known plan in the address, not paid: otherwise the payment may exist. */
const NOT_PAID = [0, 400, 402];

/** Whether the payment may have succeeded and only its effect is missing. */
const mayBePaid = (error: unknown): boolean =>
  error instanceof ApiError && !NOT_PAID.includes(error.status);

const hasPlan = (plan: string): boolean => useSession.getState().user?.subscriptionStatus === plan;

/** Says why the activation failed, unless the plan is active by now. */
const toastFailure = (plan: string, error: unknown): void => {
  if (hasPlan(plan)) return;
  const { success: texts } = currentTexts().billing;
  const [title, description] = mayBePaid(error)
    ? [texts.completedTitle, texts.processedText]
    : [texts.failedTitle, texts.failedText];
  toast({ title, description, tone: 'destructive' });
};

/** Whether the plan is active without an overdue renewal; null while only the first is known. */
export const usePaidPlan = (plan: string): boolean | null => {
  const active = useSession(({ user }) => user?.subscriptionStatus === plan);
  const { data, isFetched } = useSubscription();
  if (!active) return false;
  return isFetched ? data?.subscription?.status !== 'past_due' : null;
};

/** Whether the payment is returned because the card has already had its first month. */
const isReturned = (error: unknown): boolean => hasCode(error, 'FIRST_MONTH_USED');

/** Why an attempt did not activate the plan. */
type Refusal = 'returned' | 'unpaid' | 'unknown' | 'unreachable' | 'processing' | 'failed';

const refusalOf = (error: unknown): Refusal => {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 0) return 'unreachable';
  if (error.status === 400) return 'unknown';
  return mayBePaid(error) ? 'failed' : 'unpaid';
};

/** Returns null once the plan is active. */
const tryActivation = async (uid: string, plan: string): Promise<Refusal | null> => {
  const { success: texts } = currentTexts().billing;
  try {
    const { success } = await activatePlan(uid, plan);
    if (!success) toast({ title: texts.processedTitle, description: texts.processedText });
    return success ? null : 'processing';
  } catch (error) {
    if (isReturned(error)) return 'returned';
    toastFailure(plan, error);
    return refusalOf(error);
  }
};

export interface Activation {
  active: boolean;
  /** Attempts started so far. */
  attempts: number;
  pending: boolean;
  /** Why the last attempt failed; null while one runs. */
  refusal: Refusal | null;
  activate: () => void;
}

/**
 * Activates the plan 1 s after opening, and again on request. Opens the profile 1.5 s after the
 * plan is active, by whatever means.
 */
export const useActivation = (uid: string, plan: string): Activation => {
  const active = usePaidPlan(plan) !== false;
  const navigate = useNavigate();
  const [attempts, setAttempts] = useState(0);
  const [ended, setEnded] = useState(0);
  const [done, setDone] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const started = attempts > 0;

  useEffect(() => {
    if (started) return;
    const timer = window.setTimeout(() => setAttempts(1), TIMINGS.activation);
    return () => window.clearTimeout(timer);
  }, [started]);

  useEffect(() => {
    if (attempts === 0) return;
    const attempt = async (): Promise<void> => {
      const refused = await tryActivation(uid, plan);
      setRefusal(refused);
      if (refused !== null) {
        setEnded(attempts);
        return;
      }
      setDone(true);
      trackSale();
      void refreshUser();
    };
    void attempt();
  }, [attempts, uid, plan]);

  const opensProfile = done || active;
  useEffect(() => {
    if (!opensProfile) return;
    const timer = window.setTimeout(
      () => void navigate(PAGES.profile, { replace: true }),
      TIMINGS.toProfile,
    );
    return () => window.clearTimeout(timer);
  }, [opensProfile, navigate]);

  const pending = ended < attempts;
  const activate = (): void => {
    if (!pending) setAttempts(attempts + 1);
  };
  return { active, attempts, pending, refusal: pending ? null : refusal, activate };
};
