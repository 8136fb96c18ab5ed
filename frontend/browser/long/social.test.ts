import { expectSignUp, test } from '../support/providers';

test('a new owner signs up with Google in a popup', ({ page, providers }) =>
  expectSignUp(page, 'Google', providers));
