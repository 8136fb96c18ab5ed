import { capitalized } from '../../../language/text.js';
import { AND_HALF, figureOf, NO_FURTHER } from './spoken-weight.js';
import { spokenDate, yearsBefore } from './spoken-date.js';
import { dayOf } from '../../../contract/age.js';
import { DOSED, MEDICINES } from './medicines.data.js';
import { BRAND, thing, WORDS, type Rule } from './rule.js';

const CONDITIONS =
  "(?:type \\d )?diabetes(?: mellitus)?|(?:feline |idiopathic )?epilepsy|(?:chronic |early |advanced |stage \\d )?(?:kidney|renal|liver|heart|thyroid) (?:disease|failure|insufficiency|problems?)|ckd|(?:a )?heart murmur|(?:osteo)?arthritis|asthma|hyperthyroidism|hypothyroidism|fiv|felv|cushing'?s(?: disease| syndrome)?|addison'?s(?: disease)?|(?:chronic )?pancreatitis|(?:chronic )?(?:colitis|gastritis|bronchitis|cystitis|otitis)|ibd|hip dysplasia|cataracts?|glaucoma|leishmania(?:sis)?|heartworm|(?:a )?(?:brain )?tumou?r|cancer|lymphoma|(?:a )?(?:very )?sensitive (?:stomach|skin|tummy|digestion)|high blood pressure|dementia|megaesophagus|a luxating patella";

const STATES = 'diabetic|epileptic|blind|deaf|asthmatic|hyperthyroid|hypothyroid|incontinent';

/** The subject may be left out: "Allergic to chicken, four years old." */
const IS = "(?:is|'s|’s|has (?:always |also )?been)";

export const ENGLISH: readonly Rule[] = [
  {
    kind: 'allergy',
    pattern: new RegExp(`\\b(?<word>allergic|intolerant) to (?<value>${WORDS})`, 'iu'),
    read: ({ word, value }) => {
      const cause = thing(value);
      return cause === null
        ? null
        : { text: `${capitalized((word ?? '').toLowerCase())} to ${cause}`, value: cause };
    },
  },
  {
    kind: 'allergy',
    pattern:
      /\bhas an? (?:severe |known |bad )?(?<value>[\p{L}]{3,20}(?: [\p{L}]{3,20})?) (?:allergy|intolerance)\b/iu,
    read: ({ value }) => (value ? { text: `Allergic to ${value}`, value } : null),
  },
  {
    kind: 'medicine',
    pattern: new RegExp(
      `\\b(?:takes|is taking|'s taking|is on|'s on|has been on|gets|receives|is given|is treated with|is being treated with) (?<value>${WORDS})`,
      'iu',
    ),
    read: ({ value }) => {
      const medicine = thing(value);
      if (medicine === null || !(MEDICINES.test(medicine) || DOSED.test(medicine))) return null;
      return { text: `Takes ${medicine}`, value: medicine };
    },
  },
  {
    kind: 'weight',
    pattern: new RegExp(
      `\\b(?:weighs(?: in at)?|weight is|${IS})(?: (?:now|about|around|only|just|almost|nearly|roughly|exactly|currently|at|down to|up to))*\\s+(?<value>\\d{1,3}(?:[.,]\\d{1,3})?\\s?(?:kgs?|kilos?|kilograms?|g|grams?|lbs?|pounds?))\\b${AND_HALF}${NO_FURTHER}(?!\\s*(?:more|less|too|over|under|heavier|lighter|above|below))`,
      'iu',
    ),
    read: ({ value = '', half }) => {
      const weight = figureOf(value, half);
      return weight === null ? null : { text: `Weighs ${weight}`, value: weight };
    },
  },
  {
    kind: 'birth',
    lasts: true,
    pattern: /\bborn (?:on )?(?<value>[\p{L}\d/., -]+)/iu,
    read: ({ value = '' }, now) => {
      const date = spokenDate(value, now);
      return date === null ? null : { text: `Born on ${date}`, value: date };
    },
  },
  {
    kind: 'birth',
    lasts: true,
    pattern:
      /\b(?:turned|turns|is turning) (?<value>\d{1,2})(?: years?(?: old)?)? (?<day>today|yesterday)\b/iu,
    read: ({ value = '', day }, now) => {
      const daysAgo = day?.toLowerCase() === 'today' ? 0 : 1;
      const date = yearsBefore(
        dayOf(new Date(now.getTime() - daysAgo * 86_400_000)),
        Number(value),
      );
      return { text: `Born on ${date}`, value: date };
    },
  },
  {
    kind: 'neutered',
    denies: true,
    pattern:
      /\b(?:(?:is|was|has)(?: not|n't|n’t)(?: been)?(?: yet)? (?:neutered|spayed|castrated|fixed|sterili[sz]ed)|is (?:still )?(?:intact|unneutered|unspayed))\b/iu,
    read: () => ({ text: 'Not neutered', value: 'false' }),
  },
  {
    kind: 'neutered',
    lasts: true,
    pattern:
      /(?:\b(?:is|was|got|has been)|['’]s(?: been)?) (?:just |already |also |recently )?(?:neutered|spayed|castrated|sterili[sz]ed)\b/iu,
    read: () => ({ text: 'Neutered', value: 'true' }),
  },
  {
    kind: 'sex',
    pattern: /(?:\bis|['’]s) an? (?:[\w-]+ )?(?<value>female|male)\b/iu,
    read: ({ value = '' }) => ({
      text: capitalized(value.toLowerCase()),
      value: value.toLowerCase(),
    }),
  },
  {
    kind: 'condition',
    lasts: true,
    pattern: new RegExp(
      `\\b(?:has|suffers from|lives with|(?:was|is|has been) (?:just |recently |newly )?diagnosed with)(?: (?:severe|mild|bad))? (?<value>${CONDITIONS})\\b`,
      'iu',
    ),
    read: ({ value = '' }) => ({
      text: capitalized(value.replace(/^a /iu, '')),
      value: value.replace(/^a /iu, ''),
    }),
  },
  {
    kind: 'condition',
    pattern: new RegExp(
      `(?:\\bis|['’]s) (?:also |now |completely |almost |partially )?(?<value>${STATES})\\b`,
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
      /\b(?:lives|is kept|stays) (?:only |strictly |mostly |exclusively |always )?(?<value>indoors?|outdoors?|outside|inside)\b/iu,
    read: ({ value = '' }) => ({ text: `Lives ${value.toLowerCase()}`, value: null }),
  },
  {
    kind: 'home',
    pattern:
      /(?:\bis|['’]s) an? (?:strictly |purely |only )?(?<value>indoor|outdoor)(?:-only| only)? (?:cat|dog|rabbit|bird|pet)\b/iu,
    read: ({ value = '' }) => ({ text: `Lives ${value.toLowerCase()}s`, value: null }),
  },
  {
    kind: 'food',
    pattern: new RegExp(
      `\\b(?:[Ee]ats|is eating|is fed|gets fed|gets)(?: only| mostly| mainly| just)?(?: (?:dry|wet|the)(?: food)?)?(?: from| by)? (?<value>${BRAND})`,
      'u',
    ),
    read: ({ value = '' }) => ({ text: `Eats ${value}`, value: null }),
  },
  {
    kind: 'fear',
    pattern: new RegExp(
      `(?:\\bis|['’]s|\\bgets)(?: \\p{L}+)? (?:afraid|scared|terrified|frightened) of (?<value>${WORDS})`,
      'iu',
    ),
    read: ({ value }) => {
      const cause = thing(value);
      return cause === null ? null : { text: `Afraid of ${cause}`, value: null };
    },
  },
];
