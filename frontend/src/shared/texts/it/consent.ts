import type { PageTexts } from '../en/pages';

export const consent: PageTexts['consent'] = {
  title: 'Possiamo misurare la nostra pubblicità?',
  text: 'Con il tuo consenso Meta viene a sapere che questo browser è stato qui e, per esempio, ha iniziato una chat, e può collegarlo al tuo account Meta. Non saprà mai che cosa scrivi dei tuoi animali.',
  more: 'Informativa sulla privacy',
  accept: 'Accetta',
  refuse: 'Rifiuta',
};
