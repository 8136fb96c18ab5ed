import type { VetView } from '../contract/vets.js';
import type { Vet } from './vet.entity.js';

export const vetView = ({
  id,
  userId,
  name,
  registerNumber,
  languages,
  species,
}: Vet): VetView => ({ id, userId, name, registerNumber, languages, species });
