import { expect, type Page } from '@playwright/test';

/** Waits for the notification that says exactly this; it also shows beside an open dialog. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const area = page.getByRole('region', { name: /^(Notifications|Notifiche)/, includeHidden: true });
  const toast = area.getByRole('listitem', { includeHidden: true });
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (text !== undefined) await expect(toast.getByText(text, { exact: true })).toBeVisible();
}
