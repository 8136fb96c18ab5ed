import { FREE_QUESTIONS } from '@contract/plans';
import { startTransition, useContext, useEffect, useState } from 'react';
import { useProfile } from '../shared/queries';
import { useSession, type ClientUser } from '../shared/session.store';
import { useComposerStore, type Allowance } from './composer/composer.store';
import { isBusy, type Thread } from './thread';
import { SkippedContext } from './reply/use-skipping';

export const isDayUsedUp = (user: ClientUser | null): boolean =>
  user?.subscriptionStatus === 'free' && user.dailyQuestionCount >= FREE_QUESTIONS;

/** Questions left on the free plan; null on other plans and until known. */
export const useRemainingQuestions = (): number | null => {
  const free = useSession((state) => state.user?.subscriptionStatus === 'free');
  const { data } = useProfile();
  return free && data ? Math.max(0, FREE_QUESTIONS - data.totalQuestions) : null;
};

export const useIsLocked = (): boolean => {
  const free = useSession((state) => state.user?.subscriptionStatus === 'free');
  return useComposerStore(({ shown, lockedToday }) => shown === 'card' || (lockedToday && free));
};

export const useIsUsedUp = (): boolean => {
  const locked = useIsLocked();
  const dayOver = useSession((state) => isDayUsedUp(state.user));
  const remaining = useRemainingQuestions();
  return locked || dayOver || remaining === 0;
};

/** Whether the plan allows another question; on the free plan, false until the count is known. */
const useMayAsk = (): boolean => {
  const free = useSession((state) => state.user?.subscriptionStatus === 'free');
  const remaining = useRemainingQuestions();
  return !free || (remaining ?? 0) > 0;
};

/** Publishes what may be asked in the open chat, to the buttons of all messages. */
export const usePublishAllowance = (thread: Thread): void => {
  const mayAsk = useMayAsk();
  const busy = isBusy(thread);
  const told = thread.messages.findLast(({ consultationId }) => consultationId !== undefined);
  const toldTo = told?.id ?? 0;
  useEffect(() => useComposerStore.setState({ mayAsk, busy, toldTo }), [mayAsk, busy, toldTo]);
};

const isSame = (one: Allowance, other: Allowance): boolean =>
  one.mayAsk === other.mayAsk && one.busy === other.busy && one.toldTo === other.toldTo;

/**
 * The published allowance, for the controls below each answer. Those in view are updated one by
 * one, when nothing more urgent has to be rendered.
 */
export const useAllowance = (): Allowance => {
  const skipped = useContext(SkippedContext);
  const [allowance, setAllowance] = useState<Allowance>(useComposerStore.getState);
  useEffect(() => {
    if (skipped) return;
    const follow = (): void => {
      const next = useComposerStore.getState();
      startTransition(() => setAllowance((last) => (isSame(last, next) ? last : next)));
    };
    follow();
    return useComposerStore.subscribe((next, last) => {
      if (!isSame(next, last)) follow();
    });
  }, [skipped]);
  return allowance;
};
