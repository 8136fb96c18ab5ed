interface ErrorFields {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
}

/** An error answer in Stripe's shape. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly fields: ErrorFields,
    /** Whether the request was refused before it began: such answers are not replayed. */
    readonly early = false,
  ) {
    super(fields.message);
  }
}

/** A request that is invalid, or not possible now. */
export const invalid = (message: string, more: { code?: string; param?: string } = {}) =>
  new StripeRefusal(400, { type: 'invalid_request_error', message, ...more });

/** An unknown id: 404 in the path, 400 in a parameter. */
export const missing = (kind: string, id: string, param?: string) =>
  new StripeRefusal(param ? 400 : 404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind.replaceAll('_', ' ')}: '${id}'`,
    param: param ?? 'id',
  });
