import { readCompletion } from './completion.mjs';

/** The reference: the model called directly. */
export const direct = (modelUrl) => ({
  name: 'direct',
  prepare: async () => {},
  usages: async () => [],
  async ask() {
    const begun = performance.now();
    let first;
    await readCompletion(modelUrl, () => (first ??= performance.now() - begun));
    return { first };
  },
  close: () => {},
});
