import type { SandboxCard } from '@contract/sandbox';
import { createStore, type StoreApi } from 'zustand';
import { CARD_FIELDS, errorOf, NO_CARD, type CardError, type CardField } from './card';

interface CardState {
  card: SandboxCard;
  errors: Partial<Record<CardField, CardError | null>>;
  /** Takes the owner's answer while the bank asks whether it is them. */
  answer: ((approved: boolean) => void) | null;
}

export type CardStore = StoreApi<CardState>;

export const createCardStore = (): CardStore =>
  createStore(() => ({ card: NO_CARD, errors: {}, answer: null }));

export const checkField = (store: CardStore, field: CardField): CardError | null => {
  const { card, errors } = store.getState();
  const error = errorOf(field, card[field], new Date());
  store.setState({ errors: { ...errors, [field]: error } });
  return error;
};

/** Shows every error; gives the first. */
export const checkCard = (store: CardStore): CardError | null => {
  const found = CARD_FIELDS.map((field) => checkField(store, field));
  return found.find((error) => error !== null) ?? null;
};

/** Opens the bank's question, and closes it with the answer. */
export const askOwner = (store: CardStore): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (approved: boolean): void => {
      store.setState({ answer: null });
      resolve(approved);
    };
    store.setState({ answer });
  });
