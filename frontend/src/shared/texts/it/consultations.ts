import { withArticle } from '@contract/italian-article';
import type { Texts } from '../en';

export const consultations: Texts['consultations'] = {
  ask: 'Chiedi a un veterinario',
  expired:
    'Ci dispiace: nessun veterinario ha potuto rispondere alla tua domanda. Se non può aspettare, chiama il tuo veterinario o un pronto soccorso veterinario.',
  title: (name) => `Chiedi a un veterinario per ${name}`,
  loading: 'Vediamo chi è in servizio...',
  unread: 'Non siamo riusciti a vedere chi è in servizio.',
  onDuty: 'Un veterinario è in servizio adesso.',
  wait: (minutes) =>
    minutes === 1
      ? 'Di solito prende in carico la domanda in circa un minuto.'
      : `Di solito prende in carico la domanda in circa ${minutes} minuti.`,
  firstOne: 'Prenderà in carico la domanda appena possibile.',
  before: (others) =>
    others === 1 ? "C'è un'altra persona in attesa." : `Ci sono altre ${others} persone in attesa.`,
  nobody: 'In questo momento nessun veterinario è in servizio.',
  nextAt: (when) => `Prossimo turno: ${when}. La tua domanda aspetta fino ad allora.`,
  nobodySoon:
    'Nei prossimi giorni non è previsto nessun veterinario: per ora qui non puoi fare domande.',
  callInstead: 'Se non può aspettare, ecco chi chiamare:',
  noContacts: 'Se non può aspettare, chiama il tuo veterinario o un pronto soccorso veterinario.',
  emergencyPage: 'Numeri di emergenza e primo soccorso',
  call: 'Chiama',
  question: 'La tua domanda',
  questionHint: 'Che cosa è successo, da quando e che cosa ti preoccupa di più.',
  questionMissing: 'Scrivi la tua domanda.',
  share: (name) => `Che cosa legge il veterinario oltre al profilo di ${name}`,
  summary:
    'Il riepilogo per il veterinario, con ciò che annoti finché un veterinario non prende in carico la domanda',
  diary: 'Il diario degli ultimi 90 giorni',
  conversation:
    'Quello che viene scritto in questa chat finché un veterinario non prende in carico la domanda',
  consent:
    "Accetto che il veterinario che prende in carico la mia domanda la legga e, fino alla chiusura del caso, legga il profilo e ciò che ho selezionato; gli altri vedono solo nome e specie dell'animale e l'urgenza.",
  consentMissing: 'Senza il tuo consenso nessun veterinario può leggere nulla.',
  notAnEmergency: 'Non è per le emergenze: online un veterinario non può visitare né curare.',
  send: 'Invia ai veterinari',
  sending: 'Invio in corso...',
  failed: {
    open: 'Per questo animale hai già chiesto a un veterinario.',
    gone: 'In questo momento qui non si può chiedere a un veterinario.',
    often: 'Troppe richieste in poco tempo. Riprova più tardi.',
    other: 'Non ha funzionato. Riprova.',
  },
  strip: {
    waiting: 'In attesa di un veterinario',
    waitingSince: (when) => (/^\d+:/.test(when) ? `dalle ${when}` : withArticle('dal', when)),
    stillZampa: 'Intanto Zampa continua a rispondere.',
    taken: (vet) => `${vet} è con te`,
    toVet: 'Quello che scrivi va al veterinario.',
    typing: (vet) => `${vet} sta scrivendo...`,
    withdraw: 'Ritira',
    end: 'Termina',
    withdrawTitle: 'Ritirare la domanda?',
    endTitle: 'Terminare il consulto?',
    withdrawText: 'Esce dalla coda.',
    endText:
      'Il veterinario non potrà più leggere né scrivere. Quello che vi siete detti resta in questa chat.',
    withdrawn: 'Domanda ritirata.',
    ended: 'Il consulto è terminato.',
    returned: 'Il veterinario ha dovuto lasciare il caso. La tua domanda aspetta un collega.',
  },
  composer: {
    toVet: (vet) => `Scrivi a ${vet}...`,
    toZampa: 'Chiedi a Zampa...',
    group: 'A chi scrivi?',
    vet: 'Al veterinario',
    zampa: 'A Zampa',
  },
  bubble: {
    vet: 'Veterinario',
    register: (number) => `N. iscr. ${number}`,
    advice: 'Parere',
    saved: 'Salvato nel diario.',
    photos: 'Chiede delle foto: aggiungile con il pulsante accanto al messaggio.',
    says: (vet, words) => `${vet}: ${words}`,
  },
  rating: {
    title: (vet) => `Com'è andata con ${vet}?`,
    stars: (count) => (count === 1 ? '1 stella' : `${count} stelle`),
    words: (vet) => `Con parole tue, che ${vet} potrà leggere (facoltativo)`,
    send: 'Invia',
    later: 'Non ora',
    thanks: 'Grazie.',
  },
};
