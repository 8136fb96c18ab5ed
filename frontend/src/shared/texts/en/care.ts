import { diary } from './diary';
import { insights } from './insights';
import { reminders } from './reminders';

/** Texts of what is kept of a pet day by day: also the chat has some of it, but not at first. */
export const care = {
  diary,
  insights,
  reminders,
};

export type CareTexts = typeof care;
