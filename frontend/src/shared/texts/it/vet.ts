import type { vet as english } from '../en/vet';

/** "Fino alle 21:05", "fino a lunedì alle 21:05". */
const until = (when: string): string =>
  /^\d/.test(when) ? `fino alle ${when}` : `fino a ${when.replace(' ', ' alle ')}`;

export const vet: typeof english = {
  title: 'La tua scrivania',
  menu: 'Per i veterinari',
  desk: 'Scrivania',
  cases: 'Casi',
  notChanged: 'Impossibile salvare la modifica. Riprova.',
  throttled: (minutes) =>
    `Troppi tentativi. Aspetta ${minutes} ${minutes === 1 ? 'minuto' : 'minuti'}.`,
  register: (number) => `Iscrizione all'albo n. ${number}`,
  factor: {
    verifyTitle: 'Conferma che sei tu',
    verifyText: (name) =>
      `Ciao ${name}. La tua app di autenticazione mostra un codice di sei cifre: scrivilo qui.`,
    recoveryText: (name) =>
      `Ciao ${name}. Scrivi uno dei tuoi codici di recupero. Vale una volta sola.`,
    code: 'Codice',
    recoveryCode: 'Codice di recupero',
    useRecovery: 'Usa un codice di recupero',
    useApp: "Usa l'app di autenticazione",
    confirm: 'Conferma',
    wrong: 'Il codice non è giusto. Ognuno vale una volta: aspetta il prossimo e riprova.',
    wrongRecovery: 'Questo codice non è tra i tuoi, oppure è già stato usato.',
    required: 'Scrivi il codice',
    lost: 'Hai perso entrambi? Chi gestisce Zampa può reimpostare la verifica per te.',
    enrolTitle: 'Attiva la verifica in due passaggi',
    enrolText: (name) =>
      `Ti diamo il benvenuto, ${name}. Quello che i proprietari ti raccontano è solo per te: per questo alla password si affianca un'app di autenticazione sul tuo telefono.`,
    renewText:
      'Inquadra questa immagine con il nuovo telefono. Da quel momento la vecchia app e i vecchi codici di recupero non valgono più.',
    scan: "Inquadra l'immagine con la tua app di autenticazione",
    scanText: 'Va bene qualsiasi app, per esempio Aegis, Google Authenticator o 1Password.',
    qr: 'Codice QR per la tua app di autenticazione',
    onPhone: "Apri l'app su questo dispositivo",
    orType: 'Oppure scrivi questa chiave:',
    copy: 'Copia',
    copied: 'Copiato',
    notCopied: 'Impossibile copiare. Annotalo a mano.',
    enter: 'Scrivi il codice che vedi',
    enrolFailed: 'Impossibile iniziare. Riprova.',
    codesTitle: 'I tuoi codici di recupero',
    codesText:
      'Se perdi il telefono, ognuno di questi ti fa entrare una volta. Li vedi solo adesso: stampali o mettili nel tuo gestore di password.',
    saved: 'Li ho messi al sicuro',
    done: 'Alla mia scrivania',
  },
  duty: {
    label: 'In servizio ora',
    onUntil: (when) => `I proprietari possono scriverti ${until(when)}.`,
    on: 'I proprietari possono scriverti a ogni ora.',
    offUntil: (when) => `Non sei in servizio ${until(when)}.`,
    off: 'Non hai ancora orari. Impostali qui sotto, o entra in servizio ora per quattro ore.',
  },
  notices: {
    title: 'Notifiche su questo dispositivo',
    states: {
      off: 'Quando sei in servizio, questo dispositivo può avvisarti dei casi in attesa e dei messaggi dei proprietari, anche a Zampa chiusa.',
      on: 'Ti avvisiamo dei casi in attesa quando sei in servizio, e quando un proprietario ti scrive.',
      blocked:
        'Il tuo browser blocca le notifiche di Zampa. Consentile nelle sue impostazioni, poi torna qui.',
      install:
        'Su iPhone e iPad aggiungi prima Zampa alla schermata Home: tocca Condividi, poi "Aggiungi alla schermata Home", e aprila da lì.',
      unsupported:
        'Questo browser non può mostrare notifiche. Su questo dispositivo prova con un altro.',
    },
  },
  hours: {
    title: 'I tuoi orari',
    text: "I proprietari vedono quando c'è un veterinario. Puoi comunque entrare o uscire dal servizio quando vuoi.",
    closed: 'Libero',
    from: (day) => `${day}, dalle`,
    to: (day) => `${day}, alle`,
    nextDay: 'fino al giorno dopo',
    add: (day) => `Aggiungi un orario di ${day}`,
    remove: (day) => `Togli questo orario di ${day}`,
    zone: 'Fuso orario',
    save: 'Salva gli orari',
    saved: 'I tuoi orari sono salvati',
    incomplete: 'Completa tutti gli orari, oppure togli la riga.',
  },
  security: {
    title: 'Verifica in due passaggi',
    left: (count) =>
      `${count === 1 ? 'Ti resta 1 codice' : `Ti restano ${count} codici`} di recupero. Confermi che sei tu una volta per dispositivo, ogni 12 ore.`,
    download:
      'Il download dei tuoi dati, nel profilo, comprende i tuoi casi solo per 12 ore da quando confermi che sei tu sullo stesso dispositivo.',
    renew: 'Prepara un altro telefono',
    keep: 'Tieni quello che ho',
  },
};
