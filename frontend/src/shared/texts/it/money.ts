import { withArticle } from '@contract/italian-article';
import type { Texts } from '../en';

export const money: Texts['money'] = {
  dueToday: 'Da pagare oggi',
  firstMonth: (percent) => `${percent}% di sconto il primo mese.`,
  paidOn: (day) => `Pagato ${withArticle('il', day)}`,
  then: (monthly, day) => `Poi ${monthly} al mese ${withArticle('dal', day)}, finché non disdici.`,
  thenMonthly: (monthly) => `Poi ${monthly} al mese, finché non disdici.`,
  declinedNext: "Non è stato addebitato nulla. Prova con un'altra carta o senti la tua banca.",
  whatHappens: 'Prepariamo il modulo per la carta. Non si addebita nulla prima della tua conferma.',
  backTo: (pet) => `Torna da ${pet}`,
};
