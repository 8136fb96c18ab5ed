import type { WebhookDelivery, WebhookEventType, WebhookFault } from '@contract/webhooks';

/** The events of a webhook: in the list, and where it is chosen. */
const events: Record<WebhookEventType, { short: string; long: string }> = {
  'diary-entry': { short: 'diary entries', long: 'A new diary entry' },
  finding: { short: 'findings', long: 'The diary shows something that needs attention' },
  'reminder-due': { short: 'reminders', long: 'A reminder is due' },
  'reply-done': { short: 'answers', long: 'Zampa has finished an answer' },
  'emergency-raised': { short: 'emergencies', long: 'A question describes an emergency' },
};

const types: Record<WebhookDelivery['type'], string> = {
  'diary-entry': 'Diary entry',
  finding: 'Finding',
  'reminder-due': 'Reminder due',
  'reply-done': 'Answer finished',
  'emergency-raised': 'Emergency',
  test: 'Test',
};

const faults: Record<WebhookFault, string> = {
  timeout: 'no answer in time',
  unreachable: 'could not be reached',
  'private-address': 'is not a public address',
  tls: 'its certificate is not valid',
};

/** An owner's own addresses that events are sent to. */
export const webhooks = {
  title: 'Webhooks',
  text: 'Zampa can call an address of yours when something happens: for home automation, a spreadsheet or your own app.',
  plan: 'Part of Expert: Zampa calls an address of yours when something happens, for home automation, a spreadsheet or your own app.',
  asleep:
    'Your webhooks are paused until you are on Expert again. You can read what was sent, and remove them.',
  toPlan: 'See Expert',
  reference: 'What a call contains',
  list: 'Your webhooks',
  none: 'None yet.',
  make: 'New webhook',
  events,
  types,
  faults,
  state: { on: 'On', off: 'Off', failing: 'Not answering', switchedOff: 'Switched off' },
  failingSince: (when: string) => `No call has worked since ${when}. We keep trying.`,
  disabledAt: (when: string) =>
    `It didn't answer for a whole day, so we switched it off on ${when}. Switch it on again once your end is working.`,
  open: (url: string) => `Details of ${url}`,
  enabled: 'Call this webhook',
  edit: 'Edit',
  test: 'Send a test',
  newSecret: 'New secret',
  remove: 'Remove',
  form: {
    edit: 'Edit webhook',
    url: 'Address',
    urlHint: 'It has to start with https:// and be reachable from the internet.',
    urlNeeded: 'Please enter the address to call.',
    urlRefused:
      "This address can't be called: it has to be https and a public host, on port 443 or 8443.",
    events: 'When to call',
    eventsNeeded: 'Please choose at least one.',
    ids: 'A call carries ids, times and what kind of event it was, such as a symptom or an emergency, but nothing you wrote.',
    submit: 'Create webhook',
    save: 'Save',
    pending: 'Saving...',
    full: (limit: number) => `You have ${limit} webhooks, which is the maximum. Remove one first.`,
    failed: "The webhook couldn't be saved. Please try again.",
  },
  secret: {
    made: 'Here is its secret',
    why: 'Each call is signed with it, so that your program can tell ours from others.',
    shown: {
      label: 'Secret',
      once: 'Copy it now: it is shown only once. Keep it like a password.',
      copy: 'Copy',
      copied: 'Secret copied',
      notCopied: "The secret couldn't be copied. It is selected, so you can copy it yourself.",
    },
    done: 'Done',
    ask: 'Create a new secret?',
    askText:
      'Calls are also signed with the current one for 24 hours, so that nothing gets lost while you switch.',
    roll: 'Create a new secret',
  },
  removal: {
    ask: 'Remove this webhook?',
    text: (url: string) =>
      `${url} gets no more calls, and its log is deleted. This cannot be undone.`,
    removed: 'The webhook is removed',
  },
  log: {
    title: 'Calls of the last 30 days',
    none: 'Nothing has been sent yet.',
    more: 'Show older ones',
    states: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Given up' },
    again: (when: string) => `next try ${when}`,
    tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
    answered: (status: number, ms: string) => `answered ${status} after ${ms} ms`,
    unanswered: (why: string, ms: string) => `${why} (after ${ms} ms)`,
    silent: 'The answer was empty.',
    resend: 'Send again',
    resendOne: (type: string, when: string) => `Send again: ${type}, ${when}`,
    resent: 'It is on its way again',
  },
  tested: 'A test is on its way',
  throttled: "You've already sent several tests. Please try again in an hour.",
  failed: "That didn't work. Please try again.",
};
