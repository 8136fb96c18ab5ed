import { rangeIn } from './care-figures.texts.js';
import type { Language } from '../../contract/languages.js';
import type { Species } from '../../contract/species.js';
import type { NeuterStep, VaccineStep } from '../../care/schedules.js';

interface FigureTexts {
  atWeight: (name: string, kg: string) => string;
  ofWeight: (kg: string) => string;
  water: (who: string, from: number, to: number, tooMuch: number) => string;
  vitamin: (who: string, from: number, to: number) => string;
  vitals: (name: string, temperature: string, heart: string, breaths: string) => string;
  vaccines: (name: string, age: string, step: VaccineStep) => string;
  neutering: (name: string, age: string, step: NeuterStep) => string;
  puppyMeals: (name: string, age: string, meals: string) => string;
  seniorChecks: (name: string, age: string) => string;
  weeks: (count: number) => string;
  months: (count: number) => string;
  years: (count: string) => string;
  thisAnimal: string;
  /** How a sentence about an animal without a name begins. */
  theYoung: (species: Species) => string;
  isNormal: (value: string) => string;
  isHigh: (value: string) => string;
  isLow: (value: string) => string;
}

const EN: FigureTexts = {
  atWeight: (name, kg) => `${name} at ${kg} kg`,
  ofWeight: (kg) => `an animal of ${kg} kg`,
  water: (who, from, to, tooMuch) =>
    `For ${who} that is about **${rangeIn.en(from, to)} ml a day**, food included; regularly drinking more than ${tooMuch} ml, not counting the water in the food, is a reason to see the vet.`,
  vitamin: (who, from, to) =>
    `For ${who} that is about **${rangeIn.en(from, to)} mg a day** from food.`,
  vitals: (name, temperature, heart, breaths) =>
    `At rest **${temperature} °C**, **${heart} heartbeats** and **${breaths} breaths a minute** are normal for ${name}.`,
  vaccines: (name, age, step) =>
    ({
      'too-young': `${name} is ${age} old: the first vaccination comes soon, so ask your vet for a date.`,
      first: `${name} is ${age} old: the first vaccination is due now.`,
      second: `${name} is ${age} old: the second vaccination is due now, two to four weeks after the first.`,
      third: `${name} is ${age} old: the last dose of the first course is due now, at 16 weeks or later.`,
      'until-26-weeks': `${name} is ${age} old: if the first course is complete, the next dose is due at about 26 weeks of age.`,
      closing: `${name} is ${age} old: the dose that closes the first course (about 26 weeks) is due if it was not given yet.`,
      boosters: `${name} is ${age} old: check the booklet for the last core dose; boosters come every three years or as your vet plans.`,
      yearly: `${name} is ${age} old: the vaccination is repeated every 12 months, so look for the date of the last one.`,
    })[step],
  neutering: (name, age, step) =>
    ({
      done: `${name} is already neutered, so this is settled.`,
      'later-by-size': `${name} is ${age} old and will be a large dog: wait for the end of growth and plan the date with your vet.`,
      soon: `${name} is ${age} old: a good moment to plan the date with your vet.`,
      now: `${name} is ${age} old, so it can be done now; your vet plans the date.`,
    })[step],
  puppyMeals: (name, age, meals) => `At ${age}, ${name} does best on **${meals} meals a day**.`,
  seniorChecks: (name, age) =>
    `At ${age} ${name} counts as a senior: a vet check **every six months**.`,
  weeks: (count) => (count === 1 ? '1 week' : `${count} weeks`),
  months: (count) => (count === 1 ? '1 month' : `${count} months`),
  years: (count) => (count === '1' ? '1 year' : `${count} years`),
  thisAnimal: 'this animal',
  theYoung: (species) =>
    species === 'cane' ? 'Your puppy' : species === 'gatto' ? 'Your kitten' : 'Your animal',
  isNormal: (value) => `Yes, ${value} is within the normal range at rest.`,
  isHigh: (value) =>
    `No, ${value} is above the normal range: count again when the animal is calm, and call your vet today if it stays there, at once if breathing is laboured.`,
  isLow: (value) =>
    `No, ${value} is below the normal range: measure again at rest, and call your vet today if it stays there, at once if the animal is weak or cold.`,
};

const IT: FigureTexts = {
  atWeight: (name, kg) => `${name}, ${kg} kg`,
  ofWeight: (kg) => `un animale di ${kg} kg`,
  water: (who, from, to, tooMuch) =>
    `Per ${who} sono circa **${rangeIn.it(from, to)} ml al giorno**, cibo compreso; se beve regolarmente più di ${tooMuch} ml, senza contare l'acqua nel cibo, è un motivo per andare dal veterinario.`,
  vitamin: (who, from, to) =>
    `Per ${who} sono circa **${rangeIn.it(from, to)} mg al giorno** dal cibo.`,
  vitals: (name, temperature, heart, breaths) =>
    `A riposo per ${name} sono normali **${temperature} °C**, **${heart} battiti** e **${breaths} respiri al minuto**.`,
  vaccines: (name, age, step) =>
    ({
      'too-young': `${name} ha ${age}: il primo vaccino arriva presto, chiedi una data al veterinario.`,
      first: `${name} ha ${age}: è il momento del primo vaccino.`,
      second: `${name} ha ${age}: è il momento del secondo vaccino, due-quattro settimane dopo il primo.`,
      third: `${name} ha ${age}: è il momento dell'ultima dose del primo ciclo, a 16 settimane o più.`,
      'until-26-weeks': `${name} ha ${age}: se il primo ciclo è completo, la prossima dose è verso le 26 settimane di età.`,
      closing: `${name} ha ${age}: se non è ancora stata fatta, tocca alla dose che chiude il primo ciclo (circa 26 settimane).`,
      boosters: `${name} ha ${age}: guarda sul libretto l'ultima dose di base; i richiami sono ogni tre anni o come decide il veterinario.`,
      yearly: `${name} ha ${age}: il vaccino si ripete ogni 12 mesi, guarda la data dell'ultimo.`,
    })[step],
  neutering: (name, age, step) =>
    ({
      done: `La sterilizzazione di ${name} risulta già fatta, quindi qui non serve altro.`,
      'later-by-size': `${name} ha ${age} e sarà di taglia grande: aspetta la fine della crescita e decidi la data con il veterinario.`,
      soon: `${name} ha ${age}: è un buon momento per fissare la data con il veterinario.`,
      now: `${name} ha ${age}, quindi si può fare adesso; la data la decide il veterinario.`,
    })[step],
  puppyMeals: (name, age, meals) => `A ${age} per ${name} vanno bene **${meals} pasti al giorno**.`,
  seniorChecks: (name, age) =>
    `A ${age} per ${name} comincia la terza età: un controllo dal veterinario **ogni sei mesi**.`,
  weeks: (count) => (count === 1 ? '1 settimana' : `${count} settimane`),
  months: (count) => (count === 1 ? '1 mese' : `${count} mesi`),
  years: (count) => (count === '1' ? '1 anno' : `${count} anni`),
  thisAnimal: 'questo animale',
  theYoung: (species) =>
    species === 'cane' ? 'Il cucciolo' : species === 'gatto' ? 'Il gattino' : 'Il tuo animale',
  isNormal: (value) => `Sì, ${value} è nei limiti normali a riposo.`,
  isHigh: (value) =>
    `No, ${value} è sopra i limiti normali: ricontrolla quando è tranquillo e chiama oggi il veterinario se resta così, subito se respira a fatica.`,
  isLow: (value) =>
    `No, ${value} è sotto i limiti normali: rimisura a riposo e chiama oggi il veterinario se resta così, subito se è debole o freddo.`,
};

export const FIGURE_TEXTS: Record<Language, FigureTexts> = { en: EN, it: IT };
