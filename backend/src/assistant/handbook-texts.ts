import type { Species } from '../contract/species.js';
import type { Language } from './language.js';

interface Texts {
  emergency: (name: string) => string;
  urgent: (name: string) => string;
  more: string;
  /** @param pet name and facts. */
  about: (pet: string) => string;
  years: (age: string) => string;
  species: Record<Species, string>;
  topics: Record<Species, string>;
  nothing: (name: string, topics: string) => string;
  alsoUseful: string;
  condition: (name: string, conditions: string) => string;
  young: (name: string) => string;
  senior: (name: string) => string;
}

export const TEXTS: Record<Language, Texts> = {
  en: {
    emergency: (name) => `**This can be an emergency for ${name}.**`,
    urgent: (name) => `**${name} should be seen by a vet within 24 hours.**`,
    more: 'From the handbook:',
    about: (pet) => `For ${pet}:`,
    years: (age) => (age === '1' ? '1 year' : `${age} years`),
    species: { cane: 'dog', gatto: 'cat', coniglio: 'rabbit', uccello: 'bird', altro: 'pet' },
    topics: {
      cane: 'feeding, vaccines, house training, staying alone, fleas and ticks, leishmaniosis, neutering, dangerous foods, heat, travel and emergencies',
      gatto:
        'feeding, litter and house soiling, scratching, vaccines, neutering, introductions, old age, dangerous plants and products, urinary trouble and emergencies',
      coniglio:
        'diet, housing, company, handling, teeth, vaccines, neutering, gut stasis, flystrike, moulting, heat, old age and emergencies',
      uccello:
        'diet, cage and perches, taming, noise, moulting and feather plucking, eggs, kitchen fumes, breathing trouble, signs of illness and emergencies',
      altro:
        'guinea pigs, hamsters, rats and mice, ferrets, chinchillas, tortoises, bearded dragons, snakes and fish, heat, poisons and emergencies',
    },
    nothing: (name, topics) =>
      `I have no reliable answer to that in my handbook, and I would rather say so than guess. For **${name}** I can help with ${topics}. Try asking about one of these, with what you see and since when.\n\nIf ${name} seems ill or you are worried, call your vet: a phone call is always right.`,
    alsoUseful: 'Also useful',
    condition: (name, conditions) =>
      `You noted *${conditions}* for ${name}: check with your vet before changing food, products or routine.`,
    young: (name) => `${name} is still young, so call the vet earlier than you would for an adult.`,
    senior: (name) =>
      `At ${name}’s age changes deserve a vet’s look earlier than in a younger animal.`,
  },
  it: {
    emergency: (name) => `**Può essere un’emergenza per ${name}.**`,
    urgent: (name) => `**${name} va visitato dal veterinario entro 24 ore.**`,
    more: 'Dal manuale:',
    about: (pet) => `Per ${pet}:`,
    years: (age) => (age === '1' ? '1 anno' : `${age} anni`),
    species: {
      cane: 'cane',
      gatto: 'gatto',
      coniglio: 'coniglio',
      uccello: 'uccello',
      altro: 'animale',
    },
    topics: {
      cane: 'alimentazione, vaccini, bisogni in casa, restare solo, pulci e zecche, leishmaniosi, sterilizzazione, cibi pericolosi, caldo, viaggi ed emergenze',
      gatto:
        'alimentazione, lettiera, graffi ai mobili, vaccini, sterilizzazione, inserimento di un nuovo gatto, vecchiaia, piante e prodotti pericolosi, problemi urinari ed emergenze',
      coniglio:
        'dieta, casa, compagnia, come prenderlo in braccio, denti, vaccini, sterilizzazione, stasi intestinale, larve di mosca, muta, caldo, vecchiaia ed emergenze',
      uccello:
        'dieta, gabbia e posatoi, come addomesticarlo, rumore, muta e penne strappate, uova, fumi di cucina, respiro, segni di malattia ed emergenze',
      altro:
        'cavie, criceti, ratti e topi, furetti, cincillà, tartarughe, draghi barbuti, serpenti e pesci, caldo, veleni ed emergenze',
    },
    nothing: (name, topics) =>
      `Nel mio manuale non ho una risposta affidabile a questa domanda, e preferisco dirlo che indovinare. Per **${name}** posso aiutarti con ${topics}. Prova a chiedermi di uno di questi temi, con ciò che vedi e da quando.\n\nSe ${name} ti sembra malato o sei preoccupato, chiama il veterinario: una telefonata non è mai sbagliata.`,
    alsoUseful: 'Utile anche',
    condition: (name, conditions) =>
      `Hai indicato *${conditions}* per ${name}: senti il veterinario prima di cambiare cibo, prodotti o abitudini.`,
    young: (name) =>
      `${name} è ancora giovane: chiama il veterinario prima di quanto faresti per un adulto.`,
    senior: (name) =>
      `All’età di ${name} ogni cambiamento merita una visita prima che in un animale più giovane.`,
  },
};
