import { REMINDER_LATE } from '../../../contract/reminders.js';
import { button, facts, heading, text, type Template } from '../content.js';
import { greet } from '../greet.js';
import { portraitOf } from './portrait.js';

export const reminder: Template<'reminder'> = (data, say) => {
  const { petName, title, note } = data;
  const due = say.time(data.dueAt, data.timeZone);
  const isLate = say.isLate(data.dueAt, REMINDER_LATE);
  return {
    subject: `${petName}: ${title}`,
    preheader: isLate ? `Era previsto per ${due}.` : `Previsto per ${due}.`,
    pet: portraitOf(data),
    blocks: [
      heading(title),
      text(
        isLate
          ? `${greet('Ciao', data.name)}, questo promemoria per ${petName} arriva in ritardo, e ce ne scusiamo. Se riguarda una medicina, chiedi al veterinario prima di dare una dose saltata.`
          : `${greet('Ciao', data.name)}, ci hai chiesto di ricordarti questo per ${petName}.`,
      ),
      facts(['Quando', due], ...(note === null ? [] : [['Nota', note] as [string, string]])),
      text(
        `Segnalo come fatto nella pagina di ${petName}${data.comesAgain ? ': la prossima volta si imposta da sola' : ''}.`,
      ),
      button(`Vai a ${petName}`, say.pet(data.petId)),
    ],
    why: 'Ricevi questa email perché hai scelto di ricevere i promemoria via email. Puoi cambiarlo nel promemoria.',
  };
};
