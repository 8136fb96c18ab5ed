import { expectMainJob } from './support/main-job';
import { test } from './support/test';

test('a visitor registers, adds a pet, asks, and sees the answer stream in two tabs', ({
  page,
  product,
  openBeside,
}) => expectMainJob(page, product, openBeside));
