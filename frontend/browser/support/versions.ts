import { expect, type Locator, type Page } from '@playwright/test';
import { ask, replies, replyEnded } from './chat';

/** The field for another version of a question. */
export const editor = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Your question in other words' });

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** The switch between versions, at one of them: `Version 2 of 2`. */
export const version = (page: Page, place: string): Locator =>
  page.getByRole('group', { name: place });

/** Asks and waits for the whole answer of the stand-in model. */
export async function answered(page: Page, question: string): Promise<void> {
  const before = await replies(page).count();
  await ask(page, question);
  await expect(replies(page)).toHaveCount(before + 1);
  await expect(replies(page).last()).toContainText('15:bene');
  await replyEnded(page);
}
