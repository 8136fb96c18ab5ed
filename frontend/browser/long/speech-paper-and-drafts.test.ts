import type { Locator, Page } from '@playwright/test';
import { composer, openChat, questions, replies } from '../support/chat';
import { expectAccessible } from '../support/axe';
import { storeAnswer } from '../support/stored';
import { expect, test } from '../support/test';

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

const ANSWER = {
  content:
    'The goal is **slow loss**.\n\n| Goal | kcal |\n|---|---|\n| Keep | 190 |\n| Lose | 155 |\n\n```\n43 g a day\n```\n\nWeigh her each week [1].',
  sources: [{ title: 'Energy needs', publisher: 'FEDIAF', url: 'https://example.org/energy' }],
};

/** Fakes the browser's speech: headless Chromium has neither a microphone nor a voice. */
const withSpeech = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    class Recognition {
      onresult: ((event: unknown) => void) | null = null;
      onend: (() => void) | null = null;
      start(): void {
        Object.assign(window, { ears: this });
      }
      stop(): void {
        this.onend?.();
      }
      abort(): void {
        this.onend?.();
      }
    }
    const spoken: string[] = [];
    Object.assign(window, { SpeechRecognition: Recognition, spoken });
    window.speechSynthesis.speak = ({ text }) => void spoken.push(text);
  });

const hear = (page: Page, transcript: string): Promise<void> =>
  page.evaluate((said) => {
    const { ears } = window as unknown as { ears: { onresult: (event: unknown) => void } };
    ears.onresult({ results: [Object.assign([{ transcript: said }], { isFinal: false })] });
  }, transcript);

test('dictating, reading aloud, copying, shortcuts and sharing work with keyboard and mouse', async ({
  page,
  context,
  product,
  owner,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withSpeech(page);
  await storeAnswer(product, owner, ANSWER);
  await openChat(page, owner);
  await expect(page).toHaveTitle('Micia · Zampa');

  await button(page, 'Dictate').click();
  await expect(page.getByText('Listening...')).toBeVisible();
  await hear(page, 'how often should I weigh her');
  await expect(composer(page)).toHaveValue('how often should I weigh her');
  await expectAccessible(page);
  await button(page, 'Stop dictating').click();
  await expect(page.getByText('Listening...')).toHaveCount(0);

  await button(page, 'Read aloud').click();
  await expect(button(page, 'Pause reading')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)).toEqual([
    'The goal is slow loss.',
  ]);
  await button(page, 'Stop reading').click();

  await button(page, 'Copy table').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('Goal\tkcal\nKeep\t190\nLose\t155');

  await composer(page).fill('');
  await page.keyboard.press('ArrowUp');
  const editor = page.getByRole('textbox', { name: 'Your question in other words' });
  await expect(editor).toHaveValue('How much should she eat?');
  await expectAccessible(page, '[role="log"]');
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  await replies(page).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await replies(page).click();
  await page.keyboard.press('/');
  await expect(composer(page)).toBeFocused();

  await button(page, 'Share or print').click();
  await expectAccessible(page, '[role="dialog"]');
  const download = page.waitForEvent('download');
  await button(page, 'As a picture').click();
  expect((await download).suggestedFilename()).toMatch(/^zampa-\d+\.png$/);
  await button(page, 'Share or print').click();
  await button(page, 'As text').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('It does not replace a veterinarian.');
});

test('printing shows only the conversation with full source addresses, or a single answer', async ({
  page,
  product,
  owner,
}) => {
  await storeAnswer(product, owner, ANSWER);
  await storeAnswer(product, owner, { content: 'Another answer.' });
  await openChat(page, owner);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(replies(page).first()).toBeVisible();
  await expect(questions(page)).toHaveCount(2);
  for (const gone of [
    composer(page),
    button(page, 'Copy answer').first(),
    page.locator('header'),
  ]) {
    await expect(gone).toBeHidden();
  }
  const source = page.getByRole('link', { name: 'Energy needs' });
  expect(await source.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
    'example.org/energy',
  );
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toContain('0.98');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await button(page, 'Share or print').last().click();
  await button(page, 'Print this answer').click();
  await expect(page.locator('html')).toHaveAttribute('data-prints', 'answer');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Another answer.')).toBeVisible();
  await expect(replies(page).first()).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('drafts and the theme are synced across tabs, and a draft outlives its pet', async ({
    page,
    product,
    owner,
    openBeside,
    faults,
  }) => {
    // A tab may still request the pet's data while it learns that the pet is gone.
    faults.forgive(/404.*\/api\/(pets|chat-sessions)\/\d+\//);
    await withSpeech(page);
    await openChat(page, owner);
    const beside = await openBeside(page.url());
    await expect(composer(beside)).toBeEnabled();
    await composer(page).fill('Since Monday she drinks a lot');
    await expect(composer(beside)).toHaveValue('Since Monday she drinks a lot');
    await beside.getByLabel('Theme').selectOption('dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await beside.getByLabel('Theme').selectOption('system');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

    const { petId } = owner;
    await product.world.setPlan(owner, 'pro');
    await owner.addPet({ name: 'Otto', species: 'cane' });
    await owner.call('DELETE', `/api/pets/${petId}`);
    await expect(page.getByRole('heading', { name: 'Micia was removed' })).toBeVisible();
    await expect(page.getByText('Since Monday she drinks a lot')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Use for Otto').tap();
    await expect(composer(page)).toHaveValue('Since Monday she drinks a lot');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  });
});
