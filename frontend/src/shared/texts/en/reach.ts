/** How reminders reach their owner: notifications and the calendar. */
export const reach = {
  notifications: {
    title: 'Notifications',
    label: 'Notifications on this device',
    states: {
      off: 'Reminders reach you here, even when Zampa is closed.',
      on: 'Reminders reach you here, even when Zampa is closed.',
      blocked:
        'Your browser blocks notifications from Zampa. Allow them in its settings, then come back here.',
      install:
        'On an iPhone or iPad, add Zampa to your home screen first: tap Share, then "Add to Home Screen", and open it from there.',
      unsupported: "This browser can't show notifications. Another one on this device might.",
    },
    test: 'Send a test',
    tested: 'A notification is on its way',
    notTested: "The test couldn't be sent. Please try again.",
    throttled: "You've sent several tests already. Please try again in an hour.",
    failed: "This couldn't be changed. Please try again.",
  },
  calendar: {
    title: 'Calendar',
    text: 'Subscribe to a private address and your reminders appear in your calendar.',
    since: (date: string) => `Your calendar address was created on ${date}.`,
    replaces: 'A new address replaces this one.',
    plan: 'Part of Pro: your reminders in your own calendar.',
    toPlan: 'See Pro',
    make: 'Create an address',
    renew: 'Create a new address',
    revoke: 'Stop the calendar',
    address: 'Calendar address',
    once: 'Copy it now: it is shown only once. Anyone who has it can read your reminders.',
    copy: 'Copy',
    copied: 'Address copied',
    notCopied: "The address couldn't be copied. It is selected, so you can copy it yourself.",
    revoked: 'The calendar address no longer works',
    failed: "This couldn't be changed. Please try again.",
  },
};
