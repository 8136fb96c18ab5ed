import type { DiaryKind } from './diary.js';
import type { FindingKind, FindingLevel } from './insights.js';
import type { ReminderKind } from './reminders.js';

/** Events that a webhook can receive. */
export const WEBHOOK_EVENTS = [
  'diary-entry',
  'finding',
  'reminder-due',
  'reply-done',
  'emergency-raised',
] as const;

export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/** What each event contains: ids for reading more, and no text about an animal's health. */
export interface WebhookEventData {
  /** An owner, a program, the assistant or a vet has written an entry. */
  'diary-entry': { petId: number; entryId: number; kind: DiaryKind; at: string };
  /** The findings that a new entry has caused. */
  finding: {
    petId: number;
    entryId: number;
    findings: { kind: FindingKind; level: FindingLevel }[];
  };
  'reminder-due': { petId: number; reminderId: number; kind: ReminderKind; dueAt: string };
  'reply-done': {
    petId: number;
    sessionId: number;
    messageId: number;
    status: 'complete' | 'stopped' | 'failed';
  };
  /** `messageId` is the question that reported it. */
  'emergency-raised': { petId: number; sessionId: number; messageId: number };
  /** Sent when an owner asks for it. */
  test: Record<string, never>;
}

/** Body of a call to a webhook. */
export interface WebhookEvent<Type extends keyof WebhookEventData = keyof WebhookEventData> {
  /** The same for all webhooks of an account, and for every attempt. */
  id: string;
  type: Type;
  /** ISO 8601. */
  createdAt: string;
  data: WebhookEventData[Type];
}

/** An owner's URL that receives events. */
export interface Webhook {
  id: number;
  url: string;
  events: WebhookEventType[];
  enabled: boolean;
  /** ISO 8601: since when no call has succeeded; `null` when the last one has. */
  failingSince: string | null;
  /** ISO 8601: when it was switched off because it had failed for a day. */
  disabledAt: string | null;
  createdAt: string;
}

/** Body of `POST /api/user/webhooks`. */
export interface NewWebhook {
  url: string;
  events: WebhookEventType[];
}

/** Body of `PATCH /api/user/webhooks/:id`. */
export interface WebhookChanges extends Partial<NewWebhook> {
  enabled?: boolean;
}

/** The secret that signs the webhook's calls; it is shown only this once. */
export interface WebhookWithSecret extends Webhook {
  secret: string;
}

/** Why there was no answer. */
export type WebhookFault = 'timeout' | 'unreachable' | 'private-address' | 'tls';

/** One call of a webhook. */
export interface WebhookAttempt {
  at: string;
  durationMs: number;
  /** Of the answer; `null` where there was none, for the reason `fault`. */
  status: number | null;
  fault: WebhookFault | null;
  /** The beginning of the answer. */
  answer: string;
}

/** An event on its way to a webhook, or its outcome. */
export interface WebhookDelivery {
  id: number;
  eventId: string;
  type: keyof WebhookEventData;
  state: 'waiting' | 'delivered' | 'failed';
  createdAt: string;
  /** The time of the next attempt; `null` if there is none. */
  nextTryAt: string | null;
  /** The newest 20, oldest first. */
  attempts: WebhookAttempt[];
}

/** A page of the delivery log for programs, newest first. */
export interface WebhookDeliveryPage {
  data: WebhookDelivery[];
  /** Of the next page; `null` on the last one. */
  nextCursor: string | null;
}

/** Header of each call: `t=SECONDS,v1=HEX`, with a `v1` for each secret that is valid now. */
export const WEBHOOK_SIGNATURE = 'Zampa-Signature';
