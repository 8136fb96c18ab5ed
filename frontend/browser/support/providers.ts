import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { IdentityProviders, type Person } from '../../../backend/test/stand-ins/identity-providers';
import type { SessionReply, SessionUser } from '../../../backend/src/contract/accounts';
import { badge } from './profile';
import { openDialog } from './sign-in';
import { expect, test as base } from './test';
import { expectToast } from './toast';

interface Fixtures {
  /** The stand-in for both providers, with a new person at the browser. */
  providers: IdentityProviders;
}

interface WorkerFixtures {
  standIn: IdentityProviders;
}

/** Someone the product has never heard of. */
export const stranger = (known: Partial<Person> = {}): Person => ({
  subject: randomUUID(),
  name: `Anna ${randomUUID().slice(0, 8)}`,
  email: `${randomUUID()}@example.org`,
  emailVerified: true,
  ...known,
});

/** The product with Google and Facebook, which are on another site. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  standIn: [
    // oxlint-disable-next-line no-empty-pattern -- needs nothing, which is only said like this
    async ({}, use) => {
      const standIn = await IdentityProviders.start();
      await use(standIn);
      await standIn.stop();
    },
    { scope: 'worker' },
  ],
  settings: [({ standIn }, use) => use(standIn.settings), { scope: 'worker' }],
  providers: [
    async ({ standIn }, use) => {
      standIn.shown.length = 0;
      const usual = { delay: 0, failing: undefined, cutsOpener: false };
      await use(Object.assign(standIn, usual, { person: stranger() }));
    },
    { auto: true },
  ],
});

export { expect };

export type ProviderName = 'Google' | 'Facebook';

export const providerButton = (card: Locator, name: ProviderName): Locator =>
  card.getByRole('button', { name, exact: true });

/** Presses a provider's button. @returns its window, asking for consent. */
export async function openWindow(card: Locator, name: ProviderName): Promise<Page> {
  const [popup] = await Promise.all([
    card.page().waitForEvent('popup'),
    providerButton(card, name).click(),
  ]);
  await expectConsentPage(popup, name);
  return popup;
}

export const expectConsentPage = (page: Page, name: ProviderName): Promise<void> =>
  expect(page.getByRole('heading', { name: `${name.toLowerCase()} stand-in` })).toBeVisible();

export const consent = (page: Page): Promise<void> =>
  leaveBy(page.getByRole('link', { name: /^Continue as/ }));

export const deny = (page: Page): Promise<void> =>
  leaveBy(page.getByRole('link', { name: 'Cancel' }));

/** Follows a link without waiting for the page it leads to. */
export const leaveBy = (link: Locator): Promise<void> =>
  // oxlint-disable-next-line typescript/no-deprecated -- until it is the default
  link.click({ noWaitAfter: true });

/** Who is signed in to this browser; null if nobody is. */
export async function signedIn(page: Page): Promise<SessionUser | null> {
  const response = await page.request.get('/api/auth/session');
  const session = (await response.json()) as SessionReply;
  return session.authenticated ? session.user : null;
}

/** Signs up a new owner in a provider's window, and expects the page to know who it is. */
export async function expectSignUp(
  page: Page,
  name: ProviderName,
  providers: IdentityProviders,
): Promise<void> {
  const card = await openDialog(page);
  const popup = await openWindow(card, name);
  await expectToast(page, 'Opening popup...', `${name} is opening for login.`);
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
  const closed = popup.waitForEvent('close');
  await consent(popup);
  await closed;
  const { name: username, email } = providers.person;
  await expectToast(page, 'Login successful!', `Welcome, ${username}!`);
  await expect(badge(page, username)).toContainText('Free');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
  expect(await signedIn(page)).toMatchObject({ username, email, subscriptionStatus: 'free' });
}

/** Blocks popups in this browser. */
export const blockWindows = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.open = () => null;
  });
