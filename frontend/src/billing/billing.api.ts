import type { SavedUserReply, SessionReply } from '@contract/accounts';
import type { ActivationReply, CardReply, PaymentReply, PlanSwitchBody } from '@contract/billing';
import type { PaidPlan } from '@contract/plans';
import type { TestPlanBody, TestUserReply } from '@contract/test-panel';
import { api, ApiError, hasCode } from '../shared/api';
import { CONFIG_KEY, queryClient } from '../shared/queries';
import { priceOf } from './chosen-plan';

const askForPayment = (plan: string, giveUp: boolean): Promise<PaymentReply> =>
  api.post('/api/create-payment-intent', {
    amount: priceOf(plan) / 100,
    planType: plan,
    ...(giveUp && { giveUp }),
  });

/**
 * Where the price has changed since the page was opened, reads it again: the page then shows it.
 * The plan name is sent as given; the server refuses an unknown one.
 * @param giveUp whether the user gives up a payment for another plan that waits for their bank.
 * @throws ApiError whose message is `HTTP {status}: {body}`.
 */
export const createPaymentIntent = async (plan: string, giveUp = false): Promise<PaymentReply> => {
  try {
    return await askForPayment(plan, giveUp).catch(async (error: unknown) => {
      if (!hasCode(error, 'PRICE_MISMATCH')) throw error;
      await queryClient.refetchQueries({ queryKey: CONFIG_KEY });
      return askForPayment(plan, giveUp);
    });
  } catch (error) {
    if (error instanceof ApiError) error.message = `HTTP ${error.message}`;
    throw error;
  }
};

/** Changes the plan, provided the amount due is still the one that was shown. */
export const switchPlan = (planType: PaidPlan, amountDue: number): Promise<PaymentReply> => {
  const body: PlanSwitchBody = { planType, amountDue };
  return api.post('/api/subscription/change', body);
};

/** Starts saving another card for the plan's next payments; charges nothing. */
export const beginCardChange = (): Promise<CardReply> => api.post('/api/subscription/card', {});

/** Asks the server to check the subscription with the payment provider again. */
export const checkSubscription = (planType: PaidPlan): Promise<SavedUserReply> =>
  api.post('/api/update-subscription-status', { planType });

export const activatePlan = (uid: string, plan: string): Promise<ActivationReply> =>
  api.post('/api/simulate-payment-success', {
    userId: Number(uid),
    planType: plan,
    paymentIntentId: `manual_activation_${Date.now()}`,
  });

export const createTestUser = (): Promise<TestUserReply> => api.post('/api/create-test-user', {});

export const testSession = (): Promise<SessionReply> => api.get('/api/test-session');

export const updateTestPlan = (planType: PaidPlan): Promise<SavedUserReply> => {
  const body: TestPlanBody = { planType };
  return api.post('/api/test-subscription-update', body);
};
