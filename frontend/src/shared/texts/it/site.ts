import type { Texts } from '../en';

export const site: Texts['site'] = {
  headline: "L'amica calma che conosce gli animali. Anche alle 3 di\u00a0notte.",
  lead: 'Chiedi di comportamento, salute e cura del tuo cane, gatto, coniglio o uccello. Zampa conosce il tuo animale, indica le sue fonti e ti dice quando è ora di chiamare il veterinario.',
  start: 'Inizia la chat gratis',
  smallPrint: '3 domande gratis. Nessuna carta richiesta.',
  footer: {
    label: 'Altro su Zampa',
    features: 'Funzioni',
    how: 'Come funziona',
    pricing: 'Prezzi',
    emergency: 'Aiuto in emergenza',
    help: 'Aiuto',
    privacy: 'Informativa sulla privacy',
    dataDeletion: 'Cancellazione dei dati',
    terms: 'Termini di servizio',
    dataProcessing: 'Trattamento dei dati',
    status: 'Stato',
    cookies: 'Scelta dei cookie',
  },
  notFound: {
    title: '404 Pagina non trovata',
    text: 'Hai dimenticato di aggiungere la pagina al router?',
    home: 'Torna alla home',
  },
};
