import { dataDeletion } from './legal/data-deletion.data';
import { dataProcessing } from './legal/data-processing.data';
import { privacy } from './legal/privacy.data';
import { terms } from './legal/terms.data';

export const legal = {
  effective: 'Effective January 1, 2025',
  inShort: 'In short',
  contents: 'On this page',
  readAlso: 'See also',
  documents: { privacy, dataDeletion, terms, dataProcessing },
};
