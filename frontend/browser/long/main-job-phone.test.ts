import { expectMainJob } from '../support/main-job';
import { test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone, a visitor registers, adds a pet, asks, and sees the answer stream in two tabs', ({
  page,
  product,
  openBeside,
}) => expectMainJob(page, product, openBeside));
