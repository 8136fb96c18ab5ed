/** 36 hours, 2 days. */
const span = (hours: number): string => {
  if (hours === 1) return 'an hour';
  return hours >= 48 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`;
};

export const promise = {
  span,
  within: (hours: number) => `We answer within ${span(hours)}.`,
  by: (day: string, time: string) => `We answer by ${day}, ${time}.`,
  late: (day: string, time: string) =>
    `You were promised an answer by ${day}, ${time}. We're late, and we're sorry.`,
};

export type PromiseTexts = typeof promise;
