import type { vetDuty as english } from '../en/vet-duty';

const until = (day: string | null, time: string): string =>
  day === null ? `fino alle ${time}` : `fino a ${day} alle ${time}`;

export const vetDuty: typeof english = {
  nobody: (day, time) => `Nessun veterinario è in servizio ${until(day, time)}.`,
  nobodySoon: 'Nessun veterinario è in servizio nei prossimi giorni.',
  away: (day, time) => `Non è in servizio ${until(day, time)}: leggerà allora quello che scrivi.`,
  awayLong: 'Per ora non è in servizio: leggerà più tardi quello che scrivi.',
};
