import { SPECIES, type Species } from '@contract/species';
import { readJson, store } from './storage';

const KEY = 'zampa.worry';

/** What a visitor said on the home page and wants to keep, in this tab only. */
export interface KeptWorry {
  text: string;
  /** If the visitor gave them. */
  petName: string | null;
  species: Species | null;
}

export const keepWorry = (worry: KeptWorry): void => store('session', KEY, JSON.stringify(worry));

export const keptWorry = (): KeptWorry | null => {
  const kept = readJson('session', KEY) as Partial<KeptWorry> | null;
  if (typeof kept?.text !== 'string') return null;
  return {
    text: kept.text,
    petName: typeof kept.petName === 'string' ? kept.petName : null,
    species: SPECIES.find((known) => known === kept.species) ?? null,
  };
};

/** Takes it once, for the first chat to use as its draft. */
export const takeWorry = (): string | null => {
  const text = keptWorry()?.text ?? null;
  store('session', KEY, null);
  return text;
};
