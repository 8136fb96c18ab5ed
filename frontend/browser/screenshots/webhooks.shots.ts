import { answers, hangs, WebhookReceiver } from '../../../backend/test/stand-ins/webhook-receiver';
import { card, openProfile } from '../support/profile';
import { until } from '../../../backend/test/harness/until';
import { shoot, shootWhole } from './camera';
import { test } from './stage';

const EVENTS = ['diary-entry', 'finding', 'emergency-raised'];

for (const language of ['en', 'it'] as const) {
  test(`webhooks in the profile: ${language}`, async ({ page, owner, product, context }) => {
    const receiver = await WebhookReceiver.start();
    receiver.behave('/home', answers(200, '{"ok":true}'));
    receiver.behave('/sheet', answers(500, 'Internal Server Error'));
    receiver.behave('/old', hangs);
    await product.world.setPlan(owner, 'expert');
    await context.addCookies([{ name: 'zampa.language', value: language, url: product.url }]);
    await page.goto('/profile');
    const webhooks = card(page, /^Webhooks?$/);
    await webhooks.scrollIntoViewIfNeeded();
    await shoot(page, `webhooks-empty-${language}`);
    await webhooks.getByRole('button').first().click();
    await shoot(page, `webhooks-new-${language}`);
    await page.keyboard.press('Escape');
    for (const path of ['home', 'sheet', 'old']) {
      const hook = { url: `${receiver.url}/${path}`, events: EVENTS };
      const { body } = await owner.call<{ id: number }>('POST', '/api/user/webhooks', hook);
      await owner.call('POST', `/api/user/webhooks/${String(body.id)}/test`);
    }
    await product.world.database.query(
      `UPDATE webhooks SET enabled = false, "disabledAt" = now() WHERE url LIKE '%/old'`,
    );
    await until('all are tried', () => receiver.received.length >= 2);
    await page.reload();
    const rows = webhooks.getByRole('button', { expanded: false });
    await rows.nth(1).click();
    await webhooks.locator('summary').first().click();
    await webhooks.scrollIntoViewIfNeeded();
    await shootWhole(page, `webhooks-${language}`);
    receiver.stop();
  });
}

test('webhooks on the free plan', async ({ page, owner }) => {
  await owner.call('GET', '/api/pets');
  await openProfile(page);
  await card(page, 'Webhooks').scrollIntoViewIfNeeded();
  await shoot(page, 'webhooks-free');
});
