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
  shortcuts: 'Scorciatoie da tastiera',
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
