import {
  SUMMARY_ZONE,
  type LinkDays,
  type NewSummary,
  type Summary,
  type SummaryLink,
  type SummarySnapshot,
} from '@contract/summaries';
import type { Language } from '@contract/languages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { localZone } from '../../shared/local-time';
import { diaryKey, queryClient, summariesKey } from '../../shared/queries';

/** The browser's time zone, unless the server assumes it anyway. */
const zoneToName = (): string | undefined => {
  const zone = localZone();
  return zone === SUMMARY_ZONE ? undefined : zone;
};

/** A pet's summaries, newest first. No event reports views, so it is refetched on every mount. */
export const useSummaries = (petId: number) =>
  useQuery({
    queryKey: summariesKey(petId),
    queryFn: () => api.get<Summary[]>(`/api/pets/${petId}/summaries`),
    staleTime: 0,
  });

/**
 * What a summary would say now. Nested under the diary's key: a new entry makes it stale. On a
 * change of language the last one stays until the next has loaded.
 */
export const usePreview = (petId: number, language: Language) =>
  useQuery({
    queryKey: [...diaryKey(petId), 'summary', language],
    queryFn: () =>
      api.post<SummarySnapshot>(`/api/pets/${petId}/summaries/preview`, {
        language,
        timeZone: zoneToName(),
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const changeCached = (petId: number, change: (summaries: Summary[]) => Summary[]): void => {
  queryClient.setQueryData<Summary[]>(
    summariesKey(petId),
    (summaries) => summaries && change(summaries),
  );
};

const cacheLink = ({ id, petId }: Summary, link: SummaryLink | null): void =>
  changeCached(petId, (summaries) =>
    summaries.map((other) => (other.id === id ? { ...other, link } : other)),
  );

export const makeSummary = async (petId: number, summary: NewSummary): Promise<Summary> => {
  const made = await api.post<Summary>(`/api/pets/${petId}/summaries`, summary);
  changeCached(petId, (summaries) => [made, ...summaries.filter(({ id }) => id !== made.id)]);
  return made;
};

export const removeSummary = async ({ id, petId }: Summary): Promise<void> => {
  await api.delete(`/api/summaries/${id}`);
  changeCached(petId, (summaries) => summaries.filter((other) => other.id !== id));
};

/** Only this response has the link's address. An older link stops working. */
export const makeLink = async (summary: Summary, days: LinkDays): Promise<SummaryLink> => {
  const link = await api.post<SummaryLink>(`/api/summaries/${summary.id}/link`, { days });
  cacheLink(summary, { expiresAt: link.expiresAt, views: link.views });
  return link;
};

export const revokeLink = async (summary: Summary): Promise<void> => {
  await api.delete(`/api/summaries/${summary.id}/link`);
  cacheLink(summary, null);
};

export const pdfOf = ({ id }: Summary): string => `/api/summaries/${id}.pdf`;
