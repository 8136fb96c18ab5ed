/** The long form is a part of `npm run test:long`; the short one is a part of `npm test`. */
const isLong = process.env.FAULTS === 'long';

export const scaled = <Value>(short: Value, long: Value): Value => (isLong ? long : short);
