import type { ChangePasswordBody, Device, Proof, SignInWays } from '@contract/accounts';
import type { Provider } from '@contract/config';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { queryClient } from '../../shared/query-client';

const WAYS_KEY = ['api', 'user', 'sign-in-ways'];
const DEVICES_KEY = ['api', 'user', 'sessions'];

/** How the user can sign in. */
export const useSignInWays = (): UseQueryResult<SignInWays> =>
  useQuery({
    queryKey: WAYS_KEY,
    queryFn: () => api.get<SignInWays>('/api/user/sign-in-ways'),
    staleTime: 0,
  });

/** The browsers in which the user is signed in. */
export const useDevices = (): UseQueryResult<Device[]> =>
  useQuery({
    queryKey: DEVICES_KEY,
    queryFn: () => api.get<Device[]>('/api/user/sessions'),
    staleTime: 0,
  });

/** Reads both again: a new password leaves one device. */
export const rereadSecurity = async (): Promise<void> => {
  const keys = [WAYS_KEY, DEVICES_KEY];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
};

export const changePassword = (body: ChangePasswordBody): Promise<unknown> =>
  api.post('/api/auth/change-password', body);

export const disconnect = (provider: Provider, proof: Proof): Promise<void> =>
  api.delete(`/api/user/sign-in-ways/${provider}`, proof);

export const signOutDevice = ({ id }: Device): Promise<void> =>
  api.delete(`/api/user/sessions/${id}`);
