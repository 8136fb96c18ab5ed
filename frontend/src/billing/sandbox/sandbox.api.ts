import type { SandboxAuthentication, SandboxConfirmation, SandboxPayment } from '@contract/sandbox';
import { api } from '../../shared/api';

export const confirmCard = (confirmation: SandboxConfirmation): Promise<SandboxPayment> =>
  api.post('/api/sandbox/confirm', confirmation);

export const answerBank = (authentication: SandboxAuthentication): Promise<SandboxPayment> =>
  api.post('/api/sandbox/authenticate', authentication);

export const readPayment = (clientSecret: string): Promise<SandboxPayment> =>
  api.post('/api/sandbox/payment', { clientSecret });
