import { timingSafeEqual } from 'node:crypto';
import type { SandboxCard, SandboxPayment } from '../../contract/sandbox.js';
import { readCard } from '../objects/card-form.js';
import { createMethod } from '../objects/payment-methods.js';
import type { PaymentIntent } from '../store/objects.js';
import type { World } from '../world.js';
import { answerBank, attempt } from './collection.js';

/** What the secret stands for; nothing when it is wrong. */
export async function intentOfSecret(
  world: World,
  clientSecret: string,
): Promise<PaymentIntent | undefined> {
  const [id = ''] = clientSecret.split('_secret_');
  const intent = await world.tx.get('payment_intent', id);
  const secret = Buffer.from(intent?.client_secret ?? '');
  const given = Buffer.from(clientSecret);
  return secret.length === given.length && timingSafeEqual(secret, given) ? intent : undefined;
}

/** Confirms the payment with a card, as Stripe's form does. */
export async function confirm(
  world: World,
  intent: PaymentIntent,
  form: SandboxCard,
): Promise<SandboxPayment> {
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action') {
    return paymentOf(intent);
  }
  const card = readCard(form, world.now);
  if ('code' in card) return { ...paymentOf(intent), error: card };
  const method = await createMethod(world, card);
  return paymentOf(await attempt(world, intent, method, 'owner'));
}

/** The bank's question is answered. */
export async function authenticate(
  world: World,
  intent: PaymentIntent,
  approved: boolean,
): Promise<SandboxPayment> {
  if (intent.status !== 'requires_action') return paymentOf(intent);
  return paymentOf(await answerBank(world, intent, approved));
}

export function paymentOf(intent: PaymentIntent): SandboxPayment {
  const { id, amount, currency, status, last_payment_error: error } = intent;
  return {
    id,
    amount,
    currency,
    status: status as SandboxPayment['status'],
    error: error && {
      code: error.code ?? error.type,
      declineCode: error.decline_code ?? null,
      message: error.message ?? '',
    },
  };
}
