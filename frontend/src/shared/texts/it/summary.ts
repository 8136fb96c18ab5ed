import { withArticle } from '@contract/italian-article';
import type { PageTexts } from '../en/pages';

export const summary: PageTexts['summary'] = {
  title: 'Riepilogo per il veterinario',
  text: (name) =>
    `Gli ultimi 90 giorni di ${name} su carta, nella lingua del tuo veterinario. Decidi tu che cosa ci va.`,
  prepare: 'Prepara il riepilogo',
  language: 'Lingua del veterinario',
  why: 'Qual è il motivo della visita?',
  whyHint: 'Che cosa ti preoccupa, in una frase o due.',
  questions: 'Che cosa vuoi chiedere?',
  questionsHint: 'Una domanda per riga.',
  paper: { why: 'Motivo della visita', questions: 'Domande per il veterinario' },
  choose: 'Ecco come sarà. Togli la spunta a ciò che vuoi lasciare fuori.',
  loading: "Preparazione dell'anteprima...",
  empty: (name) =>
    `Nel diario non c'è ancora niente degli ultimi 90 giorni. Qui compariranno i pesi, i sintomi e le medicine che annoti, con quello che mostrano. Fino ad allora la pagina contiene il profilo di ${name} e quello che aggiungi tu.`,
  toDiary: 'Vai al diario',
  make: 'Crea il riepilogo',
  making: 'Creazione del riepilogo...',
  makeHint: 'Nessuno lo vede finché non lo condividi.',
  nothing: 'Non hai scelto nulla. Metti la spunta ad almeno una cosa.',
  madeOn: (day) => `Riepilogo ${withArticle('del', day)}`,
  stays: 'Non cambia, qualunque cosa annoti in seguito.',
  download: 'Scarica il PDF',
  another: 'Creane un altro',
  earlier: 'I tuoi riepiloghi',
  unread: 'Impossibile caricare i riepiloghi precedenti.',
  remove: {
    button: 'Elimina',
    title: 'Eliminare questo riepilogo?',
    text: "Anche il suo link smette di funzionare. Il diario resta com'è.",
    confirm: 'Elimina il riepilogo',
    done: 'Eliminato.',
  },
  link: {
    title: 'Condividi con un link',
    text: "Chi ha l'indirizzo può leggere questo riepilogo, e nient'altro.",
    howLong: 'Per quanto tempo?',
    days: (days) => (days === 1 ? '1 giorno' : `${days} giorni`),
    make: 'Crea un link',
    makeNew: 'Crea un nuovo link',
    replaces: 'A quel punto il vecchio indirizzo non funziona più.',
    address: 'Indirizzo',
    once: 'Copialo adesso: si vede una volta sola.',
    copy: "Copia l'indirizzo",
    copied: 'Copiato',
    copyFailed: "Non è stato possibile copiare l'indirizzo. Selezionalo e copialo tu.",
    state: (day, views) => {
      const seen = ['non ancora visto', 'visto una volta'][views] ?? `visto ${views} volte`;
      return `Scade ${withArticle('il', day)}, ${seen}.`;
    },
    until: (day) => `Link fino ${withArticle('al', day)}`,
    revoke: 'Revoca il link',
    revokeTitle: 'Revocare questo link?',
    revokeText: "Chi ha l'indirizzo non potrà più aprire il riepilogo.",
    revoked: 'Link revocato.',
  },
  plan: {
    text: (name) =>
      `Con Pro tieni un diario di ${name} e lo porti dal veterinario su una pagina chiara, in PDF o con un link.`,
    link: 'Scopri Pro',
    ended:
      'Puoi leggere, scaricare ed eliminare i riepiloghi che ci sono, e revocarne i link. Quelli nuovi fanno parte di Pro.',
  },
  failed: {
    gone: "Non c'è più. Forse è stato eliminato da un altro dispositivo.",
    often: 'Troppe richieste in poco tempo. Riprova tra qualche minuto.',
    offline: 'Sei offline. Riprova quando torna la connessione.',
    other: 'Qualcosa non ha funzionato. Riprova.',
  },
};
