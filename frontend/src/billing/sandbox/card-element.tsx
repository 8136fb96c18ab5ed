import { createRoot, type Root } from 'react-dom/client';
import { CardForm } from './card-form';
import { CARD_FIELDS } from './card';
import { createCardStore, type CardStore } from './card.store';

type Handler = (event: object) => void;

export interface CardElement {
  store: CardStore;
  on: (event: string, handler: Handler) => CardElement;
  off: (event: string, handler: Handler) => CardElement;
  mount: (place: HTMLElement) => void;
  unmount: () => void;
  destroy: () => void;
  update: () => void;
  focus: () => void;
  /** To the first field with an error. */
  focusError: () => void;
}

const EVENT = { elementType: 'payment', collapsed: false, value: { type: 'card' } };

/** The card form with the manners of a Stripe element: mounted by hand, told of by events. */
export const createCardElement = (): CardElement => {
  const store = createCardStore();
  const handlers = new Map<string, Set<Handler>>();
  let root: Root | null = null;
  let host: HTMLElement | null = null;

  const emit = (event: string, facts: object): void => {
    for (const handler of handlers.get(event) ?? []) handler(facts);
  };
  let shown = false;
  const ready = (): void => {
    shown = true;
    emit('ready', EVENT);
  };
  store.subscribe(({ card }, before) => {
    if (card === before.card) return;
    const values = Object.values(card);
    const empty = values.every((value) => value === '');
    emit('change', { ...EVENT, empty, complete: values.every((value) => value !== '') });
  });

  const element: CardElement = {
    store,
    on: (event, handler) => {
      handlers.set(event, (handlers.get(event) ?? new Set()).add(handler));
      // A form in the page itself may be there before anybody listens.
      if (event === 'ready' && shown) handler(EVENT);
      return element;
    },
    off: (event, handler) => {
      handlers.get(event)?.delete(handler);
      return element;
    },
    mount: (place) => {
      host = document.createElement('div');
      place.append(host);
      root = createRoot(host, { identifierPrefix: 'sandbox-' });
      root.render(<CardForm store={store} onReady={ready} />);
    },
    unmount: () => {
      const left = root;
      host?.remove();
      root = null;
      // Not while React is at the tree around this one.
      queueMicrotask(() => left?.unmount());
    },
    destroy: () => element.unmount(),
    update: () => undefined,
    focus: () => host?.querySelector('input')?.focus(),
    focusError: () => {
      const { errors } = store.getState();
      const field = CARD_FIELDS.find((name) => errors[name] != null);
      host?.querySelector<HTMLElement>(`input[name="${field ?? ''}"]`)?.focus();
    },
  };
  return element;
};
