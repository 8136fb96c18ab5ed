import type { PageTexts } from '../en/pages';

export const petPhoto: PageTexts['petPhoto'] = {
  label: (name) => (name === '' ? 'Foto del tuo animale' : `Foto di ${name}`),
  add: 'Aggiungi una foto',
  addLong: (name) => `Aggiungi una foto di ${name}`,
  change: 'Cambia foto',
  changeLong: (name) => `Cambia la foto di ${name}`,
  remove: 'Togli la foto',
  hint: 'Senza foto, Zampa disegna un ritratto.',
  saving: 'Sto inviando la foto...',
  saved: (name) => `${name} ha una nuova foto`,
  removed: (name) => `La foto di ${name} è stata tolta`,
};
