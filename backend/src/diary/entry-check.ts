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
import { SPECIES, type Species } from '../contract/species.js';
import { AppError } from '../platform/errors/app-error.js';
import { INVALID } from '../platform/validation/fields.js';

const DAY_MS = 86_400_000;

/** Limits in base units beyond which a typing error is more likely. */
const PLAUSIBLE: Partial<Record<DiaryKind, readonly [min: number, max: number]>> = {
  breaths: [3, 200],
  temperature: [25, 45],
};

/** No amount of food or medicine above this is accepted, in any unit. */
const MOST = 100_000;

/** What an entry is checked against. */
export interface CheckedPet {
  species: Species;
  /** ISO date. */
  birthDate: string | null;
}

export type EntryAmount = { value: number; unit: DiaryUnit } | { value: null; unit: null };

interface AdmittedPets {
  species: Species[];
  /** ISO date: the latest possible birth date. */
  bornBy: string;
}

/**
 * Checks what depends on several fields or on the pet.
 * @returns the amount in its base unit, and the unit: the usual one if none is given.
 * @throws AppError `VALIDATION_FAILED` for a field that does not belong to the kind, is missing, or
 * is before the pet's birth; `IMPLAUSIBLE_AMOUNT`, with the unit in which it would be plausible.
 */
export function checkEntry(entry: Omit<NewDiaryEntry, 'clientId'>, pet: CheckedPet): EntryAmount {
  const faults = { ...missing(entry), ...misplaced(entry), ...tooEarly(entry, pet) };
  if (Object.keys(faults).length > 0) throw new AppError('VALIDATION_FAILED', { fields: faults });
  const { kind, value } = entry;
  const amount = amountOf(entry);
  if (value == null || fits(amount, kind, pet.species)) return amount;
  const suggestedUnit = KIND_UNITS[kind].find((unit) =>
    fits({ value: toBase(value, unit, kind), unit }, kind, pet.species),
  );
  throw new AppError('IMPLAUSIBLE_AMOUNT', suggestedUnit && { suggestedUnit });
}

/**
 * The pets that `checkEntry` admits an entry for. The statement that stores it tests its pet so.
 */
export function petsFor(entry: Omit<NewDiaryEntry, 'clientId'>): AdmittedPets {
  const isWrong = Object.keys({ ...missing(entry), ...misplaced(entry) }).length > 0;
  const amount = amountOf(entry);
  const species = SPECIES.filter((one) => !isWrong && fits(amount, entry.kind, one));
  return { species, bornBy: bornBy(entry.at) };
}

/** In the base unit; without a unit, in the usual one. */
export function amountOf({ kind, value, unit }: Omit<NewDiaryEntry, 'clientId'>): EntryAmount {
  const meant = unit ?? KIND_UNITS[kind][0];
  if (value == null || meant === undefined) return { value: null, unit: null };
  return { value: toBase(value, meant, kind), unit: meant };
}

function fits({ value }: EntryAmount, kind: DiaryKind, species: Species): boolean {
  if (value === null) return true;
  const [min, max] = (kind === 'weight' ? PLAUSIBLE_KG[species] : PLAUSIBLE[kind]) ?? [0, MOST];
  return value >= min && value <= max;
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

/** The owner's date may be a day ahead of UTC. */
const bornBy = (at: string): string => new Date(Date.parse(at) + DAY_MS).toISOString().slice(0, 10);

const tooEarly = ({ at }: NewDiaryEntry, { birthDate }: CheckedPet): Faults =>
  birthDate !== null && birthDate > bornBy(at) ? { at: 'Must not be before the birth' } : {};
