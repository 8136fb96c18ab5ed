import { PAGES } from '@contract/pages';
import type { Pet } from '@contract/pets';

/** Where the conversation about a pet is. */
export const chatWith = ({ id }: Pet): string => `${PAGES.chat}?petId=${id}`;
