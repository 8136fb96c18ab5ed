import type { StatusTexts } from '../en/status';

/** The status page. */
export const status: StatusTexts = {
  title: 'Stato',
  all: 'Funziona tutto',
  some: 'In questo momento qualcosa va a singhiozzo',
  down: 'In questo momento qualcosa non funziona',
  emergency: 'Se il tuo animale sta male, la pagina di emergenza aiuta in ogni momento:',
  toEmergency: 'Aiuto in emergenza',
  checked: (time) => `Controllato alle ${time}. Questa pagina si aggiorna da sola.`,
  failed: 'Impossibile leggere lo stato: Zampa non risponde.',
  failedText: 'Controlla la tua connessione. Questa pagina si aggiorna da sola.',
  now: 'Che cosa funziona adesso',
  parts: {
    app: 'App e accesso',
    answers: 'Risposte',
    live: 'Aggiornamenti in tempo reale',
    mails: 'Email',
    payments: 'Pagamenti',
  },
  levels: { works: 'Funziona', trouble: 'A singhiozzo', down: 'Non funziona' },
  open: 'In corso',
  resolved: (span) => `Risolto dopo ${span}`,
  history: 'Gli ultimi 90 giorni',
  none: 'Negli ultimi 90 giorni non è stato segnalato nulla.',
  unknown: 'Al momento le segnalazioni precedenti non sono disponibili.',
  minutes: (count) => `${count} min`,
  hours: (hours, minutes) => `${hours} h ${minutes} min`,
  days: (days, hours) => `${days} g ${hours} h`,
};
