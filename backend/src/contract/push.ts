/** A browser that accepts notifications, as described by its `PushSubscription`. */
export interface NewPushSubscription {
  /** URL at which the browser's push service accepts them. */
  endpoint: string;
  /** In base64url: the browser's public key, and the secret that only the browser and we know. */
  keys: { p256dh: string; auth: string };
}

export interface PushEndpoint {
  endpoint: string;
}

/** Response of `POST /api/push-subscriptions/test`. */
export interface PushTestReply {
  /** Number of the user's browsers that the notification is being sent to. */
  devices: number;
}

/** What the service worker receives and shows. */
export interface PushPayload {
  title: string;
  body: string;
  /** Path of the page that a tap opens. */
  url: string;
  /** A notification replaces an earlier one with the same tag. */
  tag: string;
}
