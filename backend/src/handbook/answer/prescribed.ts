import type { Language } from '../../contract/languages.js';
import { ANY_MEDICINE, MEDICINES } from './refusals.data.js';
import { PRESCRIBED } from './prescribed.data.js';
import type { Turn } from '../../contract/chat.js';

/** How many earlier messages of the owner may mention the prescription. */
const IN_MIND = 2;
const BY_A_VET =
  /\b(?:prescri\w+|(?:vet|veterinarian|clinic|surgeon)(?:'s)? (?:has |have |had |just )*(?:gave|given|said|told|put|started|wants|recommended|dispensed)|(?:from|by) (?:the|our|my) vet|(?:veterinari[oa]|vet|dottor\w*|clinica) (?:(?:ci|gli|le|mi|l.) )?(?:ha|hanno) (?:dato|detto|prescritto|messo|segnato|consigliato))\b/i;
const MORE =
  /\b(?:more|double|extra|increase|higher|another|di pi[uù]|doppi[oa]|aument\w+|ne do)\b|\bnon basta\b/i;
const MISSED = /\b(?:miss(?:ed)?|forg[eo]t\w*|skip(?:ped)?|salt\w+|dimentic\w+)\b/i;
const STOP = /\b(?:stop|quit|come off|smett\w+|sospend\w+|interromp\w+)\b/i;
const RHYTHM =
  /\b(?:times?|twice|a day|how often|how long|volte|al giorno|ogni quanto|per quanto)\b/i;
const WAY =
  /\b(?:what (?:does|is|will)|how does|work|why|a cosa serve|cosa fa|che cos|come funziona|perch[eé]|effett\w+|side effects?|right|va bene|giust[oa]|safe)\b/i;

interface Texts {
  stands: string;
  does: (what: string) => string;
  more: string;
  missed: string;
  stop: string;
  rhythm: string;
  call: string;
}

const TEXTS: Record<Language, Texts> = {
  en: {
    stands:
      'Keep to what your vet has prescribed: the vet knows the weight, the illness and the other medicines, so give it as the label says.',
    does: (what) => `It ${what}.`,
    more: 'No, do not give more or more often than the label says, even if it seems not to work: ring your vet, who can change the amount or the medicine.',
    missed:
      'Never give two doses at once. Ring the practice: for most medicines a dose that is only a little late is still given and one that is very late is left out, but your vet knows which applies here.',
    stop: 'Do not stop it on your own: some medicines do harm when they are stopped suddenly. Ring your vet first.',
    rhythm:
      'Keep to the hours and the number of days on the label: they are chosen so that the level in the body stays even. If they do not fit your day, ask your vet for another rhythm instead of changing it.',
    call: 'Take any doubt about it, be it the amount, the hours, side effects or other medicines, to the vet who prescribed it; ring at once for vomiting, swelling, collapse or laboured breathing.',
  },
  it: {
    stands:
      "Segui quello che ha prescritto il veterinario: conosce il peso, la malattia e le altre medicine, quindi dallo come dice l'etichetta.",
    does: (what) => `Questo farmaco ${what}.`,
    more: "No, non darne di più né più spesso di quanto dice l'etichetta, anche se ti sembra che non basti: telefona al veterinario, che può cambiare quantità o farmaco.",
    missed:
      "Mai due dosi insieme. Telefona all'ambulatorio: per molti farmaci una dose in ritardo di poco si dà comunque e una in ritardo di molto si salta, ma che cosa fare in questo caso lo sa il veterinario.",
    stop: 'Non sospenderlo di tua iniziativa: alcuni farmaci fanno danni se si interrompono di colpo. Prima telefona al veterinario.',
    rhythm:
      "Rispetta gli orari e i giorni scritti sull'etichetta: sono scelti perché il livello nel corpo resti costante. Se non si adattano alle tue giornate, chiedi al veterinario altri orari invece di cambiarli da te.",
    call: "Ogni dubbio su quantità, orari, effetti indesiderati o altre medicine va a chi l'ha prescritto; telefona subito per vomito, gonfiore, collasso o respiro affannoso.",
  },
};

const medicineIn = (text: string) => PRESCRIBED.find(({ named }) => named.test(text));
const namesMedicine = (text: string): boolean =>
  medicineIn(text) !== undefined ||
  [...MEDICINES, ANY_MEDICINE].some(({ asks }) => asks.test(text));

/** The owner's text about a vet's prescription that the question refers to, if any. */
export function prescriptionIn(question: string, history: readonly Turn[]): string | null {
  const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const told = [question, ...earlier.slice(-IN_MIND).toReversed()].find(
    (text) => BY_A_VET.test(text) && namesMedicine(text),
  );
  if (told === undefined || told === question) return told ?? null;
  const hangsOn = [MORE, MISSED, STOP, RHYTHM, WAY].some((one) => one.test(question));
  return hangsOn ? told : null;
}

/** Explains a vet's prescription and never contradicts it; anything else is up to that vet. */
export function explainPrescription(question: string, told: string, language: Language): string {
  const texts = TEXTS[language];
  const medicine = medicineIn(question) ?? medicineIn(told);
  const does = medicine ? texts.does(medicine.does[language]) : '';
  if (MISSED.test(question)) return `${texts.missed}\n\n${texts.call}`;
  if (STOP.test(question)) return `${texts.stop}\n\n${texts.call}`;
  if (MORE.test(question)) return `${texts.more}\n\n${texts.call}`;
  if (told !== question && RHYTHM.test(question)) return `${texts.rhythm} ${does}\n\n${texts.call}`;
  const explains = told !== question ? [does, texts.stands] : [texts.stands, does];
  return `${explains.filter(Boolean).join(' ')}\n\n${texts.call}`;
}
