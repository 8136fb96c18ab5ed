import type { EmergencyContact, TriageLevel } from '@contract/chat';

export interface TriageAdvice {
  /** `unknown`: a level that this client does not know, but whose actions count. */
  level: Exclude<TriageLevel, 'routine'> | 'unknown';
  reasons: readonly string[];
  actions: readonly string[];
  donts: readonly string[];
  contacts: readonly EmergencyContact[];
  /** Whether it repeats an alarm of an earlier message. */
  isCarried: boolean;
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? (value as unknown[]).filter((one): one is string => typeof one === 'string' && one !== '')
    : [];

const isContact = (value: unknown): value is EmergencyContact =>
  ['name', 'phone', 'dial'].every(
    (field) => typeof (value as Record<string, unknown> | null)?.[field] === 'string',
  );

/** Accepts even an incomplete triage; null when it is routine or unreadable. */
export const parseTriage = (triage: unknown): TriageAdvice | null => {
  if (typeof triage !== 'object' || triage === null) return null;
  const { level, reasons, actions, donts, contacts, since } = triage as Record<string, unknown>;
  const known = level === 'emergency' || level === 'urgent';
  const todo = textsOf(actions);
  if (level === 'routine' || (!known && todo.length === 0)) return null;
  return {
    level: known ? level : 'unknown',
    reasons: textsOf(reasons),
    actions: todo,
    donts: textsOf(donts),
    contacts: Array.isArray(contacts) ? contacts.filter(isContact) : [],
    isCarried: typeof since === 'number',
  };
};
