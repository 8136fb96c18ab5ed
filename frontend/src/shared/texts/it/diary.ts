import type { DiaryKind, DiaryUnit, Severity } from '@contract/diary';
import type { FILE_FAULTS, RowFault } from '@contract/diary-import';
import { formatNumber } from '../../format';
import type { CareTexts } from '../en/care';

const kinds: Record<DiaryKind, string> = {
  weight: 'Peso',
  food: 'Cibo',
  symptom: 'Sintomo',
  behaviour: 'Comportamento',
  medicine: 'Medicina',
  vaccine: 'Vaccino',
  parasites: 'Antiparassitario',
  visit: 'Visita',
  heat: 'Calore',
  breaths: 'Respiri nel sonno',
  temperature: 'Temperatura',
  note: 'Nota',
};

/** Where a long word may break. */
const narrowKinds: Partial<Record<DiaryKind, string>> = {
  behaviour: 'Comporta\u00ADmento',
  parasites: 'Antiparas\u00ADsitario',
};

const units: Record<DiaryUnit, string> = {
  kg: 'kg',
  g: 'g',
  lb: 'lb',
  kcal: 'kcal',
  '°C': '°C',
  '°F': '°F',
  breaths: 'al minuto',
  ml: 'ml',
  mg: 'mg',
  tablets: 'compresse',
  drops: 'gocce',
};

const singleUnits: Partial<Record<DiaryUnit, string>> = { tablets: 'compressa', drops: 'goccia' };

const askedUnits: Record<DiaryUnit, string> = {
  ...units,
  kg: 'chili',
  g: 'grammi',
  lb: 'libbre',
  '°C': 'gradi Celsius',
  '°F': 'gradi Fahrenheit',
};

const severities: Record<Severity, string> = {
  mild: 'Lieve',
  moderate: 'Moderato',
  severe: 'Forte',
};

const textLabels: Partial<Record<DiaryKind, string>> = {
  food: 'Quale cibo?',
  symptom: 'Che cosa hai visto?',
  behaviour: 'Che cosa è successo?',
  medicine: 'Quale medicina?',
  vaccine: 'Quale vaccino?',
  parasites: 'Che cosa hai dato?',
  visit: 'Per quale motivo?',
};

const faults: Record<RowFault, string> = {
  date: 'La data non è leggibile.',
  future: 'La data è nel futuro.',
  'too-early': 'La data è prima della nascita.',
  kind: 'Manca il tipo di voce.',
  value: 'Il valore manca o non è un numero.',
  unit: 'Questa unità non è adatta.',
  text: 'Il testo manca o è troppo lungo.',
  implausible: 'Il valore non è plausibile per questo animale.',
  cell: 'Una cella non è leggibile.',
};

const fileFaults: Record<keyof typeof FILE_FAULTS, string> = {
  empty: 'Il file non ha righe.',
  format: 'Questo non è un file CSV.',
  date: 'Nessuna colonna si chiama "Data".',
  kind: 'Nessuna colonna dice di che voce si tratta, per esempio "Tipo" o "Peso (kg)".',
  rows: 'Il file ha più di 5.000 righe. Dividilo in parti.',
};

export const diary: CareTexts['diary'] = {
  title: 'Diario',
  add: 'Aggiungi al diario',
  what: 'Che cosa annoti?',
  kinds,
  tile: (kind) => narrowKinds[kind] ?? kinds[kind],
  units,
  unitOf: (unit, amount) => (amount === 1 ? singleUnits[unit] : undefined) ?? units[unit],
  severities,
  more: 'Altro',
  unit: 'Unità',
  amount: 'Quantità',
  decrease: 'Diminuisci',
  increase: 'Aumenta',
  save: (kind) => `Salva: ${kind.toLowerCase()}`,
  saved: 'Salvato.',
  when: 'Quando?',
  now: 'Adesso',
  text: (kind) => textLabels[kind] ?? 'Che cosa vuoi annotare?',
  severity: 'Quanto è forte?',
  bodyPart: 'In quale parte del corpo?',
  minutes: 'Per quanti minuti?',
  before: 'Che cosa è successo prima?',
  after: 'Che cosa è successo dopo?',
  kcalPer100g: "kcal per 100 g, dall'etichetta",
  details: 'Altri dettagli',
  invalid: {
    value: 'Scrivi un numero.',
    text: 'Scrivi una parola o due.',
    at: 'Scegli un momento passato, dopo la nascita.',
    amount: 'Non è plausibile per questo animale. Controlla il valore.',
    unclear: (more, less) => `Scrivi ${more} oppure ${less}.`,
    minutes: 'Scrivi minuti interi: al massimo 43.200 (30 giorni).',
    kcalPer100g: "Al massimo 900. Se l'etichetta indica le kcal al kg, dividi per 10.",
  },
  isThat: (unit) => `Sono ${askedUnits[unit]}?`,
  itIs: (amount) => `Sì, ${amount}`,
  failed: 'Non è stato possibile salvare. Riprova.',
  full: (limit) =>
    `Il diario di un animale può avere al massimo ${formatNumber(limit, 'it')} voci. Prima eliminane qualcuna.`,
  unread: 'Impossibile caricare il diario.',
  empty: (name) =>
    `Ancora niente. Per ${name} un peso ogni due settimane è un buon inizio: nel diario i cambiamenti si vedono molto prima che a occhio nudo.`,
  older: 'Mostra le voci precedenti',
  lit: 'fa parte di quello che si nota',
  fromChat: 'Dalla chat',
  cameBefore: (what) => `Prima: ${what}`,
  cameAfter: (what) => `Dopo: ${what}`,
  lasted: (minutes) => (minutes === 1 ? '1 minuto' : `${minutes} minuti`),
  energy: (kcal) => `${kcal} kcal per 100 g`,
  edit: (entry) => `Modifica: ${entry}`,
  editShort: 'Modifica',
  removeShort: 'Elimina',
  moreOf: (entry) => `Altro su: ${entry}`,
  remove: (entry) => `Elimina: ${entry}`,
  removed: 'Eliminato.',
  undo: 'Annulla',
  elsewhere: 'Questa voce è stata modificata su un altro dispositivo. Ora dice:',
  keepTheirs: 'Tieni quella',
  saveMine: 'Salva la mia',
  plan: {
    text: (name) =>
      `Peso, sintomi, cibo e medicine di ${name} in un posto solo. Il diario fa parte di Pro.`,
    link: 'Scopri Pro',
    download: 'Scarica tutto in un file',
    ended: "Puoi leggere e scaricare quello che c'è. Le nuove voci fanno parte di Pro.",
  },
  import: {
    open: 'Importa un file',
    title: 'Importa un file',
    text: "Un file CSV da un foglio di calcolo o da un'altra app. La prima riga dà i nomi alle colonne, per esempio Data e Peso (kg).",
    choose: 'Scegli un file',
    reading: 'Lettura del file...',
    tooLarge: 'Il file supera 1 MB. Dividilo in parti.',
    fileFaults,
    faults,
    line: 'Riga',
    entry: 'Voce',
    counts: (accepted, refused) => {
      const ready = accepted === 1 ? '1 riga è pronta' : `${accepted} righe sono pronte`;
      if (refused === 0) return `${ready}.`;
      return `${ready}, ${refused} ${refused === 1 ? 'non leggibile' : 'non leggibili'}.`;
    },
    store: (count) => (count === 1 ? 'Importa 1 voce' : `Importa ${count} voci`),
    done: (added, known) => {
      const imported = added === 1 ? '1 voce importata' : `${added} voci importate`;
      if (known === 0) return `${imported}.`;
      return `${imported}, ${known} ${known === 1 ? "c'era" : "c'erano"} già.`;
    },
    cell: (text) => `"${text}"`,
  },
};
