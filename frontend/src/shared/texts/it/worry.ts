import type { FirstTexts } from '../en/first';

export const worry: FirstTexts['worry'] = {
  title: 'Qualcosa ti preoccupa?',
  placeholder: 'La mia gatta Micia starnutisce da ieri',
  species: 'Di chi si tratta?',
  anySpecies: 'Qualsiasi animale',
  submit: 'Scopri cosa fare',
  asking: 'Sto cercando...',
  nothingStored: 'Niente di ciò che scrivi qui viene salvato.',
  empty: 'Prima scrivi qualche parola.',
  limited: 'Troppe domande tutte insieme. Riprova tra qualche minuto.',
  unreachable: 'Zampa non risponde. Controlla la connessione e riprova.',
  inEmergency: "In un'emergenza non aspettare noi: chiama il veterinario.",
  emergencyHelp: 'Aiuto in emergenza',
  whoToCall: 'Chi chiamare vicino a te',
  calmTitle: 'Nessun segno di emergenza riconosciuto',
  calmText:
    'Questo non significa che vada tutto bene: poche parole non mostrano tutti i segni. Non aspettare se respira a fatica, ha un collasso o convulsioni, perde molto sangue, ha la pancia gonfia e dura, non riesce a urinare o può aver ingerito qualcosa di tossico.',
  fromHandbook: 'Dal manuale',
  nothingKnown:
    'Il manuale non ha niente su queste parole. Con un account Zampa può farti qualche domanda e capire meglio.',
  sources: 'Fonti',
  keep: (name) => (name === null ? 'Conserva questa storia' : `Conserva la storia di ${name}`),
  welcome: (name) => `Che bello rivederti, ${name}`,
  yourPets: 'I tuoi animali',
  goOn: (pet) => `Continua con ${pet}`,
  allPets: 'Tutti gli animali',
  addFirst: 'Aggiungi il tuo primo animale',
};
