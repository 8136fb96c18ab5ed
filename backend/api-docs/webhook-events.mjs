/** The header with the signature of a webhook's call. */
const SIGNATURE = {
  name: 'Zampa-Signature',
  in: 'header',
  required: true,
  description: '`t=SECONDS,v1=HEX`: the HMAC-SHA256 of `t`, a dot and the body, by the secret',
  schema: { type: 'string' },
};

/**
 * The calls that webhooks receive, for OpenAPI's `webhooks`.
 * @param {object} data the schema of each event's data, by its type
 */
export const describeEvents = ({ properties }) =>
  Object.fromEntries(
    Object.entries(properties).map(([type, { description, ...schema }]) => [
      type,
      {
        post: {
          operationId: `webhook.${type}`,
          tags: ['Webhooks'],
          summary: description ?? `The event ${type}.`,
          parameters: [SIGNATURE],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: event(type, schema) } },
          },
          responses: { '2XX': { description: 'Received. Anything else is retried' } },
        },
      },
    ]),
  );

const event = (type, data) => ({
  type: 'object',
  properties: {
    id: { type: 'string', description: 'The same for every attempt' },
    type: { const: type },
    createdAt: { type: 'string', format: 'date-time' },
    data,
  },
  required: ['id', 'type', 'createdAt', 'data'],
});
