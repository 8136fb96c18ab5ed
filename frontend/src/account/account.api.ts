import type { LoginBody, RegisterBody, UserReply } from '@contract/accounts';
import { api } from '../shared/api';

export const login = (body: LoginBody): Promise<UserReply> => api.post('/api/auth/login', body);

export const register = (body: RegisterBody): Promise<UserReply> =>
  api.post('/api/auth/register', body);
