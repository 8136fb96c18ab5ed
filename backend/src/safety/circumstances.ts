const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);

/** Words of amount, age, weight, time and sex, and small words that connect or count them. */
const CIRCUMSTANCES: ReadonlySet<string> = new Set([
  ...words(`a an one two three four five six seven eight nine ten eleven twelve half couple few some
    about around roughly maybe almost nearly just only exactly of at in on for the this last and or
    i my he she it its his her they is s was m d been think guess yes yeah yep ok okay now
    kg kgs kilo kilos kilogram kilograms lb lbs pound pounds g gr gram grams oz ounce ounces ml
    second seconds minute minutes min mins hour hours hr hrs day days week weeks month months
    year years yr yrs old ago since yesterday today tonight morning afternoon evening night midday
    time times once twice every each per always sometimes often usually daily all whole
    weighs weigh weight happened started began little bit lot lots much many
    tho though but btw hes shes theyre third question questions q here
    male female boy girl neutered spayed castrated intact entire adult senior young
    dog cat rabbit puppy kitten bird hamster`),
  ...words(`un una uno due tre quattro cinque sei sette otto nove dieci undici dodici venti trenta
    quaranta mezzo mezza mezz paio circa quasi forse credo penso direi di del della dello dei delle
    da dal dalla dallo al alla il lo la i gli le l e o ed su per questa questo scorsa scorso
    lui lei si ok ora adesso kg kili kilo chilo chili grammi grammo etto etti
    secondi minuto minuti ore giorno giorni settimana settimane mese mesi anno anni fa
    ieri oggi stamattina stamani stasera stanotte mattina mattino pomeriggio sera notte mezzogiorno
    ma pero comunque prima seconda terza ultima domanda domande
    volta volte ogni sempre spesso qualche tutti tutte tutto tutta pesa peso ha successo iniziato
    cominciato accaduto capitato poco po tanto tanta molto molta
    maschio femmina maschietto femminuccia sterilizzato sterilizzata castrato intero intera
    adulto adulta anziano anziana giovane cane cagnolino gatto gatta coniglio cucciolo gattino
    uccello criceto`),
]);

/** "60 g of kibble", "crocchette, 60 grammi": food counts only with its amount. */
const AMOUNT_OF_FOOD =
  /\b(?:\d+ (?:g|gr|grams?|grammi)(?: of| di)? (?:dry |wet )?(?:food|kibbles?|crocchette|umido|fieno|hay)|(?:kibbles?|crocchette|umido|fieno|hay) \d+ (?:g|gr|grams?|grammi))\b/g;

const NOT_NEUTERED = /\b(?:not|non) (?=neutered|spayed|castrat|sterilizzat)/g;

const ENGLISH_WELL = [
  '^(?:(?:yes|ok|now) )*(?:he|she|it|they|the other (?:one|cat|dog|rabbit)) ?(?:is|are|s|re|seems)',
  ' (?:now )?(?:fine|ok|well|happy|calm|sleeping|asleep|resting|eating|drinking|playing)',
  '(?: and (?:fine|happy|calm|eating|drinking|playing))*(?: now| well| normally| as usual)*$',
].join('');
const ITALIAN_WELL = [
  '^(?:(?:si|ok|ora|adesso|lui|lei|per ora) )*',
  '(?:sta (?:bene|mangiando|bevendo|dormendo|giocando)|e (?:tranquill|content)[oa]|mangia|beve|dorme|gioca)',
  '(?: e (?:sta bene|mangia|beve|gioca|dorme))*(?: bene| normalmente| adesso| ora| come sempre)*$',
].join('');

/** "She is eating now", "dorme": what an owner says when asked how the animal is. */
const IS_WELL = new RegExp(`${ENGLISH_WELL}|${ITALIAN_WELL}`);

const ENGLISH_TOPICS = [
  'ears?|eyes?|teeth|nails?|claws?|paws?|feet|toes|tail|coat|fur|hair|whiskers|belly|face|nose',
  'beak|wings?|feathers|shell|litter(?: tray)?|cage|tank|hutch|crate|bed|bedding|sand|shampoo|bowl',
  'harness|lead|carrier|toys?|balcony|garden|car|noise|weekends?|holidays?|night|winter|summer',
].join('|');
const ITALIAN_TOPICS = [
  'orecchi[eo]?|occhi|denti|unghie|zamp[ae]|dita|coda|pelo|baffi|pancia|muso|naso|becco|ali|piume',
  'penne|guscio|carapace|lettiera|gabbia|acquario|cuccia|sabbia|shampoo|ciotola|pettorina',
  'guinzaglio|trasportino|giochi|balcone|giardino|macchina|rumor[ei]|vacanz[ae]|notte|inverno|estate',
].join('|');

/** "And the ears", "e la lettiera": a further topic after a question about another one. */
const NAMES_A_TOPIC = new RegExp(
  [
    `^(?:(?:ok|okay|and|what about|how about) )+(?:(?:in|on|at) )?(?:(?:the|his|her|its) )?(?:${ENGLISH_TOPICS})(?: (?:too|then))*$`,
    `^(?:(?:ok|e|anche|invece) )+(?:(?:in|di|d|sul|nel|nella) )?(?:(?:il|la|le|lo|gli|i) |l )?(?:${ITALIAN_TOPICS})(?: invece)?$`,
  ].join('|'),
);

/** Longest message of this kind. Words. */
const MOST_WORDS = 14;

/**
 * Whether a message only answers a question about circumstances, says that all is well or names a
 * topic: "she weighs 4 kg", "da ieri", "a male, neutered". By itself it reports no problem;
 * together with earlier messages it may. Every word has to be known.
 * @param text folded.
 */
export function tellsOnlyCircumstances(text: string): boolean {
  const plain = text
    .replace(/(\d)[.,](\d)/g, '$1$2')
    .replace(/(\d)(?=[a-z])/g, '$1 ')
    .replace(/[^a-z\d]+/g, ' ')
    .replace(AMOUNT_OF_FOOD, ' ')
    .replace(NOT_NEUTERED, '');
  if (IS_WELL.test(plain.trim()) || NAMES_A_TOPIC.test(plain.trim())) return true;
  const said = plain.split(' ').filter(Boolean);
  return (
    said.length <= MOST_WORDS && said.every((word) => /^\d+$/.test(word) || CIRCUMSTANCES.has(word))
  );
}
