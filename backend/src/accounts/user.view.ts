import type { SessionUser } from '../contract/accounts.js';
import type { User } from './user.entity.js';

/** Questions of the current UTC day. */
export function questionsToday(user: User): number {
  const today = new Date().toISOString().slice(0, 10);
  return user.dailyQuestionDay === today ? user.dailyQuestionCount : 0;
}

export const sessionUser = (user: User): SessionUser => ({
  id: user.id,
  email: user.email,
  username: user.username,
  photoURL: user.photoURL,
  subscriptionStatus: user.subscriptionStatus,
  dailyQuestionCount: questionsToday(user),
});
