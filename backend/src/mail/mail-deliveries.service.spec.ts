import { expect, it } from '@jest/globals';
import { register } from 'prom-client';
import './mail-deliveries.service.js';
import { SAMPLES } from './templates/mails.fixture.js';

it('mails that are given up are counted from zero, so that the first one shows', async () => {
  const shown = await register.getSingleMetricAsString('zampa_mails_total');
  for (const template of Object.keys(SAMPLES))
    expect(shown).toContain(`zampa_mails_total{template="${template}",outcome="parked"} 0`);
});
