import type { Plan } from '@contract/plans';
import type { HelpId } from '../help-answers';

/** What each plan holds, as the plans are sold, beside support: a text, and the answer that explains it. */
const features: Record<Plan, readonly (readonly [text: string, help?: HelpId])[]> = {
  free: [
    ['3 questions in total', 'questions'],
    ['1 pet profile', 'pet-limit'],
    ['Basic AI guidance', 'what-zampa-is'],
  ],
  pro: [
    ['Unlimited daily questions', 'questions'],
    ['Up to 5 pet profiles', 'pet-limit'],
    ['24/7 AI veterinary guidance', 'guidance'],
    ['Health and behaviour insights', 'insights'],
    ['Personalized care reminders', 'reminders'],
  ],
  expert: [
    ['Everything in Pro', 'plans'],
    ['Unlimited pet profiles', 'pet-limit'],
    ['Advanced breeding insights'],
    ['API access'],
    ['Direct veterinarian consultations'],
    ['Batch health monitoring'],
  ],
};

/** Named where there is any. */
const support: Record<Plan, string> = {
  free: 'Community support',
  pro: 'Priority email support',
  expert: 'Business-grade support',
};

export const plans = {
  features,
  support,
  firstMonth: (percent: number | string) => `First month ${percent}% off`,
  promise: 'Cancel anytime • Secure payment • 30-day money-back guarantee',
};

export type PlanTexts = typeof plans;
