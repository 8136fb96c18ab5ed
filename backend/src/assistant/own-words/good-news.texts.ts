import type { Language } from '../../contract/languages.js';

/** How an alarm ended, as far as the owner says. */
export type End =
  | 'at-vet'
  | 'seen-by-vet'
  | 'nothing-taken'
  | 'something-else'
  | 'not-real'
  | 'long-past'
  | 'was-afraid'
  | 'other';

/** Replies to an owner whose message ends an alarm; each says when to call a vet again. */
export const GOOD_NEWS: Record<Language, Record<End, (name: string) => string>> = {
  en: {
    'at-vet': (name) =>
      `**${name}** is in good hands now. Before you leave, ask what to give, what to watch for and whom to call at night; once you are home, call them again if anything worries you. I am here whenever you have a question.`,
    'seen-by-vet': (name) =>
      `I am glad that a vet has seen **${name}**. Go by what you were told there, and call them again at once if ${name} gets worse, vomits, does not eat, has trouble breathing or just does not seem right.`,
    'nothing-taken': (name) =>
      `What a relief: if nothing is missing, there is nothing to treat. Put it where **${name}** cannot get at it. Call a vet at once after all if something does turn out to be missing, or if ${name} vomits, trembles, wobbles or seems unwell.`,
    'something-else': (name) =>
      `What a relief. Then **${name}** needs nothing for now. Call a vet at once after all if you begin to have doubts, or if ${name} seems unwell.`,
    'not-real': (name) =>
      `Good, so nothing has happened to **${name}**. If it ever does, call your vet at once, without waiting for signs.`,
    'long-past': () =>
      'Good that it is all in the past. If it ever happens again, call your vet at once, without waiting for signs.',
    'was-afraid': (name) =>
      `Good, then it was fear of the noise, and it is over. Next time close windows and curtains, leave **${name}** a place to hide and stay close by; if the fear is that strong, ask your vet before the next occasion. Call at once if ${name} trembles again without a noise, or seems unwell.`,
    other: (name) =>
      `That is good news. Keep a close eye on **${name}** today, and call your vet at once if it starts again or gets worse.`,
  },
  it: {
    'at-vet': (name) =>
      `**${name}** adesso è in buone mani. Prima di uscire chiedi che cosa dare, a che cosa fare attenzione e chi chiamare di notte; a casa, richiama se qualcosa ti preoccupa. Se hai una domanda, sono qui.`,
    'seen-by-vet': (name) =>
      `Meno male che un veterinario ha visto **${name}**. Segui quello che ti ha detto, e richiama subito se peggiora, vomita, non mangia, respira male o c'è qualcosa che non ti convince.`,
    'nothing-taken': (name) =>
      `Che sollievo: se non manca niente, non c'è niente da curare. Metti tutto dove **${name}** non arriva. Chiama subito il veterinario se poi manca qualcosa, o se vomita, trema, barcolla o non sta bene.`,
    'something-else': (name) =>
      `Che sollievo. Allora per **${name}** adesso non serve niente. Chiama subito il veterinario se ti viene un dubbio o se non sta bene.`,
    'not-real': (name) =>
      `Bene, allora a **${name}** non è successo niente. Se un giorno dovesse capitare, chiama subito il veterinario, senza aspettare i segni.`,
    'long-past': () =>
      'Per fortuna è acqua passata. Se dovesse succedere ancora, chiama subito il veterinario, senza aspettare i segni.',
    'was-afraid': (name) =>
      `Bene, allora era paura del rumore, ed è passata. La prossima volta chiudi finestre e tende, lascia a **${name}** un posto dove nascondersi e resta vicino; se la paura è così forte, parlane prima con il veterinario. Chiama subito se ${name} trema di nuovo senza rumori o non sta bene.`,
    other: (name) =>
      `Che bella notizia. Oggi tieni d'occhio **${name}**, e chiama subito il veterinario se ricomincia o peggiora.`,
  },
};
