import type { Locator, Page } from '@playwright/test';

/** A pet in the list. */
export const petCard = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

export const createButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Create Profile and Start Chat', exact: true });

export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Save', exact: true });

const FIELDS = {
  name: 'Pet Name',
  species: 'Species',
  age: 'Age (years)',
  breed: 'Breed (optional)',
  weight: 'Weight (optional)',
  healthConditions: 'Special health conditions (optional)',
  personalityTraits: 'Personality traits (optional)',
} as const;

type FieldName = keyof typeof FIELDS;

/** A control of the pet form. */
export const petField = (page: Page, name: FieldName): Locator =>
  page.getByLabel(FIELDS[name], { exact: true });

/** Texts of the pet form's controls, by field. */
export type PetTexts = Partial<Record<FieldName, string>>;

export async function fillPet(page: Page, { species, ...texts }: PetTexts): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await petField(page, name as FieldName).fill(text);
  }
  if (species !== undefined) await petField(page, 'species').selectOption(species);
}

export async function readPet(page: Page): Promise<PetTexts> {
  const texts: PetTexts = {};
  for (const name of Object.keys(FIELDS) as FieldName[]) {
    texts[name] = await petField(page, name).inputValue();
  }
  return texts;
}

/** A pet with every field filled in, as typed. */
export const LUNA = {
  name: 'Luna',
  species: 'coniglio',
  age: '2',
  breed: 'Dwarf',
  weight: '1.4',
  healthConditions: 'Long teeth',
  personalityTraits: 'Shy, loves parsley',
};

/** The form before anything is filled in. */
export const EMPTY = {
  name: '',
  species: '',
  age: '',
  breed: '',
  weight: '',
  healthConditions: '',
  personalityTraits: '',
};
