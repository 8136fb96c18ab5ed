import {
  DETAIL_KINDS,
  KIND_UNITS,
  MEASURED_KINDS,
  PLAUSIBLE_KG,
  toBase,
  TOLD_KINDS,
  type DiaryKind,
  type DiaryUnit,
  type NewDiaryEntry,
} from '../contract/diary.js';
import type { Species } from '../contract/species.js';
import { AppError } from '../platform/errors/app-error.js';
import { INVALID } from '../platform/validation/fields.js';

const DAY_MS = 86_400_000;

/** Amounts beyond which a typing slip is likelier, in base units. */
const PLAUSIBLE: Partial<Record<DiaryKind, readonly [min: number, max: number]>> = {
  breaths: [3, 200],
  temperature: [25, 45],
};

/** Beyond it no amount of food or medicine is accepted, whatever its unit. */
const MOST = 100_000;

/** What of a pet an entry is checked against. */
export interface CheckedPet {
  species: Species;
  /** ISO date. */
  birthDate: string | null;
}

/**
 * Checks what a field alone does not tell.
 * @returns the amount in its base unit, and the unit: the usual one where none is named.
 * @throws AppError `VALIDATION_FAILED` for what does not belong to the kind, is missing, or is
 * before the pet's birth; `IMPLAUSIBLE_AMOUNT`, with the unit in which it would be plausible.
 */
export function checkEntry(
  entry: Omit<NewDiaryEntry, 'clientId'>,
  pet: CheckedPet,
): { value: number; unit: DiaryUnit } | { value: null; unit: null } {
  const faults = { ...missing(entry), ...misplaced(entry), ...tooEarly(entry, pet) };
  if (Object.keys(faults).length > 0) throw new AppError('VALIDATION_FAILED', { fields: faults });
  const { kind, value } = entry;
  const unit = entry.unit ?? KIND_UNITS[kind][0];
  if (value == null || unit === undefined) return { value: null, unit: null };
  const fits = (candidate: DiaryUnit) =>
    isPlausible(toBase(value, candidate, kind), kind, pet.species);
  if (fits(unit)) return { value: toBase(value, unit, kind), unit };
  const suggestedUnit = KIND_UNITS[kind].find(fits);
  throw new AppError('IMPLAUSIBLE_AMOUNT', suggestedUnit && { suggestedUnit });
}

function isPlausible(base: number, kind: DiaryKind, species: Species): boolean {
  const [min, max] = (kind === 'weight' ? PLAUSIBLE_KG[species] : PLAUSIBLE[kind]) ?? [0, MOST];
  return base >= min && base <= max;
}

type Faults = Record<string, string>;

function missing({ kind, value, text }: NewDiaryEntry): Faults {
  if (MEASURED_KINDS.includes(kind) && value == null) return { value: 'Required' };
  const isUntold = TOLD_KINDS.includes(kind) || (kind === 'food' && value == null);
  return isUntold && text == null ? { text: 'Required' } : {};
}

function misplaced(entry: NewDiaryEntry): Faults {
  const { kind, value, unit } = entry;
  const units = KIND_UNITS[kind];
  const details = Object.entries(DETAIL_KINDS).filter(
    ([detail, kinds]) =>
      entry[detail as keyof typeof DETAIL_KINDS] != null &&
      !(kinds as readonly DiaryKind[]).includes(kind),
  );
  return {
    ...(value != null && units.length === 0 && { value: INVALID }),
    ...(unit != null && (value == null || !units.includes(unit)) && { unit: INVALID }),
    ...Object.fromEntries(details.map(([detail]) => [detail, INVALID])),
  };
}

/** The day of birth begins up to a day earlier in UTC than where the owner lives. */
const tooEarly = ({ at }: NewDiaryEntry, { birthDate }: CheckedPet): Faults =>
  birthDate !== null && Date.parse(at) < Date.parse(birthDate) - DAY_MS
    ? { at: 'Must not be before the birth' }
    : {};
