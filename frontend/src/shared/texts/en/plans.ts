import type { Plan } from '@contract/plans';

/** What each plan holds, as the plans are sold. */
const features: Record<Plan, readonly string[]> = {
  free: ['3 questions in total', '1 pet profile', 'Basic AI guidance', 'Community support'],
  pro: [
    'Unlimited daily questions',
    'Up to 5 pet profiles',
    '24/7 AI veterinary guidance',
    'Health and behaviour insights',
    'Personalized care reminders',
    'Priority email support',
  ],
  expert: [
    'Everything in Pro',
    'Unlimited pet profiles',
    'Advanced breeding insights',
    'API access',
    'Direct veterinarian consultations',
    'Batch health monitoring',
    'Business-grade support',
  ],
};

export const plans = {
  features,
  firstMonth: (percent: number | string) => `First month ${percent}% off`,
  promise: 'Cancel anytime • Secure payment • 30-day money-back guarantee',
};
