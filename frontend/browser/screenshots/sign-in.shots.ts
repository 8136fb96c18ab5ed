import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectToast } from '../support/toast';
import { shoot, shootWhole } from './camera';
import { cut, expect, hold, test } from './stage';

async function openDialog(page: Page): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

async function logIn(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Email').fill('anna@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill('not-her-password');
  await dialog.getByRole('button', { name: 'Login' }).click();
}

test('the sign-in dialog', async ({ page }) => {
  const dialog = await openDialog(page);
  await shoot(page, 'sign-in-login');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog.getByText('Invalid email')).toBeVisible();
  await shoot(page, 'sign-in-login-errors');
  await dialog.getByRole('tab', { name: 'Register' }).click();
  await shoot(page, 'sign-in-register');
  await dialog.getByLabel('Username').fill('A');
  await dialog.getByLabel('Confirm Password').fill('other');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(dialog.getByText("Passwords don't match")).toBeVisible();
  await dialog.getByRole('button', { name: 'Show password' }).first().click();
  await shoot(page, 'sign-in-register-errors');
});

test('a sign-in under way', async ({ page }) => {
  await hold(page, '**/api/auth/login');
  const dialog = await openDialog(page);
  await logIn(dialog);
  await expect(dialog.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  await shoot(page, 'sign-in-pending');
});

test('a wrong password', async ({ page, faults }) => {
  faults.forgive(/status of 401/);
  await logIn(await openDialog(page));
  await expectToast(page, 'Login error');
  await shoot(page, 'sign-in-refused');
});

test('a server that cannot be reached', async ({ page, faults }) => {
  faults.forgive(/ERR_FAILED/);
  await cut(page, '**/api/auth/login');
  await logIn(await openDialog(page));
  await expectToast(page, 'Connection error');
  await shoot(page, 'sign-in-unreachable');
});

test('a welcome', async ({ page }) => {
  const dialog = await openDialog(page);
  await dialog.getByRole('tab', { name: 'Register' }).click();
  const name = `Sofia ${randomUUID().slice(0, 4)}`;
  await dialog.getByLabel('Username').fill(name);
  await dialog.getByLabel('Email').fill(`${randomUUID()}@example.org`);
  await dialog.getByLabel('Password', { exact: true }).fill('owls-at-midnight-7');
  await dialog.getByLabel('Confirm Password').fill('owls-at-midnight-7');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expectToast(page, 'Registration completed!', `Welcome, ${name}!`);
  await shoot(page, 'sign-in-welcome');
});

test('the sign-in page', async ({ page }) => {
  await page.goto('/checkout?plan=pro');
  await expect(page.getByText('Login or register to continue')).toBeVisible();
  await shootWhole(page, 'sign-in-page-login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Invalid email')).toBeVisible();
  await shootWhole(page, 'sign-in-page-login-errors');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Username must be at least 2 characters')).toBeVisible();
  await shootWhole(page, 'sign-in-page-register-errors');
});
