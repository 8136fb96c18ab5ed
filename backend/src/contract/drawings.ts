/** The drawings; animals outside the five species may have one of their own. */
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
