import { words, type SignRule } from './rule.js';
import { EMPTY_RETCHING, NOT_EATING, NO_DROPPINGS, SWOLLEN_BELLY } from './sign-patterns.js';
import { KEEP_CALM, KEEP_WARM } from './steps.js';

export const SIGNS_BY_ANIMAL: readonly SignRule[] = [
  {
    id: 'cat-panting',
    level: 'emergency',
    animals: ['cat'],
    all: [words(String.raw`pant(?:s|ing)\b|ansima\w*|mouth (?:is )?open|bocca aperta`)],
    reason: {
      en: 'A cat that pants or breathes with its mouth open at rest is short of oxygen.',
      it: 'Un gatto che ansima o respira a bocca aperta a riposo è senza ossigeno.',
    },
    steps: [KEEP_CALM],
    source: 'Tufts HeartSmart: breathing rate in cats',
  },
  {
    id: 'bloat',
    level: 'emergency',
    animals: ['dog', 'other'],
    all: [SWOLLEN_BELLY, EMPTY_RETCHING],
    reason: {
      en: 'A swollen, tight belly with retching that brings nothing up can be a twisted stomach, fatal within hours.',
      it: 'Pancia gonfia e tesa con conati a vuoto può essere una torsione dello stomaco, mortale in poche ore.',
    },
    steps: [
      {
        en: 'Do not give food, water or antacids and do not walk it off.',
        it: 'Non dare cibo, acqua o antiacidi e non farlo camminare per vedere se passa.',
      },
    ],
    source: 'Clinician’s Brief: gastric dilatation-volvulus',
  },
  {
    id: 'gut-stasis',
    level: 'emergency',
    animals: ['rabbit', 'cavy'],
    all: [words(`(?:${NOT_EATING.source})|(?:${NO_DROPPINGS.source})`)],
    unless:
      /\b(?:only|just|but)(?: eats?| eating)?(?: his| her| the)? (?:hay|grass)|\bsolo (?:il )?fieno|\bma (?:mangia|il fieno)/,
    reason: {
      en: 'A rabbit or guinea pig that does not eat or pass droppings can die of gut stasis within a day.',
      it: 'Un coniglio o una cavia che non mangia o non fa feci può morire di stasi intestinale in un giorno.',
    },
    steps: [KEEP_WARM],
    source: 'RSPCA Isle of Wight; Veterinary Nursing Journal Oct 2024: gut stasis',
  },
  {
    id: 'not-eating',
    level: 'urgent',
    animals: ['cat', 'bird', 'rodent', 'ferret'],
    all: [NOT_EATING],
    reason: {
      en: 'Cats, birds and small animals cannot go without food: a cat’s liver suffers after a day, a small bird within hours.',
      it: 'Gatti, uccelli e piccoli animali non possono digiunare: il fegato del gatto soffre dopo un giorno, un piccolo uccello in poche ore.',
    },
    steps: [],
    source: 'Petplan: hepatic lipidosis; Pets and Vets: birds',
  },
  {
    id: 'flystrike',
    level: 'emergency',
    animals: ['rabbit', 'cavy'],
    all: [words(String.raw`maggots?|flystrike|fly strike|larve|miasi|bigattin\w`)],
    reason: {
      en: 'Maggots eat into the skin within hours.',
      it: 'Le larve entrano nella pelle in poche ore.',
    },
    steps: [
      {
        en: 'Pick off visible maggots dry; do not dunk the animal in water.',
        it: 'Togli a secco le larve visibili; non immergere l’animale in acqua.',
      },
    ],
    source: 'St Kitts Veterinary Group: flystrike',
  },
  {
    id: 'bird-collapse',
    level: 'emergency',
    animals: ['bird'],
    all: [
      words(
        String.raw`(?:bottom|floor) of (?:the|his|her|its) cage|fondo della gabbia|(?:fluffed|puffed)(?: \w+){0,4} (?:sleep\w*|weak|letharg\w*|unresponsive|not)|(?:arruffat\w|gonfi[oa])(?: \w+){0,4} (?:debole|dorme|fermo|ferma|immobile)`,
      ),
    ],
    reason: {
      en: 'Birds hide illness: fluffed up, weak or at the bottom of the cage means very ill.',
      it: 'Gli uccelli nascondono la malattia: arruffato, debole o sul fondo della gabbia vuol dire molto grave.',
    },
    steps: [KEEP_WARM],
    source: 'Pets and Vets: sick birds',
  },
  {
    id: 'bird-fumes',
    level: 'emergency',
    animals: ['bird'],
    all: [
      words(String.raw`teflon|ptfe|non[- ]?stick|antiaderente|pan\b|padella|smoke|fumo|fumes|fumi`),
      words(
        String.raw`overheat\w*|burn\w*|smok\w+|left on|forgot\w*|fumes|breath\w*|inhal\w*|bruciat\w|surriscaldat\w|dimenticat\w|fum[oi]|respirat\w|inalat\w`,
      ),
    ],
    reason: {
      en: 'Fumes of an overheated non-stick pan, or smoke, can kill a bird within minutes.',
      it: 'I fumi di una padella antiaderente surriscaldata, o il fumo, uccidono un uccello in pochi minuti.',
    },
    steps: [
      {
        en: 'Carry all birds to fresh air at once and switch off the source.',
        it: 'Porta subito tutti gli uccelli all’aria fresca e spegni la fonte.',
      },
    ],
    source: 'Poultry DVM: PTFE toxicity',
  },
];
