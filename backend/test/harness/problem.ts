import { expect } from '@jest/globals';
import type { ErrorCode } from '../../src/contract/errors.js';

/** The answer to a program's refused call, for comparison with `brief(answer)`. */
export const problem = (status: number, code: ErrorCode, more: object = {}) => ({
  status,
  body: {
    type: `/api/docs#${code}`,
    status,
    code,
    title: expect.stringMatching(/\S/) as unknown as string,
    detail: expect.stringMatching(/\S/) as unknown as string,
    ...more,
  },
});
