export const site = {
  headline: 'The calm friend who knows animals. Even\u00a0at\u00a03\u00a0a.m.',
  lead: 'Ask about behaviour, health and care of your own dog, cat, rabbit or bird. Zampa knows your pet, names its sources, and tells you when it is time to call the vet.',
  start: 'Start Free Chat',
  how: 'See how it works',
  smallPrint: '3 questions free. No card needed.',
  footer: {
    label: 'More about Zampa',
    features: 'Features',
    how: 'How it works',
    pricing: 'Pricing',
    emergency: 'Emergency help',
    help: 'Help',
    privacy: 'Privacy Policy',
    dataDeletion: 'Data Deletion',
    terms: 'Terms of Service',
    cookies: 'Cookie choices',
  },
  sample: {
    label: 'A sample conversation',
    pet: 'Micia',
    facts: 'Cat, 4 years, 3.8 kg',
    question: 'She chewed a lily leaf from the vase. She seems fine?',
    triage: 'Emergency: call a vet now',
    action:
      "True lilies damage a cat's kidneys even when she looks well. Take the plant away, wipe off pollen, take a leaf with you.",
    call: 'Nearest 24 h clinic',
    answer:
      'Treatment works best in the first hours, so please go now rather than wait for signs. On the way, do not give milk and do not try to make her vomit.',
    sources: ['Lilies and cats', 'Animal PoisonLine'],
  },
  notFound: {
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    home: 'Back to Home',
  },
};
