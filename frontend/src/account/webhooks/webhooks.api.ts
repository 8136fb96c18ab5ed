import type {
  NewWebhook,
  Webhook,
  WebhookChanges,
  WebhookDelivery,
  WebhookWithSecret,
} from '@contract/webhooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api, type Page } from '../../shared/api';
import { CreateOnce } from '../../shared/create-once';
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

const isSame = (one: NewWebhook, other: NewWebhook): boolean =>
  one.url === other.url.trim() &&
  one.events.length === other.events.length &&
  one.events.every((event) => other.events.includes(event));

/**
 * Returns a function for one form that adds a webhook once, however often it is called, and returns
 * the only copy of its secret.
 */
export const webhookAdder = () => {
  const once = new CreateOnce<Webhook>();
  let known: Webhook[] | undefined;
  return async (webhook: NewWebhook): Promise<string> => {
    const made = await once.find(() => api.get<Webhook[]>(PATH));
    if (made) {
      // The form's values may have changed since, and nobody has seen its secret.
      await changeWebhook(made.id, webhook);
      return rollSecret(made.id);
    }
    known ??= queryClient.getQueryData<Webhook[]>(KEY) ?? (await api.get<Webhook[]>(PATH));
    const before = new Set(known.map(({ id }) => id));
    const { secret } = await once.create(
      api.post<WebhookWithSecret>(PATH, webhook),
      (one) => !before.has(one.id) && isSame(one, webhook),
    );
    await invalidateWebhooks();
    return secret;
  };
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
