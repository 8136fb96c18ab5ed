export const summary = {
  title: 'Summary for the vet',
  text: (name: string) =>
    `The last 90 days of ${name} on paper, in the language of your vet. You decide what goes in.`,
  prepare: 'Prepare the summary',
  language: 'Language of the vet',
  why: 'Why now?',
  whyHint: 'What worries you, in a sentence or two.',
  questions: 'What do you want to ask?',
  questionsHint: 'One question per line.',
  /** Headings of the owner's own words. */
  paper: { why: 'Reason for the visit', questions: 'Questions for the vet' },
  choose: 'This is how it will look. Untick what should stay out.',
  loading: 'Preparing the preview...',
  empty: (name: string) =>
    `The diary has nothing from the last 90 days yet. Weights, symptoms and medicines that you write down will stand here, with what they show. Until then the page says what is known of ${name}, and what you add yourself.`,
  toDiary: 'To the diary',
  make: 'Make the summary',
  making: 'Making the summary...',
  makeHint: 'Nobody sees it until you share it.',
  nothing: 'Everything is left out. Please tick at least one thing.',
  madeOn: (day: string) => `Summary of ${day}`,
  stays: 'It stays as it is, whatever you write down later.',
  download: 'Download PDF',
  another: 'Make another',
  earlier: 'Summaries you made',
  unread: 'The earlier summaries could not be loaded.',
  remove: {
    button: 'Delete',
    title: 'Delete this summary?',
    text: 'Its link stops working as well. The diary stays as it is.',
    confirm: 'Delete summary',
    done: 'Deleted.',
  },
  link: {
    title: 'Share by link',
    text: 'Whoever has the address can read this summary, and nothing else.',
    howLong: 'For how long?',
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    make: 'Make a link',
    makeNew: 'Make a new link',
    replaces: 'The old address stops working then.',
    address: 'Address',
    once: 'Copy it now: it is shown only once.',
    copy: 'Copy address',
    copied: 'Copied',
    copyFailed: 'The address could not be copied. Please select it and copy it yourself.',
    state: (day: string, views: number) => {
      const seen = ['not seen yet', 'seen once'][views] ?? `seen ${views} times`;
      return `Expires on ${day}, ${seen}.`;
    },
    until: (day: string) => `Link until ${day}`,
    revoke: 'Revoke link',
    revokeTitle: 'Revoke this link?',
    revokeText: 'Whoever has the address can no longer open the summary.',
    revoked: 'Link revoked.',
  },
  plan: {
    text: (name: string) =>
      `With Pro you keep a diary of ${name} and bring it to your vet on a clear page, as a PDF or by link.`,
    link: 'See Pro',
    ended:
      'You can read, download and delete the summaries that are here, and revoke their links. New ones are part of Pro.',
  },
  failed: {
    gone: 'This is no longer here. It may have been deleted in another place.',
    often: 'That was a lot in a short time. Please try again in a few minutes.',
    offline: 'There is no connection right now. Please try again when you are back online.',
    other: 'That did not work. Please try again.',
  },
};
