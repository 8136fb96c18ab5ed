/** Species as stored; the labels are the client's business. */
export const SPECIES = ['cane', 'gatto', 'coniglio', 'uccello', 'altro'] as const;

export type Species = (typeof SPECIES)[number];
