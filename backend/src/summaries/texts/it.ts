import { formatWeight } from '../../contract/typed-number.js';
import { withArticle } from '../../contract/italian-article.js';
import type { SummaryTexts } from './en.js';

export const it: SummaryTexts = {
  title: (name) => `Riepilogo per il veterinario: ${name}`,
  sections: (name) => ({
    about: `Chi è ${name}`,
    why: 'Motivo della visita',
    findings: 'Che cosa mostra il diario',
    alarms: 'Allarmi nella chat',
    weights: 'Peso',
    medicines: 'Medicine',
    timeline: 'Che cosa è successo',
    questions: 'Domande per il veterinario',
  }),
  about: {
    species: (species) => `Specie: ${species}`,
    breed: (breed) => `Razza: ${breed}`,
    age: (age) => `Età: ${age}`,
    born: (day, age) => `Data di nascita: ${day} (${age})`,
    sex: (sex) => `Sesso: ${sex}`,
    weight: (weight) => `Peso: ${formatWeight(weight, 'it')}`,
    allergies: (text) => `Allergie: ${text}`,
    conditions: (text) => `Condizioni di salute: ${text}`,
  },
  species: {
    cane: 'cane',
    gatto: 'gatto',
    coniglio: 'coniglio',
    uccello: 'uccello',
    altro: 'altro animale',
  },
  sex: { female: 'femmina', male: 'maschio' },
  neutered: (sex, neutered) => {
    const word = sex === 'female' ? 'sterilizzata' : 'sterilizzato';
    return neutered ? word : `non ${word}`;
  },
  alarms: {
    emergency: (advice) => `Emergenza. Consiglio dato: ${advice}`,
    urgent: (advice) => `Urgente. Consiglio dato: ${advice}`,
  },
  weightChange: (percent, days) =>
    days === 1 ? `Variazione: ${percent} in 1 giorno` : `Variazione: ${percent} in ${days} giorni`,
  medicines: {
    noted: 'Come annotato nel profilo',
    once: (day) => `Una volta, ${withArticle('il', day)}`,
    times: (count, from, to) =>
      `${count} volte, ${withArticle('dal', from)} ${withArticle('al', to)}`,
    each: (amount) => `${amount} ogni volta`,
    last: (amount) => `ultima quantità ${amount}`,
  },
  kinds: {
    weight: 'Peso',
    food: 'Cibo',
    symptom: 'Sintomo',
    behaviour: 'Comportamento',
    medicine: 'Medicina',
    vaccine: 'Vaccino',
    parasites: 'Antiparassitario',
    visit: 'Visita dal veterinario',
    heat: 'Calore',
    breaths: 'Respiri nel sonno',
    temperature: 'Temperatura',
    note: 'Nota',
  },
  severity: { mild: 'lieve', moderate: 'moderato', severe: 'forte' },
  before: (text) => `prima: ${text}`,
  after: (text) => `dopo: ${text}`,
  units: {
    breaths: () => 'al minuto',
    tablets: (amount) => (amount === 1 ? 'compressa' : 'compresse'),
    drops: (amount) => (amount === 1 ? 'goccia' : 'gocce'),
  },
  earlier: (count) =>
    count === 1
      ? 'Una voce precedente non è riportata'
      : `${count} voci precedenti non sono riportate`,
  page: {
    asOf: (day) => `Situazione ${withArticle('al', day)}, ultimi 90 giorni`,
    more: (count) => (count === 1 ? 'e una voce precedente' : `e altre ${count} voci precedenti`),
    from: 'Annotato dal proprietario e raccolto da Zampa. Non è una diagnosi.',
    until: (day) => `Questa pagina si può aprire fino ${withArticle('al', day)}.`,
    goneTitle: 'Questa pagina non è disponibile',
    gone: "Il link è scaduto, è stato ritirato o non è completo. Chiedine uno nuovo a chi te l'ha inviato.",
  },
};
