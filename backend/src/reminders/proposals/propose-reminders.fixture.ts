import type { ReminderProposal } from '../../contract/reminders.js';
import type { ProposalHistory, ProposalPet } from './need.js';
import { proposeReminders } from './propose-reminders.js';

const NOW = new Date('2026-11-23T12:00:00Z');

const DOG: ProposalPet = {
  species: 'cane',
  age: 4,
  birthDate: null,
  weightKg: 18,
  sex: null,
  neutered: null,
  traits: null,
};

const NOTHING: ProposalHistory = { past: [], active: [], declined: [] };

export const propose = (
  pet: Partial<ProposalPet>,
  history: Partial<ProposalHistory> = {},
  asked: Partial<Parameters<typeof proposeReminders>[2]> = {},
): ReminderProposal[] =>
  proposeReminders(
    { ...DOG, ...pet },
    { ...NOTHING, ...history },
    { country: null, now: NOW, timeZone: 'UTC', language: 'en', ...asked },
  );

export const keys = (...asked: Parameters<typeof propose>): string[] =>
  propose(...asked).map(({ key }) => key);

export const born = (birthDate: string) => ({
  birthDate,
  age: (NOW.getTime() - Date.parse(birthDate)) / (365.25 * 86_400_000),
});

export const get = (key: string, ...asked: Parameters<typeof propose>): ReminderProposal => {
  const found = propose(...asked).find((proposal) => proposal.key === key);
  if (!found) throw new Error(`${key} is not proposed`);
  return found;
};
