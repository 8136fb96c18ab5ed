import { jest } from '@jest/globals';

declare const PATIENCE: [timeout: number, tries: number];

jest.setTimeout(PATIENCE[0]);
jest.retryTimes(PATIENCE[1] - 1, { logErrorsBeforeRetry: true, retryImmediately: true });
