import type { Text } from '../rule.js';

export const KEEP_PACK: Text = {
  en: 'Keep the packet and note product, amount, time and body weight for the call; do not wait for signs.',
  it: 'Tieni la confezione e annota prodotto, quantità, ora e peso per la telefonata; non aspettare che compaiano i segni.',
};
export const TAKE_PLANT: Text = {
  en: 'Take the rest away and bring a piece or a photo of the plant.',
  it: 'Allontana il resto e porta un pezzo o una foto della pianta.',
};
export const RINSE_MOUTH: Text = {
  en: 'Wipe out or rinse the mouth with plain water, without making the animal swallow.',
  it: "Pulisci o sciacqua la bocca con acqua, senza far deglutire l'animale.",
};
export const WASH_OFF: Text = {
  en: 'If some is on its coat or plumage and it is calm, wash it off with dish detergent and lukewarm water, rinse, dry and keep it warm.',
  it: 'Se ne ha sul pelo o sulle piume ed è tranquillo, lavalo con detersivo per piatti e acqua tiepida, sciacqua, asciuga e tieni al caldo.',
};
/** ASPCA, pet decontamination at home; minutes: AVMA, first aid for chemical burns. */
export const IF_ON_COAT: Text = {
  en: 'If it is on coat, plumage, skin or paws: gloves on, rinse with plenty of lukewarm water for 15 to 20 minutes (oil or fuel: with dish detergent), stop all licking, then dry it and keep it warm.',
  it: 'Se è su pelo, piume, pelle o zampe: metti i guanti, sciacqua con molta acqua tiepida per 15-20 minuti (olio o carburante: con detersivo per piatti), impedisci che si lecchi, poi asciugalo e tienilo al caldo.',
};
export const FRESH_AIR: Text = {
  en: 'Get every bird into fresh air at once, then go.',
  it: "Porta subito tutti gli uccelli all'aria fresca, poi parti.",
};
export const WATCH: Text = {
  en: 'This amount should do little harm: keep fresh water within reach, keep an eye on your pet for a day, and call the vet at the first sign.',
  it: "Questa quantità non dovrebbe fare gran danno: lascia acqua fresca a disposizione, tieni d'occhio l'animale per un giorno e chiama il veterinario al primo segno.",
};
export const NO_VOMIT: Text = {
  en: 'Do not make it vomit at home.',
  it: 'Non farlo vomitare a casa.',
};
export const NO_MILK: Text = {
  en: 'Give no milk, no oil, no salt and no home remedy.',
  it: 'Non dare latte, olio, sale né rimedi casalinghi.',
};
export const NO_WAIT: Text = {
  en: 'Do not wait for signs: treatment works before they begin.',
  it: 'Non aspettare che compaiano i segni: la cura funziona prima.',
};
export const NO_DRUG: Text = {
  en: 'Give no other medicine.',
  it: 'Non dare altri farmaci.',
};
export const NO_RUB: Text = {
  en: 'Do not rub, and do not touch it with bare hands.',
  it: 'Non strofinare e non toccare a mani nude.',
};
/** What must never be done after swallowing poison. */
export const POISON_DONTS: readonly Text[] = [NO_VOMIT, NO_MILK];
