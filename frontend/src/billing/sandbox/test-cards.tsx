import { useTexts } from '../../shared/texts';
import type { CardStore } from './card.store';

const EXPIRY = '12/34';
const CVC = '123';

const CARDS = [
  { does: 'pays', number: '4242 4242 4242 4242' },
  { does: 'declined', number: '4000 0000 0000 0002' },
  { does: 'authenticates', number: '4000 0025 0000 3155' },
  { does: 'failsLater', number: '4000 0000 0000 0341' },
] as const;

/** Each fills in the form with one press. */
export const TestCards = ({ store }: { store: CardStore }) => {
  const { sandbox } = useTexts();
  const fill = (number: string): void =>
    store.setState({ card: { number, expiry: EXPIRY, cvc: CVC }, errors: {} });
  return (
    <section aria-labelledby="sandbox-cards" className="mt-2">
      <h3 id="sandbox-cards" className="text-[0.9375rem]">
        {sandbox.cards}
      </h3>
      <ul className="-mx-3 mt-1">
        {CARDS.map(({ does, number }) => (
          <li key={number}>
            <button
              type="button"
              onClick={() => fill(number)}
              className="grid min-h-11 w-full items-center rounded-[10px] px-3 py-1 text-left leading-normal lg:flex lg:justify-between text-[0.9375rem] transition-colors hover:bg-sunk"
            >
              <span className="font-medium tabular-nums">{number}</span>
              <span className="text-soft">{sandbox[does]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
