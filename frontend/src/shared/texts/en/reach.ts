/** How reminders reach their owner: notifications and the calendar. */
export const reach = {
  notifications: {
    title: 'Notifications',
    label: 'Notifications on this device',
    states: {
      off: 'Reminders reach you here, even while Zampa is closed.',
      on: 'Reminders reach you here, even while Zampa is closed.',
      blocked:
        'Your browser blocks notifications from Zampa. Allow them in its settings, then come back here.',
      install:
        'On an iPhone or iPad, add Zampa to your home screen first: tap Share, then “Add to Home Screen”, and open it from there.',
      unsupported: 'This browser cannot show notifications. Another one on this device may.',
    },
    test: 'Send a test',
    tested: 'A notification is on its way',
    notTested: 'The test could not be sent. Please try again.',
    throttled: 'Several tests were sent already. Please try again in an hour.',
    failed: 'This could not be changed. Please try again.',
  },
  calendar: {
    title: 'Calendar',
    text: 'Subscribe to a private address, and your reminders appear in your calendar.',
    since: (date: string) => `Your calendar address was made on ${date}.`,
    replaces: 'A new address takes the place of this one.',
    plan: 'Part of Pro: your reminders in your own calendar.',
    toPlan: 'See Pro',
    make: 'Make an address',
    renew: 'Make a new address',
    revoke: 'Stop the calendar',
    address: 'Calendar address',
    once: 'Copy it now: it is shown only once. Whoever has it can read your reminders.',
    copy: 'Copy',
    copied: 'Address copied',
    notCopied: 'The address could not be copied. It is selected: copy it by hand.',
    revoked: 'The calendar address no longer works',
    failed: 'This could not be changed. Please try again.',
  },
};
