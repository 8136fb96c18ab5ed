import type { Species } from '../../contract/species.js';
import type { Language } from '../../contract/languages.js';
import type { Intent } from '../handbook.service.js';

interface Texts {
  /** Before the answer to somebody whose animal has died. */
  sorry: (name: string) => string;
  topics: Record<Species, string>;
  nothing: (name: string, topics: string) => string;
  /** If nothing fits: with the title of the nearest entry, and its lead. */
  nearest: (title: string, lead: string) => string;
  /** The same if something fits, but may miss the point. */
  closest: (title: string, lead: string) => string;
  /** The topic is right, but the entry does not say what was asked. */
  noneItself: (kind: Intent | undefined, title: string) => string;
  outside: (name: string, topics: string) => string;
  human: string;
  whichAnimal: (name: string) => string;
  noDiagnosis: (name: string | null) => string;
  condition: (name: string, conditions: string) => string;
  young: (name: string) => string;
  senior: (name: string) => string;
  also: string;
  /** Added to an answer that a language model should have given. */
  noModel: string;
}

export const TEXTS: Record<Language, Texts> = {
  en: {
    sorry: (name) => `I am so sorry about **${name}**.`,
    topics: {
      cane: 'feeding, vaccines, house training, staying alone, fleas and ticks, leishmaniosis, neutering, dangerous foods, heat, travel and emergencies',
      gatto:
        'feeding, litter and house soiling, scratching, vaccines, neutering, introductions, old age, dangerous plants and products, urinary trouble and emergencies',
      coniglio:
        'diet, housing, company, handling, teeth, vaccines, neutering, gut stasis, flystrike, moulting, heat, old age and emergencies',
      uccello:
        'diet, cage and perches, taming, noise, moulting and feather plucking, eggs, kitchen fumes, breathing trouble, signs of illness and emergencies',
      altro:
        'guinea pigs, hamsters, rats and mice, ferrets, chinchillas, tortoises and turtles, bearded dragons, snakes, frogs and axolotls, fish, horses, donkeys, goats, degus and hedgehogs, heat, poisons and emergencies',
    },
    nothing: (name, topics) =>
      `I have no reliable answer to that in my handbook, and I would rather say so than guess. For **${name}** I can help with ${topics}.\n\nIf ${name} seems ill or you are worried, call your vet: a phone call is never a mistake.`,
    nearest: (title, lead) =>
      `I have nothing on exactly that. The closest thing I have is *${title}*: ${lead}`,
    closest: (title, lead) => `The closest thing I have is *${title}*: ${lead}`,
    noneItself: (kind, title) =>
      kind === 'cost'
        ? `I have no price for that: it differs by country, practice and the size of the animal. Ask two practices for a written quote that says what is included. What I do know on *${title}*:`
        : kind === 'duration'
          ? `I cannot say exactly how long: it differs from animal to animal. What I do know on *${title}*:`
          : `I have nothing on exactly that. What I do know on *${title}*:`,
    outside: (name, topics) =>
      `I have no reliable answer to that, and I would rather say so than guess. What I know about is pet care: for **${name}** I can help with ${topics}. If it is about ${name}'s health, ask your vet.`,
    human:
      'I can only help with animals, so I have no reliable answer for a person: please ask a doctor or a pharmacist, and in an emergency call 112.',
    whichAnimal: (name) =>
      `Which animal is **${name}**? The answer differs between, say, a guinea pig, a hamster and a tortoise. Tell me in your question, or write it in the profile under breed, and I will answer for ${name}.`,
    noDiagnosis: (name) =>
      `Nobody can tell what ${name ?? 'the animal'} has without an examination, so I make no diagnosis. What I can say:`,
    condition: (name, conditions) =>
      `You noted *${conditions}* for ${name}: check with your vet before changing food, products or routine.`,
    young: (name) => `${name} is still young, so call the vet earlier than you would for an adult.`,
    senior: (name) =>
      `At ${name}'s age, changes should be seen by a vet earlier than in a younger animal.`,
    also: 'Also worth knowing:',
    noModel:
      '*The language model cannot be reached right now, so this answer comes from my built-in handbook.*',
  },
  it: {
    sorry: (name) => `Mi dispiace tantissimo per **${name}**.`,
    topics: {
      cane: 'alimentazione, vaccini, bisogni in casa, restare solo, pulci e zecche, leishmaniosi, sterilizzazione, cibi pericolosi, caldo, viaggi ed emergenze',
      gatto:
        'alimentazione, lettiera, graffi ai mobili, vaccini, sterilizzazione, inserimento di un nuovo gatto, vecchiaia, piante e prodotti pericolosi, problemi urinari ed emergenze',
      coniglio:
        'dieta, casa, compagnia, come prenderlo in braccio, denti, vaccini, sterilizzazione, stasi intestinale, larve di mosca, muta, caldo, vecchiaia ed emergenze',
      uccello:
        'dieta, gabbia e posatoi, come addomesticarlo, rumore, muta e penne strappate, uova, fumi di cucina, respiro, segni di malattia ed emergenze',
      altro:
        'cavie, criceti, ratti e topi, furetti, cincillà, tartarughe, draghi barbuti, serpenti, rane e axolotl, pesci, cavalli, asini, capre, degu e ricci, caldo, veleni ed emergenze',
    },
    nothing: (name, topics) =>
      `Nel mio manuale non ho una risposta affidabile a questa domanda, e preferisco dirlo che indovinare. Per **${name}** posso aiutarti con ${topics}.\n\nSe ${name} ti sembra stare male o hai dubbi, chiama il veterinario: una telefonata non è mai sbagliata.`,
    nearest: (title, lead) =>
      `Proprio su questo non ho niente. La voce più vicina che conosco è *${title}*: ${lead}`,
    closest: (title, lead) => `Quello che so e che si avvicina di più è *${title}*: ${lead}`,
    noneItself: (kind, title) =>
      kind === 'cost'
        ? `Un prezzo preciso non ce l'ho: cambia con la città, l'ambulatorio e la taglia. Chiedi a due ambulatori un preventivo scritto che dica che cosa comprende. Quello che so su *${title}*:`
        : kind === 'duration'
          ? `Quanto esattamente non lo so dire: cambia da animale ad animale. Quello che so su *${title}*:`
          : `Proprio su questo non ho niente. Quello che so su *${title}*:`,
    outside: (name, topics) =>
      `Non ho una risposta affidabile a questa domanda, e preferisco dirlo che indovinare. Quello che conosco è la cura degli animali: per **${name}** posso aiutarti con ${topics}. Se riguarda la salute di ${name}, chiedi al veterinario.`,
    human:
      'Mi occupo solo di animali, quindi per una persona non ho una risposta affidabile: chiedi a un medico o a un farmacista e, in emergenza, chiama il 112.',
    whichAnimal: (name) =>
      `Che animale è **${name}**? La risposta cambia, per esempio, tra una cavia, un criceto e una tartaruga. Dimmelo nella domanda, o scrivilo nel profilo alla voce razza, e ti rispondo per ${name}.`,
    noDiagnosis: (name) =>
      `Che cosa ha ${name ?? "l'animale"} non lo può dire nessuno senza una visita, quindi non faccio diagnosi. Ecco che cosa posso dirti:`,
    condition: (name, conditions) =>
      `Hai indicato *${conditions}* per ${name}: senti il veterinario prima di cambiare cibo, prodotti o abitudini.`,
    young: (name) =>
      `${name} è ancora in crescita: chiama il veterinario prima di quanto faresti per un adulto.`,
    senior: (name) =>
      `All'età di ${name} ogni cambiamento merita una visita prima che in un animale più giovane.`,
    also: 'Utile anche sapere:',
    noModel:
      '*In questo momento il modello linguistico non è raggiungibile: questa risposta viene dal mio manuale.*',
  },
};
