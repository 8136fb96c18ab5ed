import type { LateChatTexts } from '../en/late-chat';

export const lateChat: LateChatTexts = {
  shortcuts: {
    focus: 'Scrivi una domanda',
    send: 'Inviala',
    newLine: 'Vai a capo',
    editLast: "Modifica l'ultima domanda",
    stop: 'Interrompi la risposta',
    find: 'Vai a un animale o cerca un messaggio',
    help: 'Mostra questo elenco',
    singleKeys: 'Scorciatoie a tasto singolo',
    singleKeysText:
      'Sono i tasti / e ?: disattiva queste scorciatoie se disturbano i programmi di dettatura.',
  },
  removedPet: {
    title: (name: string) => `Profilo di ${name} eliminato`,
    text: (name: string) =>
      `Il profilo di ${name} è stato eliminato da un altro dispositivo, insieme alla chat. Quello che stavi scrivendo è ancora qui.`,
    nothing: (name: string) =>
      `Il profilo di ${name} è stato eliminato da un altro dispositivo, insieme alla chat.`,
    copy: 'Copia le tue parole',
    useFor: (name: string) => `Usale per ${name}`,
    toPets: 'Vai ai tuoi animali',
    failed: 'Impossibile spostare le tue parole. Riprova.',
  },
  answerNotices: {
    title: 'La risposta è arrivata mentre eri via',
    text: (name: string) =>
      `La prossima volta una notifica può avvisarti quando Zampa ha risposto a una domanda su ${name}, senza mai mostrare la risposta.`,
    accept: 'Avvisami',
    decline: 'No, grazie',
    done: 'Zampa ti avviserà quando una risposta è pronta',
    failed: 'Impossibile salvare la modifica. Riprova.',
    label: 'Quando una risposta è pronta',
    explanation:
      'Solo quando nessuna pagina di Zampa è visibile, e senza mai mostrare la risposta.',
  },
};
