import { EXAMPLES } from './examples.mjs';

/** Paths of the calls for other people's programs. */
export const PUBLIC = /^\/api\/v1\//;

/** Errors that a call may return, by status. */
const PROBLEMS = {
  400: '`VALIDATION_FAILED`: `errors` says what is wrong with which field',
  401: '`UNAUTHENTICATED`: no token, or one that is unknown, revoked or expired',
  403: '`SCOPE_MISSING`: `scope` is what the token must be allowed; `PLAN_REQUIRED`; or a limit of the plan',
  404: '`NOT_FOUND`: it does not exist, or belongs to somebody else',
  409: '`IDEMPOTENCY_KEY_IN_USE`: the first request with this key is still being answered; or another conflict',
  412: '`PRECONDITION_FAILED`: it has changed since it was read',
  422: '`IDEMPOTENCY_KEY_REUSED`: this key was sent with another request before; or an implausible value',
  429: '`TOO_MANY_REQUESTS`, with `Retry-After`; or the limit of questions',
  default: 'Another error',
};

const nameOf = (status) => `Problem${status === 'default' ? '' : String(status)}`;

export const PUBLIC_PROBLEMS = Object.fromEntries(
  Object.entries(PROBLEMS).map(([status, description]) => [
    nameOf(status),
    {
      description,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]),
);

/** Who may make a call outside of `/api/v1` that takes a token. */
export const securityOf = ({ takesSession }) => [
  ...(takesSession ? [{ session: [] }] : []),
  { token: [] },
];

/** @returns a function that reads what the decorators of a handler and its class state. */
export async function readMarks() {
  const { TokenScope } = await import('../dist/tokens/token.guard.js');
  const { Conditional } = await import('../dist/platform/http/if-match.guard.js');
  const { EtagInterceptor } = await import('../dist/public-api/requests/etag.js');
  const { Idempotent } = await import('../dist/public-api/requests/idempotency.js');
  const { SendsEvents } = await import('../dist/public-api/answers/answer-events.interceptor.js');
  const { SessionOrTokenGuard } = await import('../dist/tokens/session-or-token.guard.js');
  const holds = (places, key, wanted) =>
    places.some((place) => Reflect.getMetadata(key, place)?.includes(wanted));
  const find = (places, { KEY }) =>
    places.map((place) => Reflect.getMetadata(KEY, place)).find((value) => value !== undefined);
  return (places) => ({
    scope: find(places, TokenScope),
    isConditional: find(places, Conditional) === true,
    isIdempotent: find(places, Idempotent) === true,
    sendsEvents: find(places, SendsEvents) === true,
    hasEtag: holds(places, '__interceptors__', EtagInterceptor),
    takesSession: holds(places, '__guards__', SessionOrTokenGuard),
  });
}

const header = (name, description, schema = { type: 'string' }) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

const EVENTS = {
  'text/event-stream': {
    schema: {
      type: 'string',
      description: 'Events whose names and data are the properties of `AnswerEvents`',
    },
  },
};

/** Adds what applies to all calls with a token: names, headers, scopes, errors by RFC 9457. */
export function completePublic(operation, verb, marks) {
  const [controller, method] = operation.operationId.split('.');
  const room = controller.replace(/(V1)?Controller$/, '');
  operation.operationId = `${room[0].toLowerCase()}${room.slice(1)}.${method}`;
  operation.tags = [room];
  operation.security = [
    { token: marks.scope === undefined || marks.scope === 'any' ? [] : [marks.scope] },
  ];
  operation.parameters = [...operation.parameters, ...headersOf(verb, marks)];
  const [done] = Object.entries(operation.responses);
  operation.responses = {
    ...(marks.sendsEvents ? eventsOf(operation) : Object.fromEntries([done])),
    ...(isCacheable(verb, marks) && { 304: { description: 'The answer has this `ETag`' } }),
    ...Object.fromEntries(
      problemsOf(operation, verb, marks).map((one) => [
        one,
        { $ref: `#/components/responses/${nameOf(one)}` },
      ]),
    ),
  };
  const example = EXAMPLES[operation.operationId];
  if (example) operation.requestBody.content['application/json'].example = example;
}

/** Whether a call answers 304 to clients that already have the answer. */
const isCacheable = (verb, { hasEtag, sendsEvents }) => verb === 'get' && hasEtag && !sendsEvents;

function headersOf(verb, marks) {
  const { isConditional, isIdempotent, sendsEvents } = marks;
  const key = { type: 'string', minLength: 1, maxLength: 255 };
  return [
    isCacheable(verb, marks) && header('If-None-Match', 'An `ETag`: 304 if nothing has changed'),
    verb === 'get' &&
      sendsEvents &&
      header('Last-Event-ID', 'The id of the last event that was received'),
    isConditional &&
      header('If-Match', 'The `ETag` of the version to change: 412 if it has changed since'),
    isIdempotent &&
      header('Idempotency-Key', 'The same key and body get the same response for a day', key),
  ].filter(Boolean);
}

function problemsOf({ parameters }, verb, { isConditional, isIdempotent }) {
  const within = (place) => parameters.some((one) => one.in === place);
  return [
    ...(verb !== 'get' || within('query') ? [400] : []),
    401,
    403,
    ...(within('path') ? [404] : []),
    ...(isIdempotent ? [409] : []),
    ...(isConditional ? [412] : []),
    ...(isIdempotent ? [422] : []),
    429,
    'default',
  ];
}

/** Clients that do not accept events get JSON, unless the call only has events. */
function eventsOf({ responses }) {
  const events = { description: 'Events, while the answer is written', content: EVENTS };
  return responses[201]?.content
    ? { 200: events, 201: responses[201] }
    : { 200: events, 204: { description: 'The reader has received the end' } };
}
