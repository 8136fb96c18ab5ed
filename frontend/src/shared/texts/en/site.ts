export const site = {
  headline: 'The calm friend who knows animals. Even\u00a0at\u00a03\u00a0a.m.',
  lead: 'Ask about behaviour, health and care of your own dog, cat, rabbit or bird. Zampa knows your pet, names its sources, and tells you when it is time to call the vet.',
  start: 'Start Free Chat',
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
  notFound: {
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    home: 'Back to Home',
  },
};
