import type { Texts } from '../en';

export const phone: Texts['phone'] = {
  more: 'Altro',
  showColumn: (name) =>
    name === '' ? 'Mostra la colonna successiva' : `Mostra la colonna: ${name}`,
};
