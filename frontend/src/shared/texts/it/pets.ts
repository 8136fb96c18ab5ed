import type { Texts } from '../en';

const expert = (hasVets: boolean): string =>
  `Expert offre animali illimitati${hasVets ? ' e consulti con il veterinario' : ''}.`;

export const pets: Texts['pets'] = {
  gateTitle: 'Accesso Richiesto',
  gateText: 'Registrati o accedi per creare un profilo per ognuno dei tuoi animali.',
  title: 'I tuoi animali',
  toProfile: 'Torna al profilo',
  lead: 'Scegli di chi vuoi parlare.',
  loading: 'Caricamento dei tuoi animali...',
  emptyTitle: 'Nessun animale registrato',
  emptyText: 'Bastano pochi dati per avere risposte adatte al tuo animale.',
  createFirst: 'Aggiungi il tuo primo animale',
  add: 'Aggiungi animale',
  upgradeNeeded: '(Serve un piano superiore)',
  openChat: 'Apri la chat',
  edit: (name) => `Modifica il profilo di ${name}`,
  remove: (name) => `Elimina il profilo di ${name}`,
  removeTitle: (name) => `Eliminare il profilo di ${name}?`,
  removeText: 'Il profilo e tutta la conversazione vengono eliminati. Non si può annullare.',
  removeConfirm: 'Elimina',
  removing: 'Eliminazione...',
  removed: (name) => `Il profilo di ${name} è stato eliminato.`,
  removeFailed: 'Impossibile eliminare il profilo. Riprova.',
  upgrade: {
    freeTitle: 'Il tuo piano comprende 1 animale',
    freeText: (hasVets) =>
      `Con il piano Free puoi registrare 1 animale. Pro ne offre 5 e la guida AI 24 ore su 24; ${expert(hasVets)}`,
    proTitle: 'Il tuo piano comprende 5 animali',
    proText: (hasVets) => `Con il piano Pro puoi registrare 5 animali. ${expert(hasVets)}`,
    later: 'Forse più tardi',
    now: 'Passa a un piano superiore',
  },
  createdTitle: 'Fatto!',
  createdText: 'Profilo creato.',
  createFailed: 'Impossibile creare il profilo. Riprova.',
  savedText: 'Profilo salvato.',
  saveFailed: 'Impossibile salvare il profilo. Riprova.',
};
