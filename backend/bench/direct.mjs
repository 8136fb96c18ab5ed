import { readCompletion } from './completion.mjs';

/** The reference: the model called directly. */
export const direct = (modelUrl) => ({
  name: 'direct',
  prepare: async () => {},
  usages: async () => [],
  async ask() {
    const startedAt = performance.now();
    let first;
    await readCompletion(modelUrl, () => (first ??= performance.now() - startedAt));
    return { first };
  },
  close: () => {},
});
