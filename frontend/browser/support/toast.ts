import { expect, type Locator, type Page } from '@playwright/test';

/** The notification area; a dialog hides it from assistive technology. */
export const toastArea = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Notifications|Notifiche)/, includeHidden: true });

/** Waits for exactly this notification, which also shows beside an open dialog. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = toastArea(page).getByRole('listitem', { includeHidden: true });
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (text !== undefined) await expect(toast.getByText(text, { exact: true })).toBeVisible();
}
