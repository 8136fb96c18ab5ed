import type { ExpertFeature, Plan } from '@contract/plans';
import type { HelpId } from '../help-answers';

/** The help answer that explains a line, or the feature that the line needs. */
type Meaning = HelpId | { feature: ExpertFeature };

/** What each plan includes, as it is sold, apart from support. */
const features: Record<Plan, readonly (readonly [text: string, meaning: Meaning])[]> = {
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
    ['Advanced breeding insights', { feature: 'breeding' }],
    ['API access', { feature: 'api' }],
    ['Direct veterinarian consultations', { feature: 'consultations' }],
    ['Batch health monitoring', { feature: 'herd' }],
  ],
};

/** Shown where there is support. */
const support: Record<Plan, string> = {
  free: 'Community support',
  pro: 'Priority email support',
  expert: 'Business-grade support',
};

export const plans = {
  features,
  support,
  planned: 'Planned',
  notYet: 'not part of the plan yet.',
  firstMonth: (percent: number | string) => `First month ${percent}% off`,
  promise: 'Cancel anytime • Secure payment • 30-day money-back guarantee',
};

export type PlanTexts = typeof plans;
