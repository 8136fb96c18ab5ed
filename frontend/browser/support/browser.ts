import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

/** The system's Chromium, with everything switched off that talks to anyone but the product. */
export const browser: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  browserName: 'chromium',
  locale: 'en-GB',
  timezoneId: 'Europe/Rome',
  actionTimeout: 15_000,
  trace: 'off',
  screenshot: 'off',
  video: 'off',
  // Tests that need the service worker allow it themselves.
  serviceWorkers: 'block',
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};
