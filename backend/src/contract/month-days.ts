/**
 * The part of a rule that keeps to a day which not every month has: the last one that a month has,
 * up to that day. Empty for days that all have.
 */
export const upToDay = (day: number): string => {
  if (day <= 28) return '';
  const days = [28, 29, 30, 31].filter((one) => one <= day);
  return `;BYMONTHDAY=${days.join(',')};BYSETPOS=-1`;
};
