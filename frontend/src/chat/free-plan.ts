import { FREE_QUESTIONS } from '@contract/plans';
import { startTransition, useContext, useEffect, useState } from 'react';
import { useProfile } from '../shared/queries';
import { useSession, type ClientUser } from '../shared/session.store';
import { useComposerStore } from './composer.store';
import { isBusy, type Thread } from './thread';
import { SkippedContext } from './use-skipping';

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

/** On the free plan only once the count is known. */
const useMayAsk = (): boolean => {
  const free = useSession((state) => state.user?.subscriptionStatus === 'free');
  const remaining = useRemainingQuestions();
  return !free || (remaining ?? 0) > 0;
};

/** Publishes to the buttons under all the answers whether they may ask in the chat that is shown. */
export const usePublishAllowance = (thread: Thread): void => {
  const mayAsk = useMayAsk();
  const busy = isBusy(thread);
  useEffect(() => useComposerStore.setState({ mayAsk, busy }), [mayAsk, busy]);
};

/**
 * The published allowance, for what stands under every answer: those in sight follow it, one by
 * one, when nothing more urgent is to be drawn.
 */
export const useAllowance = (): { mayAsk: boolean; busy: boolean } => {
  const skipped = useContext(SkippedContext);
  const [allowance, setAllowance] = useState(useComposerStore.getState);
  useEffect(() => {
    if (skipped) return;
    const follow = (): void => {
      const next = useComposerStore.getState();
      startTransition(() =>
        setAllowance((last) =>
          last.mayAsk === next.mayAsk && last.busy === next.busy ? last : next,
        ),
      );
    };
    follow();
    return useComposerStore.subscribe(({ mayAsk, busy }, last) => {
      if (mayAsk !== last.mayAsk || busy !== last.busy) follow();
    });
  }, [skipped]);
  return allowance;
};
