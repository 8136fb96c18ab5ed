import type { Texts } from '../en';

export const chatTools: Texts['chatTools'] = {
  copy: {
    code: 'Copia il codice',
    table: 'Copia la tabella',
    done: 'Copiato',
    failed: 'Impossibile copiare. Seleziona il testo e copialo a mano.',
  },
  readAloud: {
    read: 'Leggi ad alta voce',
    pause: 'Metti in pausa la lettura',
    goOn: 'Riprendi la lettura',
    stop: 'Interrompi la lettura',
    failed: 'Qui non è possibile leggere questa risposta ad alta voce.',
  },
  dictation: {
    start: 'Detta',
    stop: 'Smetti di dettare',
    on: 'Il microfono è acceso',
    off: 'Il microfono è spento',
    listening: 'Ti ascolto...',
    problems: {
      refused:
        'Zampa non può usare il microfono. Consentilo nelle impostazioni del browser, poi riprova.',
      noMicrophone: 'Nessun microfono trovato. Collegane uno, poi riprova.',
      network:
        'Per capire la voce il browser ha bisogno della rete. Quello che hai detto finora è stato salvato.',
      failed: 'Il browser ha smesso di ascoltare. Quello che hai detto finora è stato salvato.',
    },
  },
  shortcuts: {
    title: 'Scorciatoie da tastiera',
    focus: 'Scrivi una domanda',
    send: 'Inviala',
    newLine: 'Vai a capo',
    editLast: "Modifica l'ultima domanda",
    stop: 'Interrompi la risposta',
    find: 'Passa a un animale o cerca un messaggio',
    help: 'Mostra questo elenco',
  },
  versions: {
    edit: 'Modifica e chiedi di nuovo',
    field: 'La tua domanda in altre parole',
    send: 'Chiedi così',
    cancel: 'Annulla',
    kept: 'Conta come una nuova domanda. Domanda e risposta di prima restano a portata di tocco.',
    photos: 'Le foto restano con la domanda.',
    earlier: 'Versione precedente',
    later: 'Versione successiva',
    place: (one, all) => `Versione ${one} di ${all}`,
    failed: 'Impossibile mostrare questa versione. Riprova.',
    fixed: 'Questa domanda non si può più modificare. Le tue parole sono nel campo qui sotto.',
  },
  removedPet: {
    title: (name: string) => `Profilo di ${name} eliminato`,
    text: (name: string) =>
      `Il profilo di ${name} è stato eliminato da un altro dispositivo, insieme alla chat. Quello che stavi scrivendo è ancora qui.`,
    nothing: (name: string) =>
      `Il profilo di ${name} è stato eliminato da un altro dispositivo, insieme alla chat.`,
    copy: 'Copia le tue parole',
    useFor: (name: string) => `Usale per ${name}`,
    toPets: 'Vai ai tuoi animali',
    failed: 'Impossibile spostare le tue parole. Riprova.',
  },
  answerNotices: {
    title: 'La risposta è arrivata mentre eri via',
    text: (name: string) =>
      `La prossima volta una notifica può avvisarti quando Zampa ha risposto a una domanda su ${name}, senza mai mostrare la risposta.`,
    accept: 'Avvisami',
    decline: 'No, grazie',
    done: 'Zampa ti avviserà quando una risposta è pronta',
    failed: 'Impossibile salvare la modifica. Riprova.',
    label: 'Quando una risposta è pronta',
    explanation:
      'Solo quando nessuna pagina di Zampa è visibile, e senza mai mostrare la risposta.',
  },
  share: {
    open: 'Condividi o stampa',
    title: 'Condividi questa risposta',
    picture: 'Come immagine',
    text: 'Come testo',
    print: 'Stampa questa risposta',
    printAll: 'Stampa la conversazione',
    sources: 'Fonti:',
    goesOn: 'La risposta continua su Zampa.',
    saved: "L'immagine è nei tuoi download",
    copied: 'Testo copiato',
    failed: 'Qui non è possibile condividere questa risposta.',
  },
};
