import { PAGES } from '@contract/pages';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';

/** Who heads the chat: the assistant or, in its older version, the pet. */
export type Variant = 'assistant' | 'pet';

interface ChatAddress {
  variant: Variant;
  /** NaN if the address has something other than an id. */
  petId: number | undefined;
  sessionId: number | undefined;
  /** Whether to open the last chat, as an installed app does. */
  isLast: boolean;
}

const idOf = (text: string | null | undefined): number | undefined =>
  text ? (/^\d{1,15}$/.test(text) ? Number(text) : NaN) : undefined;

export const useChatAddress = (): ChatAddress => {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const sessionId = idOf(useParams()['sessionId']);
  const old = pathname.toLowerCase().startsWith(PAGES.oldChat);
  const variant = old || sessionId !== undefined ? 'pet' : 'assistant';
  return { variant, petId: idOf(query.get('petId')), sessionId, isLast: query.has('last') };
};

/** Query parameter that names the message to go to. */
const MESSAGE = 'message';

/** The message that the address names, and how to take it out of the address. */
export const useSoughtMessage = (): [number | undefined, () => void] => {
  const [query, setQuery] = useSearchParams();
  const forget = (): void =>
    setQuery(
      (current) => {
        current.delete(MESSAGE);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return [idOf(query.get(MESSAGE)), forget];
};

export const chatPath = (variant: Variant, petId: number): string =>
  `${variant === 'pet' ? PAGES.oldChat : PAGES.chat}?petId=${petId}`;

export const messagePath = (variant: Variant, petId: number, messageId: number): string =>
  `${chatPath(variant, petId)}&${MESSAGE}=${messageId}`;
