import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { ApiProperty, DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import { root } from '../launcher/paths.mjs';
import { completePublic, PUBLIC, PUBLIC_PROBLEMS, readMarks, securityOf } from './public-calls.mjs';
import { ID, readTypes } from './types.mjs';
import { describeEvents } from './webhook-events.mjs';

/** Paths that are not for clients: the operator's pages, this documentation, an earlier address. */
const LEFT_OUT = /^\/(api\/docs|api\/usage-reports|operator)(\/|$)/;

/** A guide without links, and without the paragraphs that link to other files of the repository. */
const guide = (name) =>
  readFileSync(join(root, 'docs', name), 'utf8')
    .split('\n\n')
    .filter((paragraph) => !/\]\((?!https:)/.test(paragraph))
    .join('\n\n')
    .replaceAll(/\[([^\]]+)\]\(https:[^)]+\)/g, '$1');

/** A guide as one section of a longer text. */
const section = (name, title) =>
  guide(name).replaceAll(/^##/gm, '###').replace(/^# .*/, `## ${title}`);

const ABOUT = `## The rest of this document

Calls outside of \`/api/v1\` are the web client's own and change with it: a session cookie says who calls, and every error has the schema \`ErrorBody\`. Socket events, of \`/socket.io\` with the same cookie or a token, are under \`x-socket-events\` of the OpenAPI document.`;

/** The guides, the first one without its title, and a description of the rest of the document. */
const about = () =>
  [
    guide('api.md').replace(/^# .*\n+/, ''),
    section('webhooks.md', 'Receiving webhooks'),
    section('mcp.md', 'MCP server'),
    ABOUT,
  ].join('\n\n');

/** How callers authenticate. */
const SECURITY_SCHEMES = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'A personal token (`zmp_...`), created in the profile',
  },
  session: { type: 'apiKey', in: 'cookie', name: 'zampa.sid' },
};

/**
 * Describes all calls and socket events: inputs by the DTO classes that validate them, answers by
 * the types of the handlers.
 * @returns {Promise<object>} an OpenAPI 3.1 document
 */
export async function describeApi() {
  const { ApiModule } = await import('../dist/api.module.js');
  const { Public } = await import('../dist/platform/session/signed-in.guard.js');
  const { RateLimit } = await import('../dist/platform/http/rate-limit.interceptor.js');
  const marksOf = await readMarks();
  const app = await NestFactory.create(ApiModule, { preview: true, logger: false });
  const handlers = handlersOf(app);
  const types = readTypes(new Set(handlers.map(({ name }) => name)));
  const inputs = new Set(handlers.flatMap((handler) => handler.inputs));
  for (const input of inputs) describeFields(input);
  const config = new DocumentBuilder().setTitle('Zampa').setDescription(about());
  const document = SwaggerModule.createDocument(
    app,
    config.setVersion('1').setOpenAPIVersion('3.1.0').build(),
    {
      // Nest numbers the methods of a controller with several paths.
      operationIdFactory: (controller, method) => `${controller}.${method.replace(/\[\d+\]$/, '')}`,
      extraModels: handlers.filter(({ event }) => event).flatMap((handler) => handler.inputs),
    },
  );
  const known = new Map(handlers.map((handler) => [handler.name, handler]));
  for (const path of Object.keys(document.paths)) {
    if (LEFT_OUT.test(path)) delete document.paths[path];
  }
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [verb, operation] of Object.entries(operations)) {
      const { places } = known.get(operation.operationId);
      const marked = (decorator) =>
        places.some((place) => Reflect.hasMetadata(decorator.KEY, place));
      const { text, answer } = types.handlers.get(operation.operationId);
      const marks = marksOf(places);
      const rules = {
        isOpen: marked(Public) && marks.scope === undefined,
        isLimited: marked(RateLimit),
        isRead: verb === 'get',
      };
      complete(operation, { text, answer }, rules);
      if (PUBLIC.test(path)) completePublic(operation, verb, marks);
      else if (marks.scope !== undefined) operation.security = securityOf(marks);
    }
  }
  const events = { fromServer: types.events, fromClient: clientEvents(handlers, types) };
  return finished(document, types.schemas, events);
}

/** Every method of a controller or gateway, with the DTO classes it takes. */
function handlersOf(app) {
  const modules = [...app.container.getModules().values()];
  const classes = modules.flatMap(({ controllers, providers }) =>
    [...controllers.values(), ...providers.values()].map(({ metatype }) => metatype),
  );
  return [...new Set(classes)].flatMap((owner) =>
    Object.entries(Object.getOwnPropertyDescriptors(owner?.prototype ?? {})).flatMap(
      ([method, { value: handle }]) => {
        if (typeof handle !== 'function' || method === 'constructor') return [];
        const event = Reflect.getMetadata('message', handle);
        if (event === undefined && !Reflect.hasMetadata('path', handle)) return [];
        const taken = Reflect.getMetadata('design:paramtypes', owner.prototype, method);
        const inputs = taken.filter((type) => fieldsOf(type).size > 0);
        return [{ name: `${owner.name}.${method}`, places: [handle, owner], event, inputs }];
      },
    ),
  );
}

/** What the validation rules of a DTO's fields state, as parts of JSON schemas. */
function fieldsOf(type) {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const fields = new Map();
  for (const { propertyName, context, type: kind } of rules) {
    const optional = kind === 'conditionalValidation' && { optional: true };
    fields.set(propertyName, { ...fields.get(propertyName), ...context, ...optional });
  }
  return fields;
}

function describeFields(type) {
  const defaults = new type();
  for (const [name, { optional, nullable, of, ...schema }] of fieldsOf(type)) {
    const given = { required: !optional, ...(nullable && { nullable }), default: defaults[name] };
    const inner = of && { type: () => of, isArray: schema.type === 'array' };
    if (of) describeFields(of);
    ApiProperty({ ...schema, ...given, ...inner })(type.prototype, name);
  }
}

/** Errors that a call may return, by status. */
const PROBLEMS = {
  400: '`VALIDATION_FAILED`, with the message of each wrong field',
  401: '`UNAUTHENTICATED`',
  404: '`NOT_FOUND`',
  429: '`TOO_MANY_REQUESTS`, with `Retry-After`',
  default: 'Another error of the call',
};

const problem = (description) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
});

function complete(operation, { text, answer }, { isOpen, isLimited, isRead }) {
  const [title, ...more] = text.split(/(?<=\.)\s/);
  const [controller, method] = operation.operationId.split('.');
  operation.summary = title || `${controller.replace('Controller', '')}: ${method}`;
  if (more.length > 0) operation.description = more.join(' ');
  const [status] = Object.keys(operation.responses);
  const content = answer && { 'application/json': { schema: answer } };
  const within = (place) => operation.parameters.some((one) => one.in === place);
  for (const one of operation.parameters) {
    if (one.in === 'path' && one.schema.type === 'number') one.schema = { ...ID, minimum: 1 };
  }
  const problems = [
    ...(!isRead || within('query') ? [400] : []),
    ...(isOpen ? [] : [401]),
    ...(within('path') ? [404] : []),
    ...(isLimited ? [429] : []),
    'default',
  ];
  if (!isOpen) operation.security = [{ session: [] }];
  operation.responses = {
    [status]: { description: answer ? 'Done' : 'Done, without JSON', ...(content && { content }) },
    ...Object.fromEntries(
      problems.map((name) => [name, { $ref: `#/components/responses/${String(name)}` }]),
    ),
  };
}

const clientEvents = (handlers, types) =>
  Object.fromEntries(
    handlers
      .filter(({ event }) => event)
      .map(({ name, event, inputs: [payload] }) => {
        const { text, answer } = types.handlers.get(name);
        const about = {
          payload: { $ref: `#/components/schemas/${payload.name}` },
          ...(text && { description: text }),
        };
        return [event, { ...about, acknowledgement: answer }];
      }),
  );

function finished(document, schemas, events) {
  const all = Object.entries({ ...schemas, ...document.components.schemas });
  const used = JSON.stringify([document.paths, document.components.schemas, events, schemas]);
  // Answers and texts name these without a reference.
  const named = ['ErrorBody', 'Problem', 'AnswerEvents'];
  const kept = all.filter(([name]) => named.includes(name) || used.includes(`/${name}"`));
  const responses = Object.entries(PROBLEMS).map(([name, text]) => [name, problem(text)]);
  const components = {
    schemas: Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))),
    responses: { ...Object.fromEntries(responses), ...PUBLIC_PROBLEMS },
    securitySchemes: SECURITY_SCHEMES,
  };
  const { openapi, info, paths } = document;
  const webhooks = describeEvents(schemas.WebhookEventData);
  return withNullTypes({ openapi, info, paths, webhooks, components, 'x-socket-events': events });
}

/** OpenAPI 3.1 has no `nullable`: null is a type. */
function withNullTypes(value) {
  if (Array.isArray(value)) return value.map(withNullTypes);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...rest } = value;
  const entries = Object.entries(rest).map(([name, inner]) => [name, withNullTypes(inner)]);
  const known = Object.fromEntries(entries);
  if (nullable === true && known.allOf) return { anyOf: [...known.allOf, { type: 'null' }] };
  if (nullable !== true)
    return nullable === undefined ? known : { ...known, nullable: withNullTypes(nullable) };
  return {
    ...known,
    type: [known.type, 'null'],
    ...(known.enum && { enum: [...known.enum, null] }),
  };
}
