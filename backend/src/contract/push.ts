/** A browser that accepts notifications, as described by its `PushSubscription`. */
export interface NewPushSubscription {
  /** Where the browser's push service takes them. */
  endpoint: string;
  /** In base64url: the browser's public key, and the secret that only the browser and we know. */
  keys: { p256dh: string; auth: string };
}

export interface PushEndpoint {
  endpoint: string;
}

/** Response of `POST /api/push-subscriptions/test`. */
export interface PushTestReply {
  /** Browsers of the user to which the notification is on its way. */
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
