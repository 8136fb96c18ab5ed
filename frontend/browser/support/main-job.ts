import type { Page } from '@playwright/test';
import type { Message } from '../../../backend/src/contract/chat';
import { composer, growBeyond, questions, rendered, replies, sendButton, stopButton } from './chat';
import type { Product } from './product';
import { expect, test } from './test';
import { expectToast } from './toast';

declare global {
  interface Window {
    lengths: number[];
  }
}

/** Records every length of the page's last reply as it grows. */
const watchGrowth = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.lengths = [];
    const look = (): void => {
      const reply = [...document.querySelectorAll('[data-role="assistant"]')].at(-1);
      const length = reply?.textContent.length ?? 0;
      if (length !== (window.lengths.at(-1) ?? 0)) window.lengths.push(length);
    };
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver(look).observe(document.body, all);
  });

const growth = (page: Page): Promise<number[]> => page.evaluate(() => window.lengths);

async function register(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Register' }).click();
  await dialog.getByLabel('Username').fill(name);
  await dialog.getByLabel('Email').fill(`${name.replaceAll(' ', '-')}@example.org`);
  await dialog.getByLabel('Password', { exact: true }).fill('owls-at-midnight-7');
  await dialog.getByLabel('Confirm Password').fill('owls-at-midnight-7');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expectToast(page, 'Registration completed!', `Welcome, ${name}!`);
}

async function addMicia(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Start Chat' }).click();
  await expect(page.getByText('Nessun animale registrato')).toBeVisible();
  await page.getByRole('link', { name: 'Add Pet' }).click();
  await page.getByRole('button', { name: 'Create your first pet' }).click();
  await page.getByLabel('Pet Name').fill('Micia');
  await page.getByLabel('Species').selectOption({ label: 'Cat' });
  await page.getByLabel('Age (years)').fill('4');
  await page.getByLabel('Weight (optional)').fill('3.8 kg');
  await page.getByRole('button', { name: 'Create Profile and Start Chat' }).click();
  await expect(page).toHaveURL(/\/chat\?petId=\d+$/);
  await expect(page.getByRole('heading', { name: 'Chat with Zampa' })).toBeVisible();
  await expect(page.getByText('Talking about Micia, cat')).toBeVisible();
}

/** The messages that the server has stored for the chat of a page. */
async function stored(page: Page): Promise<Message[]> {
  const petId = new URL(page.url()).searchParams.get('petId') ?? '';
  const session = await page.request.get(`/api/chat-sessions/pet/${petId}`);
  const { id } = (await session.json()) as { id: number };
  const answer = await page.request.get(`/api/chat-sessions/${id}/messages`);
  return (await answer.json()) as Message[];
}

/** Goes from registration to an answer that is written in two tabs. */
export async function expectMainJob(
  page: Page,
  { world }: Product,
  openBeside: (path: string) => Promise<Page>,
): Promise<void> {
  world.model.behave({ words: 120, gap: 40 });
  await register(page, `Anna ${Date.now()}`);
  await addMicia(page);
  await expect(page.getByText('3 questions left')).toBeVisible();
  const second = await openBeside(page.url());
  await expect(second.getByText('3 questions left')).toBeVisible();

  await test.step('both tabs show the reply while it grows', async () => {
    await Promise.all([watchGrowth(page), watchGrowth(second)]);
    await composer(page).fill('Why does she sleep so much?');
    await sendButton(page).click();
    await expect(questions(second)).toHaveText(['Why does she sleep so much?']);
    await Promise.all([growBeyond(page, 20), growBeyond(second, 20)]);
    await expect(stopButton(page)).toBeVisible();
    await expect(stopButton(second)).toBeVisible();
  });

  await test.step('both end with the stored text, piece by piece and never a step back', async () => {
    for (const tab of [page, second]) {
      await expect(stopButton(tab)).toHaveCount(0, { timeout: 30_000 });
      const [, reply] = await stored(tab);
      expect(reply?.status).toBe('complete');
      await expect(replies(tab)).toHaveText([rendered(reply?.content ?? '')]);
      const lengths = await growth(tab);
      expect(lengths.length).toBeGreaterThan(10);
      expect(lengths).toEqual([...lengths].sort((one, other) => one - other));
      await expect(tab.getByText('2 questions left')).toBeVisible();
    }
  });

  await test.step('a reload keeps everything', async () => {
    const text = await replies(page).innerText();
    await page.reload();
    await expect(questions(page)).toHaveText(['Why does she sleep so much?']);
    await expect(replies(page)).toHaveText([text]);
    await expect(page.getByText('2 questions left')).toBeVisible();
  });
}
