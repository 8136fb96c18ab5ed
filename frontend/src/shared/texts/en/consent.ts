export const consent = {
  title: 'May we measure our ads?',
  text: 'If you agree, Meta learns that this browser was here and, for instance, started a chat, and may link that to your account there. It never learns what you write about your pets.',
  more: 'Privacy Policy',
  accept: 'Accept',
  refuse: 'Refuse',
};
