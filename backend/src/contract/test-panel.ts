import type { SessionUser } from './accounts.js';
import type { Plan } from './plans.js';

export interface TestPlanBody {
  planType: Plan;
}

/** A fresh account that the test panel made. */
export interface TestUserReply {
  success: true;
  user: Pick<SessionUser, 'id' | 'email' | 'username'>;
  /** Shown this once. */
  password: string;
}
