import type { Texts } from '../en';

export const plans: Texts['plans'] = {
  features: {
    free: ['3 domande in totale', '1 profilo di animale', 'Guida AI di base'],
    pro: [
      'Domande giornaliere illimitate',
      'Fino a 5 profili di animali',
      'Guida veterinaria AI 24 ore su 24',
      'Approfondimenti su salute e comportamento',
      'Promemoria di cura personalizzati',
    ],
    expert: [
      'Tutto ciò che offre Pro',
      'Profili di animali illimitati',
      "Approfondimenti avanzati sull'allevamento",
      'Accesso alle API',
      'Consulti diretti con veterinari',
      'Monitoraggio della salute di più animali',
    ],
  },
  support: {
    free: 'Supporto della community',
    pro: 'Supporto email prioritario',
    expert: 'Supporto di livello professionale',
  },
  firstMonth: (percent) => `Primo mese al ${percent}% di sconto`,
  promise: 'Disdici quando vuoi • Pagamento sicuro • Rimborso entro 30 giorni',
};
