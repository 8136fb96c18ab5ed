import { diary } from './diary';
import { insights } from './insights';
import { reminders } from './reminders';

/** Texts about day-to-day care; the chat uses some of them too, but not at first. */
export const care = {
  diary,
  insights,
  reminders,
};

export type CareTexts = typeof care;
