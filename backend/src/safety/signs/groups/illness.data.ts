import {
  KEEP_FROM_SCRATCHING,
  KEEP_WARM,
  NOTE_CHANGES,
  NO_DOG_FLEA_PRODUCT,
  NO_HUMAN_CREAM,
  NO_MEDICINE,
  SOFT_FOOD,
} from '../advice.data.js';
import { emergency, urgent, type SignGroup } from '../sign.js';

export const ILLNESS_SIGNS: readonly SignGroup[] = [
  {
    id: 'skin-and-ears',
    unless: 'lookAlike',
    reason: {
      en: 'Sore skin, ears or lumps get worse from day to day and hurt.',
      it: 'Pelle, orecchie o noduli dolenti peggiorano di giorno in giorno e fanno male.',
    },
    steps: [KEEP_FROM_SCRATCHING],
    donts: [NO_HUMAN_CREAM],
    source: 'Merck Veterinary Manual: otitis externa and pyoderma',
    rules: [
      urgent('beakLong', 'bird'),
      urgent('shedStuck'),
      urgent('earIll'),
      urgent('ear ~ pain|swollen|bleeding|wound|lump|skinIll'),
      urgent('skinIll'),
      urgent('trouble ~ place'),
      urgent('parasites ~ covered|skinIll|lump'),
      urgent('lump'),
    ],
  },
  {
    id: 'flea-anaemia',
    reason: {
      en: 'Many fleas or ticks can drain a young animal of blood.',
      it: 'Molte pulci o zecche possono dissanguare un piccolo.',
    },
    steps: [KEEP_WARM],
    donts: [NO_DOG_FLEA_PRODUCT],
    source: 'Merck Veterinary Manual: flea anaemia',
    rules: [emergency('parasites & paleGums|collapse|weak & covered|isYoung|paleGums')],
  },
  {
    id: 'mouth',
    unless: 'mouthFun',
    reason: {
      en: 'Drooling or a broken tooth means pain, and often keeps an animal from eating.',
      it: 'La bava o un dente rotto vuol dire dolore, e spesso impedisce di mangiare.',
    },
    steps: [SOFT_FOOD],
    donts: [NO_MEDICINE],
    source: 'Merck Veterinary Manual: dental disorders',
    rules: [
      urgent('drool', 'rabbit', 'cavy', 'rodent', 'reptile'),
      urgent('tooth & !teething'),
      urgent('drool & noFood|lessFood|pain|lasting|sudden|tooth|forTime & !kneading'),
    ],
  },
  {
    id: 'unwell',
    unless: 'lookAlike',
    reason: {
      en: 'An animal that is not itself should be examined: many illnesses begin like this.',
      it: 'Un animale che non è come al solito va visitato: molte malattie cominciano così.',
    },
    steps: [NOTE_CHANGES],
    donts: [NO_MEDICINE],
    source: 'Merck Veterinary Manual: signs of illness',
    rules: [
      urgent('lasting & trouble|unlike|oddity|place ~ forTime & !bright'),
      urgent('unlike ~ lasting & !bright'),
      urgent('unlike & !bright', 'rabbit', 'bird', 'cavy', 'rodent', 'reptile', 'ferret'),
      urgent('isFrail & unlike|lessFood|thirst|vomit'),
      urgent('unwell'),
      urgent('unlike & lasting|noFood|lessFood|pain'),
      urgent('oddity'),
      urgent('unlike ~ forTime'),
    ],
  },
];
