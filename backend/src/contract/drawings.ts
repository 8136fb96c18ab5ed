/** The drawings: an animal that is none of the five species may have one of its own. */
export const PORTRAITS = [
  'cat',
  'dog',
  'rabbit',
  'bird',
  'guinea-pig',
  'hamster',
  'tortoise',
  'hedgehog',
  'ferret',
  'other',
] as const;

export type Portrait = (typeof PORTRAITS)[number];
