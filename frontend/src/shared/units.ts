import { DIARY_UNITS, KIND_UNITS, type DiaryKind, type DiaryUnit } from '@contract/diary';
import { readJson, store } from './storage';

const KEY = 'zampa.units';

const remembered = (): Record<string, unknown> => {
  const kept = readJson('local', KEY);
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
};

/** The unit that the owner last used for a kind; the default before that. */
export const unitOf = (kind: DiaryKind): DiaryUnit | undefined => {
  const last = DIARY_UNITS.find((unit) => unit === remembered()[kind]);
  const units = KIND_UNITS[kind];
  return last !== undefined && units.includes(last) ? last : units[0];
};

export const rememberUnit = (kind: DiaryKind, unit: DiaryUnit): void =>
  store('local', KEY, JSON.stringify({ ...remembered(), [kind]: unit }));
