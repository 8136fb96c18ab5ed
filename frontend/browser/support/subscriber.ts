import { randomUUID } from 'node:crypto';
import type { Owner } from '../../../backend/test/harness/owner';
import type { Product } from './product';

/** Sets up what a paid plan includes: a diary with an alarm, a reminder, a question to support. */
export async function keepCare({ world }: Product, owner: Owner): Promise<void> {
  await world.setPlan(owner, 'pro');
  const [pet, at] = [`/api/pets/${owner.petId}`, new Date(Date.now() - 60_000).toISOString()];
  const vet = { name: 'Dr. Rossi', phone: '051 123 456' };
  await owner.call('PATCH', pet, { vet });
  for (const told of [
    { kind: 'weight', value: 3.8, unit: 'kg' },
    { kind: 'symptom', text: 'had a seizure', severity: 'severe' },
  ]) {
    await owner.call('POST', `${pet}/diary`, { at, ...told });
  }
  await owner.call('POST', `${pet}/reminders`, {
    kind: 'medicine',
    title: 'Stomach syrup',
    rule: 'FREQ=HOURLY;INTERVAL=12',
    startsAt: '2030-01-01T09:00',
    timeZone: 'Europe/Rome',
  });
  await owner.call('POST', '/api/support/threads', {
    subject: 'Where is my invoice?',
    text: 'I cannot find it.',
    clientId: randomUUID(),
  });
}
