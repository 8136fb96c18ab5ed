/** All tests of components and of what builds them. */
export const SPECS = ['src/**/*.spec.{ts,tsx}', '*.spec.mjs', '../backend/sandbox/page.spec.mjs'];

/** Specs that replace what a module reads only once, or that need a page no other spec has used. */
export const ALONE = [
  'src/site/legal/legal-texts.spec.ts',
  'src/chat/pets-gate.spec.tsx',
  'src/chat/reply/reply-bubble.spec.tsx',
  'src/chat/versions/editing.store.spec.ts',
  'src/billing/checkout-stripe.spec.tsx',
  'src/app/layout.spec.tsx',
  'src/app/routes.spec.tsx',
  'src/shared/date-only.spec.ts',
  'src/shared/tracking.spec.ts',
  'src/chat/composer/track-start.spec.ts',
  'src/chat/voice/microphone.spec.tsx',
];
