import type { DiaryKind, Severity } from '../../../contract/diary.js';
import { withArticle } from '../../../contract/italian-article.js';
import type { QuestionTexts } from './en.js';

const KINDS: Record<DiaryKind, string> = {
  weight: 'peso',
  food: 'cibo',
  symptom: 'sintomo',
  behaviour: 'comportamento',
  medicine: 'medicina',
  vaccine: 'vaccino',
  parasites: 'antiparassitario',
  visit: 'visita dal veterinario',
  heat: 'calore',
  breaths: 'respiri nel sonno',
  temperature: 'temperatura',
  note: 'nota',
};

const NONE: Record<DiaryKind, string> = {
  weight: "non c'è ancora nessun peso",
  food: "non c'è ancora nessun pasto",
  symptom: "non c'è ancora niente su questo",
  behaviour: "non c'è ancora nessun comportamento",
  medicine: "non c'è ancora nessuna medicina",
  vaccine: "non c'è ancora nessun vaccino",
  parasites: "non c'è ancora nessun antiparassitario",
  visit: "non c'è ancora nessuna visita dal veterinario",
  heat: "non c'è ancora nessun calore",
  breaths: "non c'è ancora nessun conteggio dei respiri nel sonno",
  temperature: "non c'è ancora nessuna temperatura",
  note: "non c'è ancora niente su questo",
};

const SEVERITIES: Record<Severity, string> = { mild: 'lieve', moderate: 'medio', severe: 'forte' };

/** "L'8", "l'11", "il 12", "il 1º". */
const on = (date: string): string =>
  withArticle('il', date.replace(/^1\b/, '1º')).replace("'", "'");

export const it: QuestionTexts = {
  locale: 'it-IT',
  today: 'oggi',
  yesterday: 'ieri',
  on,
  lastDays: (days) => `negli ultimi ${days} giorni`,
  kinds: KINDS,
  severities: SEVERITIES,
  unit: (unit, value) =>
    ({
      breaths: 'respiri al minuto',
      tablets: value <= 1 ? 'compressa' : 'compresse',
      drops: value === 1 ? 'goccia' : 'gocce',
    })[unit as string] ?? unit,
  weighed: (amount, when) => `**${amount}**, l'ultima pesata è stata ${when}`,
  before: (amount, when) => `${when} erano ${amount}`,
  named: (when, what) => `**${when}**: ${what}.`,
  noted: (when, what) => `**Sì**, lo hai annotato ${when}: ${what}.`,
  notNoted: (label) => `**Niente di annotato** ${label}.`,
  theLast: (when, what) => `L'ultima volta è stata ${when}: ${what}.`,
  notThat: (what, name) => `Nel diario di ${name} non c'è niente su "${what}".`,
  onDays: (what, days, label) =>
    `${what} **in ${days} ${days === 1 ? 'giorno' : 'giorni'}** ${label}`,
  lastTime: (when) => `l'ultima volta ${when}`,
  times: (count, when) => (count === 1 ? when : `${count} volte, l'ultima ${when}`),
  entries: (count, label) => `**${count} ${count === 1 ? 'voce' : 'voci'}** ${label}`,
  newest: 'Le voci più recenti',
  more: (count) => (count === 1 ? "e un'altra" : `e altre ${count}`),
  profileWeight: (name, amount) => `Nel profilo di ${name} c'è **${amount}**.`,
  profileMedicines: (medicines) => `Nel profilo c'è: **${medicines}**.`,
  none: (kind, name) => `Nel diario di ${name} ${NONE[kind]}.`,
  empty: (name) => `Nel diario di ${name} non c'è ancora niente.`,
  enter: (name, url, example) =>
    example === undefined
      ? `Puoi aggiungerlo nella [pagina di ${name}](${url}).`
      : `Dimmelo qui, per esempio "${example}", o aggiungilo nella [pagina di ${name}](${url}).`,
  examples: {
    weight: 'oggi pesa 4,1 kg',
    symptom: 'ha vomitato stamattina',
    vaccine: 'oggi ha fatto il vaccino contro la rabbia',
    visit: 'oggi siamo stati dal veterinario',
  },
  page: (name, url) => `Tutto, con i grafici, è nella [pagina di ${name}](${url}).`,
  aside: (finding) => `**Nel tuo diario:** ${finding}`,
  onPro: (name) =>
    `Te lo direi dal diario di ${name}: tenerlo, e avere risposte che lo conoscono, fa parte di Pro.`,
  kept: (name, url) => `Ciò che hai annotato prima è ancora nella [pagina di ${name}](${url}).`,
};
