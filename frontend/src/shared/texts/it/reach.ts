import { withArticle } from '@contract/italian-article';
import type { PageTexts } from '../en/pages';

export const reach: PageTexts['reach'] = {
  notifications: {
    title: 'Notifiche',
    label: 'Notifiche su questo dispositivo',
    states: {
      off: 'I promemoria ti arrivano qui, anche quando Zampa è chiusa.',
      on: 'I promemoria ti arrivano qui, anche quando Zampa è chiusa.',
      blocked:
        'Il tuo browser blocca le notifiche di Zampa. Consentile nelle sue impostazioni, poi torna qui.',
      install:
        'Su iPhone e iPad aggiungi prima Zampa alla schermata Home: tocca Condividi, poi "Aggiungi alla schermata Home", e aprila da lì.',
      unsupported:
        'Questo browser non può mostrare notifiche. Su questo dispositivo prova con un altro.',
    },
    test: 'Invia una prova',
    tested: 'Una notifica è in arrivo',
    notTested: 'Impossibile inviare la prova. Riprova.',
    throttled: "Hai già inviato diverse prove. Riprova tra un'ora.",
    failed: 'Impossibile salvare la modifica. Riprova.',
  },
  calendar: {
    title: 'Calendario',
    text: 'Aggiungi un indirizzo privato al tuo calendario e ci trovi i tuoi promemoria.',
    since: (date) => `L'indirizzo del tuo calendario è ${withArticle('del', date)}.`,
    replaces: 'Un nuovo indirizzo prende il posto di questo.',
    plan: 'Con Pro trovi i promemoria nel tuo calendario.',
    toPlan: 'Scopri Pro',
    make: 'Crea un indirizzo',
    renew: 'Crea un nuovo indirizzo',
    revoke: 'Disattiva il calendario',
    address: 'Indirizzo del calendario',
    once: 'Copialo adesso: lo vedi una volta sola. Chi lo ha può leggere i tuoi promemoria.',
    copy: 'Copia',
    copied: 'Indirizzo copiato',
    notCopied: "Impossibile copiare l'indirizzo. È selezionato: copialo a mano.",
    revoked: "L'indirizzo del calendario non funziona più",
    failed: 'Impossibile salvare la modifica. Riprova.',
  },
};
