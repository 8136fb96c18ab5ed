import type { PageTexts } from '../en/pages';

export const offline: PageTexts['offline'] = {
  title: 'Sei offline',
  text: 'Questa pagina richiede una connessione e si apre da sola appena torna. Intanto puoi leggere le chat e i profili degli animali che hai già visto.',
};
