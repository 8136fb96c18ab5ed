import { withArticle } from '@contract/italian-article';
import type { insights as english } from '../en/insights';

export const insights: typeof english = {
  title: 'Che cosa si nota',
  loading: 'Lettura del diario...',
  unread: 'Impossibile caricare ciò che si nota nel diario.',
  levels: {
    today: 'Oggi',
    vet: 'Chiedi al veterinario questa settimana',
    watch: "Da tenere d'occhio",
    good: 'Va bene così',
  },
  sources: 'Fonti',
  allNumbers: 'Tutti i numeri di emergenza',
  charts: {
    weight: 'Peso',
    breaths: 'Respiri nel sonno',
    food: 'Cibo al giorno',
    symptoms: 'Sintomi per settimana',
    behaviour: 'Comportamento per settimana',
  },
  keys: "Con le frecce si passa da una voce all'altra.",
  course: (from: string, first: string, to: string, last: string) =>
    `Da ${first} ${withArticle('del', from)} a ${last} ${withArticle('del', to)}.`,
  weeks: (from: string, to: string) =>
    from === to
      ? `Settimana ${withArticle('del', from)}.`
      : `Dalla settimana ${withArticle('del', from)} a quella ${withArticle('del', to)}.`,
  range: {
    label: 'Periodo',
    month: { short: '1 m', long: '1 mese' },
    half: { short: '6 m', long: '6 mesi' },
    all: { short: 'Tutto', long: 'Tutto' },
  },
  trend: 'Andamento',
  change: (percent: string) => `${percent}% al mese`,
  adult: (weight: string) => `Peso atteso da adulto: ${weight}`,
  healthy: 'Peso sano',
  need: 'Fabbisogno abituale',
  baseline: 'Valore abituale',
  span: (name: string, amounts: string, source: string) => `${name} ${amounts}, da: ${source}`,
  leftOut: 'escluso',
  leftOutCheck: 'escluso: da controllare',
  leftOutHint: "Escluso dall'andamento: è lontano dagli altri. Un errore di battitura?",
  noEnergy: 'calorie non note',
  noEnergyHint: (days: number) =>
    days === 1
      ? '1 giorno senza calorie non è nel grafico.'
      : `${days} giorni senza calorie non sono nel grafico.`,
  perMinute: (count: string) => `${count} al minuto`,
  times: (count: string) => (count === '1' ? 'una volta' : `${count} volte`),
  others: 'Altro',
  week: (day: string) => `Settimana ${withArticle('del', day)}`,
  given: (name: string, days: string) => `${name}: ${days}`,
  showTable: 'Mostra come tabella',
  showChart: 'Mostra come grafico',
  table: {
    day: 'Giorno',
    week: 'Settimana',
    what: 'Che cosa',
    count: 'Volte',
    amount: 'Quantità',
    note: 'Nota',
  },
  example: {
    title: 'Un esempio: Luna',
    badge: 'Esempio',
    species: 'Gatta, inventata per questa pagina',
    text: 'Ecco che cosa può mostrare mezzo anno di diario. Luna non esiste: le sue voci sono inventate, le regole e le fonti sono quelle vere.',
    plan: 'Con Pro, Zampa legge così il diario del tuo animale.',
    toPlans: 'Vedi i piani',
    invite: 'Guarda un esempio',
  },
};
