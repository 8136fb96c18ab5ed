export const consent = {
  title: 'May we measure our ads?',
  text: 'If you agree, Meta learns that this browser was here and, for instance, started a chat. It never learns who you are or what you write about your pets.',
  more: 'Privacy Policy',
  accept: 'Accept',
  refuse: 'Refuse',
};
