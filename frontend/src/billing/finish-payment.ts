import { PAGES } from '@contract/pages';
import type { NavigateFunction } from 'react-router-dom';
import { readSession } from '../shared/session';
import { currentTexts } from '../shared/texts';
import { TIMINGS } from '../shared/timings';
import { toast } from '../shared/ui/notices.store';
import { trackSale } from './sale';

/** Waits; ended by the signal it leaves no timer behind and never goes on. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return;
    const timer = window.setTimeout(resolve, ms);
    signal.addEventListener('abort', () => window.clearTimeout(timer), { once: true });
  });

/** Where a paid plan is looked after. */
export const successPage = (plan: string): string =>
  `${PAGES.paymentSuccess}?plan=${encodeURIComponent(plan)}`;

/** The payment is done: says whether the way to the next page is open. */
export const finishPayment = async (
  plan: string,
  navigate: NavigateFunction,
  signal: AbortSignal,
): Promise<boolean> => {
  const { pay: texts } = currentTexts().billing;
  const session = await readSession();
  if (session?.authenticated === false) {
    // Also when the sign-in form has taken the place of the checkout meanwhile.
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
  void navigate(successPage(plan));
  return true;
};
