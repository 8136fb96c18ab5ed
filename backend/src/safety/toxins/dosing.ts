import { isDenied } from '../mention.js';
import { HORSES, RUMINANTS } from '../kind.js';
import { EXOTICS } from './eaten-by-hoofed.js';
import { PET } from './elsewhere.js';
import { NUMBER_WORDS } from './number-words.data.js';
import type { Scene } from './scene.js';
import type { Mention } from './toxin.js';

const GIVEN_BY_VET = new RegExp(
  [
    String.raw`\b(?:vet|vets|veterinar\w+)\b\W+(?:\w+\W+){0,4}(?:prescri\w+|gave|given|used|fitted|applied|put|ordered|started|switched|increased|dato|detto di dar\w+|ordinat\w|prescritt\w|segnat\w|cambiat\w)`,
    String.raw`\bprescri(?:bed|tt\w)\b|\b(?:from|by|dal|dalla) (?:the |our |my |mio |nostro )?(?:vet|veterinari\w)\b`,
    String.raw`\b(?:his|her|its|their) (?:\w+ ){0,2}(?:tablets?|pills?|capsules?|med\w*|dose|treatment|drops)\b`,
    String.raw`\b(?:la sua|le sue|il suo|i suoi) (?:\w+ )?(?:compress\w|pastigli\w|pillol\w|medicin\w|farmac\w|terapia|dose|cura)`,
  ].join('|'),
);
/** The animal itself is under treatment: "he is on it", "è in terapia". */
const TREATED = new RegExp(
  String.raw`\b(?:he|she|it|they|${PET}(?: \w+)?)(?:'s| is| was| are| has| have|'ve)?(?: been)?(?: currently| already| now)? on\b|\b(?:in|sotto) (?:terapia|cura)\b`,
);
/** May also be the owner's own idea, unless a vet or the animal's own medicine is named. */
const RHYTHM =
  /\b(?:course of|daily|every day|once a day|twice a day|\w+ times a day|every \w+ hours|ogni giorno|al giorno|ogni \w+ ore|da (?:mesi|anni))\b/;
/** "Should I call the vet?" orders nothing. */
const A_VET =
  /\b(?:prescri\w+|(?<!\b(?:call|calling|phone|ring|ask|see|contact|need|to|chiam\w+|sent\w+|al|serve) (?:the |a |my |our |il |la |un )?)(?:vets?|veterinar\w+))\b/;
/** Eaten in food and toys every day: fish oil, valerian. */
const IN_FOOD = new Set(['supplement']);
/** What no vet orders for an animal. */
const NEVER_ORDERED = new Set(['decongestant', 'street-drug']);
const MORE_THAN_ORDERED =
  /\b(?:twice(?! (?:a|per|daily|each|every))|double|doubled|two doses|(?:second|another|extra|additional) (?:dose|tablet|pill|one|capsule)|by mistake|by accident|accidental\w*|wrong|overdos\w*|too (?:much|many)|doppi[oa]|due (?:volte(?! al?\b)|dosi)|per (?:sbaglio|errore)|sbagliat\w|tropp[oaei]|sovradosaggio|dose in piu|una in piu|raddoppiat\w)\b/;
const TAKEN_BY_ITSELF =
  /\b(?:got (?:into|hold|at|a ?hold)|stole|stolen|raided|helped (?:him|her)self|chewed (?:up|open|through|the|my)|broke into|found the|rubat\w|aperto|trovat\w|svuotat\w|fatt[ao] fuori|knocked)\b/;
const ALONE = String.raw`(?:ate|eaten|swallowed|chewed|licked|drank|lapped|stole\w*|got into|missing|mangiat\w|ingoiat\w|masticat\w|bevut\w|lappat\w|rubat\w|sparit\w|manca\w*|leccat\w)`;
const SWALLOWED_ALONE = new RegExp(String.raw`\b${ALONE}\b`);
const ALONE_BEFORE = new RegExp(
  String.raw`\b${ALONE}\b(?:(?!\b(?:with|and|then|but|after|before|since|con|e|poi|ma|dopo|prima)\b)[^.;:!?,\n]){0,40}$`,
);
/** "Ate her Apoquel in cheese" is a dose, "ate some of her Apoquel" is not. */
const HERS = /(?<!\b(?:of|di) )\b(?:his|her|its|their|la sua|le sue|il suo|i suoi) (?:\w+ ){0,2}$/;
const SERVED =
  /^(?: \w+){0,2} (?:(?:off|from|in|with|on) (?:\w+ )?(?:syringe|spoon|food|cheese|treat|tuna)|(?:da|dal|dalla|nel|nella|con) (?:\w+ )?(?:siringa|cucchiai\w+|cibo|pappa|formaggio|tonno))\b/;
const WORDS = [...NUMBER_WORDS].flatMap(([word, value]) =>
  value < 100 && !/^(?:an?|un[oa]?)$/.test(word) ? [word] : [],
);
/** "Una" counts only at the end of a phrase: "di solito ne prende una". */
const AMOUNT = String.raw`(\d+(?:[.,]\d+)?|${WORDS.join('|')}|un[oa](?= ?(?:$|[.,;!?)])))\b(?! ?(?:kg|kilos?|lbs?|chil\w+|yo|years?|months?|weeks?|days?|hours?|hrs?|am|pm|times|ann\w|mes\w|settiman\w|giorn\w|or[ae]|volt[ae])\b)`;
const USUALLY = String.raw`(?:normally|usually|should (?:be|get|have)|supposed to|meant to|rather than|di solito|normalmente|solitamente|dovrebbe|dovev\w+|avrei dovuto|anziche|invece (?:di|che))`;
const GAVE = String.raw`(?:gave|given|had|took|taken|got|dat[oaie]|pres[oaie]|fatt[oaie])`;
const GIVEN_THEN_USUAL = new RegExp(
  String.raw`\b${GAVE}\b[^.;!?]{0,60}?\b${AMOUNT}[^.;!?]{0,60}?\b${USUALLY}\b[^.;!?]{0,30}?\b${AMOUNT}`,
);
const USUAL_THEN_GIVEN = new RegExp(
  String.raw`\b${USUALLY}\b[^.;!?]{0,40}?\b${AMOUNT}[^.;!?]{0,60}?\b(?:but|and|ma|e|invece|instead)\b[^.;!?]{0,30}?\b${GAVE}\b[^.;!?]{0,30}?\b${AMOUNT}`,
);
const OF_A_PERSON =
  /\b(?:my|mum'?s|mom'?s|dad'?s|gran\w*'?s|husband'?s|wife'?s|partner'?s|son'?s|daughter'?s|human|mi[oae]i?|della nonna|del nonno|di mi\w+|uman\w)\b/;
/** "My goat" says nothing about whose the medicine is. */
const MY_ANIMAL = new RegExp(
  String.raw`\b(?:my|mi[oae]i?) (?:${HORSES}|${RUMINANTS}|${EXOTICS})\b`,
  'g',
);
const OF_ANOTHER =
  /\b(?:(?:the|my|our) other \w+'?s?|another \w+'s|meant for|instead of|dell'altr[oa]|(?:his|her|its) (?:brother|sister|mate|friend|mum|mother|buddy|housemate)'?s|(?:suo fratello|sua sorella|suo compagno)|al posto (?:di|del))\b/;
const MUCH =
  /\b(?:whole|entire|all (?:of )?(?:the|his|her|my|our|its|them)|the lot|lots? of|loads|many|several|handful|bunch|half (?:a|the) (?:bottle|packet|pack|box|tube|tub|jar)|tutt[oaei]|inter[oaei]|molt[ei]|tant[ei]|un sacco|bottle|tube|tub|packet|pack|box|blister|flacone|tubetto|scatol\w+|confezione|barattolo|boccetta)\b/;
const REACH = 70;
const MUCH_COUNT = 5;
const MORE_THAN_ONE = 2;

const around = ({ text }: Scene, { start, end }: Mention, reach = REACH) =>
  text.slice(Math.max(0, start - reach), end + reach);

function mostCounted(scene: Scene, mention: Mention): number {
  const counts = (scene.owned.get(mention) ?? []).map(({ count }) => {
    if (!count) return 0;
    return count.unit === 'pack' || count.unit === 'handful' ? MUCH_COUNT : count.number;
  });
  return Math.max(0, ...counts);
}

const withoutOwn = (text: string): string =>
  text.replace(MY_ANIMAL, (said) => ' '.repeat(said.length));

/** A whole packet or tube, a handful, or at least five at once. */
export const isMuch = (scene: Scene, mention: Mention): boolean =>
  mostCounted(scene, mention) >= MUCH_COUNT || MUCH.test(around(scene, mention));

function isOfOtherAnimal(scene: Scene, words: string): boolean {
  const { animals } = scene;
  if (OF_ANOTHER.test(words)) return true;
  const ofDog = /\b(?:dog'?s|del cane|della cagn\w+)\b/.test(words) && !animals.has('dog');
  const ofCat = /\b(?:cat'?s|del gatto|della gatta)\b/.test(words) && !animals.has('cat');
  return ofDog || ofCat;
}

const valueOf = (word: string | undefined): number =>
  NUMBER_WORDS.get(word ?? '') ?? Number(word?.replace(',', '.'));

/** "Gave her 10 units, she normally gets 1". */
function isMoreThanUsual(words: string): boolean {
  const [, given, usual] = GIVEN_THEN_USUAL.exec(words) ?? [];
  const [, due, had] = USUAL_THEN_GIVEN.exec(words) ?? [];
  return valueOf(given) > valueOf(usual) || valueOf(had) > valueOf(due);
}

/** "My cat drank 10 ml of Metacam", but not "she ate her Apoquel". */
function isTakenAlone({ text }: Scene, { start, end }: Mention): boolean {
  const head = text.slice(Math.max(0, start - REACH), start);
  const verb = ALONE_BEFORE.exec(head);
  if (!verb || HERS.test(head) || SERVED.test(text.slice(end, end + REACH))) return false;
  const at = start - head.length + verb.index;
  return !isDenied(text, { start: at, end: at });
}

function isOrdered(scene: Scene, mention: Mention, words: string): boolean {
  if (NEVER_ORDERED.has(mention.substance.id)) return false;
  const isHis = HERS.test(scene.text.slice(Math.max(0, mention.start - REACH), mention.start));
  const isCourse = RHYTHM.test(words) && (isHis || A_VET.test(words));
  return GIVEN_BY_VET.test(words) || TREATED.test(words) || isCourse;
}

/**
 * Whether a medicine was just its usual dose: the animal's own, or one that a vet ordered and
 * somebody gave. Twice the dose, more than the usual amount, a whole packet, or what the animal
 * took by itself is not usual.
 */
export function isUsualDose(scene: Scene, mention: Mention): boolean {
  const { medicine } = mention.substance;
  if (!medicine) return false;
  const words = around(scene, mention, 2 * REACH);
  const isMore =
    MORE_THAN_ORDERED.test(words) ||
    TAKEN_BY_ITSELF.test(words) ||
    isMoreThanUsual(words) ||
    isMuch(scene, mention);
  if (isMore || isOfOtherAnimal(scene, words)) return false;
  if (medicine === 'own') {
    const isAlone = !IN_FOOD.has(mention.substance.id) && isTakenAlone(scene, mention);
    return mostCounted(scene, mention) < MORE_THAN_ONE && !isAlone;
  }
  return (
    isOrdered(scene, mention, words) &&
    !SWALLOWED_ALONE.test(words) &&
    !OF_A_PERSON.test(around({ ...scene, text: withoutOwn(scene.text) }, mention, 12))
  );
}
