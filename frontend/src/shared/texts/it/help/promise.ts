import type { PromiseTexts } from '../../en/help/promise';

const span = (hours: number): string => {
  if (hours === 1) return "un'ora";
  return hours >= 48 && hours % 24 === 0 ? `${hours / 24} giorni` : `${hours} ore`;
};

export const promise: PromiseTexts = {
  span,
  within: (hours) => `Rispondiamo entro ${span(hours)}.`,
  by: (day, time) => `Rispondiamo entro ${day}, ore ${time}.`,
  late: (day, time) =>
    `Ti avevamo promesso una risposta entro ${day}, ore ${time}. Siamo in ritardo, e ce ne scusiamo.`,
};
