import type { PageTexts } from '../en/pages';

export const advice: PageTexts['advice'] = {
  whoToCall: 'Chi chiamare vicino a te',
  calmTitle: 'Nessun segno di emergenza riconosciuto',
  calmText:
    'Questo non significa che vada tutto bene: poche parole non mostrano tutti i segni. Non aspettare se respira a fatica, ha un collasso o convulsioni, perde molto sangue, ha la pancia gonfia e dura, non riesce a urinare o può aver ingerito qualcosa di tossico.',
  fromHandbook: 'Dal manuale',
  nothingKnown:
    "Nel manuale non c'è nulla che corrisponda a queste parole. Con un account Zampa può farti qualche domanda per capire meglio.",
  sources: 'Fonti',
  keep: (name) => (name === null ? 'Conserva questa storia' : `Conserva la storia di ${name}`),
};
