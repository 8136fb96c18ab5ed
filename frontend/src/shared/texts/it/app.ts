import { withArticle } from '@contract/italian-article';
import type { Texts } from '../en';

export const app: Texts['app'] = {
  newVersion: 'È pronta una nuova versione',
  reload: 'Ricarica',
  kept: (time, day) =>
    `Salvato su questo dispositivo ${day === null ? '' : `${withArticle('il', day)} `}alle ${time}. Per nuove risposte serve una connessione.`,
};
