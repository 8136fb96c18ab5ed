import { portraitIn } from '../portrait.js';

export const portraitOf = portraitIn({
  cane: 'dog',
  gatto: 'cat',
  coniglio: 'rabbit',
  uccello: 'bird',
  altro: 'pet',
});
