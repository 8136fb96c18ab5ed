import { expectFinished } from '../support/finished';
import {
  activateButton,
  ACTIVATION,
  attempt,
  done,
  expectNotActive,
  expectRefused,
  toProfile,
} from '../support/payment-success';
import { expect, test } from '../support/test';

const SUPPORT = 'There was an issue updating your account. Please contact support.';
const SECRET = 'pi_1_secret_k7w';

for (const [status, json, title] of [
  [500, { statusCode: 500, error: 'Something went wrong.', code: 'INTERNAL' }, 'Payment Completed'],
  [202, { success: false, status: 'processing' }, 'Payment Processed'],
] as const) {
  test(`an activation answered with ${status} shows '${title}' and can be retried`, async ({
    page,
    owner,
    product,
    faults,
  }) => {
    faults.forgive(/status of 500/);
    await page.route(`**${ACTIVATION}`, (route) => route.fulfill({ status, json }), { times: 1 });
    await page.goto('/payment-success?plan=pro');
    await expectNotActive(page, title, SUPPORT);
    await expectFinished(page);
    await product.world.setPlan(owner, 'pro');
    await activateButton(page).click();
    await expect(done(page)).toBeVisible();
    await expect(page).toHaveURL('/profile');
  });
}

test('an unknown plan is not activated', async ({ page, context, product, faults }) => {
  faults.forgive(/status of 400/);
  await product.newcomer(context);
  await page.goto(`/payment-success?plan=${'platinum'.repeat(20)}`);
  await expectRefused(page);
  await expectFinished(page);
});

test('an activation that fails offline can be retried', async ({
  page,
  owner,
  context,
  product,
  faults,
}) => {
  faults.forgive(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
  await page.goto('/payment-success?plan=pro');
  await expect(activateButton(page)).toBeVisible();
  await context.setOffline(true);
  await expectRefused(page);
  await expect(attempt(page, 1)).toBeVisible();
  await product.world.setPlan(owner, 'pro');
  await context.setOffline(false);
  await activateButton(page).click();
  await expect(done(page)).toBeVisible();
  await expect(page).toHaveURL('/profile');
});

for (const whose of ['a visitor', 'an owner']) {
  test(`the payment secret is removed from the address of ${whose} before any request`, async ({
    page,
    context,
    product,
    faults,
  }) => {
    faults.forgive(/status of 402/);
    if (whose === 'an owner') await product.newcomer(context);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('/api/')) return;
      sent.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '');
    });
    const rest = 'payment_intent=pi_1&redirect_status=succeeded';
    await page.goto(`/payment-success?plan=pro&payment_intent_client_secret=${SECRET}&${rest}`);
    await expect(page).toHaveURL('/payment-success?plan=pro');
    if (whose === 'an owner') await expectRefused(page);
    else await expect(page.getByText('Login or register to continue')).toBeVisible();
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter((text) => text.includes(SECRET))).toEqual([]);
    expect(await page.content()).not.toContain(SECRET);
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/payment-success?plan=pro');
  });
}

test('an address naming another plan than the active one is refused', async ({
  page,
  owner,
  product,
  faults,
}) => {
  faults.forgive(/status of 402/);
  await product.world.setPlan(owner, 'pro');
  await page.goto('/payment-success?plan=expert');
  await expectRefused(page);
  await toProfile(page).click();
  await expect(page).toHaveURL('/profile');
});
