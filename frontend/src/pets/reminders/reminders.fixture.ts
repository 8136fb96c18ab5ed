import type { Reminder, ReminderProposal } from '@contract/reminders';
import { useNotices } from '../../shared/ui/notices.store';
import { openPet } from '../page/pet-page.fixture';

export const LIST = '/api/pets/7/reminders';

export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const inZone = new URLSearchParams({ timeZone: zone, language: 'en' }).toString();

/** A Wednesday morning, in the browser's time zone. */
export const NOW = new Date(2026, 4, 6, 9, 0);

/** A moment in that month. */
export const at = (day: number, hour: number): string => new Date(2026, 4, day, hour).toISOString();

export const SYRUP: Reminder = {
  id: 1,
  petId: 7,
  kind: 'medicine',
  title: 'Stomach syrup, 1 ml',
  note: null,
  rule: 'FREQ=HOURLY;INTERVAL=12',
  startsAt: '2026-05-01T20:00',
  timeZone: zone,
  nextAt: at(6, 20),
  lastDoneAt: null,
  state: 'active',
  proposalKey: null,
  channels: ['mail'],
  timesLeft: null,
  version: 3,
};

export const FLEAS: Reminder = {
  ...SYRUP,
  id: 3,
  kind: 'fleas',
  title: 'Fleas and ticks',
  rule: 'FREQ=MONTHLY',
  nextAt: at(4, 9),
};

export const stored = (): Response => Response.json(SYRUP);

interface Served {
  plan?: 'free' | 'pro';
  proposals?: ReminderProposal[];
  answer?: () => Response;
}

/** Opens Micia's page with these reminders. */
export const openReminders = (
  reminders: Reminder[],
  { plan = 'pro', proposals = [], answer = stored }: Served = {},
): void => {
  const reads = { [LIST]: reminders, [`${LIST}/proposed?${inZone}`]: proposals };
  openPet({ plan, answer, reads });
};

export const refused = (status: number, body: object) => () => Response.json(body, { status });

export const toastTitle = (): string | undefined => useNotices.getState().toast?.title;
