import { plans } from './plans';

export const landing = {
  features: {
    title: 'Advice that starts with your pet, not with a search box',
    cards: {
      personal: {
        title: 'Personalized advice',
        text: "Your pet's species, age, weight and conditions shape every answer.",
      },
      anytime: {
        title: 'Available 24/7',
        text: 'Answers start within moments, at noon or at three in the morning.',
      },
      emergency: {
        title: 'Emergency guidance',
        text: 'Danger signs are caught by fixed rules before any model speaks: what to do now, and who to call.',
      },
      education: {
        title: 'Educational content',
        text: 'A care handbook backs the answers, and each one names its sources.',
      },
      profiles: {
        title: 'Pet profiles',
        text: 'Dogs, cats, rabbits, birds and others, each with its own facts and its own conversation.',
      },
      behaviour: {
        title: 'Behaviour and daily care',
        text: 'Food, training, grooming, play: the small questions count as much as the big ones.',
      },
    },
  },
  steps: {
    title: 'How it works',
    lead: 'Two minutes from here to the first answer.',
    items: [
      {
        title: 'Tell us who you live with',
        text: 'Name and species are enough. Age, weight and conditions make answers fit better.',
      },
      {
        title: 'Ask in your own words',
        text: 'Write as you would to a friend, in English or Italian.',
      },
      {
        title: 'Read, act, ask again',
        text: 'The answer appears as it is written, with sources, and tells you when a vet is needed.',
      },
    ],
  },
  stories: {
    title: 'What it is like',
    note: 'Example stories: they show how Zampa is meant to help.',
  },
  pricing: {
    sold: plans,
    title: 'Simple plans',
    lead: 'Start free. Change or cancel at any time.',
    perMonth: 'per month',
    popular: 'Most Popular',
    plans: {
      free: { for: 'To get to know each other.', action: 'Start Free' },
      pro: { for: 'For everyday life with up to five pets.', action: 'Choose Pro' },
      expert: { for: 'For breeders, shelters and busy homes.', action: 'Choose Expert' },
    },
  },
  faq: {
    title: 'Frequently asked questions',
    items: [
      {
        question: 'Does Zampa replace a veterinarian?',
        answer:
          "No. Zampa gives general educational advice. It can't examine your pet, diagnose or prescribe. It tells you when a vet is needed, and in an emergency it says so first.",
      },
      {
        question: 'Which animals are supported?',
        answer:
          'Dogs, cats, rabbits, birds and other domestic animals such as guinea pigs, hamsters or tortoises. The handbook knows most about the first four.',
      },
      {
        question: 'Is my data safe?',
        answer:
          'Your profiles and conversations belong to you alone and are never sold. Your card number goes to Stripe and never reaches our servers. You can delete your account and everything in it from your profile.',
      },
      {
        question: 'Can I cancel my subscription at any time?',
        answer:
          'Yes, at any time from your account settings. You keep your plan until the end of the month you have paid for.',
      },
    ],
  },
  closing: {
    title: 'Is something worrying you?',
    text: 'Three questions are free, without a card.',
    action: 'Start Free Chat',
  },
};

export type Landing = typeof landing;
