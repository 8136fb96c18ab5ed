import type { SandboxPayment } from '@contract/sandbox';
import type { PaymentIntentResult, Stripe } from '@stripe/stripe-js';
import { createCardElement, type CardElement } from './card-element';
import { askOwner, checkCard } from './card.store';
import { failedCall, invalidCard, resultOf } from './results';
import { answerBank, confirmCard, readPayment } from './sandbox.api';

interface SandboxElements {
  clientSecret: string;
  card: CardElement | null;
}

interface Confirmation {
  elements: SandboxElements;
}

const createElements = ({ clientSecret }: { clientSecret: string }) => {
  const elements = {
    clientSecret,
    card: null as CardElement | null,
    create: (): CardElement => (elements.card = createCardElement()),
    getElement: (): CardElement | null => elements.card,
    update: (): void => undefined,
    submit: (): Promise<object> => {
      const invalid = elements.card === null ? null : checkCard(elements.card.store);
      return Promise.resolve(
        invalid === null ? { selectedPaymentMethod: 'card' } : invalidCard(invalid),
      );
    },
  };
  return elements;
};

/** The bank's question, when it has one, belongs to the payment. */
const pay = async (card: CardElement, clientSecret: string): Promise<SandboxPayment> => {
  const payment = await confirmCard({ clientSecret, card: card.store.getState().card });
  if (payment.status !== 'requires_action') return payment;
  return answerBank({ clientSecret, approved: await askOwner(card.store) });
};

const confirmPayment = async ({ elements }: Confirmation): Promise<PaymentIntentResult> => {
  const { card, clientSecret } = elements;
  if (card === null) throw new Error('confirmPayment needs the payment element');
  const invalid = checkCard(card.store);
  if (invalid !== null) {
    card.focusError();
    return invalidCard(invalid);
  }
  return pay(card, clientSecret).then(resultOf, failedCall);
};

const retrievePaymentIntent = (clientSecret: string): Promise<PaymentIntentResult> =>
  readPayment(clientSecret).then(resultOf, failedCall);

/** Only its presence is checked. */
const notHere = (): never => {
  throw new Error('The sandbox knows only the payment element');
};

/** What this product uses of Stripe.js, with the server's sandbox behind it. */
export const sandboxStripe = (): Stripe =>
  ({
    elements: createElements,
    confirmPayment,
    retrievePaymentIntent,
    createToken: notHere,
    createPaymentMethod: notHere,
    confirmCardPayment: notHere,
  }) as unknown as Stripe;
