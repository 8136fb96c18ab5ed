import { VAT_PROBLEMS } from '@contract/business';
import type { PageTexts } from '../en/pages';

export const business: PageTexts['business'] = {
  title: 'Dati sulle tue fatture',
  offer: "Paghi per conto di un'attività? Aggiungi nome, indirizzo e partita IVA alle tue fatture.",
  add: "Aggiungi i dati dell'attività",
  edit: 'Modifica',
  remove: 'Rimuovi',
  from: 'Compaiono a partire dalla prossima fattura; quelle che hai già restano come sono.',
  vat: (id) => `Partita IVA ${id}`,
  refused:
    'Il servizio di pagamento non accetta questa partita IVA, quindi non comparirà sulle fatture. Controllala.',
  toAgreement: 'Accordo sul trattamento dei dati',
  company: "Nome dell'attività",
  street: 'Via e numero',
  postalCode: 'CAP',
  city: 'Città',
  country: 'Paese',
  choose: 'Scegli un paese',
  vatId: 'Partita IVA',
  vatHint: "Per attività nell'Unione Europea; se non ce l'hai, lascia il campo vuoto.",
  required: 'Compila questo campo.',
  saved: "Dati dell'attività salvati",
  removed: "Dati dell'attività rimossi",
  failed: "Impossibile salvare i dati dell'attività. Riprova.",
  unread: "Impossibile caricare i dati dell'attività.",
  report: {
    label: 'Resoconto mensile via email',
    explanation:
      "All'inizio di ogni mese, a un indirizzo confermato: domande, voci di diario e promemoria del mese scorso.",
    failed: 'Impossibile salvare la modifica. Riprova.',
  },
  problems: {
    [VAT_PROBLEMS.format]: 'Non è una partita IVA del paese che hai scelto. Controllala.',
    [VAT_PROBLEMS.country]:
      "Sulle fatture possono comparire solo partite IVA dell'Unione Europea. Lascia il campo vuoto.",
  },
};
