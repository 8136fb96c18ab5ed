import type { Page } from '@playwright/test';
import type { Owner } from '../../../backend/test/harness/owner';
import { ask, composer, replies } from '../support/chat';
import { expect, test } from '../support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const header = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('div')
    .filter({ has: heading(page, title) })
    .last();

test("the chat's header names the assistant", async ({ page, owner }) => {
  for (const path of ['/chat', '/simple-chat', '/Simple-Chat']) {
    await page.goto(`${path}?petId=${owner.petId}`);
    await expect(header(page, 'Chat with Zampa')).toContainText('Talking about Micia, cat');
    await expect(page.getByRole('link', { name: 'Change Pet' })).toHaveCount(0);
    await expect(composer(page)).toHaveAttribute('placeholder', 'Ask something about Micia...');
  }
});

test("the older chat's header names the pet, its species and breed", async ({ page, owner }) => {
  const { petId, sessionId } = owner;
  await owner.call('PATCH', `/api/pets/${petId}`, { breed: 'European' });
  for (const path of [
    `/chat-old?petId=${petId}`,
    `/Chat-OLD?petId=${petId}`,
    `/chat/${sessionId}`,
  ]) {
    await page.goto(path);
    await expect(header(page, 'Chat with Micia')).toContainText('Cat, European');
    await expect(page.getByText(/^Talking about/)).toHaveCount(0);
    const change = page.getByRole('link', { name: 'Change Pet' });
    await expect(change).toHaveAttribute('href', '/pets');
    await expect(composer(page)).toHaveAttribute('placeholder', 'Ask something about Micia...');
  }
});

test('both variants show the same conversation', async ({ page, owner }) => {
  await page.goto('/chat-old');
  await ask(page, 'Why does she purr?');
  await expect(replies(page)).toContainText('15:bene');
  const text = await replies(page).innerText();
  await page.goto(`/chat?petId=${owner.petId}`);
  await expect(replies(page)).toHaveText([text]);
  await page.goto(`/chat/${owner.sessionId}`);
  await expect(replies(page)).toHaveText([text]);
});

test('the older chat asks an owner without pets to create a pet profile', async ({
  page,
  context,
  product,
  faults,
}) => {
  faults.forgive(/status of 404/);
  await product.newcomer(context);
  for (const path of ['/chat-old', '/chat/1']) {
    await page.goto(path);
    await expect(heading(page, 'Create Your Pet Profile')).toBeVisible();
    await expect(page.getByText('Nessun animale registrato')).toHaveCount(0);
    await page.getByRole('link', { name: 'Add Pet' }).click();
    await expect(heading(page, 'Your Pets')).toBeVisible();
  }
});

async function expectSelection(page: Page, owner: Owner): Promise<void> {
  await expect(heading(page, 'Select a Pet')).toBeVisible();
  await expect(page.getByText('Select a pet to start', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Micia' }).click();
  await expect(page).toHaveURL(`/chat-old?petId=${owner.petId}`);
  await expect(heading(page, 'Chat with Micia')).toBeVisible();
}

test('an unknown chat id shows the pet selection', async ({ page, owner, faults }) => {
  faults.forgive(/status of 404/);
  for (const sessionId of ['999999999', '0', '-1', 'micia', '12abc', '99999999999999999999']) {
    await page.goto(`/chat/${sessionId}`);
    await expectSelection(page, owner);
  }
});

test("another owner's chat shows the same pet selection as an unknown one", async ({
  page,
  owner,
  product,
  browser,
  faults,
}) => {
  faults.forgive(/status of 404/);
  const elsewhere = await browser.newContext();
  const other = await product.ownerInChat(elsewhere);
  await other.ask('A secret question?');
  await elsewhere.close();
  await page.goto(`/chat/${other.sessionId}`);
  await expect(page.getByText('A secret question?')).toHaveCount(0);
  await expectSelection(page, owner);
});

test("the older chat's header links to the pets page", async ({ page, owner }) => {
  await page.goto(`/chat/${owner.sessionId}`);
  await expect(page.getByRole('heading', { name: 'Chat with Micia' })).toBeVisible();
  await page.getByRole('link', { name: 'Change Pet' }).click();
  await expect(page.getByRole('heading', { name: 'Your Pets' })).toBeVisible();
});
