import type { Texts } from '../en';

export const search: Texts['search'] = {
  title: 'Cerca animali o messaggi',
  field: 'Un nome, o parole di un messaggio',
  hint: 'Scrivi un nome per passare a un animale, o parole scritte da te o da Zampa.',
  results: 'Risultati',
  pets: 'I tuoi animali',
  messagesOf: (name) => `Messaggi su ${name}`,
  searching: 'Ricerca in corso...',
  found: (count, more) =>
    count === 1 ? '1 risultato' : `${count} risultati${more ? ', e ce ne sono altri' : ''}`,
  correctedTo: (words) => `Risultati per: ${words}`,
  nothing: 'Nessun risultato',
  nothingHint: 'Prova con meno parole, o con un sinonimo.',
  failed: 'La ricerca non è riuscita. Le tue parole sono ancora qui.',
  more: 'Mostra altri',
  tooFarBack: 'Quel messaggio è troppo indietro per mostrarlo qui.',
  gone: 'Quel messaggio non è più in questa chat.',
  otherVersion: "in un'altra versione di una domanda",
  beingAnswered:
    "Quel messaggio è in un'altra versione di una domanda. Aspetta la fine della risposta in corso e riprova.",
  unreachable: 'Non è stato possibile caricare quel messaggio. Riprova.',
};
