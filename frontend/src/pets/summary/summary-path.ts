import { PAGES } from '@contract/pages';
import type { Pet } from '@contract/pets';
import { generatePath } from 'react-router-dom';

/** The path for making a summary of this pet, or for showing one. */
export const summaryPath = ({ id }: Pick<Pet, 'id'>, made?: number): string =>
  generatePath(PAGES.summary, { petId: String(id) }) + (made === undefined ? '' : `?id=${made}`);
