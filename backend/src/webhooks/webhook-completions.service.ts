import { Injectable } from '@nestjs/common';
import type { WebhookEventData, WebhookEventType } from '../contract/webhooks.js';

/** Completes the data of an event; `null` if there is nothing to report. */
type Completion<Type extends WebhookEventType> = (
  userId: number,
  written: Partial<WebhookEventData[Type]>,
) => Promise<WebhookEventData[Type] | null>;

/** Lets rooms that build on webhooks complete their events just before these are sent. */
@Injectable()
export class WebhookCompletionsService {
  private readonly completions = new Map<string, Completion<WebhookEventType>>();

  add<Type extends WebhookEventType>(type: Type, complete: Completion<Type>): void {
    this.completions.set(type, complete as Completion<WebhookEventType>);
  }

  async complete(type: string, userId: number, written: object): Promise<object | null> {
    return (await this.completions.get(type)?.(userId, written)) ?? null;
  }
}
