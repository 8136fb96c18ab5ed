import { Injectable } from '@nestjs/common';
import type { PaidPlan } from '../../contract/plans.js';
import { StripeCatalogue } from './stripe.catalogue.js';
import { StripeClient, type Stripe } from './stripe.client.js';
import type { StripeSubscription } from './stripe.state.js';

/** Downgrades at Stripe: scheduled for the end of the paid month. */
@Injectable()
export class StripeDowngrades {
  constructor(
    private readonly stripe: StripeClient,
    private readonly catalogue: StripeCatalogue,
  ) {}

  /**
   * Schedules a lower plan for the end of the paid month, which keeps its price; on failure, leaves
   * no schedule behind.
   */
  async schedule(
    { id, priceId, scheduleId, card }: StripeSubscription,
    next: PaidPlan,
  ): Promise<void> {
    const nextPrice = await this.catalogue.priceOf(next);
    await this.stripe.call('subscriptionSchedules', async (sdk) => {
      const schedule =
        scheduleId === null
          ? await sdk.subscriptionSchedules.create({ from_subscription: id })
          : await sdk.subscriptionSchedules.retrieve(scheduleId);
      const [current] = schedule.phases;
      if (!current) throw new Error(`Schedule ${schedule.id} has no phase`);
      const changes: Stripe.SubscriptionScheduleUpdateParams = {
        end_behavior: 'release',
        proration_behavior: 'none',
        metadata: { plan: next },
        // Otherwise the next phase would be charged to the customer's default, and there is none.
        ...(card !== null && { default_settings: { default_payment_method: card.id } }),
        phases: [
          {
            items: [{ price: priceId, quantity: 1 }],
            start_date: current.start_date,
            end_date: current.end_date,
          },
          {
            items: [{ price: nextPrice, quantity: 1 }],
            duration: { interval: 'month', interval_count: 1 },
            proration_behavior: 'none',
          },
        ],
      };
      try {
        await sdk.subscriptionSchedules.update(schedule.id, changes);
      } catch (error) {
        // A subscription with a schedule cannot be cancelled at the end of its month.
        await sdk.subscriptionSchedules.release(schedule.id);
        throw error;
      }
    });
  }

  /** Cancels a scheduled change. */
  async release({ scheduleId }: StripeSubscription): Promise<void> {
    if (scheduleId === null) return;
    await this.stripe.call('subscriptionSchedules.release', (sdk) =>
      sdk.subscriptionSchedules.release(scheduleId),
    );
  }
}
