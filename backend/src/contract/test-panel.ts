import type { SessionUser } from './accounts.js';
import type { Plan } from './plans.js';

export interface TestPlanBody {
  planType: Plan;
}

/** A new account made by the test panel. */
export interface TestUserReply {
  success: true;
  user: Pick<SessionUser, 'id' | 'email' | 'username'>;
  /** Shown only here. */
  password: string;
}
