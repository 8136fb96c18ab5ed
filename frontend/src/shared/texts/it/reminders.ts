import type { ReminderKind } from '@contract/reminders';
import { formatNames } from '../../format';
import type { CareTexts } from '../en/care';

const kinds: Record<ReminderKind, string> = {
  vaccine: 'Vaccino',
  worms: 'Vermi',
  fleas: 'Pulci e zecche',
  weigh: 'Peso',
  teeth: 'Denti',
  check: 'Controllo',
  medicine: 'Medicina',
  heat: 'Calore',
  nails: 'Unghie',
  insurance: 'Assicurazione',
  passport: 'Passaporto',
  other: 'Altro',
};

const every: CareTexts['reminders']['every'] = {
  hour: (count) => (count === 1 ? 'ogni ora' : `ogni ${count} ore`),
  day: (count) => (count === 1 ? 'ogni giorno' : `ogni ${count} giorni`),
  week: (count) => (count === 1 ? 'ogni settimana' : `ogni ${count} settimane`),
  month: (count) => (count === 1 ? 'ogni mese' : `ogni ${count} mesi`),
  year: (count) => (count === 1 ? 'ogni anno' : `ogni ${count} anni`),
};

const weekdays = {
  MO: 'lunedì',
  TU: 'martedì',
  WE: 'mercoledì',
  TH: 'giovedì',
  FR: 'venerdì',
  SA: 'sabato',
  SU: 'domenica',
};

/** With the article that a date takes: dal 12 dicembre, dall’8 dicembre. */
const withArticle = (preposition: string, date: string): string =>
  /^(?:8|11)\b/.test(date) ? `${preposition}l’${date}` : `${preposition} ${date}`;

export const reminders: CareTexts['reminders'] = {
  title: 'Questa settimana',
  reminders: 'Promemoria',
  count: (done, all) => `${done} di ${all}`,
  nothing: (name) => `Questa settimana non c’è niente da fare per ${name}.`,
  empty: (name) =>
    `Ancora nessun promemoria. Un vaccino, un trattamento, uno sciroppo due volte al giorno: quello che serve a ${name}, al momento giusto.`,
  unread: 'Impossibile caricare i promemoria.',
  kinds,
  every,
  weekdays,
  onDays: (every, days) => `${every}, di ${formatNames(days, 'it')}`,
  times: (count) => (count === 1 ? 'una volta' : `${count} volte`),
  until: (day) => `fino ${withArticle('al', day)}`,
  from: (when) => (/^\d/.test(when) ? withArticle('dal', when) : `da ${when}`),
  once: 'una volta',
  today: (time) => `oggi ${time}`,
  tomorrow: (time) => `domani ${time}`,
  late: (days) => (days === 1 ? 'in ritardo di 1 giorno' : `in ritardo di ${days} giorni`),
  done: 'Fatto',
  doneNext: (when) => `fatto, poi ${when}`,
  markDone: (title) => `Segna come fatto: ${title}`,
  isDone: (title) => `Fatto: ${title}`,
  doneToast: (title) => `Fatto: ${title}.`,
  dueNow: 'È il momento.',
  dueNowFor: (name) => `È il momento per ${name}.`,
  more: (title) => `Altro su: ${title}`,
  change: 'Modifica',
  skip: 'Salta',
  skipped: 'Saltato.',
  end: 'Termina',
  endQuestion: 'Non te lo ricorderemo più.',
  endYes: 'Sì, termina',
  ended: 'Terminati',
  endedToast: 'Terminato.',
  remove: 'Elimina',
  removed: 'Eliminato.',
  zone: (zone, time) => `Segue un altro fuso orario: ${zone}, dove sono le ${time}.`,
  moveZone: 'Usa il mio fuso orario',
  moved: 'Ora segue il tuo fuso orario.',
  elsewhereAll: (zone) =>
    `Ora sei nel fuso orario ${zone}. Alcuni promemoria seguono ancora quello di prima.`,
  moveAll: 'Sposta tutti i promemoria',
  movedAll: 'Ora tutti i tuoi promemoria seguono il tuo fuso orario.',
  reach: (mail, push) => {
    if (mail && push) return 'Anche per e-mail e con una notifica.';
    if (mail) return 'Anche per e-mail.';
    return push ? 'Anche con una notifica.' : 'Solo quando Zampa è aperta.';
  },
  later: 'Più avanti',
  add: 'Aggiungi un promemoria',
  how: 'Come ti arrivano i promemoria',
  form: {
    add: 'Nuovo promemoria',
    change: 'Modifica il promemoria',
    kind: 'Di che cosa si tratta?',
    title: 'Che cosa c’è da fare?',
    note: 'Nota (facoltativa)',
    when: 'Quando?',
    whenFirst: 'Prima volta',
    whenNext: 'Prossima volta',
    repeat: 'Ogni quanto?',
    end: 'Termina',
    never: 'Mai',
    times: 'Dopo un certo numero di volte',
    date: 'In una data',
    count: 'Quante volte?',
    until: 'Ultimo giorno',
    reach: 'Come vuoi riceverlo?',
    mail: 'Per e-mail',
    push: 'Con una notifica',
    pushHint: 'Arriva sui dispositivi in cui hai attivato le notifiche dal profilo.',
    saved: 'Salvato.',
    invalid: {
      title: 'Scrivi che cosa c’è da fare.',
      startsAt: 'Scegli un momento futuro.',
      count: 'Scrivi un numero intero da 1 a 999.',
      until: 'Scegli un giorno dopo la prima volta.',
      rule: 'Con queste scelte il promemoria non arriverebbe mai.',
    },
  },
  elsewhere: 'È stato modificato su un altro dispositivo. Ora dice:',
  keepTheirs: 'Tieni quello',
  saveMine: 'Salva il mio',
  failed: 'Non è stato possibile salvare. Riprova.',
  offline: 'Sei offline. Riprova quando torna la connessione.',
  full: (limit) => `Puoi avere al massimo ${limit} promemoria per un animale. Prima terminane uno.`,
  suggested: (name) => `Consigliati per ${name}`,
  window: (from, to) => `${from} – ${to}`,
  moreSuggested: (count) => (count === 1 ? 'Un altro' : `Altri ${count}`),
  on: (day) => day,
  accept: 'Ricordamelo',
  decline: 'Non ora',
  acceptIt: (title) => `Ricordamelo: ${title}`,
  declineIt: (title) => `Non ora: ${title}`,
  accepted: 'Te lo ricorderemo.',
  acceptedMail: 'Te lo ricorderemo, anche per e-mail.',
  declined: 'Ignorato.',
  sources: 'Fonti',
  read: (day) => `Consultate: ${day}.`,
  plan: {
    text: (name) =>
      `Vaccini, vermi, pulci, medicine: Zampa ti consiglia quello che serve a ${name} e te lo ricorda in tempo. I promemoria fanno parte di Pro.`,
    link: 'Promemoria con Pro',
    ended: 'Puoi leggere i tuoi promemoria ed eliminarli. Con Pro tornano ad arrivare.',
  },
};
