/** What is due, on every screen that asks for money. */
export const money = {
  dueToday: 'Due today',
  firstMonth: (percent: number) => `First month ${percent}% off.`,
  paidOn: (day: string) => `Paid on ${day}`,
  then: (monthly: string, day: string) => `Then ${monthly} a month from ${day}, until you cancel.`,
  thenMonthly: (monthly: string) => `Then ${monthly} a month, until you cancel.`,
  declinedNext: 'Nothing was charged. Try another card, or ask your bank.',
  whatHappens: 'We are getting the card form ready. Nothing is charged before you confirm.',
  backTo: (pet: string) => `Back to ${pet}`,
};
