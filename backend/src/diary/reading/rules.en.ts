import { AND_HALF, NO_FURTHER } from '../../pets/memories/reading/spoken-weight.js';
import { COUNTS, FIGURE } from './spoken-amount.js';
import {
  readMeasure,
  readMedicine,
  readProduct,
  symptom,
  thingIn,
  WORDS,
  type DiaryRule,
} from './rule.js';

/** Words between the thing measured and its amount. */
const WHEN =
  '(?:today|now|this morning|this afternoon|this evening|tonight|yesterday|last night|just now)';
const ABOUT = '(?:about|around|only|just|almost|nearly|roughly|exactly|at|in at|down to|up to)';

const KILOS = `(?<value>${FIGURE})\\s?(?<unit>kgs?|kilos?|kilograms?|g|grams?|lbs?|pounds?)\\b${AND_HALF}${NO_FURTHER}(?!\\s*(?:more|less|too|over|under|heavier|lighter|above|below|of\\b))`;

const DOSE = `(?<count>${COUNTS}) ?(?<unit>ml|millilit(?:er|re)s?|mg|milligrams?|tablets?|pills?|capsules?|drops?)\\b`;

const WHOM = String.raw`(?:(?<whom>her|him|it|(?:my|our|the) \p{L}+|\p{L}+) )`;
/** The diary does not record who gave it. */
const WE = "(?:(?:i|we)(?: have|['’]ve)?(?: just| also| already)? )?";
const GAVE = `${WE}(?:gave|given)`;
const GOT = '(?:got|had|took|received|was given|has had|has taken|has just had|has been given)';

const OFTEN = String.raw`(?: (?<often>once|twice|thrice|(?:two|three|four|five|six|\d{1,2}) times))?`;
const GOING = "(?:is|['’]s|was|has been|['’]s been|keeps|kept|started|began)(?: just| still| now)?";

const symptomRule = (pattern: string, text: string): DiaryRule => ({
  kind: 'symptom',
  pattern: new RegExp(`\\b(?:${pattern})\\b${OFTEN}`, 'iu'),
  read: symptom(text),
});

const weights: readonly DiaryRule[] = [
  {
    kind: 'weight',
    pattern: new RegExp(
      `\\b(?:weighs|weight(?: ${WHEN})*(?: is| was)?)(?: (?:${WHEN}|${ABOUT}))*\\s+${KILOS}`,
      'iu',
    ),
    read: readMeasure,
  },
  {
    kind: 'weight',
    pattern: new RegExp(`\\b(?:she|he)(?:['’]s| is)(?: (?:${WHEN}|${ABOUT}))*\\s+${KILOS}`, 'iu'),
    read: readMeasure,
  },
  {
    kind: 'weight',
    dated: true,
    pattern: new RegExp(`\\b(?:weighed|was)(?: (?:${WHEN}|${ABOUT}))*\\s+${KILOS}`, 'iu'),
    read: readMeasure,
  },
  {
    kind: 'weight',
    pattern: new RegExp(
      `\\b(?:i|we|(?:the|my|our) vet)(?: have|['’]ve)?(?: just)? weighed (?<whom>her|him|it|(?:my|our|the) \\p{L}+|\\p{L}+)(?: \\p{L}+){0,6}?\\s+${KILOS}`,
      'iu',
    ),
    read: readMeasure,
  },
];

const measures: readonly DiaryRule[] = [
  {
    kind: 'breaths',
    needs: /\b(?:asleep|sleep(?:s|ing)?)\b/iu,
    pattern:
      /\b(?:breath\p{L}*|respiratory rate)(?<between>[^\d]{0,40}?) (?<value>\d{1,3})(?: (?:times|breaths))?(?: (?:a|per|each) min(?:ute)?\b| ?\/ ?min\b)/iu,
    read: readMeasure,
  },
  {
    kind: 'breaths',
    needs: /\b(?:asleep|sleep(?:s|ing)?)\b/iu,
    pattern:
      /\b(?:(?:i|we) (?:have |just )?(?:counted|measured) )?(?<value>\d{1,3}) breaths(?: (?:a|per|each) min(?:ute)?\b| ?\/ ?min\b)/iu,
    read: readMeasure,
  },
  {
    kind: 'temperature',
    pattern:
      /\b(?:(?:i|we) (?:have |just )?(?:took|taken|measured|checked) (?:her|his|its) )?(?:temperature|temp|fever)\b(?<between>[^\d]{0,40}?) (?<value>\d{2,3}(?:[.,]\d{1,2})?)(?!\d)(?: ?(?:°|º|degrees))?(?: ?(?<unit>[cf]|celsius|fahrenheit)\b)?(?! ?(?:hours|days|%|times|minutes))/iu,
    read: readMeasure,
  },
];

const symptoms: readonly DiaryRule[] = [
  symptomRule(
    `${GOING} (?:vomiting|throwing up|puking)|vomited|threw up|thrown up|puked`,
    'vomited',
  ),
  symptomRule(
    "(?:has|had|['’]s had|got|having)(?: (?:some|a bit of|bad|mild|watery|bloody|severe))* diarrho?ea",
    'diarrhoea',
  ),
  symptomRule(`${GOING} coughing|coughed`, 'coughed'),
  symptomRule(`${GOING} sneezing|sneezed`, 'sneezed'),
  symptomRule(`${GOING} limping|limped`, 'limped'),
  symptomRule(`${GOING} (?:scratching|itching)`, 'itching'),
  symptomRule(`${GOING} (?:trembling|shaking|shivering)|trembled`, 'trembled'),
  symptomRule(`${GOING} drooling|drooled`, 'drooled'),
  symptomRule(
    "(?:has|['’]s|has just)? ?had (?:a|an|another|one|two|three)(?: (?:short|small|big|long|epileptic))? (?:seizures?|fits?|convulsions?)",
    'seizure',
  ),
  {
    kind: 'symptom',
    denies: true,
    pattern:
      /\b(?:(?:hasn['’]t|has not) eaten|(?:didn['’]t|did not) eat|(?:isn['’]t|is not) eating|refus(?:es|ed) (?:to eat|(?:her |his |all )?food))(?=$| (?:anything|since|today|yesterday|this|last|all|for|(?:(?:her|his) )?(?:breakfast|dinner|lunch|food)|at all|again|and|but))/iu,
    read: () => ({ text: 'did not eat' }),
  },
];

const care: readonly DiaryRule[] = [
  {
    kind: 'medicine',
    pattern: new RegExp(`\\b${GAVE} ${WHOM}??${DOSE}(?<thing> ${WORDS})?`, 'iu'),
    read: ({ thing, ...groups }) => readMedicine({ ...groups, thing: thing?.trim() }),
  },
  {
    kind: 'medicine',
    pattern: new RegExp(`\\b${GOT} ${DOSE} (?<thing>${WORDS})`, 'iu'),
    read: readMedicine,
  },
  {
    kind: 'medicine',
    pattern: new RegExp(`\\b${GAVE} ${WHOM}(?!${DOSE})(?<thing>${WORDS})`, 'iu'),
    read: readMedicine,
  },
  {
    kind: 'parasites',
    pattern: new RegExp(
      `\\b(?:${GAVE}|${WE}(?:put|applied|used)) ${WHOM}??(?<thing>${WORDS})`,
      'iu',
    ),
    read: readProduct,
  },
  {
    kind: 'parasites',
    dated: true,
    pattern:
      /\b(?:(?:i|we)(?:['’]ve| have)? (?:just )?(?:de-?)?wormed (?<whom>her|him|it|(?:my|our|the) \p{L}+|\p{L}+)|(?:was|has been|got) (?:de-?)?wormed|(?:wormed|dewormed) (?:her|him))\b/iu,
    read: () => ({ text: 'worming' }),
  },
  {
    kind: 'parasites',
    dated: true,
    pattern:
      /\b(?:gave|put|applied|used|did|had|got|received|given)(?: (?:her|him|it|on))?(?: (?:her|his|its|the|a))? (?<thing>(?:flea|tick|worm|flea and tick|flea and worm)(?:ing)? (?:treatment|tablets?|pills?|drops|medicine|collar|spot-?on)|(?:de-?)?wormer)\b/iu,
    read: ({ thing }) => ({ text: thing ?? null }),
  },
  {
    kind: 'vaccine',
    dated: true,
    pattern: new RegExp(
      `\\b(?:had|got|received|was given|has had|has been given|gave (?:her|him))(?: (?:her|his|its|the|a|an))?(?: (?:first|second|third|last|yearly|annual|next))?(?: (?<what>(?!and\\b)[\\p{L}-]{2,20}))? (?:vaccines?|vaccinations?|shots?|jabs?|booster(?: shot)?)\\b(?: (?:against|for) (?<thing>${WORDS}))?`,
      'iu',
    ),
    read: ({ what, thing }) => ({ text: thingIn(thing) ?? what ?? 'vaccine' }),
  },
  {
    kind: 'vaccine',
    dated: true,
    pattern: new RegExp(
      `(?:^|\\b(?:was|has been|got|were|(?:i|we) (?:had|got) (?<whom>her|him|\\p{L}+)) )(?:re-?)?vaccinated\\b(?: (?:against|for) (?<thing>${WORDS}))?`,
      'iu',
    ),
    read: ({ thing }) => ({ text: thingIn(thing) ?? 'vaccine' }),
  },
  {
    kind: 'visit',
    dated: true,
    pattern:
      /\b(?:(?:i|we) (?:went|were|have been|drove)(?: with (?:her|him|\p{L}+))? (?:to|at) (?:the|our|my) vet['’]?s?|(?:i|we)(?:['’]ve| have)? (?:took|taken|brought) (?<whom>her|him|it|(?:my|our|the) \p{L}+|\p{L}+) to (?:the|our|my) vet['’]?s?|saw (?:the|our|my) vet|(?:was|has been) (?:to|at) (?:the|our|my) vet['’]?s?)\b/iu,
    read: () => ({}),
  },
  {
    kind: 'heat',
    pattern:
      /\b(?:she(?:['’]s| is| has been)|(?:is|came|went|has come))(?: now| just)? (?:in|into|on) (?:heat|season)\b/iu,
    read: () => ({}),
  },
  {
    kind: 'food',
    pattern: new RegExp(
      `\\b(?:ate|has eaten|${GAVE} (?:her|him)) (?:about |only |just )?(?<value>${FIGURE}) ?(?<unit>g|grams?)(?: of)? (?<between>)(?<thing>(?:dry |wet |raw |canned |cat |dog )*(?:food|kibbles?|pellets|biscuits|hay))\\b`,
      'iu',
    ),
    read: ({ thing, ...groups }) => {
      const amount = readMeasure(groups);
      return amount && { ...amount, text: thing ?? null };
    },
  },
];

export const ENGLISH: readonly DiaryRule[] = [...weights, ...measures, ...symptoms, ...care];
