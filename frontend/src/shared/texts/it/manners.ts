import type { Texts } from '../en';

export const manners: Texts['manners'] = {
  copy: {
    code: 'Copia il codice',
    table: 'Copia la tabella',
    done: 'Copiato',
    failed: 'Impossibile copiare. Seleziona il testo e copialo a mano.',
  },
};
