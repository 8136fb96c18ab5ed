import type { ExpertFeature } from '@contract/plans';

/** What two plans include of one thing. */
interface Compared {
  name: string;
  pro: string;
  expert: string;
  /** The feature that it needs, which may still be planned. */
  feature?: ExpertFeature;
}

const rows: readonly Compared[] = [
  { name: 'Pet profiles', pro: 'Up to 5', expert: 'Unlimited' },
  { name: 'Questions', pro: 'Unlimited', expert: 'Unlimited' },
  { name: 'Direct veterinarian consultations', pro: 'No', expert: 'Yes', feature: 'consultations' },
  { name: 'Advanced breeding insights', pro: 'No', expert: 'Yes', feature: 'breeding' },
  { name: 'Batch health monitoring', pro: 'No', expert: 'Yes', feature: 'herd' },
  { name: 'API access', pro: 'No', expert: 'Yes', feature: 'api' },
];

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
    stillFailed: "The payment couldn't be prepared",
    stillFailedText: "Nothing was charged. Trying again won't charge you twice.",
    notConfigured: {
      title: 'Stripe Non Configurato',
      text: "This server doesn't take card payments yet. Nothing was charged and your plan hasn't changed.",
      home: 'Torna alla Homepage',
    },
    subscribed: {
      title: (plan: string) => `You already have ${plan}`,
      text: "There's nothing more to pay now. Your profile shows what your plan includes.",
    },
    renewing: {
      title: 'Your new month is being charged',
      text: 'That takes up to an hour. Nothing was charged for the change: you can switch once the month is paid.',
    },
    pending: {
      title: (plan: string) => `Your payment for ${plan} isn't finished`,
      text: (plan: string, wanted: string) =>
        `It may be waiting for you to confirm it with your bank, perhaps in another tab. So that you don't pay twice, either finish it, or give up ${plan} and pay for ${wanted} instead.`,
      finish: (plan: string) => `Finish paying for ${plan}`,
      giveUp: (wanted: string) => `Choose ${wanted} instead`,
      tooLate: (plan: string) => `Your payment for ${plan} can't be given up any more`,
      tooLateText: (wanted: string) =>
        `It is being processed, or has just gone through. Once its outcome is known, you can choose ${wanted}; until then, you won't be charged for ${wanted}.`,
    },
    scheduled: {
      title: (plan: string, day: string) => `${plan} starts on ${day}`,
      text: 'Nothing is due today. You keep your current plan until the end of the month you have paid for; then it changes automatically.',
    },
    settingsFailed: {
      title: 'Connection Error',
      text: "The payment settings couldn't be loaded. Nothing was charged.",
    },
  },
  change: {
    title: (plan: string) => `Switch to ${plan}`,
    whatChanges: 'What changes',
    today: (plan: string) => `${plan}, today`,
    price: 'Price',
    rows,
    support: { name: 'Support', pro: 'Priority email', expert: 'Business-grade' },
    stay: (names: string, one: boolean) =>
      `${names} ${one ? 'keeps' : 'keep'} everything: profile${one ? '' : 's'} and chats.`,
    dueToday: 'Due today',
    charged: (plan: string, days: string) => `${plan}, ${days}`,
    credited: (plan: string) => `${plan}, paid but unused`,
    other: 'Other',
    now: 'Today',
    startsNow: (plan: string, from: string) => `${plan} starts right away and ${from} ends`,
    staysNow: (plan: string) => `${plan} stays as it is`,
    fromThenOn: 'And every month after that',
    startsThen: (plan: string) => `${plan} starts; the same every month after that`,
    ifCancelled: 'If you cancel',
    until: (plan: string) => `${plan} stays until the month you paid for ends`,
    takesBack: {
      cancellation: 'This undoes your cancellation.',
      switch: (plan: string) => `This undoes the change to ${plan}.`,
    },
    card: (digits: string) => `Card ending ${digits}`,
    pay: (price: string, plan: string) => `Pay ${price} and switch to ${plan}`,
    later: (plan: string, day: string) => `Switch to ${plan} on ${day}`,
    keep: (plan: string) => `Keep ${plan}`,
    pending: 'Processing...',
    kept: (plan: string) => `You're staying on ${plan}`,
    priceChanged: 'The amount has changed. Nothing was charged; this is the new amount.',
    failedTitle: 'Change Not Confirmed',
    failedText: "We couldn't confirm the change. Trying again won't charge you twice.",
    cardAsked:
      "Your saved card wasn't charged: your bank declined the payment or needs you to confirm it. Enter a card to pay.",
    debt: (plan: string) => `Your last payment for ${plan} failed. This settles it.`,
  },
  pay: {
    vat: 'The price includes any VAT.',
    subscribe: (plan: string, price: string) => `Subscribe to ${plan} - ${price}/month`,
    processing: 'Processing...',
    unreachable: {
      title: "The card form couldn't be loaded",
      text: 'Check your connection. Nothing was charged.',
    },
    failedTitle: 'Payment Failed',
    failedText:
      "The payment provider couldn't be reached. Check your connection and try again: you won't be charged twice.",
    replacedText:
      'Nothing was charged: this payment was replaced, for instance by a checkout in another tab. Please try again.',
    completed: { title: 'Payment Completed!' },
    signedOut: {
      title: 'Authentication Error',
      description: 'Please login again and try the payment process.',
    },
    unchecked: {
      title: 'Connection Error',
      description:
        "Your payment went through, but the server couldn't be reached. Please continue once you're back online: you won't be charged again.",
    },
    goOn: 'Continue',
  },
  card: {
    title: 'Replace the card',
    note: 'Nothing is charged now. The new card pays from the next payment on.',
    save: 'Save card',
    saving: 'Saving...',
    saved: { title: 'Card Saved', description: 'It pays from the next payment on.' },
    failedTitle: 'Card Not Saved',
    unknownTitle: 'Card Not Confirmed',
    failedText: 'Nothing was charged, and your card is still the same. Please try again.',
    unknownText:
      "No answer arrived, so we don't know yet whether the new card was saved. Nothing was charged. Check your card here in a minute.",
  },
  success: {
    done: 'Payment Successful!',
    doneText: (plan: string) => `Your ${plan} plan is active. Thank you for trusting Zampa.`,
    finalizing: 'Finalizing Your Upgrade...',
    finalizingText: 'We are checking your payment. This usually takes a few seconds.',
    /** Takes the place of the line above once an attempt has ended without the plan. */
    refusals: {
      unpaid:
        'The payment provider reports no payment for this plan, so nothing has changed. You can go back to checkout and pay there.',
      unknown:
        'There is no plan by this name, so nothing has changed. You can see your plan and upgrade in your profile.',
      processing:
        'Your payment is still being processed. Your plan starts as soon as it is confirmed: you can leave this page or try again in a minute.',
      unreachable:
        "The server couldn't be reached, so we don't know yet whether your plan is active. Check your connection and try again.",
      failed:
        "Your payment may have gone through, but your plan isn't active yet. Try again in a minute: you won't be charged again.",
    },
    refused: "The payment didn't go through",
    refusedText:
      "Nothing was charged and your plan hasn't changed. You can try again, with another card if you like.",
    returned: 'Your payment is on its way back',
    returnedText:
      "This card has already been used for the first-month discount, on an account that has since been deleted. The discount applies only once, so the plan hasn't started and the full amount is going back to your card. You can subscribe at the full price.",
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
    lead: 'Try accounts and plans without a card. Never available in production.',
    status: 'Current status',
    actions: 'Actions',
    createUser: 'Create Test User',
    testSession: 'Test Session',
    toPro: 'Update to Pro',
    toExpert: 'Update to Expert',
    clear: 'Clear Results',
    results: 'Results',
    none: 'No results yet.',
    settingsFailed: "The server settings couldn't be loaded.",
  },
};
