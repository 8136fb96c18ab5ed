import { ECDH } from 'node:crypto';
import { LIMITS } from '../../contract/limits.js';
import type { NewPushSubscription, PushEndpoint } from '../../contract/push.js';
import {
  INVALID,
  Nested,
  PlainText,
  StorableText,
  TextRule,
} from '../../platform/validation/fields.js';

/** A point of P-256, uncompressed: 65 bytes. */
function isPublicKey(text: string): boolean {
  if (!/^[\w-]{87}=?$/.test(text)) return false;
  try {
    ECDH.convertKey(text.replace('=', ''), 'prime256v1', 'base64url', 'hex', 'compressed');
    return true;
  } catch {
    return false;
  }
}

const isSecret = (text: string): boolean => /^[\w-]{22}(==)?$/.test(text);

class PushKeysDto {
  // Rules are applied from right to left.
  @TextRule('publicKey', isPublicKey, INVALID) @PlainText({ max: 88 }) p256dh: string;
  @TextRule('secret', isSecret, INVALID) @PlainText({ max: 24 }) auth: string;
}

export class PushEndpointDto implements PushEndpoint {
  @StorableText() @PlainText({ min: 1, max: LIMITS.pushEndpoint.max }) endpoint: string;
}

export class NewPushSubscriptionDto extends PushEndpointDto implements NewPushSubscription {
  @Nested(PushKeysDto) keys: PushKeysDto;
}
