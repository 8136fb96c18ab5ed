export const MEMORY_KINDS = [
  'allergy',
  'medicine',
  'condition',
  'weight',
  'birth',
  'sex',
  'neutered',
  'food',
  'home',
  'fear',
  'other',
] as const;

export type MemoryKind = (typeof MEMORY_KINDS)[number];

/** A fact about a pet that an owner told us, or a suggestion to remember one. */
export interface Memory {
  id: number;
  petId: number;
  /** In the owner's language. */
  text: string;
  kind: MemoryKind;
  /** The question that stated it; `null` for one that was entered by hand. */
  messageId: number | null;
  /** The words of that question, cut to `LIMITS.memoryQuote`. */
  said: string | null;
  /** ISO 8601. */
  createdAt: string;
}

export interface NewMemory {
  text: string;
  /** `other` by default. */
  kind?: MemoryKind | undefined;
  /** A message of this pet's chat. */
  messageId?: number | null | undefined;
}

/** Absent fields keep their value. */
export type MemoryChanges = Partial<Pick<NewMemory, 'text' | 'kind'>>;
