import type { Language } from '../../contract/languages.js';

interface Texts {
  locale: string;
  /** Without names or titles, because a model receives these as instructions. */
  reminder: {
    read: string;
    medicine: string;
    when: string;
    free: string;
  };
  summary: { paid: string; free: string };
  due: (title: string, when: string) => string;
  overdue: (title: string, when: string) => string;
  more: (count: number) => string;
  none: (name: string, url: string) => string;
  noneFree: (name: string) => string;
  page: (name: string, url: string) => string;
  resting: string;
}

export const OWN_WORDS: Record<Language, Texts> = {
  en: {
    locale: 'en-GB',
    reminder: {
      read: 'I can remind you. Check it below and confirm; it is set only then.',
      medicine: 'Give only what your vet prescribed, in the amount your vet named.',
      when: 'I can remind you. When should it be? Tell me in one sentence how often or from when, such as "every 12 hours for 7 days" or "tomorrow at 9".',
      free: "Reminders are part of Pro, so I cannot set one here. Without Pro, add a repeating entry to your phone's calendar; for medicines, an alarm at a regular mealtime works best.",
    },
    summary: {
      paid: 'I can make a summary of the last 90 days for your vet: it is offered below. You see it first, leave out what you want, and get a PDF or a link.',
      free: 'The summary for your vet is part of Pro. Without Pro, write down for the visit when it began and how often it happens, what your animal eats and drinks, and every medicine it gets.',
    },
    due: (title, when) => `- **${title}**: ${when}`,
    overdue: (title, when) => `- **${title}**: was due ${when}`,
    more: (count) => `- and ${count} more`,
    none: (name, url) =>
      `No reminder is set for ${name} yet. Say it here, for example "remind me every Sunday at 9 to weigh ${name}", or choose from what I propose on [${name}'s page](${url}).`,
    noneFree: (name) => `No reminder is set for ${name}; reminders are part of Pro.`,
    page: (name, url) => `You tick them off on [${name}'s page](${url}).`,
    resting: 'They are paused until you have Pro again.',
  },
  it: {
    locale: 'it-IT',
    reminder: {
      read: 'Posso ricordartelo. Controlla qui sotto e conferma: vale solo da quel momento.',
      medicine: 'Dai solo ciò che ha prescritto il veterinario, nella quantità che ha indicato.',
      when: 'Posso ricordartelo. Quando? Dimmi in una frase ogni quanto o da quando, per esempio "ogni 12 ore per 7 giorni" o "domani alle 9".',
      free: "I promemoria fanno parte di Pro, quindi qui non posso impostarlo. Senza Pro, segnalo nel calendario del telefono e fallo ripetere; per le medicine funziona bene una sveglia all'ora di un pasto.",
    },
    summary: {
      paid: 'Posso preparare un riepilogo degli ultimi 90 giorni per il veterinario: lo trovi qui sotto. Prima lo vedi, togli ciò che vuoi, poi hai un PDF o un link.',
      free: 'Il riepilogo per il veterinario fa parte di Pro. Senza Pro, annota per la visita quando è cominciato e quanto spesso succede, che cosa mangia e beve il tuo animale, e tutte le medicine che prende.',
    },
    due: (title, when) => `- **${title}**: ${when}`,
    overdue: (title, when) => `- **${title}**: era per ${when}`,
    more: (count) => (count === 1 ? '- e un altro' : `- e altri ${count}`),
    none: (name, url) =>
      `Per ${name} non c'è ancora nessun promemoria. Dimmelo qui, per esempio "ricordami ogni domenica alle 9 di pesare ${name}", o scegli tra quelli che propongo nella [pagina di ${name}](${url}).`,
    noneFree: (name) => `Per ${name} non c'è nessun promemoria: i promemoria fanno parte di Pro.`,
    page: (name, url) => `Li segni come fatti nella [pagina di ${name}](${url}).`,
    resting: 'Restano fermi finché non hai di nuovo Pro.',
  },
};
