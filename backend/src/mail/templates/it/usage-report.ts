import { button, facts, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';

export const usageReport: Template<'usage-report'> = (data, say) => {
  const month = say.month(data.month);
  const { questions, diaryEntries } = data;
  return {
    subject: `Il tuo mese con Zampa: ${month}`,
    preheader: `${say.count(questions)} ${questions === 1 ? 'domanda' : 'domande'}, ${say.count(diaryEntries)} ${diaryEntries === 1 ? 'voce' : 'voci'} di diario.`,
    blocks: [
      heading(`Il tuo mese: ${month}`),
      text(`${greet('Ciao', data.name)}, ecco come hai usato Zampa il mese scorso.`),
      facts(
        ['Domande', say.count(questions)],
        ['Risposte', say.count(data.answers)],
        ['Voci di diario', say.count(diaryEntries)],
        ['Promemoria fatti', say.count(data.remindersDone)],
        ['Animali', say.count(data.pets)],
      ),
      button('Vai ai tuoi animali', say.page('pets')),
    ],
    unsubscribe: data.stopUrl,
    why: 'Ricevi questa email perché hai il piano Expert. Puoi disattivare il resoconto mensile nel tuo profilo.',
  };
};
