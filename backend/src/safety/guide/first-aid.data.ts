import type { Kind } from '../kind.js';
import type { Text } from '../rule.js';

/**
 * Signs in the guide, the most hands-on first; `group` is the group of signs whose words it uses,
 * `kind` the kind of animal that they are worded for, if only for one.
 */
export const FIRST_AID: readonly { group: string; kind?: Kind; title: Text }[] = [
  {
    group: 'suspected-bait',
    title: { en: 'Poison, or suspected poison', it: 'Veleno, anche solo sospetto' },
  },
  { group: 'breathing', title: { en: 'Trouble breathing', it: 'Respira a fatica' } },
  {
    group: 'collapse',
    title: { en: 'Collapsed or not responding', it: 'Collassato o non risponde' },
  },
  { group: 'bleeding', title: { en: 'Heavy bleeding', it: 'Perde molto sangue' } },
  { group: 'seizure', title: { en: 'Seizure', it: 'Convulsioni' } },
  {
    group: 'heatstroke',
    title: { en: 'Overheated dog or cat', it: 'Colpo di calore: cane o gatto' },
  },
  {
    group: 'heatstroke-small',
    title: {
      en: 'Overheated rabbit, rodent or ferret',
      it: 'Colpo di calore: coniglio, roditore o furetto',
    },
  },
  {
    group: 'heatstroke-small',
    kind: 'bird',
    title: { en: 'Overheated bird', it: 'Colpo di calore: uccello' },
  },
  {
    group: 'trauma',
    title: { en: 'Hit by a car, fallen or crushed', it: 'Investito, caduto o schiacciato' },
  },
  {
    group: 'bloat',
    title: {
      en: 'Swollen belly, retching that brings nothing up',
      it: 'Pancia gonfia, conati a vuoto',
    },
  },
  {
    group: 'blocked-bladder',
    title: { en: 'Cannot pass urine', it: 'Non riesce a urinare' },
  },
  {
    group: 'foreign-body',
    title: {
      en: 'Swallowed a string, bone or battery',
      it: 'Ha ingoiato un filo, un osso o una pila',
    },
  },
  {
    group: 'gut-stasis',
    title: {
      en: 'Rabbit or guinea pig that does not eat',
      it: 'Coniglio o cavia che non mangia',
    },
  },
  {
    group: 'bird-illness',
    title: {
      en: 'Bird fluffed up or on the cage floor',
      it: 'Uccello arruffato o sul fondo della gabbia',
    },
  },
  { group: 'birth', title: { en: 'A birth that is stuck', it: 'Parto bloccato' } },
  { group: 'eye', title: { en: 'Injured eye', it: 'Occhio ferito' } },
  { group: 'burn', title: { en: 'Burn', it: 'Ustione' } },
  { group: 'snake-bite', title: { en: 'Snake bite', it: 'Morso di serpente' } },
  {
    group: 'allergy',
    title: { en: 'Swollen face after a sting', it: 'Muso gonfio dopo una puntura' },
  },
  { group: 'cold', title: { en: 'Cold and weak', it: 'Freddo e debole' } },
];
