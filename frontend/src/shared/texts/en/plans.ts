import type { Plan } from '@contract/plans';

/** What each plan holds, as the plans are sold, beside support. */
const features: Record<Plan, readonly string[]> = {
  free: ['3 questions in total', '1 pet profile', 'Basic AI guidance'],
  pro: [
    'Unlimited daily questions',
    'Up to 5 pet profiles',
    '24/7 AI veterinary guidance',
    'Health and behaviour insights',
    'Personalized care reminders',
  ],
  expert: [
    'Everything in Pro',
    'Unlimited pet profiles',
    'Advanced breeding insights',
    'API access',
    'Direct veterinarian consultations',
    'Batch health monitoring',
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
