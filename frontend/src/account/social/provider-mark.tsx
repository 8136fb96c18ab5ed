import type { Provider } from '@contract/config';

const STROKES: Record<Provider, string> = {
  google: 'M17.6 6.2A8 8 0 1 0 20 12h-7.5',
  facebook: 'M17 3.5h-2A4.5 4.5 0 0 0 10.5 8v13M7 12h8.5',
};

export const ProviderMark = ({ provider }: { provider: Provider }) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="size-5 shrink-0"
  >
    <path d={STROKES[provider]} />
  </svg>
);
