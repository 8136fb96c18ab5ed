import type { CareTexts } from '../en/care';
import { diary } from './diary';
import { insights } from './insights';
import { reminders } from './reminders';

export const care: CareTexts = {
  diary,
  insights,
  reminders,
};
