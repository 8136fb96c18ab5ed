import { expectSignUp, test } from '../support/providers';

test('a new owner signs in with Google, in a window of its own', ({ page, providers }) =>
  expectSignUp(page, 'Google', providers));
