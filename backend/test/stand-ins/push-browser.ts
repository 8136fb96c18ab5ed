import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import type { NewPushSubscription, PushPayload } from '../../src/contract/push.js';

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A browser with notifications: decrypts what its push service delivers (RFC 8291, RFC 8188). */
export class PushBrowser {
  readonly id = randomUUID();
  readonly subscription: NewPushSubscription;
  /** The notifications shown, oldest first. */
  readonly shown: PushPayload[] = [];
  private readonly keys = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(service: string) {
    const p256dh = this.keys.generateKeys('base64url');
    const keys = { p256dh, auth: this.auth.toString('base64url') };
    this.subscription = { endpoint: `${service}/push/${this.id}`, keys };
  }

  /** @throws if this is not encrypted for this browser. */
  open(body: Buffer): PushPayload {
    const salt = body.subarray(0, 16);
    const start = 21 + body.readUInt8(20);
    const sender = body.subarray(21, start);
    const shared = this.keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const key = derive(shared, this.auth, info, 32);
    const secret = derive(key, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(key, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', secret, nonce);
    decipher.setAuthTag(body.subarray(-16));
    const padded = Buffer.concat([decipher.update(body.subarray(start, -16)), decipher.final()]);
    const end = padded.lastIndexOf(2);
    return JSON.parse(padded.subarray(0, end).toString()) as PushPayload;
  }
}

/** The claims of a sender, with a verified signature (RFC 8292). @throws if it is invalid. */
export function senderOf(authorization: string): Record<string, unknown> & { key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the sender is not who it says');
  return { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), key };
}
