import type { Page } from '@playwright/test';
import { LANGUAGE_COOKIE, type Language } from '../../../backend/src/contract/languages';
import type { Owner } from '../../../backend/test/harness/owner';
import type { Product } from '../support/product';

const DAY_MS = 86_400_000;

export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

export const WORDS: Record<
  Language,
  Record<'vomited' | 'food' | 'worried' | 'fit' | 'question', string>
> = {
  en: {
    vomited: 'vomited',
    food: 'New dry food',
    worried: 'Vomits since the new food.',
    fit: 'had a seizure',
    question: 'How much should Micia eat in a day?',
  },
  it: {
    vomited: 'vomito',
    food: 'Crocchette nuove',
    worried: 'Vomita da quando ha il cibo nuovo.',
    fit: 'convulsioni',
    question: 'Quanto deve mangiare Micia in un giorno?',
  },
};

export const speak = (page: Page, product: Product, language: Language): Promise<void> =>
  page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: product.url }]);

/** Stores half a year of Micia's diary: a weight loss, a new food and what followed it. */
export async function keepDiary(owner: Owner, language: Language): Promise<void> {
  const words = WORDS[language];
  const path = `/api/pets/${owner.petId}`;
  await owner.call('PATCH', path, {
    birthDate: '2022-04-02',
    sex: 'female',
    neutered: true,
  });
  const weights = [4.1, 4.08, 4.46, 4.02, 4, 3.95, 3.85, 3.7].map((value, index) => ({
    kind: 'weight',
    value,
    unit: 'kg',
    at: daysAgo(150 - index * 21),
  }));
  const vomits = [5, 4, 3, 1].map((days) => ({
    kind: 'symptom',
    text: words.vomited,
    severity: 'mild',
    at: daysAgo(days),
  }));
  const food = {
    kind: 'food',
    text: words.food,
    value: 45,
    unit: 'g',
    at: daysAgo(6),
  };
  for (const entry of [...weights, ...vomits, food]) {
    await owner.call('POST', `${path}/diary`, entry);
  }
}
