import { Injectable } from '@nestjs/common';
import { UsersService } from '../accounts/users.service.js';
import type { SessionUser } from '../contract/accounts.js';
import type { Plan } from '../contract/plans.js';
import { BillingSyncService } from './billing-sync.service.js';
import { CustomerLeases } from './customer-leases.js';
import { CustomersService } from './customers.service.js';
import { awaited, inForce } from './entitlement.js';
import { inTime } from './in-time.js';
import { PlanChangesService } from './plan-changes.service.js';
import { StripeAccount } from './stripe/stripe.account.js';
import { StripeClient } from './stripe/stripe.client.js';

/**
 * Plans for the test panel: bought with test money if payments are configured, otherwise just set.
 */
@Injectable()
export class TestSubscriptionsService {
  constructor(
    private readonly users: UsersService,
    private readonly customers: CustomersService,
    private readonly leases: CustomerLeases,
    private readonly billing: BillingSyncService,
    private readonly planChanges: PlanChangesService,
    private readonly account: StripeAccount,
    private readonly stripe: StripeClient,
  ) {}

  async setPlan(userId: number, plan: Plan): Promise<SessionUser> {
    if (!this.stripe.configured) await this.planChanges.writeTest(userId, plan);
    else await inTime(this.buy(userId, plan));
    return this.users.sessionUser(userId);
  }

  private async buy(userId: number, plan: Plan): Promise<void> {
    if (!this.stripe.test) throw new Error('The test panel never moves real money');
    const { id } = await this.customers.ensure(userId);
    await this.leases.hold(id, async (lease) => {
      const customer = await this.customers.get(id);
      const stripeCustomerId = await this.customers.ensureAtStripe(customer, userId);
      const state = await this.account.read(stripeCustomerId);
      const open = awaited(state);
      const [current] = inForce(state);
      if (current?.plan !== plan) {
        for (const subscription of [...inForce(state), ...(open ? [open] : [])]) {
          await this.account.cancelNow(subscription);
        }
        if (plan !== 'free') await this.account.subscribeTest(stripeCustomerId, plan);
      }
      await this.billing.syncHeld(lease);
    });
  }
}
