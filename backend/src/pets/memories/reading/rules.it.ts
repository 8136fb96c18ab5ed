import { capitalized } from '../../../language/text.js';
import { AND_HALF, figureOf, NO_FURTHER } from './spoken-weight.js';
import { spokenDate, yearsBefore } from './spoken-date.js';
import { dayOf } from '../../../contract/age.js';
import { DOSED, MEDICINES } from './medicines.data.js';
import { BRAND, thing, WORDS, type Rule } from './rule.js';

const CONDITIONS =
  "diabete(?: mellito)?|epilessia|crisi epilettiche|insufficienza (?:renale|epatica|cardiaca)(?: cronica)?|(?:una )?malattia renale(?: cronica)?|(?:un )?soffio (?:al cuore|cardiaco)|artrosi|artrite|asma(?: felina)?|ipertiroidismo|ipotiroidismo|fiv|felv|(?:il )?cushing|(?:morbo|sindrome|malattia) di (?:cushing|addison)|pancreatite(?: cronica)?|(?:colite|gastrite|bronchite|cistite|otite)(?: cronica)?|displasia(?: dell['’]anca)?|(?:la )?cataratta|glaucoma|leishmania(?:si)?|leishmaniosi|filaria|(?:un )?tumore|linfoma|(?:uno? )?stomaco (?:sensibile|delicato)|pelle sensibile|pressione alta|demenza|lussazione della rotula|problemi (?:renali|cardiaci|al cuore|ai reni|alla tiroide)";

const STATES =
  'diabetic[oa]|epilettic[oa]|ciec[oa]|sord[oa]|asmatic[oa]|cardiopatic[oa]|ipertiroide[oa]|incontinente';

/** "A" with its article; an elided one has no space after it. */
const TO = "(?:a|al|allo|alla|ai|agli|alle)\\s|all['’]";
const OF = "(?:di|del|dello|della|dei|degli|delle)\\s|d(?:ell)?['’]";

const cause = (prefix: string, value: string | undefined) => {
  const named = thing(value);
  return named === null ? null : { text: `${prefix}: ${named}`, value: named };
};

export const ITALIAN: readonly Rule[] = [
  {
    kind: 'allergy',
    pattern: new RegExp(`\\b(?<word>allergic[oa]|intollerante) (?:${TO})(?<value>${WORDS})`, 'iu'),
    read: ({ word, value }) => cause(word?.startsWith('i') ? 'Intolleranza' : 'Allergia', value),
  },
  {
    kind: 'allergy',
    pattern: new RegExp(
      `\\b(?:ha|soffre di) (?:un['’]|una )?(?<word>allergia|intolleranza) (?:${TO})(?<value>${WORDS})`,
      'iu',
    ),
    read: ({ word, value }) => cause(capitalized((word ?? '').toLowerCase()), value),
  },
  {
    kind: 'medicine',
    pattern: new RegExp(
      `(?<![\\p{L}])(?:prende|sta prendendo|assume|è in cura con|è in terapia con|fa (?:una |la )?terapia con|è sotto) (?:il |lo |la |l['’]|i |gli |le |un |una |del |della |dell['’])?(?<value>${WORDS})`,
      'iu',
    ),
    read: ({ value }) => {
      const medicine = thing(value);
      if (medicine === null || !(MEDICINES.test(medicine) || DOSED.test(medicine))) return null;
      return { text: `Prende ${medicine}`, value: medicine };
    },
  },
  {
    kind: 'weight',
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:pesa|il peso è(?: di)?|è (?:arrivat[oa]|sces[oa]|salit[oa]) a)(?: (?:ora|adesso|circa|quasi|solo|soltanto|ormai|attualmente|esattamente|sui|intorno ai))*\s+(?<value>\d{1,3}(?:[.,]\d{1,3})?\s?(?:kg|chil[oi]|kil[oi]|g|gr|gramm[oi]))(?!\p{L})${AND_HALF}${NO_FURTHER}(?!\s*(?:in più|in meno|di troppo|di più|di meno))`,
      'iu',
    ),
    read: ({ value = '', half }) => {
      const weight = figureOf(value, half);
      if (weight === null) return null;
      return { text: `Pesa ${weight}`, value: weight.replace(/[ck]hil[oi]|kil[oi]/iu, 'kg') };
    },
  },
  {
    kind: 'birth',
    lasts: true,
    pattern: /(?<!\p{L})nat[oa] (?:il |l['’]|lo )?(?<value>[\p{L}\d/., -]+)/iu,
    read: ({ value = '' }, now) => {
      const date = spokenDate(value, now);
      return date === null ? null : { text: `Data di nascita: ${date}`, value: date };
    },
  },
  {
    kind: 'birth',
    lasts: true,
    pattern:
      /(?<!\p{L})(?:(?<day>oggi|ieri) )?(?:compie|ha compiuto) (?<value>\d{1,2}) anni(?: (?<later>oggi|ieri))?(?!\p{L})/iu,
    read: ({ value = '', day, later }, now) => {
      const said = (day ?? later)?.toLowerCase();
      if (said === undefined) return null;
      const daysAgo = said === 'oggi' ? 0 : 1;
      const date = yearsBefore(
        dayOf(new Date(now.getTime() - daysAgo * 86_400_000)),
        Number(value),
      );
      return { text: `Data di nascita: ${date}`, value: date };
    },
  },
  {
    kind: 'neutered',
    denies: true,
    pattern:
      /(?<!\p{L})non è (?:ancora )?(?:stat[oa] )?(?:ancora )?(?:sterilizzat[oa]|castrat[oa])(?!\p{L})/iu,
    read: () => ({ text: 'Sterilizzazione: no', value: 'false' }),
  },
  {
    kind: 'neutered',
    lasts: true,
    pattern:
      /(?:(?<!\p{L})è (?:già )?(?:stat[oa] )?(?:già )?|\b(?:gatt[oa]|cane|cagnolin[oa]|conigli[oa]) (?:già )?)(?:sterilizzat[oa]|castrat[oa])(?!\p{L})/iu,
    read: () => ({ text: 'Sterilizzazione: sì', value: 'true' }),
  },
  {
    kind: 'sex',
    pattern: /(?<!\p{L})è (?:una |un )?(?<value>femminuccia|femmina|maschietto|maschio)(?!\p{L})/iu,
    read: ({ value = '' }) => {
      const isFemale = value.toLowerCase().startsWith('f');
      return { text: isFemale ? 'Femmina' : 'Maschio', value: isFemale ? 'female' : 'male' };
    },
  },
  {
    kind: 'condition',
    lasts: true,
    pattern: new RegExp(
      `(?<!\\p{L})(?:ha|soffre di|è affett[oa] da|(?:le |gli )?hanno diagnosticato)(?: (?:anche|una grave|una lieve))? (?:il |la |l['’]|lo |un['’]|una |un )?(?<value>${CONDITIONS})(?!\\p{L})`,
      'iu',
    ),
    read: ({ value = '' }) => {
      const named = value.replace(/^(?:una?|uno|il|la) /iu, '');
      return { text: capitalized(named), value: named };
    },
  },
  {
    kind: 'condition',
    pattern: new RegExp(
      `(?<!\\p{L})è (?:anche |ormai |completamente |quasi )?(?<value>${STATES})(?!\\p{L})`,
      'iu',
    ),
    read: ({ value = '' }) => ({
      text: capitalized(value.toLowerCase()),
      value: value.toLowerCase(),
    }),
  },
  {
    kind: 'home',
    pattern:
      /(?<!\p{L})(?:vive|sta) (?:solo |soltanto |sempre |esclusivamente |principalmente )?(?<value>in casa|in appartamento|all['’]aperto|all['’]esterno|in giardino)(?!\p{L})/iu,
    read: ({ value = '' }) => ({ text: `Vive ${value.toLowerCase()}`, value: null }),
  },
  {
    kind: 'food',
    pattern: new RegExp(
      `(?<!\\p{L})[Mm]angia(?: solo| soltanto| sempre| da sempre)?(?: (?:le |i )?(?:crocchette|umido|l['’]umido|cibo|bocconcini))?(?: (?:secco|umido))?(?: della| di| del)? (?<value>${BRAND})`,
      'u',
    ),
    read: ({ value = '' }) => ({ text: `Mangia ${value}`, value: null }),
  },
  {
    kind: 'fear',
    pattern: new RegExp(
      `(?<!\\p{L})ha (?:molta |tanta |una gran |sempre )?(?:paura|il terrore|terrore) (?<of>${OF})(?<value>${WORDS})`,
      'iu',
    ),
    read: ({ of = '', value }) => {
      const named = thing(value);
      return named === null ? null : { text: `Paura ${of.toLowerCase()}${named}`, value: null };
    },
  },
];
