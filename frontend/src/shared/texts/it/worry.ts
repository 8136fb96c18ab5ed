import type { FirstTexts } from '../en/first';

export const worry: FirstTexts['worry'] = {
  title: 'Qualcosa ti preoccupa?',
  placeholder: 'La mia gatta Micia starnutisce da ieri',
  species: 'Di chi si tratta?',
  anySpecies: 'Qualsiasi animale',
  submit: 'Scopri che cosa fare',
  asking: 'Sto cercando...',
  nothingStored: 'Niente di ciò che scrivi qui viene salvato, se non lo conservi tu.',
  empty: 'Prima scrivi qualche parola.',
  limited: 'Troppe domande tutte insieme. Riprova tra qualche minuto.',
  unreachable: 'Zampa non risponde. Controlla la connessione e riprova.',
  inEmergency: "In un'emergenza non aspettare la nostra risposta: chiama il veterinario.",
  emergencyHelp: 'Aiuto in emergenza',
};
