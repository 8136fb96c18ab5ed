import type { Texts } from '../en';

export const photos: Texts['photos'] = {
  attach: 'Aggiungi foto',
  drop: (name) => `Trascina qui le foto di ${name}`,
  list: 'Foto per la tua domanda',
  one: (place) => `Foto ${place}`,
  remove: (place) => `Togli la foto ${place}`,
  retry: (place) => `Riprova con la foto ${place}`,
  goingUp: (place) => `Invio della foto ${place} in corso`,
  tooMany: 'Puoi aggiungere al massimo dieci foto a una domanda. Le altre non sono state aggiunte.',
  addWords: 'Aggiungi due parole: che cosa deve guardare Zampa?',
  sending: (stored, all) =>
    all === 1 ? 'Sto inviando la foto...' : `Sto inviando le foto: ${stored} di ${all}...`,
  waiting: 'Le foto partono appena torni online.',
  notSent: 'Non tutte le foto sono arrivate. La tua domanda è di nuovo qui sotto.',
  lost: 'Le foto sono andate perse con la chiusura della pagina. Aggiungile di nuovo.',
  sent: (place, all) =>
    all === 1 ? 'La foto che hai inviato' : `Foto ${place} delle ${all} che hai inviato`,
  show: (place, all) =>
    all === 1
      ? 'Apri la foto che hai inviato'
      : `Apri la foto ${place} delle ${all} che hai inviato`,
  unavailable: 'Impossibile caricare questa foto.',
  previous: 'Foto precedente',
  next: 'Foto successiva',
  failures: {
    unreadable: 'Impossibile leggere questo file. Scegli una foto JPEG, PNG, WebP o HEIC.',
    tooLarge: 'Questa foto è troppo grande. Scegline una fino a 10 MB.',
    full: 'Hai raggiunto il limite di foto del tuo account. Elimina un animale o togli la sua foto per fare posto.',
    tooMany: "Sono tante foto in una volta. Riprova fra un po'.",
    network: 'Una foto non è arrivata. Riprova.',
    gone: "Una foto non c'è più. Riprova, oppure toglila.",
  },
};
