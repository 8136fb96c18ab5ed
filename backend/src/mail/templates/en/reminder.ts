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
    preheader: isLate ? `It was due on ${due}.` : `Due on ${due}.`,
    pet: portraitOf(data),
    blocks: [
      heading(title),
      text(
        isLate
          ? `${greet('Hi', data.name)}, this reminder for ${petName} is late, and we're sorry. If it is about a medicine, ask your vet before giving a missed dose.`
          : `${greet('Hi', data.name)}, you asked to be reminded of this for ${petName}.`,
      ),
      facts(['Due', due], ...(note === null ? [] : [['Note', note] as [string, string]])),
      text(`Tick it off on ${petName}'s page${data.comesAgain ? ' and the next one is set' : ''}.`),
      button(`Go to ${petName}`, say.pet(data.petId)),
    ],
    why: 'You are receiving this email because you chose to be reminded by email. You can change that in the reminder.',
  };
};
