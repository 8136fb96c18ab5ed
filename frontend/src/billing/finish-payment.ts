import { PAGES } from '@contract/pages';
import type { NavigateFunction } from 'react-router-dom';
import { refreshSession } from '../shared/session';
import { currentTexts } from '../shared/texts/pages';
import { pause, TIMINGS } from '../shared/timings';
import { toast } from '../shared/ui/notices.store';
import { trackSale } from './sale';

export const successPage = (plan: string): string =>
  `${PAGES.paymentSuccess}?plan=${encodeURIComponent(plan)}`;

/** Called when the payment is done; returns whether the next page was opened. */
export const finishPayment = async (
  plan: string,
  navigate: NavigateFunction,
  signal: AbortSignal,
): Promise<boolean> => {
  const { pay: texts } = currentTexts().billing;
  const session = await refreshSession();
  if (session?.authenticated === false) {
    // Shown even if the sign-in form has already replaced the checkout.
    toast({ ...texts.signedOut, tone: 'destructive' });
    return false;
  }
  if (signal.aborted) return false;
  if (session === null) {
    toast({ ...texts.unchecked, tone: 'destructive' });
    return false;
  }
  trackSale();
  toast(texts.completed);
  await pause(TIMINGS.afterPayment, signal);
  // Back must not return to a checkout that has been paid.
  void navigate(successPage(plan), { replace: true });
  return true;
};
