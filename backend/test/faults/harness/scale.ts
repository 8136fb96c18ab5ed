/** The long form is a part of `npm run test:long`; the short one is a part of `npm test`. */
const isLong = process.env.FAULTS === 'long';

export const scaled = (short: number, long: number): number => (isLong ? long : short);
