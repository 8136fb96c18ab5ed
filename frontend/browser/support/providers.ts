import { IdentityProviders } from '../../../backend/test/stand-ins/identity-providers';
import { test as base } from './test';

/** Google and Facebook are on offer, as stand-ins on another site. */
export const test = base.extend<object, { providers: IdentityProviders }>({
  providers: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const providers = await IdentityProviders.start();
      await use(providers);
      await providers.stop();
    },
    { scope: 'worker' },
  ],
  settings: [({ providers }, use) => use(providers.settings), { scope: 'worker' }],
});

export { expect } from './test';
