import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const contract = fileURLToPath(new URL('backend/src/contract', import.meta.url));

/** The fault tests as `npm run test:faults` runs them. */
const isLong = process.env.FAULTS === 'long';

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'backend',
          include: [
            'backend/{src,sandbox}/**/*.spec.ts',
            'backend/{launcher,eval,sandbox}/**/*.spec.mjs',
          ],
          environment: 'node',
        },
      },
      {
        resolve: { alias: { '@contract': contract } },
        test: {
          name: 'frontend',
          include: ['frontend/src/**/*.spec.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['frontend/testing-library.setup.ts'],
          testTimeout: 60_000,
          retry: 1,
        },
      },
      {
        test: {
          name: 'processes',
          include: ['backend/test/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          retry: 1,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['backend/test/faults/*.test.ts'],
          exclude: isLong ? [] : ['backend/test/faults/bad-day.test.ts'],
          environment: 'node',
          testTimeout: isLong ? 1_200_000 : 400_000,
          hookTimeout: 300_000,
          maxWorkers: isLong ? 1 : 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
