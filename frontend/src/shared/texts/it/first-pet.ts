import type { Texts } from '../en';

export const firstPet: Texts['firstPet'] = {
  lead: 'Per cominciare bastano un nome e una specie.',
  more: (name) => `Qualcosa in più su ${name || 'di lui'} (facoltativo)`,
  moreText: 'Aiuta a dare risposte più adatte. Puoi aggiungerlo anche dopo, nella sua pagina.',
};
