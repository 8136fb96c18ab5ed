import type { Texts } from '../en';

export const site: Texts['site'] = {
  headline: "L'amica calma che conosce gli animali. Anche alle 3 di\u00a0notte.",
  lead: 'Chiedi di comportamento, salute e cura del tuo cane, gatto, coniglio o uccello. Zampa conosce il tuo animale, indica le sue fonti e ti dice quando è ora di chiamare il veterinario.',
  start: 'Inizia la chat gratis',
  how: 'Come funziona',
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
    cookies: 'Scelta dei cookie',
  },
  sample: {
    label: 'Un esempio di conversazione',
    pet: 'Micia',
    facts: 'Gatto, 4 anni, 3,8 kg',
    question: 'Ha masticato una foglia dei gigli sul tavolo. Sembra stare bene?',
    triage: 'Emergenza: chiama subito un veterinario',
    action:
      'I veri gigli danneggiano i reni del gatto anche quando sembra stare bene. Togli la pianta, pulisci via il polline, porta con te una foglia.',
    call: 'Clinica 24 ore più vicina',
    answer:
      'La cura funziona meglio nelle prime ore: vai adesso, senza aspettare i sintomi. Lungo la strada non darle latte e non cercare di farla vomitare.',
    sources: ['Gigli e gatti', 'Animal PoisonLine'],
  },
  notFound: {
    title: '404 Pagina non trovata',
    text: 'Hai dimenticato di aggiungere la pagina al router?',
    home: 'Torna alla home',
  },
};
