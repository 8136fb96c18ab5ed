import { composer, replies } from '../support/chat';
import { pressOn, tabTo, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a visitor gets from the landing page to an answer by keyboard alone', async ({
  page,
  product,
}) => {
  product.world.model.behave({ words: 60, gap: 20 });
  const name = `Anna ${Date.now()}`;
  await page.goto('/');
  await pressOn(page, page.getByRole('link', { name: 'Start Free Chat' }).first());

  await test.step('registers', async () => {
    const main = page.getByRole('main');
    await tabTo(page, main.getByRole('tab', { name: 'Register' }));
    await typeInto(page, main.getByLabel('Username'), name);
    await typeInto(page, main.getByLabel('Email'), `${name.replace(' ', '-')}@example.org`);
    await typeInto(page, main.getByLabel('Password', { exact: true }), 'owls-at-midnight-7');
    await typeInto(page, main.getByLabel('Confirm Password'), 'owls-at-midnight-7');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Registration completed!', `Welcome, ${name}!`);
  });

  await test.step('adds a pet', async () => {
    await typeInto(page, page.getByLabel('Pet Name'), 'Micia');
    await typeInto(page, page.getByLabel('Species'), 'Cat');
    await pressOn(page, page.getByRole('button', { name: 'Create Profile and Start Chat' }));
    await expect(page.getByText('Talking about Micia, cat')).toBeVisible();
  });

  await test.step('asks, stops the answer and asks again', async () => {
    await expect(composer(page)).toBeFocused();
    await page.keyboard.type('Why does she purr?');
    await page.keyboard.press('Enter');
    await expect(replies(page)).toContainText('5:und');
    await pressOn(page, page.getByRole('button', { name: 'Stop' }));
    await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
    await expect(composer(page)).toBeFocused();
    await page.keyboard.type('And why at night?');
    await page.keyboard.press('Enter');
    await expect(replies(page).last()).toContainText('59:e');
  });
});
