import type { vetSearch as english } from '../en/vet-search';

export const vetSearch: typeof english = {
  link: 'Trova un veterinario 24 ore su 24',
  place: 'vicino a te, su Google Maps',
  query: 'pronto soccorso veterinario 24 ore vicino a me',
};
