import { readDiary } from './read-diary.js';

export const MICIA = { name: 'Micia', species: 'gatto', birthDate: '2021-03-12' } as const;

/** A Monday, 10:00 in Rome. */
const NOW = new Date('2026-11-23T09:00:00Z');

export const read = (message: string) =>
  readDiary(message, { now: NOW, timeZone: 'Europe/Rome', pet: MICIA });

/** An entry in short, with its time in Rome in November. */
export const short = (message: string): string[] =>
  read(message).map(({ kind, value, unit, text, at }) => {
    const clock = new Date(Date.parse(at) + 3_600_000).toISOString().slice(5, 16).replace('T', ' ');
    const told = [value, unit, text].filter((part) => part != null).join(' ');
    return `${kind}: ${told === '' ? '' : `${told}, `}${clock}`;
  });
