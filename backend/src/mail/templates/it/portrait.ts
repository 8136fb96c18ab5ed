import { portraitIn } from '../portrait.js';

export const portraitOf = portraitIn({
  cane: 'cane',
  gatto: 'gatto',
  coniglio: 'coniglio',
  uccello: 'uccello',
  altro: 'animale',
});
