import type { UserEventName } from './socket-events.js';
import type { TokenScopeName } from './tokens.js';

/** The scope a token needs to receive an event; other events are never sent to tokens. */
export const EVENT_SCOPES: Partial<Record<UserEventName, TokenScopeName>> = {
  message: 'chat',
  typing: 'chat',
  token: 'chat',
  'message-done': 'chat',
  'limit-reached': 'chat',
  'conversation-changed': 'chat',
  'pet-saved': 'pets:read',
  'pet-removed': 'pets:read',
  'memory-changed': 'pets:read',
  'diary-changed': 'diary:read',
  'reminder-due': 'reminders',
  'reminders-changed': 'reminders',
};
