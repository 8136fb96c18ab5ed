import type { PageTexts } from '../en/pages';

export const firstPet: PageTexts['firstPet'] = {
  lead: 'Per cominciare bastano un nome e una specie.',
  more: (name) => `Qualcosa in più su ${name || 'di lui'} (facoltativo)`,
  moreText: 'Aiuta a dare risposte più adatte. Puoi aggiungerlo anche dopo, nella sua pagina.',
};
