import { withArticle } from '@contract/italian-article';
import type { vetCases as english } from '../en/vet-cases';

export const vetCases: typeof english = {
  queue: 'Casi',
  waiting: 'In attesa',
  nobodyWaits: 'Nessuno in attesa.',
  nobodyWaitsText: 'Le nuove domande compaiono qui da sole.',
  mine: 'Con te',
  closed: 'Chiusi da te',
  unread: 'Non è stato possibile caricare i casi.',
  since: (minutes) =>
    minutes < 1
      ? 'proprio ora'
      : minutes < 60
        ? `in attesa da ${minutes} min`
        : minutes < 48 * 60
          ? `in attesa da ${Math.floor(minutes / 60)} h ${minutes % 60} min`
          : `in attesa da ${Math.floor(minutes / 1440)} giorni`,
  takenAt: (when) =>
    /^\d+:/.test(when) ? `preso alle ${when}` : `preso ${withArticle('il', when)}`,
  closedOn: (day) => `chiuso ${withArticle('il', day)}`,
  levels: { emergency: 'Emergenza', urgent: 'Urgente', routine: 'Ordinario' },
  speaks: { en: 'in inglese', it: 'in italiano' },
  take: 'Prendi',
  takeNamed: (name) => `Prendi il caso di ${name}`,
  open: (name) => `Apri il caso di ${name}`,
  takenByOther: 'Un collega ha appena preso questo caso.',
  news: (count) => (count === 1 ? 'Un caso in attesa.' : `${count} casi in attesa.`),
  back: 'Tutti i casi',
  gone: 'Questo caso non è più con te.',
  goneText: "È stato riassegnato o ritirato, oppure il proprietario o l'animale non ci sono più.",
  title: (name) => `Il caso di ${name}`,
  question: 'La domanda',
  facts: 'Profilo',
  age: (years) => (years === 1 ? '1 anno' : `${years} anni`),
  sexes: { female: 'femmina', male: 'maschio' },
  neutered: (sex) =>
    sex === null ? 'sterilizzato/a' : sex === 'female' ? 'sterilizzata' : 'castrato',
  weight: 'Peso',
  conditions: 'Condizioni di salute',
  allergies: 'Allergie',
  medicines: 'Medicine',
  traits: 'Carattere',
  diary: 'Diario, ultimi 90 giorni',
  noDiary: 'Il diario è vuoto.',
  summary: 'Riepilogo',
  notShared: 'Il proprietario non lo ha condiviso.',
  talk: 'Conversazione',
  owner: 'Proprietario',
  zampa: 'Zampa',
  you: 'Tu',
  photo: (place) => `Foto ${place} del proprietario`,
  write: 'Il tuo messaggio',
  placeholder: 'Scrivi al proprietario...',
  send: 'Invia',
  askPhotos: 'Chiedi delle foto',
  photosText: 'Può mandarmi una o due foto, per favore? Con buona luce e da vicino.',
  handBack: 'Restituisci',
  handBackTitle: 'Restituire il caso?',
  handBackText: 'Torna in coda e il proprietario viene avvisato. Non potrai più leggerlo.',
  close: 'Chiudi con un parere',
  closeTitle: 'Il tuo parere',
  closeText: 'Il proprietario lo riceve in chat, e resta nel diario e nel riepilogo.',
  advice: 'Parere scritto',
  adviceMissing: 'Scrivi il tuo parere.',
  closeNow: 'Chiudi il caso',
  isClosed: 'Chiuso. Il profilo e ciò che era condiviso non sono più visibili.',
  rated: (stars) => `Valutato ${stars} su 5`,
  failed: 'Non ha funzionato. Riprova.',
  notSent: 'Il messaggio non è stato inviato. È ancora nel campo.',
};
