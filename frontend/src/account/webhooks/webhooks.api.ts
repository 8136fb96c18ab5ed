import type {
  NewWebhook,
  Webhook,
  WebhookChanges,
  WebhookDelivery,
  WebhookWithSecret,
} from '@contract/webhooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api, type Page } from '../../shared/api';
import { queryClient } from '../../shared/queries';

const PATH = '/api/user/webhooks';
const KEY = ['api', 'user', 'webhooks'];

/** How often a pending delivery is polled, in milliseconds. */
const SOON = 1500;

const PAGE = 10;

export const useWebhooks = () =>
  useQuery({ queryKey: KEY, queryFn: () => api.get<Webhook[]>(PATH), staleTime: 0 });

export const invalidateWebhooks = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: KEY });

/** A webhook's deliveries, newest first; polled while one has not been tried yet. */
export const useWebhookLog = (id: number) =>
  useInfiniteQuery({
    queryKey: [...KEY, id, 'deliveries'],
    queryFn: ({ pageParam }) =>
      api.getPage<WebhookDelivery>(
        `${PATH}/${id}/deliveries?limit=${PAGE}${pageParam === null ? '' : `&before=${pageParam}`}`,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ items, hasMore }: Page<WebhookDelivery>) =>
      hasMore ? (items.at(-1)?.id ?? null) : null,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const newest = state.data?.pages[0]?.items ?? [];
      return newest.some((one) => one.state === 'waiting' && one.attempts.length === 0) && SOON;
    },
  });

/** @returns the webhook with the only copy of its secret. */
export const addWebhook = async (webhook: NewWebhook): Promise<WebhookWithSecret> => {
  const added = await api.post<WebhookWithSecret>(PATH, webhook);
  await invalidateWebhooks();
  return added;
};

export const changeWebhook = async (id: number, changes: WebhookChanges): Promise<void> => {
  try {
    await api.patch(`${PATH}/${id}`, changes);
  } finally {
    await invalidateWebhooks();
  }
};

export const removeWebhook = async (id: number): Promise<void> => {
  try {
    await api.delete(`${PATH}/${id}`);
  } finally {
    await invalidateWebhooks();
  }
};

/** @returns the only copy of the secret. */
export const rollSecret = async (id: number): Promise<string> => {
  const { secret } = await api.post<WebhookWithSecret>(`${PATH}/${id}/secret`);
  return secret;
};

export const testWebhook = async (id: number): Promise<void> => {
  await api.post(`${PATH}/${id}/test`);
  await invalidateWebhooks();
};

export const resend = async (deliveryId: number): Promise<void> => {
  await api.post(`${PATH}/deliveries/${deliveryId}/resend`);
  await invalidateWebhooks();
};
