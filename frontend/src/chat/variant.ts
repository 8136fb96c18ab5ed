import { PAGES } from '@contract/pages';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';

/** Two readings of the chat: one is headed by the assistant, the older one by the pet. */
export type Variant = 'assistant' | 'pet';

interface Asked {
  variant: Variant;
  /** NaN when the address names something that is no id. */
  petId: number | undefined;
  sessionId: number | undefined;
}

const idOf = (text: string | null | undefined): number | undefined =>
  text === null || text === undefined ? undefined : /^\d{1,15}$/.test(text) ? Number(text) : NaN;

/** What the address asks for. */
export const useAsked = (): Asked => {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const sessionId = idOf(useParams()['sessionId']);
  const old = pathname.toLowerCase().startsWith(PAGES.oldChat);
  const variant = old || sessionId !== undefined ? 'pet' : 'assistant';
  return { variant, petId: idOf(query.get('petId')), sessionId };
};

export const chatAddress = (variant: Variant, petId: number): string =>
  `${variant === 'pet' ? PAGES.oldChat : PAGES.chat}?petId=${petId}`;
