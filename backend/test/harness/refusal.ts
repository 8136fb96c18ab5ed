import { expect } from '@jest/globals';
import type { ErrorBody, ErrorCode } from '../../src/contract/errors.js';
import type { Answer } from './owner.js';

/** The answer to a failed call, for comparison with `brief(answer)`: nothing more, nothing less. */
export const refusal = (statusCode: number, code: ErrorCode, more: Partial<ErrorBody> = {}) => ({
  status: statusCode,
  body: { statusCode, code, error: expect.stringMatching(/\S/) as unknown as string, ...more },
});

/** A refused body: which fields, and the message for each, if given. */
export const invalid = (fields: string | Record<string, string>) =>
  refusal(400, 'VALIDATION_FAILED', {
    fields:
      typeof fields === 'string'
        ? { [fields]: expect.stringMatching(/\S/) as unknown as string }
        : fields,
  });

export const brief = ({ status, body }: Answer): Pick<Answer, 'status' | 'body'> => ({
  status,
  body,
});

/** Expects a refusal that names the seconds to wait. */
export function expectTooMany(answer: Answer | undefined, withinSeconds: number): void {
  expect(answer && brief(answer)).toEqual(refusal(429, 'TOO_MANY_REQUESTS'));
  const seconds = Number(answer?.headers.get('retry-after'));
  expect(Number.isInteger(seconds) && seconds > 0 && seconds <= withinSeconds).toBe(true);
}
