/** A browser that takes notifications, as its `PushSubscription` tells it. */
export interface NewPushSubscription {
  /** Where the browser's push service takes them. */
  endpoint: string;
  /** In base64url: the browser's public key, and the secret that only it and we know. */
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

/** What the service worker is sent, and shows. */
export interface PushPayload {
  title: string;
  body: string;
  /** Path of the page that a tap opens. */
  url: string;
  /** A notification takes the place of an earlier one with the same tag. */
  tag: string;
}
