import { withArticle } from '@contract/italian-article';
import type { PageTexts } from '../en/pages';

export const profile: PageTexts['profile'] = {
  title: 'Il tuo profilo',
  accessTitle: 'Accesso richiesto',
  accessText: 'Accedi per vedere il tuo profilo, il tuo piano e le impostazioni.',
  backToHome: 'Torna alla home',
  failed: 'Impossibile caricare il profilo',
  failedText: 'Controlla la connessione. Non hai perso nulla.',
  links: 'Torna a',
  backToChat: 'Torna alla chat',
  managePets: 'Gestisci animali',
  memberSince: (date) => `Con noi ${withArticle('dal', date)}`,
  edit: 'Modifica profilo',
  saveChanges: 'Salva modifiche',
  savedTitle: 'Profilo aggiornato',
  savedText: 'Le tue informazioni sono state salvate.',
  saveFailed: 'Si è verificato un errore durante il salvataggio.',
  country: {
    label: 'Paese',
    hint: 'Per i numeri di emergenza giusti.',
    other: 'Altro / preferisco non dirlo',
    names: {
      AU: 'Australia',
      BE: 'Belgio',
      CA: 'Canada',
      CH: 'Svizzera',
      FR: 'Francia',
      GB: 'Regno Unito',
      IT: 'Italia',
      NZ: 'Nuova Zelanda',
      US: 'Stati Uniti',
    },
  },
  subscription: {
    title: 'Abbonamento',
    plan: (name) => `Piano ${name}`,
    offers: 'Passa a un piano superiore',
    used: {
      questions: (count) => `${count} ${count === 1 ? 'fatta' : 'fatte'} finora`,
      pets: (count) => `${count} ${count === 1 ? 'aggiunto' : 'aggiunti'}`,
      entries: (count) => `${count} ${count === 1 ? 'voce' : 'voci'} nel diario`,
      reminders: (count) => `${count} ${count === 1 ? 'attivo' : 'attivi'}`,
      activeReminders: (count) =>
        `${count} ${count === 1 ? 'promemoria attivo' : 'promemoria attivi'}`,
    },
    pitches: {
      pro: () =>
        'Domande giornaliere illimitate, fino a 5 animali, guida veterinaria AI 24 ore su 24.',
      expert: (hasVets) =>
        hasVets
          ? 'Tutto ciò che offre Pro, animali illimitati, consulti diretti con il veterinario.'
          : 'Tutto ciò che offre Pro e animali illimitati.',
    },
    perMonth: '/mese',
    upgradeTo: (name) => `Passa a ${name}`,
    charged: "L'addebito è in euro; il checkout mostra l'importo esatto.",
    renews: (date, price) => `Si rinnova ${withArticle('il', date)} per ${price}.`,
    renewing: (price) => `Rinnovo in corso: ${price}.`,
    ends: (date) => `Termina ${withArticle('il', date)}. Non ti viene addebitato altro.`,
    changes: (plan, date, price) =>
      `Diventa ${plan} ${withArticle('il', date)}, per ${price} al mese.`,
    pastDue: {
      title: "L'ultimo pagamento non è riuscito",
      text: (plan, days) =>
        `Dopo un pagamento non riuscito ${plan} resta attivo per ${days} giorni. Paga l'importo dovuto e non cambia nulla.`,
      pay: 'Paga ora',
    },
    unread: 'Impossibile caricare il tuo abbonamento.',
    resume: 'Riattiva abbonamento',
    goesOn: (plan, price) => `Poi ${plan} continua a ${price} al mese.`,
    pending: 'Un momento...',
    card: {
      is: (digits, month) => `Carta che termina con ${digits}, scadenza ${month}.`,
      expires: (digits, month) =>
        `La tua carta che termina con ${digits} (scadenza ${month}) scade prima del prossimo pagamento.`,
      replace: 'Sostituisci la carta',
    },
  },
  cancellation: {
    action: 'Disdici abbonamento',
    title: (plan) => `Disdire ${plan}?`,
    endsLater: (plan, date) =>
      `${plan} resta tuo fino ${withArticle('al', date)}, poi non ti verrà addebitato più nulla e passerai al piano Free: 3 domande in totale e 1 animale. I tuoi animali e le conversazioni restano.`,
    endsNow: (plan) =>
      `${plan} termina subito e non ti verrà addebitato più nulla. Passerai al piano Free: 3 domande in totale e 1 animale. I tuoi animali e le conversazioni restano.`,
    keep: (plan) => `Mantieni ${plan}`,
  },
  refund: {
    action: 'Chiedi il rimborso',
    until: (date) => `Garanzia di rimborso di 30 giorni: fino ${withArticle('al', date)}.`,
    title: 'Chiedere il rimborso?',
    text: (plan, amount) =>
      `Ti rimborsiamo ${amount}, tutto ciò che hai pagato, sulla carta che hai usato. ${plan} termina subito e passerai al piano Free: 3 domande in totale e 1 animale. I tuoi animali e le conversazioni restano.`,
    confirm: 'Rimborsa e termina ora',
    afterEnd: (amount) =>
      `Ti rimborsiamo ${amount}, tutto ciò che hai pagato, sulla carta che hai usato.`,
    confirmAfterEnd: 'Rimborsa ora',
  },
  changes: {
    cancel: {
      title: 'Abbonamento disdetto',
      later: (date) => `Il tuo piano resta attivo fino ${withArticle('al', date)}.`,
      now: 'Il tuo account è ora sul piano Free.',
      failed: "Impossibile disdire l'abbonamento. Riprova.",
    },
    resume: {
      title: 'Abbonamento riattivato',
      later: (date) => `Il tuo piano si rinnova ${withArticle('il', date)}.`,
      now: 'Il tuo account è ora sul piano Free.',
      failed: "Impossibile riattivare l'abbonamento. Riprova.",
    },
    refund: {
      title: 'Rimborso avviato',
      later: (date) => `Il tuo piano resta attivo fino ${withArticle('al', date)}.`,
      now: 'Il rimborso è in arrivo: le banche impiegano fino a 10 giorni. Il tuo account è ora sul piano Free.',
      failed: 'Impossibile rimborsare il pagamento. Riprova.',
    },
    refusals: {
      PAYMENTS_UNAVAILABLE:
        'Il servizio di pagamento non risponde. La tua richiesta potrebbe comunque andare a buon fine: ricontrolla qui tra un minuto.',
      NO_SUBSCRIPTION: "Non c'è un abbonamento da modificare.",
      REFUND_NOT_POSSIBLE: 'La garanzia di rimborso di 30 giorni non vale più.',
    },
  },
  payments: {
    title: 'Pagamenti',
    status: { paid: 'Pagato', open: 'Da pagare', refunded: 'Rimborsato', disputed: 'Contestato' },
    newTab: '(si apre in una nuova scheda)',
  },
  usage: {
    title: (used, limit) => `Domande usate (${used}/${limit})`,
    reached: 'Limite raggiunto! Passa a un altro piano per avere domande illimitate.',
    left: (count) => (count === 1 ? 'Ti resta 1 domanda.' : `Ti restano ${count} domande.`),
  },
  statistics: {
    title: "Statistiche dell'account",
    pets: 'Animali registrati',
    conversations: 'Conversazioni totali',
  },
  actions: {
    title: 'Azioni rapide',
    addPet: 'Aggiungi animale',
    newChat: 'Nuova chat',
    upgrade: 'Cambia piano',
  },
  settings: 'Impostazioni',
  deletion: {
    title: 'Elimina account',
    text: 'Elimina il tuo account, i tuoi animali e tutte le conversazioni. Non si può annullare.',
    action: 'Elimina account',
    dialogTitle: 'Eliminare il tuo account?',
    explanation:
      "Il tuo profilo, i tuoi animali e ogni conversazione vengono eliminati e l'abbonamento in corso termina. Non si può annullare.",
    more: 'Che cosa viene eliminato, e quando',
    confirm: 'Scrivi DELETE per confermare',
    submit: 'Elimina il mio account',
    pending: 'Eliminazione...',
    done: 'Account eliminato',
    doneText: 'Il tuo account e tutto ciò che conteneva sono stati eliminati.',
    failed: "Impossibile eliminare l'account. Riprova.",
  },
};
