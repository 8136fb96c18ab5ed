import { withArticle } from '@contract/italian-article';
import type { WebhookDelivery, WebhookEventType, WebhookFault } from '@contract/webhooks';
import type { PageTexts } from '../en/pages';

const events: Record<WebhookEventType, { short: string; long: string }> = {
  'diary-entry': { short: 'voci del diario', long: 'Una nuova voce del diario' },
  finding: { short: 'osservazioni', long: 'Il diario mostra qualcosa che merita attenzione' },
  'reminder-due': { short: 'promemoria', long: 'È il momento di un promemoria' },
  'reply-done': { short: 'risposte', long: 'Zampa ha finito una risposta' },
  'emergency-raised': { short: 'emergenze', long: "Una domanda descrive un'emergenza" },
};

const types: Record<WebhookDelivery['type'], string> = {
  'diary-entry': 'Voce del diario',
  finding: 'Osservazione',
  'reminder-due': 'Promemoria',
  'reply-done': 'Risposta completata',
  'emergency-raised': 'Emergenza',
  test: 'Prova',
};

const faults: Record<WebhookFault, string> = {
  timeout: 'nessuna risposta in tempo',
  unreachable: 'non raggiungibile',
  'private-address': 'non porta a un indirizzo pubblico',
  tls: 'il suo certificato non è valido',
};

export const webhooks: PageTexts['webhooks'] = {
  title: 'Webhook',
  text: 'Zampa può chiamare un tuo indirizzo quando succede qualcosa: per la domotica, un foglio di calcolo o una tua app.',
  plan: 'Fa parte di Expert: Zampa chiama un tuo indirizzo quando succede qualcosa, per la domotica, un foglio di calcolo o una tua app.',
  asleep:
    'I tuoi webhook restano in pausa finché non torni a Expert. Puoi leggere che cosa è stato inviato e rimuoverli.',
  toPlan: 'Scopri Expert',
  reference: 'Che cosa contiene una chiamata',
  list: 'I tuoi webhook',
  none: 'Ancora nessuno.',
  make: 'Nuovo webhook',
  events,
  types,
  faults,
  state: { on: 'Attivo', off: 'Spento', failing: 'Non risponde', switchedOff: 'Disattivato' },
  failingSince: (when) =>
    `Nessuna chiamata è riuscita ${withArticle('dal', when)}. Continuiamo a provare.`,
  disabledAt: (when) =>
    `Non ha risposto per un giorno intero, quindi lo abbiamo disattivato ${withArticle('il', when)}. Riattivalo quando dalla tua parte tutto funziona di nuovo.`,
  open: (url) => `Dettagli di ${url}`,
  enabled: 'Chiama questo webhook',
  edit: 'Modifica',
  test: 'Invia una prova',
  newSecret: 'Nuovo segreto',
  remove: 'Rimuovi',
  form: {
    edit: 'Modifica webhook',
    url: 'Indirizzo',
    urlHint: 'Deve iniziare con https:// ed essere raggiungibile da internet.',
    urlNeeded: "Inserisci l'indirizzo da chiamare.",
    urlRefused:
      'Questo indirizzo non si può chiamare: serve https e un host pubblico, sulla porta 443 o 8443.',
    events: 'Quando chiamare',
    eventsNeeded: 'Scegline almeno uno.',
    ids: "Una chiamata contiene identificativi, orari e il tipo di evento, per esempio un sintomo o un'emergenza, ma nulla di ciò che hai scritto.",
    submit: 'Crea webhook',
    save: 'Salva',
    pending: 'Salvataggio...',
    full: (limit) => `Hai già ${limit} webhook, il massimo. Prima rimuovine uno.`,
    failed: 'Non è stato possibile salvare il webhook. Riprova.',
  },
  secret: {
    made: 'Ecco il suo segreto',
    why: 'Firma ogni chiamata, così il tuo programma distingue le nostre dalle altre.',
    shown: {
      label: 'Segreto',
      once: 'Copialo adesso: viene mostrato una sola volta. Custodiscilo come una password.',
      copy: 'Copia',
      copied: 'Segreto copiato',
      notCopied: 'Non è stato possibile copiare il segreto. È selezionato, così puoi copiarlo tu.',
    },
    done: 'Fatto',
    ask: 'Creare un nuovo segreto?',
    askText:
      'Quello attuale continua a firmare insieme al nuovo per 24 ore, così non si perde nulla mentre lo cambi.',
    roll: 'Crea un nuovo segreto',
  },
  removal: {
    ask: 'Rimuovere questo webhook?',
    text: (url) =>
      `${url} non riceverà più chiamate e il suo registro verrà cancellato. Non si può annullare.`,
    removed: 'Il webhook è stato rimosso',
  },
  log: {
    title: 'Chiamate degli ultimi 30 giorni',
    none: 'Non è stato ancora inviato nulla.',
    more: 'Mostra le precedenti',
    states: { waiting: 'In attesa', delivered: 'Consegnata', failed: 'Abbandonata' },
    again: (when) => `prossimo tentativo ${when}`,
    tries: (count) => (count === 1 ? '1 tentativo' : `${count} tentativi`),
    answered: (status, ms) => `ha risposto ${status} dopo ${ms} ms`,
    unanswered: (why, ms) => `${why} (dopo ${ms} ms)`,
    silent: 'La risposta era vuota.',
    resend: 'Invia di nuovo',
    resendOne: (type, when) => `Invia di nuovo: ${type}, ${when}`,
    resent: 'Nuovo invio in corso',
  },
  tested: 'Una prova è in arrivo',
  throttled: "Hai già inviato diverse prove. Riprova tra un'ora.",
  failed: 'Non ha funzionato. Riprova.',
};
