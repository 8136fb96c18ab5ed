import type { Texts } from '../en';

export const phone: Texts['phone'] = {
  more: 'Altro',
  skipTools: 'Salta queste azioni',
  showColumn: (name) =>
    name === '' ? 'Mostra la colonna successiva' : `Mostra la colonna: ${name}`,
};
