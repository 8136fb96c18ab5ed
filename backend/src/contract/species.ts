/** Species as stored; the client labels them. */
export const SPECIES = ['cane', 'gatto', 'coniglio', 'uccello', 'altro'] as const;

export type Species = (typeof SPECIES)[number];
