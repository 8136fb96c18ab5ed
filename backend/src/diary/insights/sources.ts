import type { FindingSource } from '../../contract/insights.js';

/** Where thresholds come from: docs/insights.md has each with its rule. */
export const SOURCES = {
  weight: {
    title: 'Unplanned weight loss: more than 10% needs a vet, 4 to 5% is normal variation',
    publisher: 'Provet',
  },
  pace: {
    title: 'Safe weight loss: 1 to 2% a week in dogs, 0.5 to 2% in cats',
    publisher: 'AAHA 2021, Purina Institute',
  },
  smallWeight: {
    title: 'Birds and small animals: weigh every week; a loss of 10% needs a vet the same day',
    publisher: 'PDSA, BirdChannel',
  },
  breaths: {
    title: 'Sleeping respiratory rate: healthy dogs average 13 a minute, none above 23',
    publisher: "Clinician's Brief, Pet Cardia",
  },
  temperature: {
    title: 'Body temperature at rest: 38 to 39.2 °C in dogs and cats, 38.5 to 40 °C in rabbits',
    publisher: 'Merck Veterinary Manual, VCA, Veterinary Partner',
  },
  energy: {
    title: 'Energy need at rest and its factors; healthy adults differ by about 30%',
    publisher: 'AAHA 2021, Bermingham 2014',
  },
  newborn: {
    title: 'Growth of puppies to day 2 and their survival (477 puppies)',
    publisher: 'Mila 2015',
  },
  puppy: {
    title: 'A puppy doubles its birth weight by day 10 to 12',
    publisher: 'Moon, Veterinary Practice',
  },
  kitten: {
    title: 'Early growth and survival of kittens (5,504 kittens)',
    publisher: 'Frontiers in Veterinary Science 2024',
  },
} as const satisfies Record<string, FindingSource>;
