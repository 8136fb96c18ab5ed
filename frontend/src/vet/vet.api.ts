import type {
  VetDesk,
  VetDutyBody,
  VetEnrolment,
  VetHoursBody,
  VetMe,
  VetRecoveryCodes,
} from '@contract/vets';
import { useQuery } from '@tanstack/react-query';
import { api, ApiError, hasCode, hasStatus } from '../shared/api';
import { queryClient } from '../shared/queries';
import { useSession } from '../shared/session.store';

const ME_KEY = ['api', 'vet', 'me'];
const RETRIES = 2;

/** The vet of this session; an error with status 404 for everyone else. */
export const useVetMe = () => {
  const signedIn = useSession((state) => state.user !== null);
  return useQuery({
    queryKey: ME_KEY,
    queryFn: () => api.get<VetMe>('/api/vet/me'),
    enabled: signedIn,
    retry: (failures, error) => failures < RETRIES && !hasStatus(error, 404),
    refetchOnWindowFocus: true,
    // Someone who is no longer a vet must not see what was read before.
    gcTime: 0,
  });
};

/** Call when hours, removal or a new authenticator may have changed what this session may do. */
export const invalidateVet = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ME_KEY });

/** Whether the session needs the second factor again, or is no longer a vet's. */
export const vetRefused = (error: unknown): boolean => {
  const isRefused = hasCode(error, 'SECOND_FACTOR_NEEDED') || hasStatus(error, 404);
  if (isRefused) void invalidateVet();
  return isRefused;
};

const cacheDesk = (desk: VetDesk): void => {
  queryClient.setQueryData<VetMe>(ME_KEY, (me) => me && { ...me, desk });
};

export const enrol = (): Promise<VetEnrolment> => api.post('/api/vet/factor/enrol');

export const confirmFactor = async (code: string): Promise<string[]> =>
  (await api.post<VetRecoveryCodes>('/api/vet/factor/confirm', { code })).recoveryCodes;

export const verifyFactor = (code: string): Promise<void> =>
  api.post('/api/vet/factor/verify', { code });

export const saveHours = async (hours: VetHoursBody): Promise<void> =>
  cacheDesk(await api.put<VetDesk>('/api/vet/hours', hours));

export const switchDuty = async (duty: VetDutyBody): Promise<void> =>
  cacheDesk(await api.put<VetDesk>('/api/vet/duty', duty));

/** Whether too many wrong codes were entered. */
export const isThrottled = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS';
