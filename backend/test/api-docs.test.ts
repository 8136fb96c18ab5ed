import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../launcher/paths.mjs';
import type { Process } from './harness/processes.js';
import { World } from './harness/world.js';
import { visit } from './harness/visit.js';

let world: World;
let api: Process;

const written: unknown = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8'));

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

afterAll(() => world.close());

describe('the OpenAPI description', () => {
  it('describes each field, its bounds and whether it is optional', () => {
    expect(written).toMatchObject({
      openapi: '3.1.0',
      paths: { '/api/pets/{id}': { patch: { responses: { 200: {}, 400: {}, 401: {}, 404: {} } } } },
      components: {
        schemas: {
          NewPetDto: {
            required: ['name', 'species'],
            properties: {
              name: { type: 'string', minLength: 1, maxLength: 60 },
              age: { type: ['integer', 'null'], minimum: 0, maximum: 100 },
            },
          },
        },
      },
      'x-socket-events': { fromClient: { stop: {} }, fromServer: { token: {} } },
    });
  });

  it('states the required authentication and the errors of each call', () => {
    expect(written).toMatchObject({
      paths: {
        '/api/v1/pets/{petId}': {
          patch: {
            security: [{ token: ['pets:write'] }],
            responses: { 412: { $ref: '#/components/responses/Problem412' } },
          },
        },
      },
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
        responses: { Problem412: { content: { 'application/problem+json': {} } } },
      },
    });
  });

  it('says that every call which may be sent fields refuses unknown ones', () => {
    const { paths } = written as { paths: Record<string, Record<string, { responses: object }>> };
    const silent = Object.entries(paths).flatMap(([path, calls]) =>
      Object.entries(calls)
        .filter(([verb, { responses }]) => verb !== 'get' && !('400' in responses))
        .map(([verb]) => `${verb} ${path}`),
    );
    expect(silent).toEqual([]);
  });

  it('declares ids as 64-bit integers', () => {
    const id = { type: 'integer', format: 'int64' };
    const call = '/api/v1/pets/{petId}';
    expect(written).toMatchObject({
      paths: { [call]: { get: { parameters: [{ name: 'petId', schema: id }, {}] } } },
      components: { schemas: { DiaryEntry: { properties: { id, petId: id, messageId: id } } } },
    });
  });

  it('describes the fields of nested objects', () => {
    const contact = { anyOf: [{ $ref: '#/components/schemas/PetContactDto' }, { type: 'null' }] };
    expect(written).toMatchObject({
      components: {
        schemas: {
          NewPetDto: { properties: { vet: contact } },
          PetContactDto: { required: ['name', 'phone'] },
          TriageDto: {
            properties: { turns: { items: { $ref: '#/components/schemas/TriageTurnDto' } } },
          },
        },
      },
    });
  });

  it('states which calls can answer 304 and that cursors are strings', () => {
    const answers = { 304: { description: expect.any(String) as unknown } };
    const cursor = { name: 'cursor', schema: { type: 'string' } };
    const log = '/api/v1/webhooks/{webhookId}/deliveries';
    expect(written).toMatchObject({
      paths: {
        '/api/v1/pets': { get: { responses: answers } },
        [log]: { get: { parameters: [{}, {}, cursor] } },
      },
    });
    expect(written).not.toMatchObject({
      paths: { '/api/v1/webhooks': { get: { responses: answers } } },
    });
  });

  it('describes the events of a stream', () => {
    const events = { message: {}, token: {}, done: {}, problem: {} };
    expect(written).toMatchObject({
      components: { schemas: { AnswerEvents: { properties: events } } },
    });
  });

  it('describes the webhook payloads', () => {
    const data = { properties: { entryId: {}, findings: { type: 'array' } } };
    const schema = { properties: { id: {}, type: { const: 'finding' }, createdAt: {}, data } };
    const call = { requestBody: { content: { 'application/json': { schema } } } };
    expect(written).toMatchObject({ webhooks: { finding: { post: call } } });
  });

  it('is public, with a page for reading it', async () => {
    const document = await visit(`${api.url}/api/openapi.json`);
    const page = await visit(`${api.url}/api/docs`);
    expect({ body: document.body, page: page.status }).toEqual({ body: written, page: 200 });
    for (const title of ['Receiving webhooks', 'Verifying the signature', 'MCP server']) {
      expect(page.text).toMatch(new RegExp(`<h[23] id="[a-z-]+">${title}</h`));
    }
    expect(page.text).toMatch(/<section id="AnswerEvents">[^]*?<code>token<\/code>/);
    expect(page.text).not.toMatch(/```|\*\*\w|\]\(http/);
  });
});
