import { expect, type Locator, type Page } from '@playwright/test';
import type { Owner } from '../../../backend/test/harness/owner';

export const composer = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Your question' });

export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send' });

export const stopButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Stop', exact: true });

export const questions = (page: Page): Locator => page.locator('[data-role="user"]');

export const replies = (page: Page): Locator => page.locator('[data-role="assistant"]');

export const upgradeOverlay = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Unlock Pro Features!' });

export const limitCard = (page: Page): Locator =>
  page.getByRole('region', { name: 'Question Limit Reached!' });

export const offlineNotice = (page: Page): Locator =>
  page.getByText('Offline: your message will be sent when you are back');

export const emergency = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'Emergency: call a vet now' });

export async function openChat(page: Page, owner: Owner): Promise<void> {
  await page.goto(`/chat?petId=${owner.petId}`);
  await expect(composer(page)).toBeEnabled();
}

export async function ask(page: Page, question: string): Promise<void> {
  await composer(page).fill(question);
  await composer(page).press('Enter');
}

/** How many characters of the last reply a page shows. */
const shownLength = async (page: Page): Promise<number> =>
  (await replies(page).last().innerText()).length;

/** Waits until the last reply has grown beyond a length. */
export async function growBeyond(page: Page, length: number): Promise<void> {
  await expect(replies(page).last()).toBeVisible();
  await expect.poll(() => shownLength(page)).toBeGreaterThan(length);
}

/** Waits until the reply has ended, whatever the outcome: its tools are there. */
export async function replyEnded(page: Page): Promise<void> {
  await expect(stopButton(page)).toHaveCount(0);
  await expect(page.getByRole('log').locator('time').last()).toBeAttached();
}

/** The stand-in model's only Markdown is bold. */
export const rendered = (content: string): string => content.replaceAll('**', '').trim();
