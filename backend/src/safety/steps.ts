import type { Text } from './rule.js';

/** The first step of every emergency: the clinic before any poison line. */
export const GO_NOW: Text = {
  en: 'Call your vet or the nearest 24-hour clinic now and set off: phone ahead so that they can prepare.',
  it: 'Chiama ora il tuo veterinario o la clinica 24 ore più vicina e parti: avvisa per telefono, così si preparano.',
};

export const CALL_TODAY: Text = {
  en: 'Call your vet today: this should be seen within 24 hours, sooner if it gets worse.',
  it: 'Chiama oggi il veterinario: va visto entro 24 ore, prima se peggiora.',
};

export const KEEP_CALM: Text = {
  en: 'Keep the animal cool, calm and still; handle it as little as possible and do not force water or food.',
  it: 'Tieni l’animale al fresco, tranquillo e fermo; maneggialo il meno possibile e non forzare acqua o cibo.',
};

export const NO_MEDICINE: Text = {
  en: 'Give no food and no human medicine.',
  it: 'Non dare cibo né medicine umane.',
};

export const KEEP_PACKET: Text = {
  en: 'Do not wait for signs. Keep the packet and note product, amount, time and body weight.',
  it: 'Non aspettare i segni. Tieni la confezione e annota prodotto, quantità, ora e peso.',
};

export const NO_VOMITING: Text = {
  en: 'Do not make it vomit at home, and give no milk, oil or salt.',
  it: 'Non farlo vomitare in casa e non dare latte, olio o sale.',
};

export const KEEP_WARM: Text = {
  en: 'Keep it warm, quiet and in the dark, and do not force-feed it.',
  it: 'Tienilo al caldo, tranquillo e al buio, e non forzarlo a mangiare.',
};

export const CARRY_STILL: Text = {
  en: 'Move it as little as possible, carried flat on a board or blanket.',
  it: 'Muovilo il meno possibile, portandolo disteso su una tavola o una coperta.',
};
