import type { PaymentError, PaymentMethod, SetupIntent } from '../objects.js';
import { newId, randomText, type World } from '../world.js';
import { bankToOwner } from './cards.js';
import { errorOf, notAuthenticated } from './payments.js';

interface SetupParams {
  customer: string;
  metadata: Record<string, string>;
}

/** Begins to save a card for payments without its owner. */
export function createSetup(world: World, { customer, metadata }: SetupParams): SetupIntent {
  const id = newId('seti');
  const setup: SetupIntent = {
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_${randomText(25)}`,
    created: world.now,
    customer: world.find('customer', customer, 'customer').id,
    last_setup_error: null,
    metadata,
    payment_method: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  };
  return world.save('setup_intent', setup, 'setup_intent.created');
}

/** Asks the bank whether the card may be saved. */
export function attemptSetup(world: World, setup: SetupIntent, method: PaymentMethod): SetupIntent {
  const outcome = bankToOwner(method);
  if (outcome.kind === 'pays') return succeed(world, setup, method);
  if (outcome.kind === 'declined') return refuse(world, setup, errorOf(outcome));
  const after: SetupIntent = {
    ...setup,
    last_setup_error: null,
    payment_method: method.id,
    status: 'requires_action',
  };
  return world.save('setup_intent', after, 'setup_intent.requires_action');
}

/** The owner's answer to the bank's question. */
export function answerSetup(world: World, setup: SetupIntent, approved: boolean): SetupIntent {
  if (!approved) return refuse(world, setup, notAuthenticated('setup_intent'));
  const method = world.find('payment_method', setup.payment_method ?? '');
  world.store.put('mandate', { id: method.id });
  return succeed(world, setup, method);
}

function succeed(world: World, setup: SetupIntent, method: PaymentMethod): SetupIntent {
  const { customer } = setup;
  world.save('payment_method', { ...method, customer }, 'payment_method.attached');
  const after: SetupIntent = {
    ...setup,
    last_setup_error: null,
    payment_method: method.id,
    status: 'succeeded',
  };
  return world.save('setup_intent', after, 'setup_intent.succeeded');
}

const refuse = (world: World, setup: SetupIntent, error: PaymentError): SetupIntent =>
  world.save(
    'setup_intent',
    {
      ...setup,
      last_setup_error: error,
      payment_method: null,
      status: 'requires_payment_method',
    },
    'setup_intent.setup_failed',
  );
