import type { FindingSource } from '../../contract/insights.js';

/** The earliest day on which the sources were read. */
export const VERIFIED_ON = '2026-11-21';

/** Where the schedules come from. */
export const SOURCES = {
  vaccines: {
    title: 'Vaccination guidelines for dogs and cats, 2024',
    publisher: 'WSAVA',
    url: 'https://wsava.org/global-guidelines/vaccination-guidelines/',
  },
  rabbitVaccines: {
    title: 'Compendium: rabbit vaccines',
    publisher: 'NOAH',
    url: 'https://www.noahcompendium.co.uk/',
  },
  travel: {
    title: 'Travelling with pets in the EU',
    publisher: 'European Commission',
    url: 'https://europa.eu/youreurope/citizens/travel/carry/animal-plant/index_en.htm',
  },
  wormsDog: {
    title: 'Deworming dogs',
    publisher: 'ESCCAP',
    url: 'https://www.esccap.org/deworming-dogs/',
  },
  wormsCat: {
    title: 'Worming your cat',
    publisher: 'International Cat Care',
    url: 'https://icatcare.org/articles/worming-your-cat',
  },
  fleas: {
    title: 'Control of ectoparasites in dogs and cats',
    publisher: 'ESCCAP',
    url: 'https://www.esccap.org/guidelines/',
  },
  heartworm: {
    title: 'Canine heartworm guidelines',
    publisher: 'American Heartworm Society',
    url: 'https://www.heartwormsociety.org/',
  },
  weighing: {
    title: 'Weighing your pet at home',
    publisher: 'Pets Like Mine',
    url: 'https://petslikemine.co.uk/articles/weighing-your-pet-at-home-scales-tricks-and-how-often',
  },
  kitten: {
    title: 'Feeding your cat or kitten',
    publisher: 'International Cat Care',
    url: 'https://icatcare.org/articles/feeding-your-cat-or-kitten',
  },
  bird: {
    title: 'Signs of illness in pet birds',
    publisher: 'Pets and Vets',
    url: 'https://petsandvets.ca/',
  },
  dogStages: {
    title: 'Canine life stage guidelines',
    publisher: 'AAHA',
    url: 'https://www.aaha.org/aaha-guidelines/life-stage-canine-2019/life-stage-checklist/',
  },
  catStages: {
    title: 'Feline life stage guidelines, 2021',
    publisher: 'AAHA and AAFP',
    url: 'https://catvets.com/resource/aaha-aafp-feline-life-stage-guidelines/',
  },
  seniorDog: {
    title: 'Senior care guidelines for dogs and cats, 2023',
    publisher: 'AAHA',
    url: 'https://www.aaha.org/wp-content/uploads/2022/12/2023-aaha-senior-care-guidelines-for-dogs-and-cats.pdf',
  },
  seniorCat: {
    title: 'Feline senior care guidelines, 2021',
    publisher: 'AAFP',
    url: 'https://doi.org/10.1177/1098612X211021538',
  },
  seniorRabbit: {
    title: 'Care of geriatric rabbits',
    publisher: 'The Veterinary Nurse',
    url: 'https://www.theveterinarynurse.com/articles/care-of-geriatric-rabbits',
  },
  rabbitVet: { title: 'Rabbit-friendly vets', publisher: 'RWAF' },
  rabbitNails: { title: 'Rabbit grooming and nails', publisher: 'RWAF' },
  teeth: {
    title: 'Feline dental disease',
    publisher: 'Cornell Feline Health Center',
    url: 'https://www.vet.cornell.edu/departments-centers-and-institutes/cornell-feline-health-center/health-information/feline-health-topics/feline-dental-disease',
  },
  heat: {
    title: 'Estrous cycles in dogs',
    publisher: 'VCA Animal Hospitals',
    url: 'https://vcahospitals.com/know-your-pet/estrus-cycles-in-dogs',
  },
  insurance: {
    title: 'What is a pre-existing condition in pet insurance?',
    publisher: 'Vet Help Direct',
    url: 'https://vethelpdirect.com/vetblog/2022/09/17/what-is-a-pre-existing-condition-in-pet-insurance',
  },
} as const satisfies Record<string, FindingSource>;
