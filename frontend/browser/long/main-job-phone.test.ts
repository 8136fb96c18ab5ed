import { expectMainJob } from '../support/main-job';
import { test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a visitor registers, adds a pet, asks, and reads the answer as it is written in two tabs, on a phone', ({
  page,
  product,
  openBeside,
}) => expectMainJob(page, product, openBeside));
