import type { Locator, Page } from '@playwright/test';

/** The button that opens the emergency check. */
export const opener = (page: Page): Locator =>
  page.getByRole('button', { name: 'Is it an emergency?' });

export const check = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Is it an emergency?' });

export const field = (page: Page): Locator =>
  check(page).getByRole('textbox', { name: 'What is happening?' });

export const submit = (page: Page): Locator =>
  check(page).getByRole('button', { name: 'Check now' });

export const URGENT = 'Her left eye has been red and weepy since yesterday';
