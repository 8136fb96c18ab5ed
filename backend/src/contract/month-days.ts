/**
 * Makes a monthly rule for a day that some months lack fall on their last day instead. Empty for
 * days that every month has.
 */
export const upToDay = (day: number): string => {
  if (day <= 28) return '';
  const days = [28, 29, 30, 31].filter((one) => one <= day);
  return `;BYMONTHDAY=${days.join(',')};BYSETPOS=-1`;
};
