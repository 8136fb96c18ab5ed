import { z } from 'zod';
import type { ProviderLoginBody } from '../../contract/social.js';
import { required, storableText } from '../../platform/validation/fields.js';

/** A path of our own, never `//host` or `/\host`. */
const LOCAL_PATH = /^\/(?![/\\])[^\s\\]*$/;

export const socialStartDto = z.object({
  mode: z.enum(['popup', 'redirect']).default('redirect'),
  /** Named back to the opener, which accepts nothing else. */
  nonce: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .optional(),
  returnTo: z.string().max(512).regex(LOCAL_PATH).default('/'),
  /**
   * `connect` adds the provider's user to the account that is signed in; `confirm` only makes sure
   * that its owner is there, by a provider that is connected.
   */
  purpose: z.enum(['sign-in', 'connect', 'confirm']).default('sign-in'),
});

export type SocialStart = z.infer<typeof socialStartDto>;

/** Far above what any provider gives. */
const anyText = storableText.max(2048).nullish();

export const providerLoginDto = z.strictObject({
  uid: z.string(required).min(1, 'Required').max(255),
  email: anyText,
  displayName: anyText,
  photoURL: anyText,
}) satisfies z.ZodType<ProviderLoginBody>;
