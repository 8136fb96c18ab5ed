import type { PageTexts } from '../en/pages';

export const firstPet: PageTexts['firstPet'] = {
  lead: 'Per cominciare bastano un nome e una specie.',
  more: (name) => `Qualcosa in più ${name === '' ? 'sul tuo animale' : `su ${name}`} (facoltativo)`,
  moreText: 'Aiuta a dare risposte più adatte. Puoi aggiungerlo anche dopo, nella sua pagina.',
};
