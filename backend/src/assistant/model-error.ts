import type { ReplyFailure } from '../contract/chat.js';

/** A model that gave no answer, or broke off. */
export class ModelError extends Error {
  /** @param retryable whether the same model may answer when asked again. */
  constructor(
    readonly failure: Exclude<ReplyFailure, 'INTERRUPTED'>,
    readonly retryable: boolean,
    options?: ErrorOptions,
  ) {
    super(failure, options);
  }
}
