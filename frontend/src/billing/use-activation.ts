import { PAGES } from '@contract/pages';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '../shared/api';
import { rereadUser } from '../shared/profile.query';
import { useSession } from '../shared/session.store';
import { currentTexts } from '../shared/texts';
import { TIMINGS } from '../shared/timings';
import { toast } from '../shared/ui/toast.store';
import { activatePlan } from './billing.api';
import { pause } from './pause';
import { trackSale } from './sale';

/** The payment may well be done: only its effect could not be brought about. */
const isServerFault = (error: unknown): boolean => error instanceof ApiError && error.status >= 500;

/** Says whether the plan is active; if not, the user has been told. */
const tryActivation = async (uid: string, plan: string): Promise<boolean> => {
  const { success: texts } = currentTexts().billing;
  try {
    const { success } = await activatePlan(uid, plan);
    if (!success) toast({ title: texts.processedTitle, description: texts.processedText });
    return success;
  } catch (error) {
    const [title, description] = isServerFault(error)
      ? [texts.completedTitle, texts.processedText]
      : [texts.failedTitle, texts.failedText];
    toast({ title, description, tone: 'destructive' });
    return false;
  }
};

interface Activation {
  /** The user has the plan. */
  active: boolean;
  /** How many attempts were begun. */
  attempts: number;
  pending: boolean;
  activate: () => void;
}

/** Activates the plan once by itself, and again whenever asked to. */
export const useActivation = (uid: string, plan: string): Activation => {
  const active = useSession(({ user }) => user?.subscriptionStatus === plan);
  const [, navigate] = useLocation();
  const [attempts, setAttempts] = useState(0);
  const [ended, setEnded] = useState(0);
  const due = !active && attempts === 0;

  useEffect(() => {
    if (!due) return;
    const timer = window.setTimeout(() => setAttempts(1), TIMINGS.activation);
    return () => window.clearTimeout(timer);
  }, [due]);

  useEffect(() => {
    if (attempts === 0) return;
    const run = new AbortController();
    const attempt = async (): Promise<void> => {
      const done = await tryActivation(uid, plan);
      if (!done) {
        setEnded(attempts);
        return;
      }
      trackSale();
      void rereadUser();
      await pause(TIMINGS.toProfile, run.signal);
      navigate(PAGES.profile);
    };
    void attempt();
    return () => run.abort();
  }, [attempts, uid, plan, navigate]);

  const pending = ended < attempts;
  const activate = (): void => {
    if (!pending) setAttempts(attempts + 1);
  };
  return { active, attempts, pending, activate };
};
