import type { Texts } from '../en';

export const plans: Texts['plans'] = {
  features: {
    free: [
      ['3 domande in totale', 'questions'],
      ['1 profilo di animale', 'pet-limit'],
      ['Guida AI di base', 'what-zampa-is'],
    ],
    pro: [
      ['Domande giornaliere illimitate', 'questions'],
      ['Fino a 5 profili di animali', 'pet-limit'],
      ['Guida veterinaria AI 24 ore su 24', 'guidance'],
      ['Approfondimenti su salute e comportamento', 'insights'],
      ['Promemoria di cura personalizzati', 'reminders'],
    ],
    expert: [
      ['Tutto ciò che offre Pro', 'plans'],
      ['Profili di animali illimitati', 'pet-limit'],
      ["Approfondimenti avanzati sull'allevamento", { feature: 'breeding' }],
      ['Accesso alle API', { feature: 'api' }],
      ['Consulti diretti con veterinari', { feature: 'consultations' }],
      ['Monitoraggio della salute di più animali', { feature: 'herd' }],
    ],
  },
  support: {
    free: 'Aiuto dalla community',
    pro: 'Assistenza email prioritaria',
    expert: 'Assistenza di livello professionale',
  },
  planned: 'In programma',
  notYet: 'per ora non fa parte del piano.',
  firstMonth: (percent) => `${percent}% di sconto il primo mese`,
  promise: 'Disdici quando vuoi • Pagamento sicuro • Garanzia di rimborso di 30 giorni',
};
