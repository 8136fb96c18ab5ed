import { PAGES } from '@contract/pages';
import type { Pet } from '@contract/pets';
import { generatePath } from 'react-router-dom';

/** Where a summary of this pet is made, or one that was made is shown. */
export const summaryPath = ({ id }: Pick<Pet, 'id'>, made?: number): string =>
  generatePath(PAGES.summary, { petId: String(id) }) + (made === undefined ? '' : `?id=${made}`);
