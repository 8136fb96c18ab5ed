export const consent = {
  title: 'May we measure our advertising?',
  text: 'With your consent Meta learns that this browser was here and, for instance, started a chat. Never who you are, nor what you write about your animals.',
  more: 'Privacy Policy',
  accept: 'Accept',
  refuse: 'Refuse',
};
