import { applyDecorators } from '@nestjs/common';
import type { ProviderLoginBody } from '../../contract/social.js';
import {
  INVALID,
  Nullable,
  OneOf,
  Optional,
  PlainText,
  StorableText,
  TextRule,
} from '../../platform/validation/fields.js';
import { Reads } from '../../platform/validation/input.pipe.js';

/** A path of our own, never `//host` or `/\host`. */
const LOCAL_PATH = /^\/(?![/\\])[^\s\\]*$/;

const NONCE = /^[\w-]{16,64}$/;

@Reads({ others: true })
export class SocialStartDto {
  @Optional() @OneOf(['popup', 'redirect']) mode: 'popup' | 'redirect' = 'redirect';

  /** Returned to the opener, which accepts no other nonce. */
  @Optional()
  @PlainText({ max: 64 })
  @TextRule('nonce', (text) => NONCE.test(text), INVALID)
  nonce?: string | undefined;

  @Optional()
  @PlainText({ max: 512 })
  @TextRule('path', (text) => LOCAL_PATH.test(text), INVALID)
  returnTo: string = '/';

  /**
   * `connect` adds the provider's user to the signed-in account; `confirm` only makes sure that its
   * owner is present, through a connected provider.
   */
  @Optional()
  @OneOf(['sign-in', 'connect', 'confirm'])
  purpose: 'sign-in' | 'connect' | 'confirm' = 'sign-in';
}

/** A text of at most 2048 UTF-16 units, far more than any provider sends. */
const AnyText = (): PropertyDecorator =>
  applyDecorators(
    Nullable(),
    StorableText(),
    TextRule('maxUnits', ({ length }) => length <= 2048, INVALID, { maxLength: 2048 }),
  );

export class ProviderLoginDto implements ProviderLoginBody {
  @PlainText({ min: 1, max: 255 }) uid: string;
  @AnyText() email?: string | null | undefined;
  @AnyText() displayName?: string | null | undefined;
  @AnyText() photoURL?: string | null | undefined;
}
