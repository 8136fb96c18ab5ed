import type { ClientConfig } from '@contract/config';
import { create } from 'zustand';
import { api } from './api';

interface ConfigState {
  config: ClientConfig | null;
  failed: boolean;
}

/** What the server says about its settings; `loadConfig` fills it. */
export const useConfig = create<ConfigState>()(() => ({ config: null, failed: false }));

let loading: Promise<void> | null = null;

const load = async (): Promise<void> => {
  useConfig.setState({ failed: false });
  try {
    useConfig.setState({ config: await api.get<ClientConfig>('/api/config') });
  } catch {
    useConfig.setState({ failed: true });
    loading = null;
  }
};

/** Reads the settings once; after a failure the next call tries again. */
export const loadConfig = (): Promise<void> => (loading ??= load());
