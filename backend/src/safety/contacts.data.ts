import type { Country } from '../contract/countries.js';
import type { Text } from './rule.js';

/** A poison line that animal owners can call. */
export interface PoisonLine {
  country: Country;
  name: string;
  /** As it is dialled in its country. */
  phone: string;
  /** For a `tel:` link: E.164, or as dialled if the number works only in its country. */
  dial: string;
  /** Hours and cost, as the service states them. */
  note: Text;
  /** The page that says so. */
  source: string;
  /** The day on which this row was last compared with its source, `YYYY-MM-DD`. */
  checkedOn: string;
}

const CHECKED_ON = '2026-11-21';

const ASPCA = {
  name: 'ASPCA Animal Poison Control',
  phone: '(888) 426-4435',
  dial: '+18884264435',
  note: {
    en: 'Open 24 hours, for animals only; a fee may apply.',
    it: 'Attivo 24 ore su 24, solo per animali; può essere a pagamento.',
  },
  source: 'https://www.aspca.org/pet-care/animal-poison-control',
  checkedOn: CHECKED_ON,
};

const PET_POISON_HELPLINE = {
  name: 'Pet Poison Helpline',
  phone: '(855) 764-7661',
  dial: '+18557647661',
  note: {
    en: 'Open 24 hours, for animals only; USD 85 per case.',
    it: 'Attivo 24 ore su 24, solo per animali; 85 USD per caso.',
  },
  source: 'https://www.petpoisonhelpline.com/',
  checkedOn: CHECKED_ON,
};

/**
 * Only lines whose own page, or a veterinary authority, states the number and that owners get
 * advice on animals; within a country, the first to call comes first. Fees and hours change:
 * docs/operations.md says how to maintain this list.
 */
export const POISON_LINES: readonly PoisonLine[] = [
  {
    country: 'IT',
    name: 'Centro Antiveleni, Policlinico Gemelli, Roma',
    phone: '06 305 4343',
    dial: '+39063054343',
    note: {
      en: 'Open 24 hours; a poison centre for people that also advises on animals.',
      it: 'Attivo 24 ore su 24; un centro antiveleni per persone che risponde anche per gli animali.',
    },
    source: 'https://www.policlinicogemelli.it/ (Centro Antiveleni)',
    checkedOn: CHECKED_ON,
  },
  {
    country: 'IT',
    name: 'Centro Antiveleni, Ospedale Niguarda, Milano',
    phone: '02 6610 1029',
    dial: '+390266101029',
    note: {
      en: 'Open 24 hours; a poison centre for people that also advises on animals.',
      it: 'Attivo 24 ore su 24; un centro antiveleni per persone che risponde anche per gli animali.',
    },
    source:
      'https://www.ospedaleniguarda.it/in-evidenza/leggi/centro-antiveleni; booklet on poisoned pets with the Ministry of Health, 2018',
    checkedOn: CHECKED_ON,
  },
  {
    country: 'GB',
    name: 'Animal PoisonLine',
    phone: '01202 509000',
    dial: '+441202509000',
    note: {
      en: 'Open 24 hours, for animals only; £35 on weekdays from 8 am to 8 pm, £45 at other times.',
      it: 'Attivo 24 ore su 24, solo per animali; 35 £ nei giorni feriali dalle 8 alle 20, 45 £ negli altri orari.',
    },
    source: 'https://www.animalpoisonline.co.uk/',
    checkedOn: CHECKED_ON,
  },
  { country: 'US', ...ASPCA },
  { country: 'US', ...PET_POISON_HELPLINE },
  { country: 'CA', ...ASPCA },
  { country: 'CA', ...PET_POISON_HELPLINE },
  {
    country: 'FR',
    name: 'CAPAE-Ouest, Nantes',
    phone: '02 40 68 77 40',
    dial: '+33240687740',
    note: {
      en: 'Open 24 hours, for animals only; free.',
      it: 'Attivo 24 ore su 24, solo per animali; gratuito.',
    },
    source:
      'https://lepointveterinaire.fr/publications/la-semaine-veterinaire/article/n-1644/les-centres-antipoison-veterinaires.html',
    checkedOn: CHECKED_ON,
  },
  {
    country: 'FR',
    name: 'CNITV, Lyon',
    phone: '04 78 87 10 40',
    dial: '+33478871040',
    note: {
      en: 'Open 24 hours, for animals only.',
      it: 'Attivo 24 ore su 24, solo per animali.',
    },
    source: 'https://www.vetagro-sup.fr/centre-anti-poison-cnitv/',
    checkedOn: CHECKED_ON,
  },
  {
    country: 'CH',
    name: 'Tox Info Suisse',
    phone: '145',
    dial: '145',
    note: {
      en: 'Open 24 hours, for people and animals; free for owners.',
      it: 'Attivo 24 ore su 24, per persone e animali; gratuito per i proprietari.',
    },
    source: 'https://www.toxinfo.ch/',
    checkedOn: CHECKED_ON,
  },
  {
    country: 'BE',
    name: 'Antigifcentrum / Centre Antipoisons',
    phone: '070 245 245',
    dial: '+3270245245',
    note: {
      en: 'Open 24 hours, for people and animals; free.',
      it: 'Attivo 24 ore su 24, per persone e animali; gratuito.',
    },
    source: 'https://www.antigifcentrum.be/natuur/dieren/vergiftiging-van-dieren',
    checkedOn: CHECKED_ON,
  },
  {
    country: 'AU',
    name: 'Animal Poisons Helpline',
    phone: '1300 869 738',
    dial: '1300869738',
    note: {
      en: 'For animals only; free for owners in the daytime, at other times hours and cost vary.',
      it: 'Solo per animali; gratuito per i proprietari di giorno, negli altri orari disponibilità e costi variano.',
    },
    source: 'https://animalpoisons.com.au/calling-the-animal-poisons-centre',
    checkedOn: CHECKED_ON,
  },
  {
    country: 'NZ',
    name: 'Animal Poisons Helpline',
    phone: '0800 869 738',
    dial: '0800869738',
    note: {
      en: 'For animals only; free for owners from 11 am to 10 pm, at other times hours and cost vary.',
      it: 'Solo per animali; gratuito per i proprietari dalle 11 alle 22, negli altri orari disponibilità e costi variano.',
    },
    source: 'https://animalpoisons.com.au/calling-the-animal-poisons-centre-nz',
    checkedOn: CHECKED_ON,
  },
];
