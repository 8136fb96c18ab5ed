export const billing = {
  toProfile: 'Go to Profile',
  checkout: {
    title: 'Checkout',
    payment: 'Payment',
    perMonth: '/month',
    loadingUser: 'Caricamento utente...',
    preparing: 'Preparazione pagamento...',
    retry: 'Riprova Pagamento',
    debug: (plan: string, user: string, attempt: number) =>
      `plan: ${plan} · user: ${user} · attempt: ${attempt}`,
    failedTitle: 'Payment Setup Failed',
    failedText: 'Unable to initialize payment. Please try again.',
    stillFailed: 'The payment could not be prepared',
    stillFailedText: 'Nothing was charged. Trying again does not charge you twice.',
    notConfigured: {
      title: 'Stripe Non Configurato',
      text: 'This server does not take card payments yet. Nothing was charged, and your plan stays as it is.',
      home: 'Torna alla Homepage',
    },
    subscribed: {
      title: (plan: string) => `You already have ${plan}`,
      text: 'Nothing was charged. Your profile shows what your plan holds.',
    },
    scheduled: {
      title: (plan: string) => `${plan} starts with your next month`,
      text: 'Nothing is due today. You keep your present plan until the end of the month you have paid for; then it changes by itself.',
    },
    settingsFailed: {
      title: 'Connection Error',
      text: 'The payment settings could not be read. Nothing was charged.',
    },
  },
  pay: {
    subscribe: (plan: string, price: string) => `Subscribe to ${plan} - ${price}/month`,
    processing: 'Processing...',
    due: (today: string, monthly: string) =>
      `Due today: ${today}. From next month: ${monthly} a month.`,
    unreachable: {
      title: 'The card form could not be loaded',
      text: 'Check your connection. Nothing was charged.',
    },
    failedTitle: 'Payment Failed',
    failedText:
      'The payment provider could not be reached. Check your connection and try again: you are not charged twice.',
    completed: { title: 'Payment Completed!' },
    signedOut: {
      title: 'Authentication Error',
      description: 'Please login again and try the payment process.',
    },
    unchecked: {
      title: 'Connection Error',
      description:
        'Your payment is done, but the server could not be reached. Please go on once you are back: you are not charged again.',
    },
    goOn: 'Continue',
  },
  success: {
    done: 'Payment Successful!',
    doneText: (plan: string) => `Your ${plan} plan is active. Thank you for trusting Zampa.`,
    finalizing: 'Finalizing Your Upgrade...',
    finalizingText: 'We are checking your payment. This usually takes a few seconds.',
    refused: 'The payment did not go through',
    refusedText:
      'Nothing was charged, and your plan is as it was. You can try again, also with another card.',
    toCheckout: 'Back to checkout',
    activate: 'Activate My Plan',
    activating: 'Activating...',
    attempt: (count: number) => `Attempt ${count}`,
    completedTitle: 'Payment Completed',
    processedTitle: 'Payment Processed',
    processedText: 'There was an issue updating your account. Please contact support.',
    failedTitle: 'Update Failed',
    failedText: 'Unable to update your plan. Please contact support.',
  },
  testPanel: {
    title: 'Test Panel',
    lead: 'Tries accounts and plans without a card. It is never there in production.',
    status: 'Current status',
    actions: 'Actions',
    createUser: 'Create Test User',
    testSession: 'Test Session',
    toPro: 'Update to Pro',
    toExpert: 'Update to Expert',
    clear: 'Clear Results',
    results: 'Results',
    none: 'No results yet.',
    settingsFailed: 'The settings of the server could not be read.',
  },
};
