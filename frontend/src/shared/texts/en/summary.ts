export const summary = {
  title: 'Summary for the vet',
  text: (name: string) =>
    `${name}'s last 90 days on paper, in your vet's language. You decide what goes in.`,
  prepare: 'Prepare the summary',
  language: "Your vet's language",
  why: 'Why now?',
  whyHint: 'What worries you, in a sentence or two.',
  questions: 'What do you want to ask?',
  questionsHint: 'One question per line.',
  /** Headings of the owner's own words. */
  paper: { why: 'Reason for the visit', questions: 'Questions for the vet' },
  choose: 'This is how it will look. Untick what you want to leave out.',
  loading: 'Preparing the preview...',
  empty: (name: string) =>
    `The diary has nothing from the last 90 days yet. Weights, symptoms and medicines that you note will appear here, with what they show. Until then the page has ${name}'s profile and whatever you add yourself.`,
  toDiary: 'To the diary',
  make: 'Create the summary',
  making: 'Creating the summary...',
  makeHint: 'No one sees it until you share it.',
  nothing: 'Nothing is selected. Please tick at least one thing.',
  madeOn: (day: string) => `Summary of ${day}`,
  stays: "It won't change, whatever you add to the diary later.",
  download: 'Download PDF',
  another: 'Create another',
  earlier: 'Your summaries',
  unread: "Your earlier summaries couldn't be loaded.",
  remove: {
    button: 'Delete',
    title: 'Delete this summary?',
    text: "Its link stops working too. The diary isn't affected.",
    confirm: 'Delete summary',
    done: 'Deleted.',
  },
  link: {
    title: 'Share by link',
    text: 'Anyone with the address can read this summary and nothing else.',
    howLong: 'For how long?',
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    make: 'Create a link',
    makeNew: 'Create a new link',
    replaces: 'The old address will stop working.',
    address: 'Address',
    once: 'Copy it now: it is shown only once.',
    copy: 'Copy address',
    copied: 'Copied',
    copyFailed: "The address couldn't be copied. Please select it and copy it yourself.",
    state: (day: string, views: number) => {
      const seen = ['not seen yet', 'seen once'][views] ?? `seen ${views} times`;
      return `Expires on ${day}, ${seen}.`;
    },
    until: (day: string) => `Link until ${day}`,
    revoke: 'Revoke link',
    revokeTitle: 'Revoke this link?',
    revokeText: 'Anyone who has the address will no longer be able to open the summary.',
    revoked: 'Link revoked.',
  },
  plan: {
    text: (name: string) =>
      `With Pro you keep a diary for ${name} and bring it to your vet as one clear page, on paper, as a PDF or by link.`,
    link: 'See Pro',
    ended:
      'You can read, download and delete these summaries and revoke their links. New ones are part of Pro.',
  },
  failed: {
    gone: 'This is no longer here. It may have been deleted on another device.',
    often: 'That was a lot at once. Please try again in a few minutes.',
    offline: "You're offline right now. Please try again when you're back online.",
    other: "That didn't work. Please try again.",
  },
};
