import { Consulting } from '../../../backend/test/harness/consulting';
import type { Owner } from '../../../backend/test/harness/owner';
import { askForToken } from '../../../backend/test/harness/program';
import { WEBHOOKS } from '../../../backend/test/harness/hooked-owner';
import type { Product } from './product';

const BUSINESS = {
  company: 'Pensione Rossi',
  street: 'Via Roma 1',
  postalCode: '40121',
  city: 'Bologna',
  country: 'IT',
  vatId: 'IT00743110157',
};

/** Sets up what Expert includes: a token, a webhook, a business, and a vet with the pet's case. */
export async function keepExpert(product: Product, owner: Owner): Promise<void> {
  await product.world.setPlan(owner, 'expert');
  await askForToken(owner);
  const hook = { url: 'https://home.example/zampa', events: ['diary-entry', 'finding'] };
  await owner.call('POST', WEBHOOKS, hook);
  await owner.call('PATCH', '/api/subscription/business', BUSINESS);
  const talk = new Consulting(owner, await product.vet());
  await talk.write(await talk.taken(), 'Is there any discharge in the ear?');
  const { petId } = owner;
  await owner.addPet({ name: 'Otto' });
  owner.petId = petId;
}

/** Sets up a vet's work: a case they have taken, and one that is waiting. */
export async function keepCases(product: Product, vet: Owner): Promise<void> {
  for (const [isTaken, name] of [
    [true, 'Micia'],
    [false, 'Otto'],
  ] as const) {
    const owner = await product.registered();
    await product.world.setPlan(owner, 'expert');
    await owner.addPet({ name });
    await owner.openChat();
    const talk = new Consulting(owner, vet);
    if (isTaken) await talk.write(await talk.taken(), 'Is there any discharge in the ear?');
    else await talk.ask();
  }
}
