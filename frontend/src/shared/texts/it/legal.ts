import type { legal as english } from '../en/legal';
import { dataDeletion } from './legal/data-deletion.data';
import { dataProcessing } from './legal/data-processing.data';
import { privacy } from './legal/privacy.data';
import { terms } from './legal/terms.data';

export const legal: typeof english = {
  effective: 'In vigore dal 1 gennaio 2025',
  inShort: 'In breve',
  contents: 'In questa pagina',
  readAlso: 'Leggi anche',
  documents: { privacy, dataDeletion, terms, dataProcessing },
};
