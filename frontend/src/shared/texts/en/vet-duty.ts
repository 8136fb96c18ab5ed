const until = (day: string | null, time: string): string =>
  day === null ? time : `${day} ${time}`;

/** Shown while no vet is on duty for an open question; the day is null for today. */
export const vetDuty = {
  nobody: (day: string | null, time: string) => `No vet is on duty until ${until(day, time)}.`,
  nobodySoon: 'No vet is scheduled for the next few days.',
  away: (day: string | null, time: string) =>
    `Off duty until ${until(day, time)}. Your message will be read then.`,
  awayLong: 'Off duty for now. Your message will be read later.',
};
