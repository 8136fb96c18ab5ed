import { expect } from '@jest/globals';
import type { ErrorCode } from '../../src/contract/errors.js';

/** What a refused call of a program answers, to be compared with `brief(answer)`. */
export const problem = (status: number, code: ErrorCode, more: object = {}) => ({
  status,
  body: {
    type: `/api/docs#${code}`,
    ...{ status, code },
    title: expect.stringMatching(/\S/) as unknown as string,
    detail: expect.stringMatching(/\S/) as unknown as string,
    ...more,
  },
});
