/**
 * The part of a monthly rule that makes it fall on the last day of months without the given day.
 * Empty for days that every month has.
 */
export const upToDay = (day: number): string => {
  if (day <= 28) return '';
  const days = [28, 29, 30, 31].filter((one) => one <= day);
  return `;BYMONTHDAY=${days.join(',')};BYSETPOS=-1`;
};
